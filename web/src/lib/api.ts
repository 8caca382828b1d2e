/** How is the server asked? Types are made from its own description, by `npm run types`. */

import type { components } from './schema';
import { texts } from './texts.svelte';

export type Schemas = components['schemas'];
export type TableInfo = Schemas['TableInfo'];
export type Step = Schemas['Step'];

/** The server can't do it, and says why; `offline` when it could not be reached at all. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': texts.language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, signal, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Trouble('offline', texts.say('web-offline'));
  }
  const form: unknown = await answer.json().catch(() => null);
  if (answer.ok) return form as T;
  const problem = form as Schemas['Problem'] | null;
  throw new Trouble(problem?.code ?? 'offline', problem?.text ?? texts.say('web-offline'), problem?.field ?? null);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> => ask<T>('POST', path, body, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>('PUT', path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>('PATCH', path, body);

/** An id of our own for a command: sent again with the same id it is answered, not repeated. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
