/** What has been chosen so far of an action with several parts, in whatever order. */

import type { Action, Choice } from './contract';

export type Fields = Partial<Record<string, string | number>>;

function fits(action: Action, fields: Fields): boolean {
  return Object.entries(fields).every(([name, value]) => value === undefined || action[name] === value);
}

function isWhole(action: Action, fields: Fields): boolean {
  return Object.keys(action).every((name) => name === 'type' || fields[name] !== undefined);
}

export class Picker {
  fields = $state.raw<Fields>({});
  readonly #choices: () => readonly Choice[];
  readonly #play: (action: Action, taps: number) => void;
  #taps = 0;

  constructor(choices: () => readonly Choice[], play: (action: Action, taps: number) => void) {
    this.#choices = choices;
    this.#play = play;
  }

  /** The legal actions that agree with what has been chosen. */
  get open(): Choice[] {
    return this.#choices().filter((choice) => fits(choice.action, this.fields));
  }

  /** Whether some legal action has these parts, whatever else has been chosen. */
  offers(fields: Fields): boolean {
    return this.#choices().some((choice) => fits(choice.action, fields));
  }

  /** Whether these parts go together with what has been chosen. */
  can(fields: Fields): boolean {
    return this.offers({ ...this.fields, ...fields });
  }

  has(fields: Fields): boolean {
    return Object.entries(fields).every(([name, value]) => this.fields[name] === value);
  }

  /**
   * Choose parts of an action. When all parts of one legal action are named it is played; parts
   * chosen before give way if they don't go together. False: no legal action has these parts.
   */
  take(fields: Fields): boolean {
    if (!this.offers(fields)) return false;
    this.#taps += 1;
    const merged = { ...this.fields, ...fields };
    this.fields = this.offers(merged) ? merged : fields;
    const left = this.open;
    const only = left[0];
    if (left.length === 1 && only && isWhole(only.action, this.fields)) {
      const taps = this.#taps;
      this.clear();
      this.#play(only.action, taps);
    }
    return true;
  }

  /** Choose, or take the choice back if it stands already. */
  toggle(fields: Fields): boolean {
    if (!this.has(fields)) return this.take(fields);
    const kept = Object.entries(this.fields).filter(([name]) => !(name in fields) || name === 'type');
    this.fields = kept.every(([name]) => name === 'type') ? {} : Object.fromEntries(kept);
    return true;
  }

  clear(): void {
    this.#taps = 0;
    this.fields = {};
  }
}
