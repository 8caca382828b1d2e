/** How is the home of the tables asked? Types are made from the server's own description, by `npm run types`. */

import { home } from '#home';
import type { Answer, Method, Schemas } from '../home/home';
import { texts } from './texts.svelte';

export type { Schemas };
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

async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Answer;
  try {
    answer = await home.ask({ method, path, body, language: texts.language, signal });
  } catch {
    throw new Trouble('offline', texts.say('web-offline'));
  }
  if (answer.ok) return answer.form as T;
  const problem = answer.form as Schemas['Problem'] | null;
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
