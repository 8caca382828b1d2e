/** Records and arrays of numbers, as numpy has them: bytes with a type, a shape and steps.
 *  Only what the edges of the games use; the rules themselves are compiled (compiled.ts). */

/** Bytes that somebody holds: the page's own, or a part of WebAssembly's memory (which may move). */
export interface Store {
  readonly buffer: ArrayBufferLike;
}

export class Own implements Store {
  readonly buffer: ArrayBuffer;
  constructor(size: number) {
    this.buffer = new ArrayBuffer((size + 7) & ~7);
  }
}

type Typed = { [at: number]: number | bigint; length: number };
const TYPES: Record<string, [number, new (buffer: ArrayBufferLike) => Typed]> = {
  bool: [1, Int8Array as never],
  int8: [1, Int8Array as never],
  uint8: [1, Uint8Array as never],
  int16: [2, Int16Array as never],
  uint16: [2, Uint16Array as never],
  int32: [4, Int32Array as never],
  uint32: [4, Uint32Array as never],
  int64: [8, BigInt64Array as never],
  uint64: [8, BigUint64Array as never],
  float32: [4, Float32Array as never],
  float64: [8, Float64Array as never],
};

const views = new WeakMap<ArrayBufferLike, Map<string, Typed>>();

function typed(store: Store, type: string): Typed {
  let known = views.get(store.buffer);
  if (!known) views.set(store.buffer, (known = new Map()));
  let found = known.get(type);
  if (!found) known.set(type, (found = new TYPES[type]![1](store.buffer)));
  return found;
}

function read(store: Store, type: string, offset: number): number | boolean {
  const found = typed(store, type)[offset / TYPES[type]![0]]!;
  return type === 'bool' ? found !== 0 : Number(found);
}

function write(store: Store, type: string, offset: number, value: unknown): void {
  const wide = type === 'int64' || type === 'uint64';
  typed(store, type)[offset / TYPES[type]![0]] = wide ? BigInt(Math.trunc(Number(value))) : Number(value);
}

/** What items are: numbers of a type, or records with fields. */
export class DType {
  readonly names: string[] | null;
  readonly itemsize: number;
  readonly type: string;
  readonly fields: Map<string, [number, string, number[]]>;
  readonly made: typeof Rec | null;

  constructor(about: string | { size: number; fields: Record<string, [number, string, number[]]> }) {
    if (typeof about === 'string') {
      this.type = about;
      this.itemsize = TYPES[about]![0];
      this.fields = new Map();
      this.names = null;
      this.made = null;
    } else {
      this.type = 'record';
      this.itemsize = about.size;
      this.fields = new Map(Object.entries(about.fields));
      this.names = [...this.fields.keys()];
      this.made = recordClass(this);
    }
  }
}

const plainTypes = new Map(Object.keys(TYPES).map((name) => [name, new DType(name)]));

/** The type of that name. */
export function dtype(about: unknown): DType {
  if (about instanceof DType) return about;
  const name = String(about).replace(/^np\./, '').replace('bool_', 'bool');
  const found = plainTypes.get(name);
  if (!found) throw new TypeError(`no such type of numbers: ${name}`);
  return found;
}

/** One record; its fields are properties. */
export class Rec {
  $store: Store;
  $at: number;
  $type: DType;
  constructor(store: Store, at: number, type: DType) {
    this.$store = store;
    this.$at = at;
    this.$type = type;
  }
  get dtype(): DType {
    return this.$type;
  }
  bytes(): Uint8Array {
    return new Uint8Array(this.$store.buffer, this.$at, this.$type.itemsize);
  }
  tobytes(): Uint8Array {
    return this.bytes().slice();
  }
  tolist(): unknown {
    throw new TypeError('a record is no list');
  }
}

