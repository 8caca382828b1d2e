/** A table, followed from its home over a line that may break at any moment. */

import { home } from '#home';
import type { Line } from '../home/home';
import { get, newId, Trouble, type Schemas, type Step, type TableInfo } from './api';
import type { Action, BoardElement, Foreseen, Frame, Refusal, Said, SeatInfo, Words } from './contract';
import { follow } from './changes';
import { house } from './house.svelte';
import { botGender, botName } from '../people/faces';
import { loadRoom } from './rooms';
import { people } from './people.svelte';
import { hear } from './sounds';
import { Play } from './stage.svelte';
import { say, texts } from './texts.svelte';

type Server = Schemas['ServerMessage'];
type Standing = Schemas['Standing'];
type Order = { type: string; id: string; [field: string]: unknown };
type Reply = Extract<Server, { type: 'done' | 'refused' | 'reason' | 'foreseen' | 'foresight' | 'problem' }>;

/** A step, and the view after it. */
interface Shown {
  number: number;
  by: number | null;
  view: unknown;
  lines: Said[];
}

export type Connection = 'opening' | 'open' | 'lost' | 'closed';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 3000;
const SEEN_AFTER = 1500;
const MOST_AWAY = 80;
const HEARTBEAT = 20_000;
/** ms after the server's yes by which what came of it is here too. */
const SHOWN_BY = 1000;
const READ = 'nunatak.read.';
const SILENCE = 45_000;
const SENT_AWAY: ReadonlySet<number> = new Set([4001, 4003]); // docs/protocol.md
const QUESTIONS: ReadonlySet<string> = new Set(['why', 'preview', 'prospects']);

export class LiveTable {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  play = $state.raw<Play | null>(null);
  standing = $state.raw<Standing | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  chat = $state.raw<readonly Schemas['ChatLine'][]>([]);
  /** What is seen after the newest step; the screen may be behind. */
  #view: unknown = null;
  connection = $state<Connection>('opening');
  /** The table of whoever only watches, where watchers hear late: there is no socket for them. */
  late = $state.raw<TableInfo | null>(null);
  /** What the server could not do, or why there is no such table. */
  trouble = $state.raw<Trouble | null>(null);
  /** Commands that the server has not answered yet. */
  waiting = $state(0);
  spectators = $state(0);
  online = $state.raw<readonly number[]>([]);
  /** The number that this player had seen before the page was opened. */
  away = $state.raw<{ from: number; to: number } | null>(null);
  /** The last line of the chat that has been looked at. */
  read = $state(0);

