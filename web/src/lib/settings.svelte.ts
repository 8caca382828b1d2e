/** What the user prefers; kept in this browser. */

import { LANGUAGES, texts, type Language } from './texts.svelte';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'off';

interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  sounds: boolean;
  confirm: boolean;
  name: string;
}

const KEY = 'nunatak.settings';

function browserLanguage(): Language {
  const spoken = navigator.languages.map((name) => name.slice(0, 2));
  return LANGUAGES.find((language) => spoken.includes(language)) ?? 'en';
}

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');
const dark = matchMedia('(prefers-color-scheme: dark)');

class Settings {
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sounds = $state(false);
  confirm = $state(true);
  name = $state('');
  #reduced = $state(reduced.matches);
  #dark = $state(dark.matches);

  constructor() {
    reduced.addEventListener('change', () => (this.#reduced = reduced.matches));
    dark.addEventListener('change', () => (this.#dark = dark.matches));
  }

  get moves(): boolean {
    return this.motion === 'full' || (this.motion === 'system' && !this.#reduced);
  }

  get isDark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#dark);
  }

  /** Take up what was kept; an address may ask for a language or a theme of its own. */
  async open(query = new URLSearchParams()): Promise<void> {
    const kept = stored();
    this.theme = (query.get('theme') as Theme | null) ?? kept.theme ?? 'system';
    this.motion = (query.get('motion') as Motion | null) ?? kept.motion ?? 'system';
    this.sounds = kept.sounds ?? false;
    this.confirm = kept.confirm ?? true;
    this.name = kept.name ?? '';
    const asked = LANGUAGES.find((language) => language === query.get('lang'));
    await texts.speak(asked ?? kept.language ?? browserLanguage());
  }

  keep(): void {
    const { theme, motion, sounds, confirm, name } = this;
    const kept: Preferences = { language: texts.language, theme, motion, sounds, confirm, name };
    localStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const settings = new Settings();
