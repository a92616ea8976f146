// A perfect operator: answers what he is asked as it really is, as fast as a person, and enters what readers do not.
import { cardsDue } from '../../engine/dealing.ts';
import { liveSeats, type SeatHand } from '../../engine/hand.ts';
import type { Proposal, Question } from '../../table/commands.ts';
import type { SimShow } from './simShow.ts';

/** A person reads the question, looks at the table and presses. */
const ANSWER_MS = 1500;
/** A short deal is put right by a peek; after as many the hand is played with a card unread. */
const PEEKS = 2;

export class Operator {
  /** seats whose players have thrown their cards away in this hand */
  readonly folded = new Set<number>();
  /** seats that have thrown so many cards away in this draw */
  readonly throwing = new Map<number, number>();
  private readonly show: SimShow;
  private since = new Map<string, number>();
  private peeks = 0;
  private busy = false;

  constructor(show: SimShow) {
    this.show = show;
    show.onTime = () => this.look();
  }

  beginHand(): void {
    this.folded.clear();
    this.peeks = 0;
  }

  private async look(): Promise<void> {
    if (this.busy) return;
    const { house, now } = this.show;
    const open = [...house.proposals, ...house.questions];
    const since = new Map(open.map(({ id }) => [id, this.since.get(id) ?? now]));
    this.since = since;
    const due = open.find(({ id }) => now - (since.get(id) ?? now) >= ANSWER_MS);
    if (due === undefined) return;
    this.busy = true;
    await this.answer(due);
    this.busy = false;
  }

  private async answer(asked: Proposal | Question): Promise<void> {
    const { house } = this.show;
    if ('kind' in asked && asked.kind === 'complete-deal' && this.peeks < PEEKS) return this.askForPeek();
    house.air.answer(asked.id);
    const accepts = 'kind' in asked && this.isSo(asked);
    if (accepts && (await house.give({ do: 'accept', proposal: asked.id })) === '') return;
    await house.give({ do: 'dismiss', proposal: asked.id });
  }

  private isSo({ kind, seat, count }: Proposal): boolean {
    if (kind === 'complete-deal') return true;
    if (kind === 'discard') return seat !== null && this.throwing.get(seat) === count;
    if (kind === 'up-card') return true;
    return kind === 'fold' && seat !== null && this.folded.has(seat);
  }

  /** The dealer asks a player whose card is missing to lift the corners; the others look on. */
  private async askForPeek(): Promise<void> {
    this.peeks += 1;
    const { house } = this.show;
    const short = liveSeats(house.hand).find((s) => (house.hand.dealComplete ? isUnread(house, s) : isShort(house, s)));
    if (short !== undefined) await this.show.perform({ do: 'peek', seat: short.seat, for: 2 });
    await this.show.run(ANSWER_MS * 2);
  }
}

function read(house: SimShow['house'], { seat }: SeatHand): readonly number[] {
  return house.state.record.effective
    .filter(isDealtTo(seat))
    .flatMap(({ command }) => ('slot' in command ? command.slot : []));
}

function isShort(house: SimShow['house'], s: SeatHand): boolean {
  return read(house, s).length < cardsDue(house.hand);
}

function isUnread(house: SimShow['house'], s: SeatHand): boolean {
  const slots = read(house, s);
  return s.held.some((slot) => !slots.includes(slot));
}

type Entered = SimShow['house']['state']['record']['effective'][number];

function isDealtTo(seat: number): (entry: Entered) => boolean {
  return ({ command }) => (command.type === 'DealHole' || command.type === 'DealUp') && command.seat === seat;
}
