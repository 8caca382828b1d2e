/** What Python means by its operators, its own types and functions: the runtime of what the build
 *  says in JavaScript (src/nunatak/page/script.py). No word about any game. */

import { combined, DType, dtype, everything, fromNumbers, NdArray, nonzero, Rec, Slice, type Store } from './arrays.ts';

/* eslint-disable @typescript-eslint/no-explicit-any */
type Any = any;
type Function_ = ((...args: Any[]) => Any) & { $names?: string[]; $more?: boolean };

// ------------------------------------------------------------------ things

export class Base {
  [name: string]: Any;
}

/** A list that can't change, and that can be a key. */
export class Tuple extends Array<Any> {
  get $tuple(): true {
    return true;
  }
  static override get [Symbol.species](): ArrayConstructor {
    return Array;
  }
}

export function tuple(items: Any[]): Tuple {
  const made = new Tuple(items.length);
  for (let place = 0; place < items.length; place++) made[place] = items[place];
  return made;
}

/** A member of an enumeration: a number with a name, and what is declared of it. */
export class Member extends Base {
  override valueOf(): number {
    return this['$value'];
  }
}

/** A seat among a message's values. */
export class Seat {
  static readonly $name = 'Seat';
  seat = 0;
  constructor(seat: Any) {
    this.__init__(seat);
  }
  __init__(seat: Any): void {
    this.seat = Number(seat);
  }
  valueOf(): number {
    return this.seat;
  }
}

export class Range {
  readonly start: number;
  readonly stop: number;
  readonly step: number;
  readonly $range = true;
  constructor(start: Any, stop: Any, step: Any = 1) {
    this.start = Number(start);
    this.stop = Number(stop);
    this.step = Number(step);
  }
  get length(): number {
    return Math.max(0, Math.ceil((this.stop - this.start) / this.step));
  }
  at(place: number): number {
    return this.start + (place < 0 ? place + this.length : place) * this.step;
  }
  has(number: Any): boolean {
    const place = (Number(number) - this.start) / this.step;
    return Number.isInteger(place) && place >= 0 && place < this.length;
  }
  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.length; place++) yield this.start + place * this.step;
  }
}

function keyOf(key: Any): Any {
  if (key instanceof Tuple) return '\u0000' + JSON.stringify(key.map((each) => keyOf(each)));
  if (key instanceof Member || key instanceof Seat) return key.valueOf();
  return typeof key === 'boolean' ? Number(key) : key;
}

export class Dict {
  private readonly kept = new Map<Any, [Any, Any]>();
  constructor(pairs: Iterable<[Any, Any] | Any[]> = []) {
    for (const [key, value] of pairs as Iterable<[Any, Any]>) this.set(key, value);
  }
  set(key: Any, value: Any): void {
    const known = this.kept.get(keyOf(key));
    if (known) known[1] = value;
    else this.kept.set(keyOf(key), [key, value]);
  }
  has(key: Any): boolean {
    return this.kept.has(keyOf(key));
  }
  find(key: Any): Any {
    return this.kept.get(keyOf(key))?.[1];
  }
  delete(key: Any): boolean {
    return this.kept.delete(keyOf(key));
  }
  get length(): number {
    return this.kept.size;
  }
  *pairs(): Generator<[Any, Any]> {
    yield* this.kept.values();
  }
  *[Symbol.iterator](): Generator<Any> {
    for (const [key] of this.kept.values()) yield key;
  }
}

export class Set_ {
  private readonly kept = new Map<Any, Any>();
  constructor(items: Iterable<Any> = []) {
    for (const item of items) this.add(item);
  }
  add(item: Any): void {
    if (!this.has(item)) this.kept.set(keyOf(item), item);
  }
  has(item: Any): boolean {
    return this.kept.has(keyOf(item));
  }
  get length(): number {
    return this.kept.size;
  }
  *[Symbol.iterator](): Generator<Any> {
    yield* this.kept.values();
  }
}

// ------------------------------------------------------------------ errors

export class Exception extends Error {
  args: Any[] = [];
  [name: string]: Any;
  __init__(...args: Any[]): void {
    this.args = args;
    Object.defineProperty(this, 'message', { value: args.map(String).join(', '), configurable: true });
  }
}
class ValueError extends Exception {}
class TypeError_ extends Exception {}
class KeyError extends Exception {}
class IndexError extends Exception {}
class NotImplementedError extends Exception {}

function fail(kind: typeof Exception, message: string): Exception {
  const made = Object.create(kind.prototype);
  made.__init__(message);
  return made;
}

// ------------------------------------------------------------------ comparing

export function eq(one: Any, other: Any): Any {
  if (one === other) return true;
  if (one instanceof NdArray || other instanceof NdArray) {
    if (one === null || other === null) return false;
    return combined(one, other, 'bool', (a, b) => a === b);
  }
  if (one === null || other === null || one === undefined || other === undefined) return false;
  if (isNumber(one) && isNumber(other)) return Number(one) === Number(other);
  if (Array.isArray(one) && Array.isArray(other))
    return one instanceof Tuple === other instanceof Tuple && one.length === other.length && one.every((item, place) => eq(item, other[place]));
  if (one instanceof Set_ && other instanceof Set_) return one.length === other.length && [...one].every((item) => other.has(item));
  if (one instanceof Dict && other instanceof Dict)
    return one.length === other.length && [...one.pairs()].every(([key, value]) => other.has(key) && eq(value, other.find(key)));
  if (one instanceof Range && other instanceof Range) return eq([...one], [...other]);
  return false;
}

function isNumber(value: Any): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' || value instanceof Member || value instanceof Seat;
}

function order(one: Any, other: Any): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    for (let place = 0; place < Math.min(one.length, other.length); place++) {
      const found = order(one[place], other[place]);
      if (found) return found;
    }
    return one.length - other.length;
  }
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  if (typeof one === 'bigint' || typeof other === 'bigint') return Number(one) - Number(other);
  const [a, b] = [Number(one), Number(other)];
  return a < b ? -1 : a > b ? 1 : 0;
}

// ------------------------------------------------------------------ reckoning

const isBig = (one: Any, other: Any): boolean => typeof one === 'bigint' || typeof other === 'bigint';
const isSmall = (one: number, other: number): boolean => (one | 0) === one && (other | 0) === other;

