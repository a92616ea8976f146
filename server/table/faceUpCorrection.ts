// A card that lies face up and was entered wrongly: the step that brought it in is put right, so that what follows is
// decided again and a mistake corrected inside the delay never airs (design.md section 3).
import { err, ok, type Result } from '../base/result.ts';
import type { Card } from '../engine/card.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import {
  type BoardPlace,
  type Change,
  type FaceUpPlace,
  type OpenedPlace,
  opens,
  rightCommand,
  stepsOf,
  upSlot,
} from './faceUpSteps.ts';

export type FaceUpCorrection = Extract<TableCommand, { do: 'correctOpened' | 'correctBoard' }>;
type OfOpened = Extract<FaceUpCorrection, { do: 'correctOpened' }>;
type OfBoard = Extract<FaceUpCorrection, { do: 'correctBoard' }>;

export interface Wrong {
  readonly edits: readonly Edit[];
  /** cards of opened hands that become other ones: the vault has them as well */
  readonly seats: readonly SeatChange[];
}

export interface SeatChange {
  readonly seat: SeatNo;
  readonly wrong: Card;
  readonly card: Card;
}

export function isFaceUpCorrection(command: TableCommand): command is FaceUpCorrection {
  return command.do === 'correctOpened' || command.do === 'correctBoard';
}

/**
 * `state`: of the hand that is corrected, with its record. A card that lies face up at another place changes places with the
 * wrong one, so that two cards the wrong way round, or all of them one place off, are put right in whatever order.
 */
export function correctionOf(state: TableState, command: FaceUpCorrection): Result<Wrong, RuleViolation> {
  const { hand } = state;
  if (hand === null) return err(violation('hand-unknown'));
  const place = command.do === 'correctOpened' ? openedPlace(state, hand, command) : boardPlace(hand, command);
  if (!place.ok) return place;
  const wrong = cardAt(hand, place.value);
  const { card } = command;
  if (wrong === undefined) return err(notThere(place.value));
  if (wrong === card) return err(violation('nothing-to-correct'));
  // a face that nobody at a console sees is not moved: the rules refuse the card as before
  const other = openingsVisible(state) ? placeOf(hand, card) : null;
  const exchange: readonly Change[] = other === null ? [] : [{ place: other, wrong: card, card: wrong }];
  return corrected(state, hand, [{ place: place.value, wrong, card }, ...exchange]);
}

/** While live screens do not show a face nobody at a console can say that it is wrong: the answer would tell it. */
function openedPlace(state: TableState, hand: Hand, { seat, index }: OfOpened): Result<OpenedPlace, RuleViolation> {
  const cards = seatOf(hand, seat)?.cards ?? [];
  if (cards.length === 0) return err(violation('not-open', { seat }));
  if (!openingsVisible(state)) return err(violation('openings-waiting'));
  const known = cards[index] !== undefined && state.record.effective.some(({ command }) => opens(command, seat));
  return known ? ok({ on: 'seat', seat, index }) : err(violation('no-such-opened-card', { seat }));
}

function boardPlace(hand: Hand, { run: asked, index }: OfBoard): Result<BoardPlace, RuleViolation> {
  if (hand.boards[asked]?.[index] === undefined) return err(violation('no-such-board-card', { run: asked, index }));
  // cards that the boards share lie once, on the first
  return ok({ on: 'board', game: hand.game, run: index < hand.sharedBoard ? 0 : asked, index });
}

function cardAt(hand: Hand, place: FaceUpPlace): Card | undefined {
  if (place.on === 'board') return hand.boards[place.run]?.[place.index];
  const s = seatOf(hand, place.seat);
  return place.on === 'seat' ? s?.cards[place.index] : s?.up.find(({ slot }) => slot === place.slot)?.card;
}

function placeOf(hand: Hand, card: Card): FaceUpPlace | null {
  const run = hand.boards.findIndex((board) => board.includes(card));
  if (run >= 0) return { on: 'board', game: hand.game, run, index: hand.boards[run]?.indexOf(card) ?? 0 };
  const at = hand.seats.find(({ cards }) => cards.includes(card));
  if (at !== undefined) return { on: 'seat', seat: at.seat, index: at.cards.indexOf(card) };
  const before = hand.seats.find((s) => upSlot(s, card) !== undefined);
  return before === undefined ? null : { on: 'up', seat: before.seat, slot: upSlot(before, card) ?? 0 };
}

/** One edit for each step that brought in one of the cards. */
function corrected({ record }: TableState, hand: Hand, changes: readonly Change[]): Result<Wrong, RuleViolation> {
  const commands = new Map<number, HandCommand>();
  for (const change of changes) {
    const steps = stepsOf(record, hand, change);
    if (steps.length === 0) return err(notThere(change.place));
    for (const { origin, command } of steps) {
      const right = rightCommand(command, commands.get(origin ?? 0) ?? command, change);
      if (origin === null || right === null) return err(notThere(change.place));
      commands.set(origin, right);
    }
  }
  const edits = [...commands].map(([position, command]): Edit => ({ type: 'replace', position, command }));
  return ok({ edits, seats: seatChanges(hand, changes) });
}

/** Two cards of one hand that changed places are the same hand. */
function seatChanges(hand: Hand, changes: readonly Change[]): readonly SeatChange[] {
  const seats = changes.flatMap(({ place, wrong, card }) => {
    // what was dealt face up is no part of what the vault holds for the seat
    const held = place.on === 'seat' && upSlot(seatOf(hand, place.seat), wrong) === undefined;
    return held ? [{ seat: place.seat, wrong, card }] : [];
  });
  return new Set(seats.map(({ seat }) => seat)).size < seats.length ? [] : seats;
}

function notThere(place: FaceUpPlace): RuleViolation {
  return place.on === 'board'
    ? violation('no-such-board-card', { run: place.run, index: place.index })
    : violation('no-such-opened-card', { seat: place.seat });
}
