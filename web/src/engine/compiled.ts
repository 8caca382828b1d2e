/** The compiled functions of a game: WebAssembly, its memory, and how records get in and out. */

import { dtype, NdArray, Rec, type Store } from './arrays.ts';
import { tuple } from './python.ts';

/** What an entry takes: a number, the bytes of a record, items of a type in so many dimensions, parts. */
export type Argument = 'number' | { record: number } | { array: string; dimensions: number } | { parts: Argument[] };
export interface Signature {
  takes: Argument[];
  gives: null | 'number' | 'flag' | { array: string; dimensions: number } | { several: number };
}

const PAGE = 1 << 16;
const SCRATCH = 1 << 23; // bytes in which the arguments of one call lie
const LARGE = 1 << 20; // arrays of so many bytes live in WebAssembly's memory, and are not copied

class Memory implements Store {
  private readonly memory: WebAssembly.Memory;
  constructor(memory: WebAssembly.Memory) {
    this.memory = memory;
  }
  get buffer(): ArrayBufferLike {
    return this.memory.buffer;
  }
  reach(end: number): void {
    const missing = end - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
  }
}

type Back = { bytes: Uint8Array; from: number };

export class Compiled {
  private readonly exports: Record<string, unknown>;
  private readonly memory: Memory;
  private readonly signatures: Record<string, Signature>;
  private readonly scratch: number;
  private top = 0;
  private back: Back[] = [];
  private blocks: { at: number; size: number }[] = [];
  private newest = 0;
  /** While some work makes many large arrays: those that it keeps, beside the one it made last. */
  kept: (() => readonly NdArray[]) | null = null;

  constructor(module: WebAssembly.Module, signatures: Record<string, Signature>) {
    this.exports = new WebAssembly.Instance(module).exports;
    this.memory = new Memory(this.exports['memory'] as WebAssembly.Memory);
    this.signatures = signatures;
    const base = (this.exports['__heap_base'] as WebAssembly.Global).value as number;
    this.scratch = (base + 63) & ~63;
    this.memory.reach(this.scratch + SCRATCH);
  }

  /** A compiled function by its name. */
  function(name: string): (...args: unknown[]) => unknown {
    const code = this.exports[name] as (...numbers: number[]) => number;
    const fresh = this.exports['page_fresh'] as () => void;
    const { takes, gives } = this.signatures[name]!;
    return (...args) => {
      this.top = this.scratch;
      this.back = [];
      const numbers: number[] = [];
      takes.forEach((argument, at) => this.pack(argument, args[at], numbers));
      const out = this.top;
      if (gives && typeof gives === 'object') numbers.push(out);
      fresh();
      const found = code(...numbers);
      for (const { bytes, from } of this.back) bytes.set(new Uint8Array(this.memory.buffer, from, bytes.length));
      if (gives === null) return null;
      if (gives === 'flag') return found !== 0;
      return gives === 'number' ? found : this.unpack(gives, out);
    };
  }

  private pack(argument: Argument, value: unknown, numbers: number[]): void {
    if (argument === 'number') numbers.push(Number(value));
    else if ('record' in argument) {
      const record = value as Rec;
      numbers.push(this.lend(record.$store, record.$at, argument.record));
    } else if ('array' in argument) {
      const array = value as NdArray;
      if (array.ndim !== argument.dimensions) throw new TypeError(`${argument.dimensions} dimensions, got ${array.ndim}`);
      if (!array.isPacked()) throw new TypeError('an array with gaps');
      numbers.push(this.lend(array.store, array.at, array.size * array.dtype.itemsize), ...array.shape);
    } else argument.parts.forEach((part, at) => this.pack(part, (value as unknown[])[at], numbers));
  }

  /** Where WebAssembly finds these bytes: copied in, and out again after the call. */
  private lend(store: Store, at: number, size: number): number {
    if (store === this.memory) return at;
    const to = this.top;
    this.top = (to + size + 15) & ~15;
    if (this.top > this.scratch + SCRATCH) throw new RangeError('too much for one call');
    const bytes = new Uint8Array(store.buffer, at, size);
    new Uint8Array(this.memory.buffer, to, size).set(bytes);
    this.back.push({ bytes, from: to });
    return to;
  }

  private unpack(gives: { array: string; dimensions: number } | { several: number }, out: number): unknown {
    const numbers = new Float64Array(this.memory.buffer, out);
    if ('several' in gives) return tuple([...numbers.subarray(0, gives.several)]);
    const shape = [...numbers.subarray(0, gives.dimensions)];
    const made = NdArray.zeros(shape, dtype(gives.array));
    return made.fill(NdArray.from([...numbers.subarray(gives.dimensions, gives.dimensions + made.size)], dtype('float64')).reshape(...shape));
  }

  // ------------------------------------------------------------------ large arrays

  /** Room for a large array, all zero; small ones have none here. */
  room(size: number): [Store, number] | null {
    if (size < LARGE) return null;
    if (this.kept) this.sweep(this.kept(), this.newest);
    const length = (size + 63) & ~63;
    let at = this.scratch + SCRATCH;
    for (const block of this.blocks) {
      if (block.at - at >= length) break;
      at = block.at + block.size;
    }
    this.memory.reach(at + length);
    new Uint8Array(this.memory.buffer, at, length).fill(0);
    this.blocks.push({ at, size: length });
    this.blocks.sort((one, other) => one.at - other.at);
    this.newest = at;
    return [this.memory, at];
  }

  /** Bytes that large arrays take now. */
  get taken(): number {
    return this.blocks.reduce((sum, { size }) => sum + size, 0);
  }

  /** Large arrays that nobody uses any more are given up; these are still used. */
  sweep(used: readonly NdArray[], newest?: number): void {
    this.blocks = this.blocks.filter(({ at }) => at === newest || used.some((array) => array.store === this.memory && array.at === at));
  }
}
