// Alarms of the vault at one table: a question on every console and a row in the floor inbox, until they are settled; two cards
// alike stop the hand as well. What is open is known after a restart. Knows no seat and no card.
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import { createQueue } from '../base/queue.ts';
import type { CardsClash } from '../console/cards/view.ts';
import type { Ruling } from '../engine/role.ts';
import { TWINS } from '../floor/floorInbox.ts';
import type { OpenAlarm } from '../floor/floorInput.ts';
import type { LogEntry } from '../log/entry.ts';
import { alarmQuestion, alarmQuestionId, isClash } from '../table/alarmQuestion.ts';
import type { Question } from '../table/commands.ts';
import type { Alarm, AlarmRows, Settled } from './alarmRows.ts';
import type { HandStops } from './handStops.ts';

export interface AlarmBoardDeps {
  readonly table: TableId;
  readonly rows: AlarmRows;
  readonly stops: HandStops;
  readonly logger: Logger;
  readonly now: () => number;
  readonly ask: (question: Question) => void;
  readonly withdraw: (question: string) => void;
  /** 0 when this table has played no such hand */
  readonly handNumber: (hand: string) => Promise<number>;
  /** no card of this hand may be put right any more: it has aired, or is too old */
  readonly isPast: (hand: string, number: number) => boolean;
  readonly runs: (hand: string) => boolean;
  /** by which the hand is void for two cards alike */
  readonly voided: (hand: string) => Ruling | null;
  readonly changed: () => void;
  /** a hand was stopped, or goes on */
  readonly stopChanged: () => void;
}

type Open = OpenAlarm & Alarm;

export class AlarmBoard {
  readonly #deps: AlarmBoardDeps;
  /** by question */
  readonly #open = new Map<string, Open>();
  /** over when their two cards alike were answered: should one be in play again, it stands still again */
  readonly #answered = new Set<string>();
  #restored = false;
  /** what is said of a hand is stored and shown in the order in which it was said */
  readonly #work = createQueue();

  constructor(deps: AlarmBoardDeps) {
    this.#deps = deps;
  }

  /** What was open when the server stopped. Where storage does not answer it is tried again at the next look. */
  restore(): Promise<void> {
    return this.#work.run(() => this.#restore());
  }

  /** The hand stands still from this moment on, whatever is still to be stored and shown. */
  raise(alarm: Alarm): Promise<void> {
    if (alarm.code === TWINS) this.#stop(alarm.hand);
    return this.#work.run(async () => {
      if (this.#open.has(alarmQuestionId(alarm))) return;
      if (await this.#wasAnswered(alarm)) return this.#keepAnswered(alarm.hand);
      await this.#show(alarm, { position: 0, since: this.#deps.now() });
      await this.#store(alarm);
    });
  }

  settle(alarm: Alarm): Promise<void> {
    return this.#work.run(() => this.#settle(alarm, { by: 'vault' }));
  }

  /** A person's answer is stored before the hand goes on; rejects when storage does not answer, and nothing is changed. */
  answer(alarm: Alarm, settled: Settled): Promise<void> {
    return this.#work.run(() => this.#answer(alarm, settled));
  }

