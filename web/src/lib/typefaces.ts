/** The page's own typefaces: waited for shortly, so that no text moves when they come. */

import type { Language } from './texts.svelte';

/** Letters of each part of a face that a language is written with. */
const LETTERS: Record<Language, string> = { en: 'a', ru: 'a я', cs: 'a ě' };
const PATIENCE = 400;

export async function typefaces(language: Language): Promise<void> {
  const wanted = ['Commissioner', 'Piazzolla'].map((face) => document.fonts.load(`1em ${face}`, LETTERS[language]));
  await Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, PATIENCE))]);
}
