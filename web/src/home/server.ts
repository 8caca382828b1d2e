/** Tables live at a server: asked over HTTP, followed over a socket. */

import type { Answer, Asked, Ears, Home, Line } from './home';

async function ask({ method, path, body, language, signal }: Asked): Promise<Answer> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, signal: signal ?? null, body: body === undefined ? null : JSON.stringify(body) });
  return { ok: answer.ok, form: await answer.json().catch(() => null) };
}

class SocketLine implements Line {
  readonly #socket: WebSocket;

  constructor(table: string, ears: Ears) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`);
    this.#socket.onopen = () => ears.opened();
    this.#socket.onmessage = (event) => ears.heard(JSON.parse(event.data as string));
    this.#socket.onclose = (event) => ears.closed(event.code);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  get isGone(): boolean {
    return this.#socket.readyState > WebSocket.OPEN;
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }
}

export const home: Home = { alone: false, begin: () => undefined, ask, connect: (table, ears) => new SocketLine(table, ears) };