function numbers(one: Any, other: Any, step: (a: number, b: number) => number, big: (a: bigint, b: bigint) => bigint): Any {
  if (one instanceof NdArray || other instanceof NdArray) {
    const floats = [one, other].some((each) => (each instanceof NdArray ? each.dtype.type.startsWith('float') : !Number.isInteger(Number(each))));
    return combined(one, other, floats ? 'float64' : 'int64', step);
  }
  if (isBig(one, other)) return big(BigInt(one), BigInt(other));
  return step(Number(one), Number(other));
}

function bits(one: Any, other: Any, step: (a: number, b: number) => number, big: (a: bigint, b: bigint) => bigint): Any {
  if (one instanceof NdArray || other instanceof NdArray) {
    const flags = [one, other].every((each) => (each instanceof NdArray ? each.dtype.type === 'bool' : typeof each === 'boolean'));
    return combined(one, other, flags ? 'bool' : 'int64', step);
  }
  if (typeof one === 'boolean' && typeof other === 'boolean') return step(Number(one), Number(other)) !== 0;
  const [a, b] = isBig(one, other) ? [NaN, NaN] : [Number(one), Number(other)];
  if (isSmall(a, b)) return step(a, b);
  return Number(big(BigInt(isBig(one, other) ? one : a), BigInt(isBig(one, other) ? other : b)));
}

export const floordiv = (one: Any, other: Any): Any =>
  numbers(one, other, (a, b) => Math.floor(a / b), (a, b) => (a - (((a % b) + b) % b)) / b);
export const mod = (one: Any, other: Any): Any =>
  numbers(one, other, (a, b) => a - b * Math.floor(a / b), (a, b) => ((a % b) + b) % b);

export function add(one: Any, other: Any): Any {
  if (typeof one === 'string') return one + other;
  if (one instanceof Tuple) return tuple([...one, ...other]);
  if (Array.isArray(one)) return [...one, ...other];
  return numbers(one, other, (a, b) => a + b, (a, b) => a + b);
}
export function sub(one: Any, other: Any): Any {
  if (one instanceof Set_) return new Set_([...one].filter((item) => !other.has(item)));
  return numbers(one, other, (a, b) => a - b, (a, b) => a - b);
}
export function mul(one: Any, other: Any): Any {
  if (typeof one === 'string') return one.repeat(Math.max(0, Number(other)));
  if (Array.isArray(one)) {
    const made = Array.from({ length: Math.max(0, Number(other)) }, () => one).flat(1);
    return one instanceof Tuple ? tuple(made) : made;
  }
  if (Array.isArray(other) || typeof other === 'string') return mul(other, one);
  return numbers(one, other, (a, b) => a * b, (a, b) => a * b);
}
const div = (one: Any, other: Any): Any => {
  if (one instanceof NdArray || other instanceof NdArray) return combined(one, other, 'float64', (a, b) => a / b);
  return Number(one) / Number(other);
};
const pow = (one: Any, other: Any): Any => numbers(one, other, (a, b) => a ** b, (a, b) => a ** b);
const shl = (one: Any, other: Any): Any => numbers(one, other, (a, b) => a * 2 ** b, (a, b) => a << b);
const shr = (one: Any, other: Any): Any =>
  typeof one === 'bigint' ? Number(one >> BigInt(other)) : numbers(one, other, (a, b) => Math.floor(a / 2 ** b), (a, b) => a >> b);
function or(one: Any, other: Any): Any {
  if (one instanceof Dict) return new Dict([...one.pairs(), ...pairs(other)]);
  if (one instanceof Set_) return new Set_([...one, ...other]);
  return bits(one, other, (a, b) => a | b, (a, b) => a | b);
}
function and(one: Any, other: Any): Any {
  if (one instanceof Set_) return new Set_([...one].filter((item) => other.has(item)));
  return bits(one, other, (a, b) => a & b, (a, b) => a & b);
}
const xor = (one: Any, other: Any): Any => bits(one, other, (a, b) => a ^ b, (a, b) => a ^ b);

/** `a += b`: lists and arrays are changed where they are. */
function inPlace(step: (one: Any, other: Any) => Any): (one: Any, other: Any) => Any {
  return (one, other) => {
    if (one instanceof NdArray) return one.fill(step(one, other));
    if (Array.isArray(one) && !(one instanceof Tuple) && step === add) {
      one.push(...other);
      return one;
    }
    if (one instanceof Dict && step === or) {
      for (const [key, value] of pairs(other)) one.set(key, value);
      return one;
    }
    return step(one, other);
  };
}

// ------------------------------------------------------------------ truth, and what things are made of

export function truth(value: Any): boolean {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined) return false;
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value) !== 0;
  if (typeof value === 'string' || Array.isArray(value)) return value.length > 0;
  if (value instanceof Member || value instanceof Seat) return value.valueOf() !== 0;
  if (value instanceof Dict || value instanceof Set_ || value instanceof Range) return value.length > 0;
  if (value instanceof NdArray) {
    if (value.size !== 1) throw fail(ValueError, 'the truth of several numbers');
    return Number([...value.flat()][0]) !== 0;
  }
  return true;
}

export function iter(value: Any): Iterable<Any> {
  if (value === null || value === undefined) throw fail(TypeError_, 'nothing to go through');
  if (value[Symbol.iterator]) return value;
  if (value.$members) return value.$members;
  throw fail(TypeError_, `can't go through ${String(value)}`);
}

export function pairs(value: Any): [Any, Any][] {
  if (value instanceof Dict) return [...value.pairs()];
  if (value && Object.getPrototypeOf(value) === Object.prototype) return Object.entries(value);
  return [...value] as [Any, Any][];
}

function has(many: Any, item: Any): boolean {
  if (many instanceof Dict || many instanceof Set_ || many instanceof Range) return many.has(item);
  if (typeof many === 'string') return many.includes(item);
  if (many && Object.getPrototypeOf(many) === Object.prototype) return item in many;
  for (const each of iter(many)) if (truth(eq(each, item))) return true;
  return false;
}

function place(at: Any, length: number): number {
  const number = Number(at);
  const found = number < 0 ? number + length : number;
  if (!(found >= 0 && found < length)) throw fail(IndexError, `index ${String(at)} of ${length}`);
  return found;
}

