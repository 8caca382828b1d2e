/** How is it said afterwards? Texts give both tenses of a verb: DID("builds", "built"). */

import { FluentType, type FluentValue } from '@fluent/bundle';

/** The gender that a language may need for the past tense; null: nobody has told it. */
export const GENDERS = ['he', 'she'] as const;
export type Gender = (typeof GENDERS)[number] | null;

/** Somebody in a sentence: a name, and the gender that verbs agree with. */
export class Someone extends FluentType<string> {
  constructor(
    name: string,
    readonly gender: Gender,
  ) {
    super(name);
  }

  override toString(): string {
    return this.value;
  }
}

let afterwards = false;

/** Say something as it is said when it is over. */
export function afterwardsIn(sentence: () => string): string {
  afterwards = true;
  try {
    return sentence();
  } finally {
    afterwards = false;
  }
}

/**
 * DID(now, past) or DID(now, past of him, past of her, whom). Where the gender is not known what
 * happens is told in the present, which suits everybody.
 */
export function did([now = '', he = now, she, whom]: FluentValue[]): FluentValue {
  if (!afterwards) return now;
  if (she === undefined) return he;
  const gender = whom instanceof Someone ? whom.gender : whom;
  return { he, she }[String(gender)] ?? now;
}