function recordClass(type: DType): typeof Rec {
  class Made extends Rec {}
  for (const [name, [offset, inner, shape]] of type.fields) {
    const of = dtype(inner);
    Object.defineProperty(Made.prototype, name, {
      get(this: Rec) {
        if (!shape.length) return read(this.$store, inner, this.$at + offset);
        return new NdArray(this.$store, of, shape, contiguous(shape, of.itemsize), this.$at + offset);
      },
      set(this: Rec, value: unknown) {
        if (!shape.length) write(this.$store, inner, this.$at + offset, value);
        else new NdArray(this.$store, of, shape, contiguous(shape, of.itemsize), this.$at + offset).fill(value);
      },
    });
  }
  return Made;
}

function contiguous(shape: readonly number[], size: number): number[] {
  const steps = new Array<number>(shape.length);
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    steps[axis] = size;
    size *= shape[axis]!;
  }
  return steps;
}

const product = (numbers: readonly number[]): number => numbers.reduce((one, other) => one * other, 1);

/** Part of a list: from, to, step. */
export class Slice {
  start: number | null;
  stop: number | null;
  step: number | null;
  constructor(start: unknown, stop: unknown, step: unknown) {
    this.start = start === null ? null : Number(start);
    this.stop = stop === null ? null : Number(stop);
    this.step = step === null ? null : Number(step);
  }
  /** The first place, the step, and how many there are. */
  on(length: number): [number, number, number] {
    const step = this.step ?? 1;
    const clip = (at: number): number => {
      const found = at < 0 ? at + length : at;
      return step > 0 ? Math.min(Math.max(found, 0), length) : Math.min(Math.max(found, -1), length - 1);
    };
    const start = this.start === null ? (step > 0 ? 0 : length - 1) : clip(this.start);
    const stop = this.stop === null ? (step > 0 ? length : -1) : clip(this.stop);
    return [start, step, Math.max(0, Math.ceil((stop - start) / step))];
  }
}

export const everything = Symbol('...');

type Item = number | boolean | Rec;

export class NdArray {
  store: Store;
  dtype: DType;
  shape: readonly number[];
  steps: readonly number[];
  at: number;

  constructor(store: Store, type: DType, shape: readonly number[], steps: readonly number[], at: number) {
    this.store = store;
    this.dtype = type;
    this.shape = shape;
    this.steps = steps;
    this.at = at;
  }

  static zeros(shape: readonly number[], type: DType, make: (size: number) => [Store, number] = own): NdArray {
    const [store, at] = make(product(shape) * type.itemsize);
    return new NdArray(store, type, shape, contiguous(shape, type.itemsize), at);
  }

  static from(values: unknown, type: DType): NdArray {
    if (values instanceof NdArray) {
      const made = NdArray.zeros(values.shape, type);
      return made.fill(values);
    }
    const shape: number[] = [];
    for (let inner = values; isMany(inner); inner = many(inner)[0]) shape.push(many(inner).length);
    return NdArray.zeros(shape, type).fill(values);
  }

  get ndim(): number {
    return this.shape.length;
  }
  get size(): number {
    return product(this.shape);
  }
  get length(): number {
    return this.shape[0] ?? 0;
  }

  isPacked(): boolean {
    const steps = contiguous(this.shape, this.dtype.itemsize);
    return steps.every((step, axis) => step === this.steps[axis] || this.shape[axis]! <= 1);
  }

  private one(at: number): Item {
    if (this.dtype.made) return new this.dtype.made(this.store, at, this.dtype);
    return read(this.store, this.dtype.type, at);
  }

  private set(at: number, value: unknown): void {
    if (!this.dtype.made) write(this.store, this.dtype.type, at, value);
    else {
      const bytes = new Uint8Array(this.store.buffer, at, this.dtype.itemsize);
      if (value instanceof Rec) bytes.set(value.bytes());
      else bytes.fill(0);
    }
  }

