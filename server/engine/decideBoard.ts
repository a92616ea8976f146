// Board cards, their correction, and boards run several times (2.5.3, 2.5.5, 2.5.7, rules.md 3.4).
import { err, ok } from '../base/result.ts';
import { cardsOfKind, isOfKind } from './card/deckFaces.ts';
import { type Card, duplicateCard } from './card.ts';
import type { HandCommand } from './command.ts';
import { mayShareCard, toDraw } from './dealing.ts';
import type { Decision } from './decision.ts';
import type { HandEvent } from './event.ts';
import { gameOf } from './game/games.ts';
import type { Street } from './game/street.ts';
import { boardSizeAfter, firstStreet, fullBoard, holeCards, lastStreet, streetBefore } from './game/streets.ts';
import { boardCards, type Hand } from './hand.ts';
import { MAY_RULE, type Ruling } from './role.ts';
import { burnsBefore, burnsStanding } from './rulings/burnsDue.ts';
import { bettingOver, boardsComplete } from './showdown.ts';
import { type RuleViolation, violation } from './violation.ts';

type DealBoard = Extract<HandCommand, { type: 'DealBoard' }>;

const DECIDED = ['AWARDING', 'COMPLETE', 'UNCONTESTED'];

/** Whether this street may be dealt now with this many cards: asked before the vault opens any (door 1). */
export function mayDealBoard(
  hand: Hand,
  at: { readonly street: Street; readonly run: number; readonly count: number; readonly ruling?: Ruling },
): RuleViolation | null {
  if (['MISDEAL', 'VOID'].includes(hand.phase) || (DECIDED.includes(hand.phase) && !mayHunt(hand, at.ruling)))
    return violation('SP-2.5.7-NO_RABBIT', {}, '2.5.7');
  if (hand.stubMucked && !mayHunt(hand, at.ruling)) return violation('SP-2.5.7-NO_RABBIT', {}, '2.5.7');
  if (hand.phase === 'DEALING') return violation('deal-not-complete');
  if (hand.phase === 'BETTING') return violation('betting-open', { toAct: hand.toAct ?? 0 }, '2.5.3');
  if (at.run < 0 || at.run >= hand.runs) return violation('run-not-agreed', { runs: hand.runs });
  const waits = toDraw(hand);
  if (waits !== null) return violation('draw-first', { seat: waits });
  if (mayShareCard(hand)) return sharedCard(hand, at);
  const next = nextStreetOf(hand, at.run);
  if (next === null) return violation('board-full', { cards: fullBoard(gameOf(hand.game)) }, '2.5.5');
  const before = hand.structure.boards === 1 ? -1 : hand.boards.findIndex((board) => isBehind(hand, board, next));
  if (before !== -1) return violation('board-first', { board: before + 1 });
  if (next.street !== at.street) return violation('wrong-street', { expected: next.street, got: at.street });
  return next.board === at.count ? null : violation('wrong-count', { expected: next.board, got: at.count }, '2.5.5');
}

/** 3.4: of several boards each gets a street before any gets the next one. */
function isBehind(hand: Hand, board: readonly Card[], next: { readonly street: Street }): boolean {
  const game = gameOf(hand.game);
  if (next.street === firstStreet(game)) return false;
  return board.length < boardSizeAfter(game, streetBefore(game, next.street));
}

function sharedCard(hand: Hand, at: { readonly street: Street; readonly count: number }): RuleViolation | null {
  const expected = lastStreet(gameOf(hand.game));
  if (at.street !== expected) return violation('wrong-street', { expected, got: at.street });
  return at.count === 1 ? null : violation('wrong-count', { expected: 1, got: at.count }, '2.5.5');
}

/** `rabbit`: where the house allows it, somebody of the floor has said so; the pots are decided and stay so. */
function mayHunt(hand: Hand, ruling: Ruling | undefined): boolean {
  return hand.profile.rabbit === 'judge' && ruling !== undefined && MAY_RULE.includes(ruling.by);
}

/** The street that a run's board waits for; null when it is complete. */
export function nextStreetOf(hand: Hand, run: number): { readonly street: Street; readonly board: number } | null {
  const lying = hand.boards[run]?.length ?? hand.sharedBoard;
  const game = gameOf(hand.game);
  return game.streets.find((rule) => rule.board > 0 && boardSizeAfter(game, rule.street) > lying) ?? null;
}

