// A card that lies face up and was entered wrongly: the step that brought it in is put right, so that what follows is
// decided again and a mistake corrected inside the delay never airs (design.md section 3).
import { err, ok, type Result } from '../base/result.ts';
import type { HandRecord } from '../engine/amend.ts';
import type { Card } from '../engine/card.ts';
import type { HandCommand } from '../engine/command.ts';
import type { Edit } from '../engine/edit.ts';
import type { AmendedStep } from '../engine/event.ts';
import type { GameName } from '../engine/game/gameName.ts';
import { gameOf } from '../engine/game/games.ts';
import type { Street } from '../engine/game/street.ts';
import { boardSizeAfter, ruleOf } from '../engine/game/streets.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import { openingsVisible, type TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';

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

/** Where a card lies face up: in an opened hand, as it is shown, or on a board. */
type FaceUpPlace = OpenedPlace | BoardPlace;
type OpenedPlace = { readonly on: 'seat'; readonly seat: SeatNo; readonly index: number };
type BoardPlace = { readonly on: 'board'; readonly game: GameName; readonly run: number; readonly index: number };

interface Change {
  readonly place: FaceUpPlace;
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
  const known = cards[index] !== undefined && stepOf(state.record, { on: 'seat', seat, index }) !== undefined;
  return known ? ok({ on: 'seat', seat, index }) : err(violation('no-such-opened-card', { seat }));
}

function boardPlace(hand: Hand, { run: asked, index }: OfBoard): Result<BoardPlace, RuleViolation> {
  if (hand.boards[asked]?.[index] === undefined) return err(violation('no-such-board-card', { run: asked, index }));
  // cards that the boards share lie once, on the first
  return ok({ on: 'board', game: hand.game, run: index < hand.sharedBoard ? 0 : asked, index });
}

function cardAt(hand: Hand, place: FaceUpPlace): Card | undefined {
  return place.on === 'seat' ? seatOf(hand, place.seat)?.cards[place.index] : hand.boards[place.run]?.[place.index];
}

function placeOf(hand: Hand, card: Card): FaceUpPlace | null {
  const run = hand.boards.findIndex((board) => board.includes(card));
  if (run >= 0) return { on: 'board', game: hand.game, run, index: hand.boards[run]?.indexOf(card) ?? 0 };
  const at = hand.seats.find(({ cards }) => cards.includes(card));
  return at === undefined ? null : { on: 'seat', seat: at.seat, index: at.cards.indexOf(card) };
}

/** One edit for each step that brought in one of the cards. */
function corrected({ record }: TableState, hand: Hand, changes: readonly Change[]): Result<Wrong, RuleViolation> {
  const commands = new Map<number, HandCommand>();
  for (const { place, card } of changes) {
    const step = stepOf(record, place);
    if (step?.origin == null) return err(notThere(place));
    const right = rightCommand(commands.get(step.origin) ?? commandAt(step, hand, place), place, card);
    if (right === null) return err(notThere(place));
    commands.set(step.origin, right);
  }
  const edits = [...commands].map(([position, command]): Edit => ({ type: 'replace', position, command }));
  return ok({ edits, seats: seatChanges(changes) });
}

/** Two cards of one hand that changed places are the same hand. */
function seatChanges(changes: readonly Change[]): readonly SeatChange[] {
  const seats = changes.flatMap(({ place, wrong, card }) =>
    place.on === 'seat' ? [{ seat: place.seat, wrong, card }] : [],
  );
  return new Set(seats.map(({ seat }) => seat)).size < seats.length ? [] : seats;
}

function notThere(place: FaceUpPlace): RuleViolation {
  return place.on === 'seat'
    ? violation('no-such-opened-card', { seat: place.seat })
    : violation('no-such-board-card', { run: place.run, index: place.index });
}

/** The newest step counts: an earlier one was corrected by it. */
function stepOf({ effective }: HandRecord, place: FaceUpPlace): AmendedStep | undefined {
  return effective.findLast(({ command }) =>
    place.on === 'seat' ? opens(command, place.seat) : brings(command, place),
  );
}

/** What brought the card in; an opened hand with the cards that it shows now. */
function commandAt({ command }: AmendedStep, hand: Hand, place: FaceUpPlace): HandCommand {
  if (place.on === 'board') return command;
  const type = command.type === 'CorrectOpened' ? command.type : 'OpenHand';
  return { type, seat: place.seat, cards: seatOf(hand, place.seat)?.cards ?? [] };
}

function rightCommand(command: HandCommand, place: FaceUpPlace, card: Card): HandCommand | null {
  if (place.on === 'board') return rightBoard(command, place, card);
  if (command.type !== 'OpenHand' && command.type !== 'CorrectOpened') return null;
  return { ...command, cards: replaced(command.cards, place.index, card) };
}

function opens(command: HandCommand, seat: number): boolean {
  return (command.type === 'OpenHand' || command.type === 'CorrectOpened') && command.seat === seat;
}

function brings(command: HandCommand, { game, run, index }: BoardPlace): boolean {
  if (command.type === 'CorrectBoard') return command.run === run && command.index === index;
  if (command.type !== 'DealBoard' || command.run !== run) return false;
  const first = firstPlace(game, command.street);
  return index >= first && index < first + command.cards.length;
}

function rightBoard(command: HandCommand, { game, index }: BoardPlace, card: Card): HandCommand | null {
  if (command.type === 'CorrectBoard') return { ...command, card };
  if (command.type !== 'DealBoard') return null;
  return { ...command, cards: replaced(command.cards, index - firstPlace(game, command.street), card) };
}

/** Place of the first card of a street on its board. */
export function firstPlace(name: GameName, street: Street): number {
  const game = gameOf(name);
  return boardSizeAfter(game, street) - ruleOf(game, street).board;
}

function replaced(cards: readonly Card[], at: number, card: Card): readonly Card[] {
  return cards.map((old, i) => (i === at ? card : old));
}