  /** Where every item lies, in order. */
  *places(): Generator<number> {
    const { shape, steps } = this;
    const count = this.size;
    const index = new Array<number>(shape.length).fill(0);
    let at = this.at;
    for (let done = 0; done < count; done++) {
      yield at;
      for (let axis = shape.length - 1; axis >= 0; axis--) {
        at += steps[axis]!;
        if (++index[axis]! < shape[axis]!) break;
        at -= steps[axis]! * shape[axis]!;
        index[axis] = 0;
      }
    }
  }

  *flat(): Generator<Item> {
    for (const at of this.places()) yield this.one(at);
  }

  *[Symbol.iterator](): Generator<Item | NdArray> {
    for (let place = 0; place < this.length; place++) yield this.get(place);
  }

  tolist(): unknown[] {
    return Array.from(this, (item) => (item instanceof NdArray ? item.tolist() : item));
  }

  tobytes(): Uint8Array {
    if (!this.isPacked()) return this.copy().tobytes();
    return new Uint8Array(this.store.buffer, this.at, this.size * this.dtype.itemsize).slice();
  }

  copy(): NdArray {
    return NdArray.zeros(this.shape, this.dtype).fill(this);
  }

  astype(type: unknown): NdArray {
    return NdArray.zeros(this.shape, dtype(type)).fill(this);
  }

  view(_type: unknown): NdArray {
    return this;
  }

  reshape(...shape: unknown[]): NdArray {
    const wanted = (isMany(shape[0]) ? many(shape[0]) : shape).map(Number);
    const packed = this.isPacked() ? this : this.copy();
    return new NdArray(packed.store, this.dtype, wanted, contiguous(wanted, this.dtype.itemsize), packed.at);
  }

  ravel(): NdArray {
    return this.reshape(this.size);
  }

  fill(value: unknown): NdArray {
    if (isMany(value)) {
      const source = value instanceof NdArray ? value.stretched(this.shape) : null;
      if (source) {
        const items = [...source.flat()].map((item) => (item instanceof Rec ? item : item));
        let place = 0;
        for (const at of this.places()) this.set(at, items[place++]);
      } else {
        const parts = many(value);
        for (let place = 0; place < this.length; place++) this.put(place, parts.length === 1 ? parts[0] : parts[place]);
      }
    } else for (const at of this.places()) this.set(at, value);
    return this;
  }

  // ------------------------------------------------------------------ by index

  get(key: unknown): Item | NdArray {
    if (typeof key === 'string') {
      const [offset, inner, shape] = this.dtype.fields.get(key)!;
      const of = dtype(inner);
      const steps = [...this.steps, ...contiguous(shape, of.itemsize)];
      return new NdArray(this.store, of, [...this.shape, ...shape], steps, this.at + offset);
    }
    const keys = keysOf(key, this.ndim);
    if (keys.some(isChoice)) return this.chosen(keys, (at, made, to) => made.set(to, this.one(at)))!;
    const part = this.part(keys);
    return part.ndim || keys.some((each) => each instanceof Slice) ? part : this.one(part.at);
  }

  put(key: unknown, value: unknown): void {
    if (typeof key === 'string') {
      (this.get(key) as NdArray).fill(value);
      return;
    }
    const keys = keysOf(key, this.ndim);
    if (keys.some(isChoice)) {
      const items = isMany(value) ? [...(NdArray.from(value, this.dtype.made ? this.dtype : dtype('float64')).flat())] : null;
      let place = 0;
      this.chosen(keys, (at) => this.set(at, items ? items[items.length === 1 ? 0 : place++] : value));
      return;
    }
    const part = this.part(keys);
    if (part.ndim) part.fill(value);
    else this.set(part.at, value);
  }