  #line: Line | null = null;
  #pending = new Map<string, { order: Order; settle: (reply: Reply) => void }>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #seenTimer: ReturnType<typeof setTimeout> | undefined;
  #look: number | null = null;
  #number: number | null = null;
  #begun = false;
  #beat: ReturnType<typeof setInterval> | undefined;
  #lastHeard = 0;
  #moving = false;
  #ratings: readonly (number | null)[] = [];
  #heard: Promise<void> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
    this.read = Number(localStorage.getItem(`${READ}${id}`) ?? 0);
  }

  // ---------------------------------------------------------------- coming and going

  open(): void {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#beat = setInterval(() => this.#listen(), HEARTBEAT);
    this.#connect();
  }

  close(): void {
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    clearTimeout(this.#seenTimer);
    this.connection = 'closed';
    this.#line?.close();
    this.#line = null;
  }

  #now = (): void => {
    if (document.visibilityState === 'visible') {
      if (this.connection === 'lost') this.#connect();
      else this.#see();
    }
  };

  /** A line can die without a word: whoever has not been heard for long is gone. One within the page only sleeps, as the page does. */
  #listen(): void {
    if (home.alone || !this.#line?.isOpen) return;
    if (Date.now() - this.#lastHeard > SILENCE) this.#line.close();
    else this.#line.send({ type: 'ping', id: newId() });
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#line && !this.#line.isGone) return;
    const line = home.connect(this.id, {
      opened: () => {
        this.#lastHeard = Date.now();
        this.#hello(line);
      },
      heard: (message) => {
        this.#lastHeard = Date.now();
        this.#heard = this.#heard.then(() => (line === this.#line ? this.#hear(message) : undefined));
      },
      closed: (code) => {
        if (line === this.#line) this.#lost(code);
      },
    });
    this.#line = line;
  }

  #hello(line: Line): void {
    const lines = this.chat.at(-1)?.line ?? null;
    line.send({ type: 'hello', id: newId(), last: this.#number, lines, language: texts.language, look: this.#look, thinks: house.thinks });
  }

  #lost(code: number): void {
    this.#line = null;
    if (this.connection === 'closed') return;
    if (this.connection === 'opening' || SENT_AWAY.has(code)) void this.#askWhy();
    if (this.connection !== 'opening') this.connection = 'lost';
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** A part of the page that the table needs did not come. */
  #broken(): void {
    this.trouble = new Trouble('broken-download', say('web-alone-broken-download'));
    if (!this.play) this.close();
  }

  /** A line does not say why it was not opened; the table itself does. */
  async #askWhy(): Promise<void> {
    try {
      const found = await get<TableInfo>(`/api/tables/${this.id}`);
      if (found.late) this.late = found;
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble;
      if (trouble.code === 'offline') {
        this.connection = 'lost';
        return;
      }
      this.trouble = trouble;
      this.close();
    }
  }

  // ---------------------------------------------------------------- hearing

  /** Messages are taken in one after another; the first one also waits for the game's room. */
  async #hear(message: Server): Promise<void> {
    switch (message.type) {
      case 'snapshot':
        await this.#snapshot(message);
        break;
      case 'event':
        this.#happened(message);
        break;
      case 'chat':
        this.#addChat([message]);
        break;
      case 'presence':
        this.online = message.seats;
        this.spectators = message.spectators;
        this.#seat();
        break;
      case 'pong':
        break;
      default:
        this.#answered(message);
    }
  }

  async #snapshot(message: Schemas['Snapshot']): Promise<void> {
    const { game } = message.table;
    const room = await Promise.all([loadRoom(game), texts.bring(game)]).then(([room]) => room, () => null);
    if (this.connection === 'closed') return;
    if (!room) return this.#broken();
    this.#addSteps(message.steps);
    this.#addChat(message.chat);
    this.#number = message.number;
    this.info = message.table;
    this.online = message.table.seats.filter((seat) => seat.online).map((seat) => seat.seat);
    this.play ??= new Play(message.table.game, room, {
      play: (actions) => this.act(actions),
      why: (target) => this.why(target),
      preview: (action) => this.preview(action),
      foresee: () => this.foresee(),
    });
    this.#view = message.standing?.view ?? null;
    this.#stand(message.standing, [], 'jump');
    if (!this.#begun) this.#wasAway(message);
    this.#begun = true;
    this.connection = 'open';
    this.#wait = FIRST_WAIT;
    for (const { order } of this.#pending.values()) this.#line?.send(order);
    this.#see();
  }

  #wasAway(message: Schemas['Snapshot']): void {
    const mine = message.table.seats.some((seat) => seat.mine);
    const others = this.steps.filter((step) => step.number > message.seen && step.kind === 'move');
    if (mine && message.seen > 0 && message.table.state !== 'lobby' && others.length)
      this.away = { from: message.seen, to: message.number };
  }

  #happened(message: Schemas['Happened']): void {
    this.#addSteps(message.steps);
    this.#number = message.number;
    if (message.table) this.info = message.table;
    this.#moving = false;
    const moves = message.steps.filter((step) => step.kind === 'move' || step.kind === 'start');
    const mine = moves.every((step) => step.by === 'person' && this.info?.seats[step.seat ?? -1]?.mine);
    const how = moves.length ? (mine ? 'mine' : 'others') : this.play?.behind ? 'others' : 'jump';
    this.#stand(message.standing, this.#shown(message), how);
    this.#see();
  }

  /** Each step with the view after it. */
  #shown(message: Schemas['Happened']): Shown[] {
    return message.steps.map((step, at) => {
      this.#view = follow(follow(this.#view, step.changes ?? []), message.own[at] ?? []);
      return { number: step.number, by: step.seat, view: this.#view, lines: step.lines };
    });
  }

  #stand(standing: Standing | null, shown: Shown[], how: 'mine' | 'others' | 'jump'): void {
    if (!standing || !this.play) return;
    this.standing = standing;
    this.#moving = false;
    this.play.me = standing.looking;
    this.#look = standing.looking;
    this.#seat();
    const newest = shown.at(-1);
    const last: Frame = { ...this.frame(standing, newest?.lines ?? []), ...(newest ? { by: newest.by } : {}) };
    if (how === 'jump') this.play.jump(last);
    else this.play.follow([...shown.slice(0, -1).map(passing), last], how === 'mine');
  }

  /** The seats as the table shows them; a name may be missing. */
  #seat(): void {
    if (!this.play || !this.info) return;
    this.play.seats = seatsOf(this.info, this.online).map((seat) => ({ ...seat, rating: this.#ratings[seat.seat] ?? null }));
  }

  /** How strong those are who sit here, where the game counts. */
  async rate(): Promise<void> {
    this.#ratings = (await get<Schemas['SeatRatings']>(`/api/tables/${this.id}/ratings`).catch(() => ({ ratings: [] }))).ratings;
    this.#seat();
  }

  frame(standing: Standing, lines: Said[]): Frame {
    const { decision, result } = standing;
    return {
      number: this.#number ?? 0,
      view: this.#view,
      events: lines,
      decision: decision && { seat: decision.seat, kind: decision.kind, ask: decision.say, wait: decision.say },
      choices: standing.actions.map((choice) => ({ action: choice.action as Action, said: choice.say })),
      outcome: result && { ...result, verdict: verdictOf(this.steps) },
    };
  }

  #addSteps(steps: readonly Step[]): void {
    const last = this.steps.at(-1)?.number ?? 0;
    this.steps = [...this.steps, ...steps.filter((step) => step.number > last)];
  }

  #addChat(lines: readonly Schemas['ChatLine'][]): void {
    const last = this.chat.at(-1)?.line ?? 0;
    const fresh = lines.filter((line) => line.line > last);
    this.chat = [...this.chat, ...fresh];
    if (this.#begun && fresh.some((line) => this.#foreign(line))) hear('chat');
  }

  /** Lines that have been said and not been looked at. */
  get unread(): number {
    return this.chat.filter((line) => line.line > this.read && this.#foreign(line)).length;
  }

  /** Said by somebody else, whom the reader wants to hear; that there was a hint is to be seen, and no more. */
  #foreign(line: Schemas['ChatLine']): boolean {
    return line.kind !== 'hint' && line.person !== house.me?.id && !people.silences(line);
  }

  /** Everything said so far is being looked at. */
  readChat(): void {
    this.read = this.chat.at(-1)?.line ?? 0;
    localStorage.setItem(`${READ}${this.id}`, `${this.read}`);
  }

  /** Try to reach the server now. */
  retry(): void {
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #answered(reply: Reply): void {
    if (reply.type === 'problem' && reply.id === null) {
      this.trouble = new Trouble(reply.code, reply.text, reply.field ?? null);
      return;
    }
    const id = reply.id ?? '';
    const found = this.#pending.get(id);
    if (!found) return;
    this.#pending.delete(id);
    this.#count();
    found.settle(reply);
  }

  /** Tell the server what has been looked at, once it has been looked at. */
  #see(): void {
    clearTimeout(this.#seenTimer);
    this.#seenTimer = setTimeout(() => {
      if (document.visibilityState !== 'visible' || this.#number === null || this.away) return;
      if (!this.info?.seats.some((seat) => seat.mine)) return;
      if (this.#line?.isOpen) this.#line.send({ type: 'seen', number: this.#number });
    }, SEEN_AFTER);
  }

  // ---------------------------------------------------------------- saying

  /** What waits to be sent is what somebody did; a page's own questions can wait unnoticed. */
  #count(): void {
    this.waiting = [...this.#pending.values()].filter(({ order }) => !QUESTIONS.has(order.type)).length;
  }

  /** Send a command; it is sent again after every break until the server has answered it. */
  #send(order: Record<string, unknown> & { type: string }): Promise<Reply> {
    const whole: Order = { ...order, id: newId() };
    return new Promise((settle) => {
      this.#pending.set(whole.id, { order: whole, settle });
      this.#count();
      if (this.connection === 'open' && this.#line?.isOpen) this.#line.send(whole);
    });
  }

  async command(order: Record<string, unknown> & { type: string }): Promise<Reply> {
    const reply = await this.#send(order);
    if (reply.type === 'refused' && this.play) {
      this.play.note = { refusal: refusalOf(reply.refusal, this.play.game), anchor: null };
      hear('refusal');
    }
    if (reply.type === 'problem') this.trouble = new Trouble(reply.code, reply.text, reply.field ?? null);
    return reply;
  }

  /** One gesture at a time: a second click while the first is on its way is no second move. */
  act(actions: readonly Action[]): void {
    if (this.#moving) return;
    this.#moving = true;
    const play = this.play;
    play?.begin(actions);
    void this.command({ type: 'play', actions, seat: this.#look, at: this.#number }).then((reply) => {
      this.#moving = false;
      setTimeout(() => play?.settle(actions), reply.type === 'done' ? SHOWN_BY : 0);
    });
  }

  async why(target: Action | BoardElement | Words): Promise<Refusal | null> {
    if (this.connection !== 'open') return { rule: '', text: say('web-offline') };
    const asked = isElement(target) ? { element: target.element } : { action: isWords(target) ? target.words : target };
    const reply = await this.#send({ type: 'why', ...asked, seat: this.#look });
    if (reply.type === 'problem') return { rule: '', text: reply.text };
    const first = reply.type === 'reason' ? reply.refusals[0] : reply.type === 'refused' ? reply.refusal : undefined;
    return first && this.play ? refusalOf(first, this.play.game) : null;
  }

  async preview(action: Action): Promise<Foreseen | null> {
    if (this.connection !== 'open') return null;
    const reply = await this.#send({ type: 'preview', action, seat: this.#look });
    return reply.type === 'foreseen' ? { final: reply.final, view: reply.view, lines: reply.lines } : null;
  }

  async foresee(): Promise<{ number: number; prospects: unknown } | null> {
    if (this.connection !== 'open') return null;
    const reply = await this.#send({ type: 'prospects' });
    return reply.type === 'foresight' ? { number: reply.number, prospects: reply.prospects } : null;
  }

  look(seat: number | null): void {
    this.#look = seat;
    this.#line?.send({ type: 'look', id: newId(), seat });
  }

  /** Show what happened while nobody looked, step by step. */
  async showAway(): Promise<void> {
    const away = this.away;
    if (!away) return;
    await this.#showAgain(this.steps.filter((step) => step.number > away.from && step.number <= away.to && step.kind === 'move'));
    this.away = null;
    this.#see();
  }

  /** What others have done since the viewer's last move. */
  get since(): readonly Step[] {
    const mine = this.steps.findLastIndex((step) => step.kind === 'start' || step.kind === 'undo' || (step.kind === 'move' && step.by === 'person' && this.info?.seats[step.seat ?? -1]?.mine));
    return this.steps.slice(mine + 1).filter((step) => step.kind === 'move');
  }

  /** Once more what others have done since then. */
  showSince(): Promise<void> {
    return this.#showAgain(this.since);
  }

  async #showAgain(wanted: readonly Step[]): Promise<void> {
    const { standing, play } = this;
    const steps = wanted.slice(-MOST_AWAY);
    if (!standing || !play || !steps[0]) return;
    const frames = await Promise.all([steps[0].number - 1, ...steps.map((step) => step.number)].map((number) => this.past(number)));
    if (standing !== this.standing) return;
    play.jump(frames[0]!);
    play.follow([...frames.slice(1).map((frame, at) => ({ ...frame, by: steps[at]!.seat })), this.frame(standing, [])]);
  }

  dismissAway(): void {
    this.away = null;
    this.#see();
  }

  /** The game as it stood after an event, without anything to choose. */
  async past(number: number, look: number | null = this.#look): Promise<Frame> {
    const eyes = look === null ? '' : `&look=${look}`;
    const frame = await get<Schemas['Frame']>(`/api/tables/${this.id}/replay?number=${number}${eyes}`);
    return {
      number,
      view: frame.views[0],
      events: frame.steps.flatMap((step) => step.lines),
      decision: null,
      choices: [],
      outcome: frame.result && { ...frame.result, verdict: verdictOf(frame.steps) },
    };
  }
}

