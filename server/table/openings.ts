// Keeps one person from turning up hands by himself: what he typed may not open a hand that was read (design.md section 2). Knows
// positions and seats, never a card.
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import type { HandRecord } from '../engine/amend.ts';
import type { GameName } from '../engine/game/gameName.ts';
import { decodeRow } from '../log/codec.ts';
import type { TableState } from '../log/tableState.ts';
import { firstPlace } from './faceUpSteps.ts';

/** Who entered what in one hand, by log position. */
export interface Entered {
  /** entries of people */
  readonly typed: ReadonlySet<number>;
  /** who turned hands up */
  readonly openedBy: ReadonlySet<string>;
  /** who gave the second key */
  readonly confirmedBy: ReadonlySet<string>;
  /** who brought in hole cards: the tracker, or whoever typed them */
  readonly dealtBy: ReadonlySet<string>;
  /** board cards as readers saw them, by log position */
  readonly seen: ReadonlyMap<number, readonly string[]>;
}

export async function enteredIn(log: Pick<HandLogStore, 'readHand'>, table: TableId, hand: string): Promise<Entered> {
  const typed = new Set<number>();
  const openedBy = new Set<string>();
  const confirmedBy = new Set<string>();
  const dealtBy = new Set<string>();
  const seen = new Map<number, readonly string[]>();
  for (const row of await log.readHand(table, hand)) {
    const entry = decodeRow(row);
    if (!entry.ok) continue;
    const { position, actor, events, input } = entry.value;
    if (entry.value.typed) typed.add(position);
    else if (input.type === 'hand' && input.command.type === 'DealBoard') seen.set(position, input.command.cards);
    if (events.some((event) => event.type === 'HandOpened')) openedBy.add(actor);
    if (events.some((event) => event.type === 'OpeningsConfirmed')) confirmedBy.add(actor);
    if (events.some((event) => event.type === 'HoleCardDealt')) dealtBy.add(actor);
  }
  return { typed, openedBy, confirmedBy, dealtBy, seen };
}

/** A hand that readers saw, on a board of which a person typed more than one card: what lies face up is typed, too. */
export function opensByTyping(state: TableState, seat: number, entered: Entered): boolean {
  const { hand, record } = state;
  const game = hand?.game ?? 'holdem';
  const places = new Set(
    record.effective.flatMap((step) =>
      typedPlaces(step, game, byHand(step, entered) ? [] : readBy(step, entered.seen)),
    ),
  );
  return places.size > MOST_UNREAD && wasRead(state, seat, entered);
}

/** Readers saw a hole card of this seat. */
export function wasRead({ record }: TableState, seat: number, entered: Entered): boolean {
  return record.effective.some((step) => dealtTo(step, seat) && !byHand(step, entered));
}

function byHand({ origin }: Step, { typed }: Entered): boolean {
  return origin === null || typed.has(Math.floor(origin));
}

type Step = HandRecord['effective'][number];

function readBy({ origin, command }: Step, seen: Entered['seen']): readonly string[] {
  if (command.type !== 'DealBoard') return [];
  return (origin === null ? undefined : seen.get(origin)) ?? command.cards;
}

/** One card that no antenna heard is everyday; two make up a street. */
const MOST_UNREAD = 1;

/** Places of the board whose cards a person brought in; a card that was read and then put right is one of them. */
function typedPlaces({ command }: Step, game: GameName, read: readonly string[]): readonly string[] {
  if (command.type === 'CorrectBoard') return [`${command.run}:${command.index}`];
  if (command.type !== 'DealBoard') return [];
  const first = firstPlace(game, command.street);
  return command.cards.flatMap((card, i) => (card === read[i] ? [] : [`${command.run}:${first + i}`]));
}

export function dealtTo({ command }: Step, seat: number): boolean {
  return command.type === 'DealHole' && command.seat === seat;
}
