/** How do we say it? The Fluent files of the command line, and those made for the browser. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Said, Values } from './contract';
import { did, type Someone } from './recount';

export const LANGUAGES = ['en', 'ru', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', cs: 'Čeština' };

const FILES = import.meta.glob(['../../../src/nunatak/play/text/**/*.ftl', '../../../src/nunatak/games/*/text/**/*.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>;

function addresses(language: Language, folder: string): string[] {
  const base = '../../../src/nunatak/';
  return [`${base}${folder}/${language}.ftl`, `${base}${folder}/web/${language}.ftl`].flatMap(
    (path) => FILES[path] ?? [],
  );
}

const cache = new Map<string, Promise<FluentBundle>>();

async function read(language: Language, folder: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { DID: did } });
  const pages = await Promise.all(
    addresses(language, folder).map(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    }),
  );
  for (const page of pages) bundle.addResource(new FluentResource(page));
  return bundle;
}

function load(language: Language, folder: string): Promise<FluentBundle> {
  const key = `${language} ${folder}`;
  let found = cache.get(key);
  if (!found) {
    found = read(language, folder);
    found.catch(() => cache.delete(key));
    cache.set(key, found);
  }
  return found;
}

const HOUSE = 'play/text';
const folderOf = (game: string): string => `games/${game}/text`;

class Texts {
  language = $state<Language>('en');
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  #games = new Set<string>();

  get ready(): boolean {
    return this.#bundles.has(HOUSE);
  }

  /** Switch the language; the old one stays on the screen until the new one is here. */
  async speak(language: Language): Promise<void> {
    const folders = [HOUSE, ...[...this.#games].map(folderOf)];
    const bundles = await Promise.all(folders.map((folder) => load(language, folder)));
    this.#bundles = new Map(folders.map((folder, index) => [folder, bundles[index]!]));
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Bring the words of a game. */
  async bring(game: string): Promise<void> {
    if (this.#games.has(game) && this.#bundles.has(folderOf(game))) return;
    this.#games.add(game);
    const bundle = await load(this.language, folderOf(game));
    this.#bundles = new Map([...this.#bundles, [folderOf(game), bundle]]);
  }

  has(key: string, game?: string): boolean {
    return this.#find(key, game) !== null;
  }

  #find(key: string, game?: string): { bundle: FluentBundle; pattern: Pattern } | null {
    const [id = '', attribute] = key.split('.');
    const folders = game ? [folderOf(game), HOUSE] : [HOUSE];
    for (const folder of folders) {
      const bundle = this.#bundles.get(folder);
      const message = bundle?.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (bundle && pattern) return { bundle, pattern };
    }
    return null;
  }

  /** The sentence of a message; a missing one shows its key, and the console says so. */
  say(key: string, values: Values = {}, game?: string, players: readonly (string | Someone)[] = []): string {
    const found = this.#find(key, game);
    if (!found) {
      if (this.ready) console.error(`no text ${key} in ${this.language}`);
      return key;
    }
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      named[name] = typeof value === 'object' ? (players[value.seat] ?? `${value.seat + 1}`) : value;
    }
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, named, errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return text;
  }

  tell(said: Said, game: string, players: readonly (string | Someone)[]): string {
    return this.say(said.key, said.values, game, players);
  }

  /** The ids of all messages of a game that have this attribute, in the order of the file. */
  keysWith(attribute: string, game: string): string[] {
    const bundle = this.#bundles.get(folderOf(game));
    if (!bundle) return [];
    return [...bundle._messages.values()]
      .filter((message) => message.attributes[attribute] !== undefined)
      .map((message) => message.id);
  }
}

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'] & {};

export const texts = new Texts();
export const say = (key: string, values?: Values, game?: string): string => texts.say(key, values, game);

/** The id of the text about an option, or about one of its words; ids have no underscores. */
export const optionKey = (name: string, word?: string): string =>
  ['option', name, ...(word === undefined ? [] : [word])].join('-').replaceAll('_', '-');
