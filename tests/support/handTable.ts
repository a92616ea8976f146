// One table from hand to hand without a log or a database: seats sit down, commands are decided, their events folded.
import { clientId } from '../../server/base/ids.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { dealOrder } from '../../server/engine/forcedBets.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { EMPTY_SESSION } from '../../server/engine/session.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { EMPTY_TABLE, type TableState } from '../../server/log/tableState.ts';
import { addEntry, type Batch, beginBatch } from '../../server/table/batch.ts';
import { decideHand, decideRedo, decideTable, decideUndo, type InputDecision } from '../../server/table/decideInput.ts';
import { decideStart, type StartCommand } from '../../server/table/decideStart.ts';
import { NOTHING_PENDING } from '../../server/table/proposals.ts';
import { emptyTracker } from '../../server/tracker/empty.ts';
import { nextHandId, TABLE } from '../properties/releaseBeat.ts';

type Answer = 'ok' | string;

/** Amounts in chips; every refusal is answered by its code. */
export class HandTable {
  #batch: Batch = beginBatch(TABLE, {
    state: { ...EMPTY_TABLE, session: { ...EMPTY_SESSION, profile: 'cash' } },
    ...{ tracker: emptyTracker(), pending: NOTHING_PENDING, offset: 0 },
  });

  constructor(seats: readonly number[], stack = 1_000) {
    for (const seat of seats) this.say({ type: 'TakeSeat', seat: seatNo(seat), name: `P${seat}`, stack: chips(stack) });
  }

  get state(): TableState {
    return this.#batch.served.state;
  }

  /** What was written since the table began, the newest last. */
  get entries(): readonly LogEntry[] {
    return this.#batch.entries;
  }

  get hand(): Hand {
    if (this.state.hand === null) throw new Error('no hand');
    return this.state.hand;
  }

  say(command: SessionCommand): Answer {
    return this.#take(decideTable(this.state, command, 'maria'));
  }

  start(command: Partial<Omit<StartCommand, 'do' | 'hand'>> = {}): Answer {
    return this.#take(decideStart(this.state, { do: 'startHand', hand: nextHandId(this.state), ...command }));
  }

  play(command: HandCommand): Answer {
    return this.#take(decideHand(this.state, command));
  }

  /** What readers saw. */
  see(command: HandCommand): Answer {
    return this.#take(decideHand(this.state, command), false);
  }

  undo(): Answer {
    return this.#take(decideUndo(this.state));
  }

  redo(): Answer {
    return this.#take(decideRedo(this.state));
  }

  /** Everybody folds as soon as he may; the up cards that say who opens are 2s, 3s and so on in the order of the deal. */
  foldOut(): void {
    if (this.hand.structure.bombPot === true || this.hand.bigBlindSeat === null) this.#lay();
    else this.play({ type: 'CompleteDeal' });
    for (let n = 0; n < 20 && this.hand.phase === 'BETTING'; n += 1) {
      const seat = this.hand.toAct ?? seatNo(1);
      for (const action of ['bring_in', 'fold'] as const)
        if (this.play({ type: 'Act', seat, action, to: null }) === 'ok') break;
    }
    this.play({ type: 'AwardPots' });
  }

  #lay(): void {
    const { seats } = this.hand;
    const opener = seats.find((s) => s.seat === dealOrder(this.hand)[0])?.seat ?? seatNo(1);
    if (this.play({ type: 'CompleteDeal' }) !== 'ok') this.play({ type: 'CompleteDeal', opener });
    this.play({ type: 'DealBoard', street: 'flop', run: 0, cards: ['2c', '3c', '4d'] });
  }

  #take(decided: InputDecision, typed = true): Answer {
    if (!decided.ok) return decided.error.code;
    const { position, recorded } = this.state;
    const id = clientId(`01980000-0000-7000-8000-${String(position + 1).padStart(12, '0')}`);
    const given = { actor: 'maria', clientId: id, typed, seen: null, now: recorded + 1_500 };
    this.#batch = addEntry(this.#batch, decided.value, given);
    return 'ok';
  }
}
