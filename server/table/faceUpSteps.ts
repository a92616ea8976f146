// Which steps of a hand brought in a card that lies face up, and what each of them says once the card is another one.
import type { HandRecord } from '../engine/amend.ts';
import type { Card } from '../engine/card.ts';
import type { HandCommand } from '../engine/command.ts';
import type { AmendedStep } from '../engine/event.ts';
import type { GameName } from '../engine/game/gameName.ts';
import { gameOf } from '../engine/game/games.ts';
import type { Street } from '../engine/game/street.ts';
import { boardSizeAfter, ruleOf } from '../engine/game/streets.ts';
import { type Hand, type SeatHand, seatOf } from '../engine/hand.ts';
import type { SeatNo } from '../engine/seat.ts';

/** Where a card lies face up: in an opened hand, as it is shown, before a seat that is not opened, or on a board. */
export type FaceUpPlace = OpenedPlace | UpPlace | BoardPlace;
export type OpenedPlace = { readonly on: 'seat'; readonly seat: SeatNo; readonly index: number };
type UpPlace = { readonly on: 'up'; readonly seat: SeatNo; readonly slot: number };
export type BoardPlace = {
  readonly on: 'board';
  readonly game: GameName;
  readonly run: number;
  readonly index: number;
};

export interface Change {
  readonly place: FaceUpPlace;
  readonly wrong: Card;
  readonly card: Card;
}

/** The place of a card that was dealt face up to the seat. */
export function upSlot(s: SeatHand | undefined, card: Card): number | undefined {
  return s?.up.find((up) => up.card === card)?.slot;
}

/**
 * The newest step counts: an earlier one was corrected by it. A card that was dealt face up stands in every opening of its seat
 * as well, unless it came to a hand that lay open.
 */
export function stepsOf({ effective }: HandRecord, hand: Hand, { place, wrong }: Change): readonly AmendedStep[] {
  if (place.on === 'board') return newest(effective, (command) => brings(command, place));
  const slot = upSlot(seatOf(hand, place.seat), wrong);
  const hasIt = (command: HandCommand) => opens(command, place.seat) && command.cards.includes(wrong);
  if (slot === undefined) return newest(effective, hasIt);
  const dealt = newest(effective, (command) => isUp(command, place.seat, slot));
  return dealt.length === 0 ? [] : [...dealt, ...effective.filter(({ command }) => hasIt(command))];
}

function newest(steps: HandRecord['effective'], is: (command: HandCommand) => boolean): readonly AmendedStep[] {
  const step = steps.findLast(({ command }) => is(command));
  return step === undefined ? [] : [step];
}

/** `entered`: as the step has it; `soFar`: with what other changes have put right in it. */
export function rightCommand(
  entered: HandCommand,
  soFar: HandCommand,
  { place, wrong, card }: Change,
): HandCommand | null {
  if (place.on === 'board') return rightBoard(soFar, place, card);
  if (soFar.type === 'DealUp') return { ...soFar, card };
  if (!opens(soFar, place.seat) || !opens(entered, place.seat)) return null;
  return { ...soFar, cards: replaced(soFar.cards, entered.cards.indexOf(wrong), card) };
}

type Opening = Extract<HandCommand, { type: 'OpenHand' | 'CorrectOpened' }>;

function isUp(command: HandCommand, seat: number, slot: number): boolean {
  return command.type === 'DealUp' && command.seat === seat && command.slot === slot;
}

export function opens(command: HandCommand, seat: number): command is Opening {
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