  private part(keys: unknown[]): NdArray {
    let at = this.at;
    let axis = 0;
    const shape: number[] = [];
    const steps: number[] = [];
    for (const key of keys) {
      if (key === null) {
        shape.push(1);
        steps.push(0);
      } else if (key instanceof Slice) {
        const [start, step, count] = key.on(this.shape[axis]!);
        at += start * this.steps[axis]!;
        shape.push(count);
        steps.push(step * this.steps[axis]!);
        axis++;
      } else {
        const number = Number(key);
        const length = this.shape[axis]!;
        const place = number < 0 ? number + length : number;
        if (!(place >= 0 && place < length)) throw new RangeError(`index ${number} of ${length}`);
        at += place * this.steps[axis]!;
        axis++;
      }
    }
    return new NdArray(this.store, this.dtype, [...shape, ...this.shape.slice(axis)], [...steps, ...this.steps.slice(axis)], at);
  }

  /** By lists of places, or by flags. */
  private chosen(keys: unknown[], take: (at: number, made: NdArray, to: number) => void): NdArray {
    const places: NdArray[] = [];
    const rest: unknown[] = [];
    for (const key of keys) {
      if (key instanceof NdArray && key.dtype.type === 'bool') places.push(...nonzero(key));
      else if (isMany(key)) {
        const list = key instanceof NdArray ? key : NdArray.from(many(key), dtype('int64'));
        if (list.dtype.type === 'bool' || many(key)[0] === true || many(key)[0] === false)
          places.push(...nonzero(NdArray.from(list, dtype('bool'))));
        else places.push(list);
      } else if (!rest.length && !(key instanceof Slice)) places.push(NdArray.from([key], dtype('int64')).reshape([]));
      else rest.push(key);
    }
    const shape = broadcast(places.map((each) => each.shape));
    const lists = places.map((each) => [...each.stretched(shape).flat()].map(Number));
    const inner = new NdArray(this.store, this.dtype, this.shape.slice(lists.length), this.steps.slice(lists.length), 0).part(rest);
    const made = NdArray.zeros([...shape, ...inner.shape], this.dtype);
    const targets = made.places();
    for (let number = 0; number < product(shape); number++) {
      let at = this.at;
      lists.forEach((list, axis) => {
        const place = list[number]!;
        at += (place < 0 ? place + this.shape[axis]! : place) * this.steps[axis]!;
      });
      for (const offset of inner.places()) take(at + offset, made, targets.next().value as number);
    }
    return made;
  }

  stretched(shape: readonly number[]): NdArray {
    const more = shape.length - this.ndim;
    const steps = shape.map((length, axis) => {
      const own = axis - more;
      if (own < 0) return 0;
      if (this.shape[own] === length) return this.steps[own]!;
      if (this.shape[own] === 1) return 0;
      throw new RangeError(`shapes ${this.shape} and ${shape} do not fit`);
    });
    return new NdArray(this.store, this.dtype, shape, steps, this.at);
  }

  // ------------------------------------------------------------------ reckoning

  reduced(axes: unknown, type: DType, begin: number | null, step: (so: number, item: number) => number): unknown {
    if (axes === undefined || axes === null) {
      let so = begin;
      for (const item of this.flat()) so = so === null ? Number(item) : step(so, Number(item));
      return type.type === 'bool' ? so !== 0 : so;
    }
    const gone = (isMany(axes) ? many(axes) : [axes]).map((axis) => (Number(axis) + this.ndim) % this.ndim);
    const kept = this.shape.map((_, axis) => axis).filter((axis) => !gone.includes(axis));
    const made = NdArray.zeros(kept.map((axis) => this.shape[axis]!), type);
    const inner = new NdArray(this.store, this.dtype, gone.map((axis) => this.shape[axis]!), gone.map((axis) => this.steps[axis]!), 0);
    const outer = new NdArray(this.store, this.dtype, made.shape, kept.map((axis) => this.steps[axis]!), this.at);
    const targets = [...made.places()];
    let number = 0;
    for (const base of outer.places()) {
      let so = begin;
      for (const offset of inner.places()) {
        const item = Number(this.one(base + offset));
        so = so === null ? item : step(so, item);
      }
      made.set(targets[number++]!, so ?? 0);
    }
    return made;
  }