function sliced(many: Any, slice: Slice): Any {
  const [start, step, count] = slice.on(many.length);
  const items = Array.from({ length: count }, (_, number) => (many instanceof Range ? many.at(start + number * step) : many[start + number * step]));
  if (typeof many === 'string') return items.join('');
  return many instanceof Tuple ? tuple(items) : items;
}

export function item(many: Any, at: Any): Any {
  if (many instanceof NdArray) return many.get(at);
  if (many instanceof Dict) {
    if (!many.has(at)) throw fail(KeyError, String(at));
    return many.find(at);
  }
  if (many instanceof Match) return many.group(at);
  if (many instanceof Rec) return (many as Any)[at];
  if (at instanceof Slice) return sliced(many, at);
  if (many instanceof Range) return many.at(place(at, many.length));
  if (typeof many === 'string' || Array.isArray(many)) return many[place(at, many.length)];
  if (many && Object.getPrototypeOf(many) === Object.prototype) {
    if (!(at in many)) throw fail(KeyError, String(at));
    return many[at];
  }
  throw fail(TypeError_, `${String(many)} has no items`);
}

function store(many: Any, at: Any, value: Any): void {
  if (many instanceof NdArray) many.put(at, value);
  else if (many instanceof Dict) many.set(at, value);
  else if (many instanceof Rec) (many as Any)[at] = value;
  else many[place(at, many.length)] = value;
}

// ------------------------------------------------------------------ texts

export function str(value: Any): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (value instanceof Member || value instanceof Seat) return String(value.valueOf());
  if (value instanceof Error) return value.message;
  if (typeof value === 'object' && typeof value.__str__ === 'function') return value.__str__();
  if (typeof value === 'object') return repr(value);
  return String(value);
}

