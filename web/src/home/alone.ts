/** Tables live in this browser: a worker of the page answers what a server would be asked. */

import type { Reply, Word, Wrong } from '../alone/home.worker';
import type { Said } from '../lib/contract';
import { notices } from '../lib/notices.svelte';
import { say, texts } from '../lib/texts.svelte';
import { keepUpdated } from '../lib/updating';
import type { Answer, Asked, Ears, Home, Line, Schemas } from './home';

/** As a socket says that it was closed, and that it has broken. */
const [CLOSED, BROKEN] = [1000, 1006];

const calls = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, Ears>();
let last = 0;
let worker: Worker | null = begun();

/** As plain as on the wire to a server: what a component watches can't be sent to a worker. */
const tell = (word: Word): void => (worker ??= begun()).postMessage(JSON.parse(JSON.stringify(word)));

function begun(): Worker {
  const fresh = new Worker(new URL('../alone/home.worker.ts', import.meta.url), { type: 'module' });
  let lives = false;
  fresh.onmessage = ({ data }: MessageEvent<Reply>) => {
    lives = true;
    hear(data);
  };
  fresh.onerror = () => failed(lives);
  const word: Word = { kind: 'settle', base: document.baseURI };
  fresh.postMessage(word);
  return fresh;
}

/** What a server would say of it, in the reader's language. */
function problem({ code, what, field, wrong }: Wrong, id: string | null): Schemas['Problem'] {
  const sentence = texts.say(texts.has(`web-alone-${code}`) ? `web-alone-${code}` : `server-${code}`);
  const more = wrong && texts.has(wrong.key) ? texts.say(wrong.key, wrong.values as Said['values']) : what;
  return { type: 'problem', id, code, text: more ? `${sentence} (${more})` : sentence, field, retry: false };
}

function hear(reply: Reply): void {
  if (reply.kind === 'heard') lines.get(reply.line)?.heard(heard(reply.message));
  else {
    const { call, form, trouble } = reply;
    calls.get(call)?.(trouble ? { ok: false, form: problem(trouble, null) } : { ok: true, form });
    calls.delete(call);
  }
}

/** A worker that can't even begin answers nobody: whoever asked or listens is told, and the next word calls another one. */
function failed(lives: boolean): void {
  if (!lives) worker = null;
  const answer = { ok: false, form: problem({ code: 'broken-download', what: '', field: null, wrong: null }, null) };
  const [asking, listening] = [[...calls.values()], lives ? [] : [...lines.values()]];
  calls.clear();
  if (!lives) lines.clear();
  for (const settle of asking) settle(answer);
  for (const ears of listening) ears.closed(BROKEN);
}

function heard(message: object): Schemas['ServerMessage'] {
  const known = message as Schemas['ServerMessage'] | { type: 'trouble'; id: string | null; trouble: Wrong };
  return known.type === 'trouble' ? problem(known.trouble, known.id) : known;
}

/** Whoever plays here wants to find the games again: a browser that is short of room is asked to leave them alone. */
let stays: Promise<unknown> | null = null;
const stay = (): void => void (stays ??= Promise.resolve(navigator.storage?.persist?.()).catch(() => null));

function ask({ signal, ...asked }: Asked): Promise<Answer> {
  if (asked.method === 'POST' && asked.path === '/api/tables') stay();
  const call = (last += 1);
  signal?.addEventListener('abort', () => tell({ kind: 'drop', call }));
  return new Promise((resolve) => {
    calls.set(call, resolve);
    tell({ kind: 'ask', call, ...asked });
  });
}

class WorkerLine implements Line {
  readonly #line = (last += 1);

  constructor(table: string, ears: Ears) {
    lines.set(this.#line, ears);
    tell({ kind: 'connect', line: this.#line, table });
    queueMicrotask(() => this.isOpen && ears.opened());
  }

  get isOpen(): boolean {
    return lines.has(this.#line);
  }

  get isGone(): boolean {
    return !this.isOpen;
  }

  send(message: object): void {
    if (this.isOpen) tell({ kind: 'say', line: this.#line, message });
  }

  close(): void {
    const ears = lines.get(this.#line);
    if (!ears) return;
    lines.delete(this.#line);
    tell({ kind: 'close', line: this.#line });
    queueMicrotask(() => ears.closed(CLOSED));
  }
}

/** What the games need of a browser; most of it is there only where a page comes over https. */
const able = (): boolean =>
  'subtle' in crypto && 'toReversed' in Array.prototype && ['WebAssembly', 'indexedDB', 'BroadcastChannel'].every((name) => name in self);

function begin(): void {
  if (able()) void keepUpdated();
  else notices.tell({ text: say('web-alone-old-browser') });
}

export const home: Home = { alone: true, thinks: true, begin, ask, connect: (table, ears) => new WorkerLine(table, ears) };
