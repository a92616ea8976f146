// A table without storage, pages and sockets: the real tracker, rules, proposals and command door over an open deck. It keeps
// what came out for the scorer. Time is handed in.
import { v5 as uuidFrom } from 'uuid';
import { clientId, tableId } from '../../base/ids.ts';
import type { Hand } from '../../engine/hand.ts';
import { EMPTY_TABLE, type TableState } from '../../log/tableState.ts';
import { type Batch, beginBatch, observe, type Served, takeOutput } from '../../table/batch.ts';
import type { Proposal, Question, TableCommand } from '../../table/commands.ts';
import { applyOutput } from '../../table/effects.ts';
import { type FlowDeps, runCommand } from '../../table/flow.ts';
import type { Entered } from '../../table/openings.ts';
import { NOTHING_PENDING } from '../../table/proposals.ts';
import { unknownTags } from '../../tracker/absorb.ts';
import { emptyTracker } from '../../tracker/empty.ts';
import type { Observation, Output } from '../../tracker/shape.ts';
import type { track } from '../../tracker/track.ts';
import { AirLog } from './airLog.ts';
import type { OpenDeck } from './openDeck.ts';

const TABLE = tableId('sim');
const NAMESPACE = '0f2b1d5c-6a0e-4f1a-9a51-2f6f5f0e7c11';
const OPERATOR = { actor: 'operator', role: 'operator' } as const;
const NOBODY: Entered = {
  seen: new Map(),
  typed: new Set(),
  openedBy: new Set(),
  confirmedBy: new Set(),
  dealtBy: new Set(),
};

export interface SimHouseOptions {
  readonly deck: OpenDeck;
  readonly seats: number;
  /** makes ids; the same name, the same ids */
  readonly seed: string;
  /** another tracker, for the tests of the tests */
  readonly step?: typeof track;
}

export interface Kept {
  observed(observation: Observation): void;
  said(output: Output): void;
}

export class SimHouse {
  now = 0;
  readonly air: AirLog;
  /** where somebody keeps everything that the tracker heard and said */
  kept: Kept | null = null;
  private readonly options: SimHouseOptions;
  private served: Served = { state: EMPTY_TABLE, pending: NOTHING_PENDING, tracker: emptyTracker(), offset: 0 };
  private given = 0;

  constructor(options: SimHouseOptions) {
    this.options = options;
    this.air = new AirLog(options.deck);
  }

  get state(): TableState {
    return this.served.state;
  }

  /** Throws before the first hand. */
  get hand(): Hand {
    const { hand } = this.served.state;
    if (hand === null) throw new Error('no hand was started');
    return hand;
  }

  get proposals(): readonly Proposal[] {
    return this.served.pending.proposals;
  }

  get questions(): readonly Question[] {
    return this.served.pending.questions;
  }

  async hear(observation: Observation): Promise<void> {
    await this.finish(this.observe(this.begin(), observation));
  }

  /** '' or the code of the refusal. */
  async give(command: TableCommand): Promise<string> {
    this.given += 1;
    const id = clientId(uuidFrom(`${this.options.seed} ${this.given}`, NAMESPACE));
    const before = this.begin();
    const done = await runCommand(before, { actor: OPERATOR, clientId: id, command }, this.flow());
    if (!done.ok) return done.error.code;
    this.told(before, done.value);
    await this.finish(done.value);
    return '';
  }

  private begin(): Batch {
    return beginBatch(TABLE, this.served);
  }

  private observe(batch: Batch, observation: Observation): Batch {
    this.kept?.observed(observation);
    if (this.options.step === undefined) return observe(batch, observation);
    const [tracker, outputs] = this.options.step(batch.served.tracker, observation);
    return { ...batch, served: { ...batch.served, tracker }, outputs: [...batch.outputs, ...outputs] };
  }

  /** Entries told the tracker where the hand stands. */
  private told(before: Batch, after: Batch): void {
    const { context } = after.served.tracker;
    if (context !== before.served.tracker.context) this.kept?.observed(context);
  }

  private async finish(start: Batch): Promise<void> {
    const { deck } = this.options;
    let batch = start;
    for (;;) {
      const unknown = unknownTags(batch.served.tracker);
      if (unknown.length > 0) {
        const tags = await deck.calls.knowTags(unknown);
        batch = this.observe(batch, { type: 'known', at: this.now, tags, fresh: false });
      }
      const [output, rest] = takeOutput(batch);
      if (output === undefined) break;
      this.air.output(output, this.now);
      this.kept?.said(output);
      batch = await applyOutput(rest, output, { vault: deck.calls, now: () => this.now });
      this.told(rest, batch);
    }
    const before = this.served;
    this.served = batch.served;
    this.air.entries(batch.entries, { before: before.state.hand, after: this.served.state.hand, now: this.now });
    this.air.pending(this.served.pending, this.now);
  }

  private flow(): FlowDeps {
    return {
      vault: this.options.deck.calls,
      now: () => this.now,
      cardDesk: false,
      seats: this.options.seats,
      enteredIn: async () => NOBODY,
      pastState: async () => null,
      airing: () => 'to-come',
      alone: async () => true,
      stopOf: () => null,
    };
  }
}