/** A step on the way to the newest one: to be looked at, with nothing to choose. */
const passing = ({ number, by, view, lines }: Shown): Frame => ({ number, by, view, events: lines, decision: null, choices: [], outcome: null });

/** The lines of the final scoring: the last ones of the step that ended the game. */
export function verdictOf(steps: readonly Step[]): Said[] {
  const ending = steps.findLast((step) => step.closing > 0);
  return ending ? ending.lines.slice(-ending.closing) : [];
}

function isElement(target: Action | BoardElement | Words): target is BoardElement {
  return 'element' in target && !('type' in target);
}

function isWords(target: Action | Words): target is Words {
  return 'words' in target && !('type' in target);
}

function refusalOf(refusal: Schemas['Refusal'], game: string): Refusal {
  return { rule: refusal.rule, text: texts.say(refusal.say.key, refusal.say.values, game) };
}

/** The seats of a table; bots are called by their names, and told apart by numbers where several are the same. */
export function seatsOf(info: TableInfo, online: readonly number[]): SeatInfo[] {
  const bots = info.seats.filter((seat) => seat.kind === 'bot');
  const same = (level: string | null): Schemas['SeatInfo'][] => bots.filter((bot) => botName(bot.level) === botName(level));
  const numbered = (seat: Schemas['SeatInfo']): string => (same(seat.level).length > 1 ? `${botName(seat.level)} ${same(seat.level).indexOf(seat) + 1}` : botName(seat.level));
  return info.seats.map((seat) => ({
    seat: seat.seat,
    name: seat.kind === 'bot' ? numbered(seat) : seat.name || say('player', { number: seat.seat + 1 }),
    person: seat.person,
    tone: seat.seat % 5,
    mine: seat.mine,
    bot: seat.kind === 'bot' ? seat.level : seat.held,
    gender: seat.kind === 'bot' ? botGender(seat.level) : null,
    here: info.state === 'over' || seat.kind === 'bot' || online.includes(seat.seat),
  }));
}

/** A bot's level in the reader's language, where it has a name there. */
export function levelName(level: string | null): string {
  return level === null ? '' : texts.has(`bot-${level}`) ? say(`bot-${level}`) : level;
}
