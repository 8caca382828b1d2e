/** Tables live in this browser: a worker of the page answers what a server would be asked. */

import type { Reply, Word, Wrong } from '../alone/home.worker';
import type { Said } from '../lib/contract';
import { notices } from '../lib/notices.svelte';
import { say, texts } from '../lib/texts.svelte';
import { keepUpdated } from '../lib/updating';
import type { Answer, Asked, Ears, Home, Line, Schemas } from './home';

const worker = new Worker(new URL('../alone/home.worker.ts', import.meta.url), { type: 'module' });
const calls = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, Ears>();
let last = 0;

/** As plain as on the wire to a server: what a component watches can't be sent to a worker. */
const tell = (word: Word): void => worker.postMessage(JSON.parse(JSON.stringify(word)));
tell({ kind: 'settle', base: document.baseURI });

/** What a server would say of it, in the reader's language. */
function problem({ code, what, field, wrong }: Wrong, id: string | null): Schemas['Problem'] {
  const sentence = texts.say(texts.has(`web-alone-${code}`) ? `web-alone-${code}` : `server-${code}`);
  const more = wrong && texts.has(wrong.key) ? texts.say(wrong.key, wrong.values as Said['values']) : what;
  return { type: 'problem', id, code, text: more ? `${sentence} (${more})` : sentence, field, retry: false };
}

worker.onmessage = ({ data }: MessageEvent<Reply>) => {
  if (data.kind === 'heard') lines.get(data.line)?.heard(heard(data.message));
  else {
    const { call, form, trouble } = data;
    calls.get(call)?.(trouble ? { ok: false, form: problem(trouble, null) } : { ok: true, form });
    calls.delete(call);
  }
};

/** A worker that can't even begin answers nobody: whoever asked is told. */
worker.onerror = () => {
  for (const answer of calls.values()) answer({ ok: false, form: problem({ code: 'broken-download', what: '', field: null, wrong: null }, null) });
  calls.clear();
};

function heard(message: object): Schemas['ServerMessage'] {
  const known = message as Schemas['ServerMessage'] | { type: 'trouble'; id: string | null; trouble: Wrong };
  return known.type === 'trouble' ? problem(known.trouble, known.id) : known;
}

function ask({ signal, ...asked }: Asked): Promise<Answer> {
  const call = (last += 1);
  signal?.addEventListener('abort', () => tell({ kind: 'drop', call }));
  return new Promise((resolve) => {
    calls.set(call, resolve);
    tell({ kind: 'ask', call, ...asked });
  });
}

class WorkerLine implements Line {
  readonly #line = (last += 1);
  #ears: Ears | null;

  constructor(table: string, ears: Ears) {
    this.#ears = ears;
    lines.set(this.#line, ears);
    tell({ kind: 'connect', line: this.#line, table });
    queueMicrotask(() => this.#ears?.opened());
  }

  get isOpen(): boolean {
    return this.#ears !== null;
  }

  get isGone(): boolean {
    return this.#ears === null;
  }

  send(message: object): void {
    tell({ kind: 'say', line: this.#line, message });
  }

  close(): void {
    this.#ears = null;
    lines.delete(this.#line);
    tell({ kind: 'close', line: this.#line });
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
