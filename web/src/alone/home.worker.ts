/** The home in the page: answers what a server would be asked, and holds conversations about tables. */

import type { Asked } from '../home/home';
import { Conversation } from './conversation';
import { House } from './house';
import { answer, settle } from './routes';
import { Trouble } from './trouble';

/** What the page says. */
export type Word =
  | { kind: 'settle'; base: string }
  | ({ kind: 'ask'; call: number } & Omit<Asked, 'signal'>)
  | { kind: 'drop'; call: number }
  | { kind: 'connect'; line: number; table: string }
  | { kind: 'say'; line: number; message: object }
  | { kind: 'close'; line: number };

/** What went wrong, as far as it can cross from a worker to its page. */
export type Wrong = Pick<Trouble, 'code' | 'what' | 'field' | 'wrong'>;

/** What the page hears. */
export type Reply =
  | { kind: 'answer'; call: number; form?: unknown; trouble?: Wrong }
  | { kind: 'heard'; line: number; message: object };

const house = new House();
const lines = new Map<number, Conversation>();
const calls = new Map<number, AbortController>();
const reply = (message: Reply): void => postMessage(message);

const told = (error: unknown): Wrong => {
  const { code, what, field, wrong } = error instanceof Trouble ? error : new Trouble('internal', String(error));
  return { code, what, field, wrong };
};

async function ask({ call, method, path, body }: Extract<Word, { kind: 'ask' }>): Promise<void> {
  const going = new AbortController();
  calls.set(call, going);
  try {
    reply({ kind: 'answer', call, form: await answer(house, method, path, body, going.signal) });
  } catch (error) {
    reply({ kind: 'answer', call, trouble: told(error) });
  }
  calls.delete(call);
}

function connect({ line, table }: Extract<Word, { kind: 'connect' }>): void {
  const send: Conversation['send'] = (message) =>
    reply({ kind: 'heard', line, message: message.type === 'trouble' ? { ...message, trouble: told(message.trouble) } : message });
  lines.set(line, new Conversation(house, table, send));
}

addEventListener('message', ({ data }: MessageEvent<Word>) => {
  if (data.kind === 'settle') settle(data.base);
  if (data.kind === 'ask') void ask(data);
  if (data.kind === 'drop') calls.get(data.call)?.abort();
  if (data.kind === 'connect') connect(data);
  if (data.kind === 'say') void lines.get(data.line)?.hear(data.message as Parameters<Conversation['hear']>[0]);
  if (data.kind === 'close') {
    lines.get(data.line)?.end();
    lines.delete(data.line);
  }
});