  /** What was ruled settles its alarm: such a hand is void. A ruling that is taken back leaves it open again. */
  played(entries: readonly LogEntry[]): void {
    for (const { handId: hand, actor } of entries)
      if (hand !== null && !this.#standsAgain(hand)) void this.#work.run(() => this.#afterPlay(hand, actor));
  }

  /** What can be put right no more is asked no more; what could not be stored is tried again. */
  look(): Promise<void> {
    return this.#work.run(async () => {
      if (!this.#restored) await this.#restore();
      for (const open of [...this.#open.values()]) {
        if (isClash(open.code) && this.#deps.isPast(open.hand, open.number)) await this.#settle(open, { by: 'aired' });
        else if (open.position === 0) await this.#store(open);
      }
    });
  }

  /** What waits for the floor, oldest first. */
  open(): readonly Open[] {
    return [...this.#open.values()];
  }

  /** What the card desk may hear of a hand that is complete. */
  clashOf(hand: string): CardsClash {
    if (this.#open.has(alarmQuestionId({ hand, code: 'TYPED_CLASH_UNTOLD' }))) return 'untold';
    return this.#open.has(alarmQuestionId({ hand, code: 'TYPED_CLASH' })) ? 'clash' : 'none';
  }

  idle(): Promise<void> {
    return this.#work.idle();
  }

  async #restore(): Promise<void> {
    const open = await this.#deps.rows.open().catch(() => null);
    this.#restored = open !== null;
    for (const { hand, code, position, since } of open ?? []) {
      if (this.#open.has(alarmQuestionId({ hand, code }))) continue;
      await this.#show({ hand, code }, { position, since });
      await this.#afterPlay(hand, 'log');
    }
  }

  #stop(hand: string): void {
    this.#deps.stops.add(hand);
    this.#deps.stopChanged();
  }

  async #afterPlay(hand: string, actor: string): Promise<void> {
    const alarm = { hand, code: TWINS } as const;
    const ruling = this.#deps.voided(hand);
    if (ruling !== null && this.#open.has(alarmQuestionId(alarm))) {
      const answer = { answer: 'confirm', by: ruling.by, note: ruling.note };
      await this.#answer(alarm, { by: actor, answer }).catch(() => this.#failed('settled alarm not stored', alarm));
    } else this.#standsAgain(hand);
  }

  /** At once: what was over and answered is in play again. */
  #standsAgain(hand: string): boolean {
    const again = this.#deps.runs(hand) && this.#answered.delete(hand);
    if (again) void this.raise({ hand, code: TWINS });
    return again;
  }

  async #answer(alarm: Alarm, settled: Settled): Promise<void> {
    await this.#deps.rows.settle(alarm, settled);
    this.#lift(alarm);
    // what was rejected is no pair any more
    if (settled.answer?.['answer'] !== 'reject' && !this.#deps.runs(alarm.hand)) this.#answered.add(alarm.hand);
  }

  /** The vault says it again after a restart; the floor has answered it for good as long as the hand stays over. */
  async #wasAnswered(alarm: Alarm): Promise<boolean> {
    const { rows, runs, voided } = this.#deps;
    if (alarm.code !== TWINS || runs(alarm.hand)) return false;
    return voided(alarm.hand) !== null || (await rows.hasAnswer(alarm).catch(() => false));
  }

  #keepAnswered(hand: string): void {
    this.#answered.add(hand);
    this.#deps.stops.delete(hand);
    this.#deps.stopChanged();
  }

  async #show(alarm: Alarm, stored: Pick<Open, 'position' | 'since'>): Promise<void> {
    const number = await this.#deps.handNumber(alarm.hand).catch(() => 0);
    this.#open.set(alarmQuestionId(alarm), { hand: alarm.hand, code: alarm.code, number, ...stored });
    this.#deps.ask(alarmQuestion(alarm, number));
    this.#deps.changed();
  }

  async #settle(alarm: Alarm, settled: Settled): Promise<void> {
    if (!this.#lift(alarm)) return;
    await this.#deps.rows.settle(alarm, settled).catch(() => this.#failed('settled alarm not stored', alarm));
  }

  /** False: it was not open. */
  #lift(alarm: Alarm): boolean {
    const id = alarmQuestionId(alarm);
    if (!this.#open.delete(id)) return false;
    if (alarm.code === TWINS) {
      this.#deps.stops.delete(alarm.hand);
      this.#deps.stopChanged();
    }
    this.#deps.withdraw(id);
    this.#deps.changed();
    return true;
  }

  async #store(alarm: Alarm): Promise<void> {
    const id = alarmQuestionId(alarm);
    try {
      const position = await this.#deps.rows.keep(alarm, this.#open.get(id)?.since ?? this.#deps.now());
      const open = this.#open.get(id);
      if (open !== undefined) this.#open.set(id, { ...open, position });
      this.#deps.changed();
    } catch {
      this.#failed('alarm not stored for the floor', alarm);
    }
  }

  #failed(what: string, { code }: Alarm): void {
    this.#deps.logger.log('error', what, { table: this.#deps.table, code });
  }
}
