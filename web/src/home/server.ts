/** Tables live at a server: asked over HTTP, followed over a socket. Where it lets pages think, they do. */

import type { Answer, Asked, Ears, Home, Line, Schemas } from './home';
import type { Own, Question } from './own';

/** What came of a request, also as it was written. */
interface Fetched extends Answer {
  text: string;
}

export type Fetch = (asked: Omit<Asked, 'language'> & { language?: string }) => Promise<Fetched>;

const fetched: Fetch = async ({ method, path, body, language, signal }) => {
  const headers: Record<string, string> = language ? { 'Accept-Language': language } : {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, signal: signal ?? null, body: body === undefined ? null : JSON.stringify(body) });
  const text = await answer.text();
  return { ok: answer.ok, form: read(text), text };
};

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Who thinks in this page, once the house has said that somebody shall. */
let own: Promise<Own | null> | null = null;
/** Until it turns out that it can't: then all is left to the server, which waits for this page no more. */
let thinks = false;

function begin({ effort }: Schemas['HouseInfo']): void {
  if (own || !effort || !('WebAssembly' in self)) return;
  thinks = true;
  own = import('./own').then(({ Own }) => new Own(fetched, effort, giveUp)).catch(giveUp);
}

function giveUp(): null {
  thinks = false;
  return null;
}

async function ask(asked: Asked): Promise<Answer> {
  const { path } = asked;
  const here = thinks && path.startsWith('/api/tables/') ? await (await own)?.answer(asked) : null;
  if (here) return here;
  const answer = await fetched(asked);
  if (path === '/api/house' && answer.ok) begin(answer.form as Schemas['HouseInfo']);
  return answer;
}

const QUESTIONS: ReadonlySet<string> = new Set(['why', 'preview']);

class SocketLine implements Line {
  readonly #socket: WebSocket;
  readonly #table: string;
  readonly #ears: Ears;

  constructor(table: string, ears: Ears) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#table = table;
    this.#ears = ears;
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
    this.#socket.onopen = () => ears.opened();
    this.#socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as Schemas['ServerMessage']);
    this.#socket.onclose = (event) => ears.closed(event.code);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get isGone(): boolean {
    return this.#socket.readyState > WebSocket.OPEN;
  }

  #heard(message: Schemas['ServerMessage']): void {
    if (thinks) void own?.then((own) => own?.hear(this.#table, message));
    this.#ears.heard(message);
  }

  send(message: object): void {
    if (thinks && QUESTIONS.has((message as Question).type)) void this.#answer(message as Question);
    else this.#socket.send(JSON.stringify(message));
  }

  /** What this page can answer itself; the rest the server is asked. */
  async #answer(question: Question): Promise<void> {
    const here = await (await own)?.say(this.#table, question);
    if (here) this.#ears.heard(here);
    else if (this.isOpen) this.#socket.send(JSON.stringify(question));
  }

  close(): void {
    void own?.then((own) => own?.leave(this.#table));
    this.#socket.close();
  }
}

export const home: Home = {
  alone: false,
  get thinks() {
    return thinks;
  },
  begin: () => undefined,
  ask,
  connect: (table, ears) => new SocketLine(table, ears),
};