  private get summed(): DType {
    return dtype(this.dtype.type.startsWith('float') ? 'float64' : 'int64');
  }

  sum(axis?: unknown): unknown {
    return this.reduced(axis, this.summed, 0, (so, item) => so + item);
  }
  any(axis?: unknown): unknown {
    return this.reduced(axis, dtype('bool'), 0, (so, item) => (so || item ? 1 : 0));
  }
  all(axis?: unknown): unknown {
    return this.reduced(axis, dtype('bool'), 1, (so, item) => (so && item ? 1 : 0));
  }
  min(axis?: unknown): unknown {
    return this.reduced(axis, this.summed, null, Math.min);
  }
  max(axis?: unknown): unknown {
    return this.reduced(axis, this.summed, null, Math.max);
  }
  nonzero(): NdArray[] {
    return nonzero(this);
  }
}

function own(size: number): [Store, number] {
  return [new Own(size), 0];
}

function isMany(value: unknown): boolean {
  return value instanceof NdArray || Array.isArray(value) || isRange(value);
}
function isRange(value: unknown): value is Iterable<number> {
  return typeof value === 'object' && value !== null && '$range' in value;
}
function many(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [...(value as Iterable<unknown>)];
}
function isChoice(key: unknown): boolean {
  return isMany(key);
}

function keysOf(key: unknown, dimensions: number): unknown[] {
  const keys = Array.isArray(key) && (key as { $tuple?: true }).$tuple ? [...key] : [key];
  const at = keys.indexOf(everything);
  if (at < 0) return keys;
  const named = keys.filter((each) => each !== null && each !== everything).length;
  const rest = Array.from({ length: dimensions - named }, () => new Slice(null, null, null));
  keys.splice(at, 1, ...rest);
  return keys;
}

export function nonzero(array: NdArray): NdArray[] {
  const found: number[][] = array.shape.map(() => []);
  let number = 0;
  for (const item of array.flat()) {
    if (Number(item)) {
      let rest = number;
      for (let axis = array.ndim - 1; axis >= 0; axis--) {
        found[axis]!.push(rest % array.shape[axis]!);
        rest = Math.floor(rest / array.shape[axis]!);
      }
    }
    number++;
  }
  return found.map((list) => fromNumbers(list, 'int64'));
}

export function fromNumbers(list: readonly (number | boolean)[], type: string): NdArray {
  const made = NdArray.zeros([list.length], dtype(type));
  list.forEach((item, place) => made.put(place, item));
  return made;
}

function broadcast(shapes: readonly (readonly number[])[]): number[] {
  const depth = Math.max(...shapes.map((shape) => shape.length));
  return Array.from({ length: depth }, (_, axis) => {
    const lengths = shapes.map((shape) => shape[axis - depth + shape.length] ?? 1);
    return lengths.find((length) => length !== 1) ?? 1;
  });
}

/** Number by number; what comes of it is of the type. */
export function combined(one: unknown, other: unknown, type: string, step: (one: number, other: number) => number | boolean): NdArray {
  const [left, right] = [one, other].map((each) =>
    each instanceof NdArray ? each : isMany(each) ? NdArray.from(each, dtype('float64')) : fromNumbers([Number(each)], 'float64').reshape([]),
  ) as [NdArray, NdArray];
  const shape = broadcast([left.shape, right.shape]);
  const made = NdArray.zeros(shape, dtype(type));
  const lefts = left.stretched(shape).flat();
  const rights = right.stretched(shape).flat();
  const target = typed(made.store, made.dtype.type);
  for (let place = 0; place < made.size; place++) {
    const found = step(Number(lefts.next().value), Number(rights.next().value));
    target[place] = made.dtype.type === 'int64' ? BigInt(Number(found)) : Number(found);
  }
  return made;
}