export function decideBoard(hand: Hand, command: DealBoard): Decision {
  const refused = mayDealBoard(hand, { ...command, count: command.cards.length });
  if (refused !== null) return err(refused);
  const foreign = ofAnotherDeck(hand, command.cards);
  if (foreign !== null) return err(foreign);
  if (duplicateCard([...faceUpCards(hand), ...command.cards]) !== null)
    return err(violation('card-already-face-up', {}, '6.2.2'));
  const dealt: HandEvent = { type: 'BoardDealt', street: command.street, run: command.run, cards: command.cards };
  return ok([dealt, ...soft(hand, command)]);
}

/** FACE_UP takes a card with a soft notice (4.1). */
function soft(hand: Hand, command: DealBoard): readonly HandEvent[] {
  const alarms: string[] = [];
  if (hand.phase === 'FACE_UP') alarms.push('BOARD_BEFORE_FACE_UP');
  const burned = burnAlarm(hand, command.street);
  if (burned !== null) alarms.push(burned);
  return alarms.map((code) => ({ type: 'AlarmRaised', code, severity: 'soft', seat: null }));
}

/** Where burns are read: one lies there for each street, errors that were left standing apart (T-255-a, 6.4.6). */
function burnAlarm(hand: Hand, street: Street): string | null {
  const due = burnsBefore(hand, street) + burnsStanding(hand, street);
  const tracked = hand.burns > 0 && hand.runs === 1;
  if (!tracked || hand.burns === due) return null;
  if (street === lastStreet(gameOf(hand.game))) return 'COUNT_MISMATCH';
  return hand.burns < due ? 'BURN_MISSING' : 'BURN_EXTRA';
}

/** A short deck has no twos. */
export function ofAnotherDeck({ game }: Hand, cards: readonly Card[]): RuleViolation | null {
  const { deck } = gameOf(game);
  return cards.every((card) => isOfKind(card, deck)) ? null : violation('card-of-another-deck', { deck });
}

/** Every card that lies open: boards, opened hands and up cards. */
export function faceUpCards(hand: Hand): readonly Card[] {
  const seats = hand.seats.flatMap((s) => [
    ...s.cards,
    ...s.up.flatMap(({ card }) => (s.cards.includes(card) ? [] : [card])),
  ]);
  return [...boardCards(hand), ...seats];
}

export function decideBoardCorrection(hand: Hand, command: Extract<HandCommand, { type: 'CorrectBoard' }>): Decision {
  const wrong = hand.boards[command.run]?.[command.index];
  if (wrong === undefined) return err(violation('no-such-board-card', { run: command.run, index: command.index }));
  if (hand.decided.length > 0) return err(violation('pot-already-decided'));
  const foreign = ofAnotherDeck(hand, [command.card]);
  if (foreign !== null) return err(foreign);
  if (wrong !== command.card && faceUpCards(hand).includes(command.card))
    return err(violation('card-already-face-up', {}, '6.2.2'));
  return ok([{ type: 'BoardCorrected', run: command.run, index: command.index, card: command.card }]);
}

/** 3.4: only with betting closed for good and before the first card that the runs do not share. */
export function decideRuns(hand: Hand, runs: number): Decision {
  const fixed = hand.structure.boards > 1 || fullBoard(gameOf(hand.game)) === 0;
  const allowed = hand.profile.runIt === 'off' ? 1 : hand.profile.runIt;
  if (fixed) return err(violation('runs-not-allowed', { allowed: hand.structure.boards }));
  if (!Number.isInteger(runs) || runs < 1 || runs > allowed) return err(violation('runs-not-allowed', { allowed }));
  if (DECIDED.includes(hand.phase)) return err(violation('runs-too-late'));
  if (!bettingOver(hand) || boardsComplete(hand)) return err(violation('runs-too-early'));
  if (hand.runs > 1 && hand.boards.some((board) => board.length > hand.sharedBoard))
    return err(violation('runs-too-late'));
  const deck = cardsOfKind(gameOf(hand.game).deck).length;
  const needed = cardsOfRuns(hand, runs);
  if (runs > 1 && needed > deck) return err(violation('runs-above-deck', { needed, deck }));
  return ok([{ type: 'RunsAgreed', runs }]);
}

/** What was dealt, what lies there, and for each run the rest of its board with a burn for each street. */
function cardsOfRuns({ game: name, seats, boards }: Hand, runs: number): number {
  const game = gameOf(name);
  const lying = boards[0]?.length ?? 0;
  const streets = game.streets.filter((rule) => rule.board > 0);
  const burns = (open: boolean) =>
    streets
      .filter((rule) => boardSizeAfter(game, rule.street) > lying === open)
      .reduce((all, one) => all + one.burn, 0);
  const dealt = seats.length * holeCards(game) + lying + burns(false);
  return dealt + runs * (fullBoard(game) - lying + burns(true));
}