export function repr(value: Any): string {
  if (typeof value === 'string') {
    const quote = value.includes("'") && !value.includes('"') ? '"' : "'";
    const inside = value.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\t/g, '\\t').replace(/\r/g, '\\r');
    return quote + (quote === "'" ? inside.replace(/'/g, "\\'") : inside) + quote;
  }
  if (value instanceof Tuple) return value.length === 1 ? `(${repr(value[0])},)` : `(${value.map(repr).join(', ')})`;
  if (Array.isArray(value)) return `[${value.map(repr).join(', ')}]`;
  if (value instanceof Dict) return `{${[...value.pairs()].map(([key, each]) => `${repr(key)}: ${repr(each)}`).join(', ')}}`;
  if (value && Object.getPrototypeOf(value) === Object.prototype) return repr(new Dict(Object.entries(value)));
  if (typeof value === 'object' && value !== null && !(value instanceof Member)) return `<${value.constructor?.$name ?? 'object'}>`;
  return str(value);
}

function format(value: Any, form: string, shown: boolean): string {
  if (shown) return repr(value);
  const hex = /^0?(\d*)x$/.exec(form);
  if (hex) return Number(value).toString(16).padStart(Number(hex[1] || 0), '0');
  if (form) throw fail(ValueError, `no such form: ${form}`);
  return str(value);
}

function filled(text: string, values: Dict, args: Any[]): string {
  return text.replace(/\{(\w*)(!r)?\}/g, (_, name: string, shown: string) =>
    format(/^\d*$/.test(name) ? args[Number(name || 0)] : values.find(name), '', !!shown),
  );
}

const WHITE = /^[\s]+|[\s]+$/g;
const trim = (text: string, signs: string | undefined, left: boolean, right: boolean): string => {
  if (signs === undefined || signs === null) {
    if (left && right) return text.replace(WHITE, '');
    return left ? text.trimStart() : text.trimEnd();
  }
  let [start, end] = [0, text.length];
  while (left && start < end && signs.includes(text[start]!)) start++;
  while (right && end > start && signs.includes(text[end - 1]!)) end--;
  return text.slice(start, end);
};

const TEXT: Record<string, (text: string, ...args: Any[]) => Any> = {
  strip: (text, signs) => trim(text, signs, true, true),
  lstrip: (text, signs) => trim(text, signs, true, false),
  rstrip: (text, signs) => trim(text, signs, false, true),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  replace: (text, one, other) => text.split(one).join(other),
  split: (text, sign) => (sign === undefined || sign === null ? text.trim().split(/\s+/).filter(Boolean) : text.split(sign)),
  join: (text, many) => [...iter(many)].join(text),
  startswith: (text, start) => (Array.isArray(start) ? start.some((each: string) => text.startsWith(each)) : text.startsWith(start)),
  endswith: (text, end) => (Array.isArray(end) ? end.some((each: string) => text.endsWith(each)) : text.endsWith(end)),
  removeprefix: (text, start) => (start && text.startsWith(start) ? text.slice(start.length) : text),
  removesuffix: (text, end) => (end && text.endsWith(end) ? text.slice(0, -end.length) : text),
  partition: (text, sign) => {
    const at = text.indexOf(sign);
    return tuple(at < 0 ? [text, '', ''] : [text.slice(0, at), sign, text.slice(at + sign.length)]);
  },
  rpartition: (text, sign) => {
    const at = text.lastIndexOf(sign);
    return tuple(at < 0 ? ['', '', text] : [text.slice(0, at), sign, text.slice(at + sign.length)]);
  },
  isdecimal: (text) => /^\p{Nd}+$/u.test(text),
  isdigit: (text) => /^\p{Nd}+$/u.test(text),
  count: (text, part) => text.split(part).length - 1,
  index: (text, part) => text.indexOf(part),
  find: (text, part) => text.indexOf(part),
  format: (text, ...args) => filled(text, taken(), args),
};

// ------------------------------------------------------------------ regular expressions

class Match {
  private readonly found: RegExpExecArray;
  constructor(found: RegExpExecArray) {
    this.found = found;
  }
  group(at: Any): string | null {
    return (typeof at === 'string' ? this.found.groups?.[at] : this.found[Number(at)]) ?? null;
  }
  groupdict(): Dict {
    return new Dict(Object.entries(this.found.groups ?? {}).map(([name, text]) => [name, text ?? null]));
  }
}

function pattern(source: string, flags = '', whole = false): RegExp {
  const said = source.replace(/\(\?P</g, '(?<').replace(/\\Z/g, '$');
  return new RegExp(whole ? `^(?:${said})$` : said, flags);
}

class Pattern {
  readonly pattern: string;
  private readonly whole: RegExp;
  constructor(source: string) {
    this.pattern = source;
    this.whole = pattern(source, '', true);
  }
  fullmatch(text: string): Match | null {
    const found = this.whole.exec(text);
    return found && new Match(found);
  }
}

const wholes = new Map<string, Pattern>();
function compile(source: string): Pattern {
  let known = wholes.get(source);
  if (!known) wholes.set(source, (known = new Pattern(source)));
  return known;
}

// ------------------------------------------------------------------ lists and dictionaries

const LIST: Record<string, (list: Any[], ...args: Any[]) => Any> = {
  append: (list, item_) => (list.push(item_), null),
  extend: (list, many) => (list.push(...iter(many)), null),
  insert: (list, at, item_) => (list.splice(Number(at), 0, item_), null),
  pop: (list, at = -1) => list.splice(place(at, list.length), 1)[0],
  remove: (list, wanted) => {
    const at = list.findIndex((each) => truth(eq(each, wanted)));
    if (at < 0) throw fail(ValueError, 'it is not in the list');
    list.splice(at, 1);
    return null;
  },
  index: (list, wanted) => {
    const at = list.findIndex((each) => truth(eq(each, wanted)));
    if (at < 0) throw fail(ValueError, 'it is not in the list');
    return at;
  },
  count: (list, wanted) => list.filter((each) => truth(eq(each, wanted))).length,
  copy: (list) => [...list],
  reverse: (list) => (list.reverse(), null),
};

const DICT: Record<string, (dict: Dict, ...args: Any[]) => Any> = {
  get: (dict, key, usual = null) => (dict.has(key) ? dict.find(key) : usual),
  items: (dict) => [...dict.pairs()].map(([key, value]) => tuple([key, value])),
  keys: (dict) => [...dict],
  values: (dict) => [...dict.pairs()].map(([, value]) => value),
  setdefault: (dict, key, usual = null) => {
    if (!dict.has(key)) dict.set(key, usual);
    return dict.find(key);
  },
  pop: (dict, key, usual) => {
    const found = dict.has(key) ? dict.find(key) : usual;
    dict.delete(key);
    return found;
  },
  update: (dict, other) => {
    for (const [key, value] of pairs(other)) dict.set(key, value);
    return null;
  },
};

const SET: Record<string, (set: Set_, ...args: Any[]) => Any> = {
  add: (set, item_) => (set.add(item_), null),
  issubset: (set, other) => [...set].every((each) => has(other, each)),
};

function table(owner: Any): Record<string, (owner: Any, ...args: Any[]) => Any> | null {
  if (typeof owner === 'string') return TEXT;
  if (Array.isArray(owner)) return owner instanceof Named ? null : LIST;
  if (owner instanceof Dict) return DICT;
  if (owner instanceof Set_) return SET;
  if (owner && typeof owner === 'object' && Object.getPrototypeOf(owner) === Object.prototype) return PLAIN;
  return null;
}

/** Plain objects of the page's own are read like dictionaries. */
const PLAIN: typeof DICT & Record<string, (owner: Any, ...args: Any[]) => Any> = {
  get: (owner: Any, key: Any, usual: Any = null) => (key in owner ? owner[key] : usual),
  items: (owner: Any) => Object.entries(owner).map(tuple),
  keys: (owner: Any) => Object.keys(owner),
  values: (owner: Any) => Object.values(owner),
};

// ------------------------------------------------------------------ objects and calls

let handed: Dict | null = null;

/** The keywords that a function was called with. */
function taken(): Dict {
  const found = handed ?? new Dict();
  handed = null;
  return found;
}

function named(keywords: Dict, name: string, usual: () => Any): Any {
  if (!keywords.has(name)) return usual();
  const found = keywords.find(name);
  keywords.delete(name);
  return found;
}

function isClass(thing: Any): boolean {
  return typeof thing === 'function' && Object.hasOwn(thing, '$name');
}

function make(cls: Any, args: Any[]): Any {
  if (cls.$members) {
    const found = cls.$members.find((member: Member) => member.valueOf() === Number(args[0]));
    if (!found) throw fail(ValueError, `${String(args[0])} is not a valid ${cls.$name}`);
    return found;
  }
  const made = Object.create(cls.prototype);
  if (made.__init__) made.__init__(...args);
  return made;
}

export function run(callee: Any, ...args: Any[]): Any {
  return isClass(callee) ? make(callee, args) : callee(...args);
}

/** Call with keywords. */
export function call(callee: Any, args: Any[], keywords: [string, Any][]): Any {
  const about = isClass(callee) ? callee.prototype.__init__ : callee;
  if (about?.$keyed) return about.$keyed(args, new Dict(keywords));
  const names: string[] = about?.$names ?? [];
  const placed = [...args];
  const rest = new Dict();
  for (const [name, value] of keywords) {
    const at = names.indexOf(name);
    if (at >= 0) placed[at] = value;
    else rest.set(name, value);
  }
  if (rest.length && !about?.$more) throw fail(TypeError_, `no such keyword: ${[...rest].join(', ')}`);
  for (let at = 0; at < placed.length; at++) if (!(at in placed)) placed[at] = undefined;
  handed = about?.$more ? rest : null;
  return run(callee, ...placed);
}

export function get(owner: Any, name: string): Any {
  const methods = table(owner);
  if (methods) {
    const method = methods[name];
    if (!method) throw fail(TypeError_, `no ${name} of ${repr(owner)}`);
    const bound: Function_ = (...args) => method(owner, ...args);
    if (methods === TEXT && name === 'format') bound.$more = true;
    return bound;
  }
  if (owner === null || owner === undefined) throw fail(TypeError_, `nothing has no ${name}`);
  if (owner.$methods?.[name]) return owner.$methods[name];
  const own = owner[name];
  if (own === null) return null;
  const found = own ?? (typeof owner === 'object' ? owner.constructor?.[name] : undefined);
  if (found === undefined) {
    if (owner instanceof Member && name === 'value') return owner.valueOf();
    if (name === '__name__') return owner.$name;
    throw fail(TypeError_, `${owner.$name ?? owner.constructor?.$name ?? typeof owner} has no ${name}`);
  }
  if (typeof found !== 'function' || isClass(found) || Object.hasOwn(owner, name)) return found;
  const self = own === undefined ? owner.constructor : owner;
  const bound = found.bind(self);
  bound.$names = found.$names;
  bound.$more = found.$more;
  bound.$keyed = found.$keyed && ((args: Any[], keywords: Dict) => found.$keyed.call(self, args, keywords));
  return bound;
}

export function ask(owner: Any, name: string, ...args: Any[]): Any {
  const methods = table(owner);
  if (methods) {
    const method = methods[name];
    if (!method) throw fail(TypeError_, `no ${name} of ${repr(owner)}`);
    return method(owner, ...args);
  }
  if (owner === null || owner === undefined) throw fail(TypeError_, `nothing has no ${name}`);
  if (owner.$methods?.[name]) return owner.$methods[name](...args);
  const found = owner[name];
  if (typeof found === 'function') return isClass(found) ? make(found, args) : found.apply(owner, args);
  const shared = owner.constructor?.[name];
  if (typeof shared === 'function') return shared.apply(owner.constructor, args);
  throw fail(TypeError_, `${owner.constructor?.$name ?? typeof owner} has no ${name}()`);
}

function put(owner: Any, name: string, value: Any): void {
  if (owner instanceof Rec) (owner as Any)[name] = value;
  else Object.defineProperty(owner, name, { value, writable: true, enumerable: true, configurable: true });
}

function known(function_: Function_, names: string[], more: boolean): Function_ {
  if (function_) {
    function_.$names = names;
    function_.$more = more;
  }
  return function_;
}

function bind(function_: Any, args: Any[], keywords: [string, Any][]): Function_ {
  const later = (rest: Any[], more: Dict): Any => call(function_, [...args, ...rest], [...keywords, ...more.pairs()]);
  const bound: Function_ & { $keyed?: Any } = (...rest) =>
    keywords.length ? later(rest, new Dict()) : run(function_, ...args, ...rest);
  bound.$keyed = later;
  return bound;
}

function cached(function_: Function_): Function_ {
  const kept = new Map<string, Any>();
  return (...args) => {
    const key = JSON.stringify(args.map(keyOf));
    if (!kept.has(key)) kept.set(key, function_(...args));
    return kept.get(key);
  };
}

function dataclass(cls: Any, fields: [string, (() => Any) | null][]): void {
  cls.$fields = fields.map(([name]) => name);
  cls.prototype.__init__ = function (this: Any, ...args: Any[]) {
    fields.forEach(([name, usual], at) => {
      let value = args[at];
      if (value === undefined) {
        if (!usual) throw fail(TypeError_, `${cls.$name}: ${name} is missing`);
        value = usual();
      }
      put(this, name, value);
    });
    this.__post_init__?.();
  };
  known(cls.prototype.__init__, cls.$fields, false);
}

function replaced(thing: Any, keywords: Dict): Any {
  const made = Object.create(Object.getPrototypeOf(thing));
  for (const name of thing.constructor.$fields) put(made, name, keywords.has(name) ? keywords.find(name) : thing[name]);
  return made;
}

/** A tuple whose items have names. */
class Named extends Tuple {}

function namedtuple(name: string, fields: string[]): Any {
  class Made extends Named {
    _replace(): Any {
      const keywords = taken();
      return make_(...fields.map((field, at) => (keywords.has(field) ? keywords.find(field) : this[at])));
    }
  }
  fields.forEach((field, at) =>
    Object.defineProperty(Made.prototype, field, {
      get(this: Tuple) {
        return this[at];
      },
    }),
  );
  const make_: Function_ = (...args) => {
    const made = new Made(fields.length);
    args.forEach((value, at) => (made[at] = value));
    return made;
  };
  known(Made.prototype._replace as Function_, [], true);
  known(make_, fields, false);
  return Object.assign(make_, { $title: name });
}

function isinstance(thing: Any, classes: Any[]): boolean {
  return classes.some((cls) => {
    if (cls === lib.int) return (isNumber(thing) && typeof thing !== 'number') || Number.isInteger(thing);
    if (cls === lib.str) return typeof thing === 'string';
    if (cls === lib.bool) return typeof thing === 'boolean';
    if (cls === lib.float) return typeof thing === 'number' && !Number.isInteger(thing);
    if (cls === lib.dict || cls?.$mapping) return thing instanceof Dict || (thing && Object.getPrototypeOf(thing) === Object.prototype);
    if (cls === lib.tuple) return thing instanceof Tuple;
    if (cls === lib.list) return Array.isArray(thing) && !(thing instanceof Tuple);
    return typeof cls === 'function' && thing instanceof cls;
  });
}

// ------------------------------------------------------------------ Python's own functions

/** What another thread would set; a page's worker has none, and is ended instead. */
class Flag {
  private raised = false;
  is_set(): boolean {
    return this.raised;
  }
  set(): null {
    this.raised = true;
    return null;
  }
  clear(): null {
    this.raised = false;
    return null;
  }
}

function keyed(function_: (args: Any[], keywords: Dict) => Any): Function_ {
  const found: Function_ & { $keyed?: Any } = (...args) => function_(args, new Dict());
  found.$keyed = function_;
  return found;
}

function extreme(sign: number): Function_ {
  return keyed((args, keywords) => {
    const items = args.length === 1 ? [...iter(args[0])] : args;
    const key = keywords.find('key') ?? ((each: Any) => each);
    if (!items.length) {
      if (keywords.has('default')) return keywords.find('default');
      throw fail(ValueError, 'nothing to choose from');
    }
    return items.reduce((best, each) => (sign * order(key(each), key(best)) > 0 ? each : best));
  });
}

function ordered(args: Any[], keywords: Dict): Any[] {
  const key = keywords.find('key') ?? ((each: Any) => each);
  const sign = truth(keywords.find('reverse') ?? false) ? -1 : 1;
  const pairs_ = [...iter(args[0])].map((each) => [key(each), each]);
  return pairs_.sort((one, other) => sign * order(one[0], other[0])).map((pair) => pair[1]);
}

function* zipped(args: Any[]): Generator<Tuple> {
  const sources = args.map((each) => iter(each)[Symbol.iterator]());
  while (sources.length) {
    const found = sources.map((each) => each.next());
    if (found.some((each) => each.done)) return;
    yield tuple(found.map((each) => each.value));
  }
}

function* combinations(many: Any, count: Any): Generator<Tuple> {
  const items = [...iter(many)];
  function* chosen(from: number, left: number): Generator<Any[]> {
    if (!left) yield [];
    else for (let at = from; at <= items.length - left; at++) for (const rest of chosen(at + 1, left - 1)) yield [items[at], ...rest];
  }
  for (const found of chosen(0, Number(count))) yield tuple(found);
}

function* grouped(args: Any[], keywords: Dict): Generator<Tuple> {
  const key = keywords.find('key') ?? ((each: Any) => each);
  let group: { of: Any; items: Any[] } | null = null;
  for (const each of iter(args[0])) {
    const of = key(each);
    if (group && truth(eq(group.of, of))) group.items.push(each);
    else {
      if (group) yield tuple([group.of, group.items]);
      group = { of, items: [each] };
    }
  }
  if (group) yield tuple([group.of, group.items]);
}

/** To the nearest; of two that are equally near, to the even one. */
function rounded(value: number, digits: number): number {
  const found = value.toFixed(digits);
  const [, rest = ''] = value.toFixed(Math.min(100, digits + 60)).split('.');
  if (!/^50*$/.test(rest.slice(digits))) return Number(found);
  const isOdd = Number(found.at(-1)) % 2 === 1;
  return isOdd ? Number((Number(found) - Math.sign(value) * 10 ** -digits).toFixed(digits)) : Number(found);
}

function whole(value: Any = 0, base?: Any): Any {
  if (typeof value === 'string') {
    const found = base === undefined ? Number(value.trim()) : Number.parseInt(value, Number(base));
    if (!Number.isInteger(found)) throw fail(ValueError, `no whole number: ${repr(value)}`);
    return found;
  }
  return typeof value === 'bigint' ? value : Math.trunc(Number(value));
}

const lib: Record<string, Any> = {
  len: (many: Any) => many.length,
  int: whole,
  str: Object.assign((value: Any = '') => str(value), { $methods: Object.fromEntries(Object.entries(TEXT)) }),
  bool: (value: Any = false) => truth(value),
  float: (value: Any = 0) => (value === 'inf' ? Infinity : Number(value)),
  repr,
  abs: (value: Any) => Math.abs(Number(value)),
  sum: (many: Any, start: Any = 0) => {
    let so = start;
    for (const each of iter(many)) so = add(so, each);
    return so;
  },
  any: (many: Any) => {
    for (const each of iter(many)) if (truth(each)) return true;
    return false;
  },
  all: (many: Any) => {
    for (const each of iter(many)) if (!truth(each)) return false;
    return true;
  },
  min: extreme(-1),
  max: extreme(1),
  range: (start: Any, stop?: Any, step: Any = 1) => (stop === undefined ? new Range(0, start) : new Range(start, stop, step)),
  enumerate: known(function* (many: Any, start: Any = 0): Any {
    let number = Number(start);
    for (const each of iter(many)) yield tuple([number++, each]);
  } as Function_, ['iterable', 'start'], false),
  zip: keyed((args) => zipped(args)),
  map: function* (function_: Any, ...many: Any[]): Any {
    for (const items of zipped(many)) yield run(function_, ...items);
  },
  filter: function* (function_: Any, many: Any): Any {
    for (const each of iter(many)) if (truth(function_ === null ? each : run(function_, each))) yield each;
  },
  list: (many: Any = []) => [...iter(many)],
  tuple: (many: Any = []) => tuple([...iter(many)]),
  set: (many: Any = []) => new Set_(iter(many)),
  frozenset: (many: Any = []) => new Set_(iter(many)),
  dict: Object.assign(
    keyed((args, keywords) => new Dict([...(args.length ? pairs(args[0]) : []), ...keywords.pairs()])),
    { $methods: { fromkeys: (many: Any, value: Any = null) => new Dict([...iter(many)].map((key) => [key, value])) } },
  ),
  sorted: keyed(ordered),
  reversed: (many: Any) => [...iter(many)].reverse(),
  iter: (many: Any) => iter(many)[Symbol.iterator](),
  next: (many: Any, usual?: Any) => {
    const found = many.next();
    if (!found.done) return found.value;
    if (usual === undefined) throw fail(ValueError, 'nothing is left');
    return usual;
  },
  divmod: (one: Any, other: Any) => tuple([floordiv(one, other), mod(one, other)]),
  getattr: (owner: Any, name: string, usual?: Any) => {
    if (usual !== undefined && owner[name] === undefined) return usual;
    return get(owner, name);
  },
  setattr: (owner: Any, name: string, value: Any) => (put(owner, name, value), null),
  hasattr: (owner: Any, name: string) => owner[name] !== undefined,
  vars: (owner: Any) => new Dict((owner.constructor.$fields ?? Object.keys(owner)).map((name: string) => [name, owner[name]])),
  id: (thing: Any) => thing,
  type: (thing: Any) => thing.constructor,
  round: (value: Any, digits: Any = 0) => rounded(Number(value), Number(digits)),
  ValueError,
  TypeError: TypeError_,
  KeyError,
  IndexError,
  NotImplementedError,
  Exception,
  object: Base,
  'as_it_is': (thing: unknown) => thing,
  cache: (function_: Any) => cached((...args) => run(function_, ...args)),
  'partial': keyed((args, keywords) => bind(args[0], args.slice(1), [...keywords.pairs()])),
  'replace': keyed((args, keywords) => replaced(args[0], keywords)),
  combinations,
  groupby: keyed(grouped),
  pairwise: function* (many: Any): Any {
    const items = [...iter(many)];
    for (let at = 1; at < items.length; at++) yield tuple([items[at - 1], items[at]]);
  },
  'bisect_right': (list: Any[], wanted: Any) => {
    let at = 0;
    while (at < list.length && list[at] <= Number(wanted)) at++;
    return at;
  },
  prod: (many: Any) => [...iter(many)].reduce((so, each) => so * Number(each), 1),
  sqrt: (value: Any) => Math.sqrt(Number(value)),
  'perf_counter': () => performance.now() / 1000,
  Mapping: { $mapping: true },
  Event: () => new Flag(),
  're.fullmatch': (source: string, text: string) => compile(source).fullmatch(text),
  're.compile': (source: string) => compile(source),
  're.split': (source: string, text: string) => text.split(pattern(source)),
  're.findall': (source: string, text: string) => [...text.matchAll(pattern(source, 'g'))].map((found) => (found.length > 1 ? found[1] : found[0])),
  're.escape': (text: string) => text.replace(/[^\w]/g, (sign) => `\\${sign}`),
  're.sub': (source: string, by: Any, text: string) =>
    text.replace(pattern(source, 'g'), (...found) => {
      const groups = found.slice(0, found.findIndex((each) => typeof each === 'number')) as Any;
      if (typeof by === 'function') return by(new Match(groups));
      return (by as string).replace(/\\(\d)/g, (_, at: string) => groups[Number(at)] ?? '');
    }),
};

for (const [name, exception] of Object.entries({ ValueError, TypeError: TypeError_, KeyError, IndexError, NotImplementedError, Exception }))
  Object.defineProperty(exception, '$name', { value: name });
Object.defineProperty(Base, '$name', { value: 'object' });

// ------------------------------------------------------------------ numpy's

function lengths(shape: Any): number[] {
  return Array.isArray(shape) ? shape.map(Number) : [Number(shape)];
}

function kindOf(values: Any[]): string {
  const flat = values.flat(Infinity as 1);
  if (flat.length && flat.every((each) => typeof each === 'boolean')) return 'bool';
  return flat.every((each) => Number.isInteger(Number(each))) ? 'int64' : 'float64';
}

function listed(many: Any): Any[] {
  return [...iter(many)].map((each) => (Array.isArray(each) || each instanceof NdArray ? listed(each) : each));
}

function asArray(many: Any): NdArray {
  return many instanceof NdArray ? many : NdArray.from(listed(many), dtype(kindOf(listed(many))));
}

function numpy(room: (size: number) => [Store, number] | null): Record<string, Any> {
  const zeros = (shape: Any, type: Any = 'float64'): NdArray => {
    const of = dtype(type);
    const found = room(lengths(shape).reduce((a, b) => a * b, 1) * of.itemsize);
    return found ? NdArray.zeros(lengths(shape), of, () => found) : NdArray.zeros(lengths(shape), of);
  };
  const arrays: Record<string, Any> = {
    zeros: known(zeros, ['shape', 'dtype'], false),
    empty: known(zeros, ['shape', 'dtype'], false),
    full: known((shape: Any, value: Any, type: Any = 'int64') => zeros(shape, type).fill(value), ['shape', 'fill_value', 'dtype'], false),
    arange: (start: Any, stop?: Any) => fromNumbers([...lib.range(start, stop)], 'int64'),
    array: known((many: Any, type?: Any) => (type === undefined || type === null ? asArray(many).copy() : NdArray.from(many instanceof NdArray ? many : listed(many), dtype(type))), ['object', 'dtype'], false),
    asarray: (many: Any) => (many instanceof Rec ? many : asArray(many)),
    array_equal: (one: NdArray, other: NdArray) => truth(eq(one.tolist(), other.tolist())),
    argmax: (many: Any) => {
      const items = [...asArray(many).flat()].map(Number);
      return items.indexOf(Math.max(...items));
    },
    argsort: keyed((args) => {
      const items = [...asArray(args[0]).flat()].map((each, at) => [Number(each), at] as const);
      return fromNumbers(items.sort((one, other) => one[0] - other[0]).map((pair) => pair[1]), 'int64');
    }),
    argwhere: (many: Any) => {
      const found = nonzero(asArray(many)).map((each) => each.tolist());
      return NdArray.from(found[0]!.map((_, at) => found.map((axis) => axis[at])), dtype('int64'));
    },
    bincount: keyed((args, keywords) => {
      const counts: number[] = new Array(Number(keywords.find('minlength') ?? 0)).fill(0);
      for (const each of asArray(args[0]).flat()) counts[Number(each)] = (counts[Number(each)] ?? 0) + 1;
      return fromNumbers(Array.from(counts, (count) => count ?? 0), 'int64');
    }),
    concatenate: (many: Any) => {
      const parts = [...iter(many)].map(asArray);
      const made = zeros([parts.reduce((so, each) => so + each.length, 0), ...parts[0]!.shape.slice(1)], parts[0]!.dtype);
      let at = 0;
      for (const part of parts) for (const each of part) made.put(at++, each);
      return made;
    },
    count_nonzero: (many: Any) => [...asArray(many).flat()].filter((each) => Number(each)).length,
    flatnonzero: (many: Any) => nonzero(asArray(many).ravel())[0],
    frombuffer: (bytes: Uint8Array, type: Any) => {
      const made = zeros([bytes.length / dtype(type).itemsize], type);
      new Uint8Array(made.store.buffer, made.at, bytes.length).set(bytes);
      return made;
    },
    maximum: (one: Any, other: Any) => combined(one, other, 'int64', Math.max),
    partition: (many: Any) => {
      const items = [...asArray(many).flat()].map(Number).sort((one, other) => one - other);
      return fromNumbers(items, 'int64');
    },
    sort: (many: Any) => fromNumbers([...asArray(many).flat()].map(Number).sort((one, other) => one - other), 'int64'),
    ravel: (many: Any) => (typeof many === 'number' ? fromNumbers([many], 'int64') : asArray(many).ravel()),
    reshape: (many: Any, shape: Any) => asArray(many).reshape(...lengths(shape)),
    repeat: (many: Any, times: Any) => {
      const counts = times instanceof NdArray || Array.isArray(times) ? listed(times) : null;
      return fromNumbers([...asArray(many).flat()].flatMap((each, at) => new Array(Number(counts ? counts[at] : times)).fill(Number(each))), 'int64');
    },
    shape: (many: Any) => tuple(many instanceof NdArray ? [...many.shape] : []),
    where: (test: Any, one: Any, other: Any) => {
      const flags = asArray(test);
      const chosen = combined(flags, one, 'int64', (flag, value) => (flag ? value : 0));
      return combined(chosen, combined(flags, other, 'int64', (flag, value) => (flag ? 0 : value)), 'int64', (a, b) => a + b);
    },
  };
  const found: Record<string, Any> = {};
  for (const [name, function_] of Object.entries(arrays)) found[`np.${name}`] = function_;
  for (const name of 'record recarray bool_ int8 int16 int32 int64 uint8 uint16 uint32 uint64 float32 float64'.split(' ')) found[`np.${name}`] = `np.${name}`;
  return found;
}

Object.defineProperty(NdArray.prototype, '$axes', { value: true });
for (const name of ['sum', 'any', 'all', 'min', 'max'] as const) known(NdArray.prototype[name] as Function_, ['axis'], false);

// ------------------------------------------------------------------ the whole

/** The runtime for one game: compiled functions by name, and room for large arrays. */
export function runtime(compiled: (name: string) => Function_, room: (size: number) => [Store, number] | null): Any {
  return {
    lib: { ...lib, ...numpy(room) },
    compiled,
    add, sub, mul, div, floordiv, mod, pow, shl, shr, or, and, xor,
    iadd: inPlace(add), isub: inPlace(sub), imul: inPlace(mul), idiv: inPlace(div), ifloordiv: inPlace(floordiv),
    imod: inPlace(mod), ishl: inPlace(shl), ishr: inPlace(shr), ior: inPlace(or), iand: inPlace(and), ixor: inPlace(xor),
    neg: (value: Any) => (value instanceof NdArray ? combined(0, value, 'int64', (a, b) => a - b) : -Number(value)),
    inv: (value: Any) => (value instanceof NdArray ? combined(value, 0, value.dtype.type === 'bool' ? 'bool' : 'int64', (a) => (value.dtype.type === 'bool' ? !a : ~a)) : ~Number(value)),
    eq,
    ne: (one: Any, other: Any) => {
      const found = eq(one, other);
      return found instanceof NdArray ? combined(found, 0, 'bool', (a) => !a) : !found;
    },
    lt: (one: Any, other: Any) => (one instanceof NdArray || other instanceof NdArray ? combined(one, other, 'bool', (a, b) => a < b) : order(one, other) < 0),
    le: (one: Any, other: Any) => {
      if (one instanceof Set_) return [...one].every((each) => has(other, each));
      return one instanceof NdArray || other instanceof NdArray ? combined(one, other, 'bool', (a, b) => a <= b) : order(one, other) <= 0;
    },
    is: (one: Any, other: Any) => one === other || (one === undefined && other === null) || (one === null && other === undefined),
    has, truth, iter, pairs, item, store, get, ask, put, run, call, known, named, taken, format, isinstance, cached, tuple, Slice, everything, Range, Seat, Base, Member, Exception,
    both: (one: Any, other: () => Any) => (truth(one) ? other() : one),
    either: (one: Any, other: () => Any) => (truth(one) ? one : other()),
    dict: (many: Any) => new Dict(many),
    set: (many: Any) => new Set_(many),
    partial: bind,
    class: (cls: Any, name: string) => {
      for (const own of ['length', 'name']) if (Object.getOwnPropertyDescriptor(cls, own)?.writable === false) delete cls[own]; // not Python's
      return Object.defineProperty(cls, '$name', { value: name });
    },
    dataclass,
    namedtuple,
    shared: (cls: Any, name: string, value: Any) => {
      Object.defineProperty(cls, name, { value, writable: true, configurable: true });
      Object.defineProperty(cls.prototype, name, { value, writable: true, configurable: true });
    },
    remembered: (cls: Any, name: string) => {
      const { get: read } = Object.getOwnPropertyDescriptor(cls.prototype, name)!;
      Object.defineProperty(cls.prototype, name, {
        configurable: true,
        get(this: Any) {
          const value = read!.call(this);
          put(this, name, value);
          return value;
        },
      });
    },
    object: (cls: Any, fields: Record<string, Any>) => {
      const made = Object.create(cls.prototype);
      for (const [name, value] of Object.entries(fields)) put(made, name, value);
      return made;
    },
    member: (cls: Any, value: number, name: string, about: Any) => {
      const made = Object.create(cls.prototype);
      Object.assign(made, { $value: value });
      put(made, 'name', name);
      put(made, 'about', about);
      if (!Object.hasOwn(cls, '$members')) Object.defineProperty(cls, '$members', { value: [] });
      cls.$members.push(made);
      cls.$members.sort((one: Member, other: Member) => one.valueOf() - other.valueOf());
      return made;
    },
    parent: (cls: Any, self: Any) =>
      new Proxy(
        Object.create(null),
        {
          get: (_, name) => {
            const owner = typeof self === 'function' ? Object.getPrototypeOf(cls) : Object.getPrototypeOf(cls.prototype);
            const found = owner[name];
            return typeof found === 'function' ? Object.assign(found.bind(self), { $names: found.$names, $more: found.$more }) : found;
          },
        },
      ),
    renewed: (made: Any, field: string, maker: string) => {
      const [part, method] = maker.split('.') as [string, string];
      const renew = (): Any => {
        const value = ask(made[part], method);
        put(made, field, value);
        return value;
      };
      return Object.defineProperty(made, field, { get: renew, configurable: true });
    },
    dtype: (about: Any) => (typeof about === 'string' ? dtype(about) : new DType(about)),
    array: (type: string, shape: number[], data: string) => {
      const made = NdArray.zeros(shape, dtype(type));
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      new Uint8Array(made.store.buffer).set(bytes);
      return made;
    },
    absent: (what: string) => () => {
      throw fail(NotImplementedError, what);
    },
    missing: (what: string) => fail(NotImplementedError, what),
  };
}

/** What Python made, as JSON has it; a seat among values is `{seat}`. */
export function plain(value: Any): Any {
  if (value === null || value === undefined) return null;
  if (value instanceof Seat) return { seat: value.seat };
  if (value instanceof Member) return value.valueOf();
  if (value instanceof Dict) return Object.fromEntries([...value.pairs()].map(([key, each]) => [str(key), plain(each)]));
  if (value instanceof NdArray) return value.tolist();
  if (value instanceof Range || value instanceof Set_) return [...value].map(plain);
  if (Array.isArray(value)) return [...value].map(plain);
  return value;
}
