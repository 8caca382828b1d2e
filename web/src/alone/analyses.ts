/** What did each move of a finished game give away? Judged in workers, a decision at a time, when somebody asks. */

import type { Judgement } from '../engine/contract';
import type { Schemas } from '../home/home';
import { heads, think, type Thinking } from './bots';
import { begin } from './game';
import type { LiveTable } from './live';
import { Trouble } from './trouble';

type Info = Schemas['AnalysisInfo'];
type Form = Schemas['Analysis'];

const NONE: Info = { state: 'none', done: 0, todo: 0, analysis: null };

export class Analyses {
  readonly #known = new Map<string, Analysing>();

  info(live: LiveTable): Info {
    mustBeOver(live);
    return this.#known.get(live.facts.id)?.info ?? NONE;
  }

  /** Let a game be judged, unless that is done or being done; `iterations` for each decision. */
  begin(live: LiveTable, iterations: number): Info {
    mustBeOver(live);
    const { id } = live.facts;
    const known = this.#known.get(id) ?? new Analysing(live, iterations);
    this.#known.set(id, known);
    known.work().catch(() => this.#known.delete(id));
    return known.info;
  }
}

/** While a game goes on nobody gets advice. */
function mustBeOver(live: LiveTable): void {
  if (live.state !== 'over') throw new Trouble('wrong-state', live.state);
}

class Analysing {
  readonly #live: LiveTable;
  readonly #iterations: number;
  readonly #judgements: Judgement[] = [];
  readonly #going = new Set<Thinking>();
  #next = 0;
  #done = 0;
  #found: Form | null = null;
  #work: Promise<void> | null = null;

  constructor(live: LiveTable, iterations: number) {
    this.#live = live;
    this.#iterations = iterations;
  }

  get info(): Info {
    const todo = this.#live.moves;
    return { state: this.#found ? 'done' : 'working', done: this.#done, todo, analysis: this.#found };
  }

  work(): Promise<void> {
    this.#work ??= this.#all().finally(() => this.#going.forEach((thinking) => thinking.stop()));
    return this.#work;
  }

  async #all(): Promise<void> {
    await Promise.all(Array.from({ length: heads() }, () => this.#some()));
    const { engine, facts, playing } = this.#live;
    const study = engine.study(begin(engine, facts), playing.moves);
    this.#found = study.sum(this.#judgements, playing.position, playing.resigned) as Form;
  }

  /** One worker's part: whatever nobody has begun. */
  async #some(): Promise<void> {
    const { engine, facts, playing } = this.#live;
    const task = { wanted: 'judgement', about: facts.id, game: facts.game, iterations: this.#iterations } as const;
    const whole = { ...task, start: begin(engine, facts).bytes(), moves: playing.moves };
    while (this.#next < playing.moves.length) {
      const decision = this.#next;
      this.#next += 1;
      const thinking = think({ ...whole, decision });
      this.#going.add(thinking);
      this.#judgements[decision] = (await thinking.found).judgement!;
      this.#going.delete(thinking);
      this.#done += 1;
    }
  }
}
