/** What a service worker can do, as far as ours does it. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: Waiting;
  activate: Waiting;
  fetch: Fetching;
  message: MessageEvent<unknown>;
}

interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
}

export const worker = self as unknown as Scope;
