// Who wins a pot, or its part on one board, and in which halves (2.5.6, rules.md 4.4). Compares opened hands alone.
import { type Card, cardIndex } from './card.ts';
import { type Chips, chips } from './chips.ts';
import type { PotShare } from './event.ts';
import { gameOf } from './game/games.ts';
import type { HandKind } from './game/handKind.ts';
import type { Hand, SeatHand } from './hand.ts';
import { bestOf } from './handRank/bestOf.ts';
import { strengthOf } from './handRank/evaluate.ts';
import { type SplitRule, splitPot } from './pots.ts';
import type { SeatNo } from './seat.ts';

/** What is given out on one board: run 0 is the first. */
interface BoardPart {
  readonly amount: Chips;
  readonly run: number;
}

type Part = PotShare['part'];

/** 4.4: in halves where the game has two kinds of hands; without a hand of the second kind all goes to the first. */
export function boardShares(hand: Hand, opened: readonly SeatHand[], { amount, run }: BoardPart): readonly PotShare[] {
  const [first = [], second] = winnersOf(hand, opened, run);
  const give = (part: Part, chipsOfPart: Chips, seats: readonly SeatNo[]) =>
    splitPot(chipsOfPart, seats, ruleOf(hand, { part, run })).shares.map(
      (share): PotShare => ({ ...share, run, part }),
    );
  if (second === undefined) return give('whole', amount, first);
  if (second.length === 0) return give('high', amount, first);
  if (first.length > 1 && isSame(first, second) && hand.profile['hiLo.identicalHandsEvenSplit'] !== false)
    return give('whole', amount, first);
  const { high, low } = halvesOf(amount, hand);
  return [...give('high', high, first), ...give('low', low, second)];
}

/** The best seats of each kind of the game on one board; none where nobody has such a hand. */
export function winnersOf(hand: Hand, opened: readonly SeatHand[], run: number): readonly (readonly SeatNo[])[] {
  return gameOf(hand.game).kinds.map((kind) => bestSeats(hand, opened, { kind, board: hand.boards[run] ?? [] }));
}

interface Comparison {
  readonly kind: HandKind;
  readonly board: readonly Card[];
}

function bestSeats(hand: Hand, opened: readonly SeatHand[], { kind, board }: Comparison): readonly SeatNo[] {
  const { holeUse } = gameOf(hand.game);
  const values = opened.map((s) => ({
    seat: s.seat,
    strength: strengthOf(kind, { holeUse, hole: s.cards, board }) ?? 0,
  }));
  const best = Math.max(...values.map((v) => v.strength));
  return best === 0 ? [] : values.filter((v) => v.strength === best).map((v) => v.seat);
}

function isSame(a: readonly SeatNo[], b: readonly SeatNo[]): boolean {
  return a.length === b.length && a.every((seat) => b.includes(seat));
}

/** The odd unit and what lies below a unit go to the high half (4.4). */
function halvesOf(amount: Chips, { structure, profile }: Hand): { readonly high: Chips; readonly low: Chips } {
  const { unit } = structure;
  const units = Math.floor(amount / unit);
  const low = profile['hiLo.oddToHigh'] ? Math.floor(units / 2) : Math.ceil(units / 2);
  return { high: chips(amount - low * unit), low: chips(low * unit) };
}

/** Odd chips go clockwise from the button; where there is none, to the cards (stud). */
function ruleOf(hand: Hand, { part, run }: { readonly part: Part; readonly run: number }): SplitRule {
  const { button, structure, profile, game } = hand;
  const rule: SplitRule = { button, unit: structure.unit, oddChips: profile.oddChips };
  if (gameOf(game).forced !== 'bring_in') return rule;
  const [high, low] = gameOf(game).kinds;
  const kind = part === 'low' ? (low ?? high) : high;
  const weighed = hand.seats
    .filter((s) => s.cards.length > 0)
    .map((s) => ({ seat: s.seat, weight: oddWeight(hand, s, { kind, board: hand.boards[run] ?? [] }) }));
  return { ...rule, order: weighed.sort((a, b) => b.weight - a.weight).map(({ seat }) => seat) };
}

/**
 * 3.2 `oddChips.stud`: the highest card by suit of the five that play, or of all cards, where a low game looks for the lowest
 * one (Robert's). Of equal ranks the higher suit plays, in whatever order the cards were entered.
 */
function oddWeight({ game, profile }: Hand, s: SeatHand, { kind, board }: Comparison): number {
  const all = profile['oddChips.stud'] === 'all_cards';
  const { holeUse } = gameOf(game);
  const bySuit = [...s.cards, ...board].sort((a, b) => cardIndex(b) - cardIndex(a));
  const playing = all ? s.cards : (bestOf(kind, { holeUse, hole: bySuit, board: [] })?.cards ?? s.cards);
  const isLow = kind !== 'high';
  const weights = playing.map((card) => (isLow && card.startsWith('A') ? cardIndex(card) - 52 : cardIndex(card)));
  return all && isLow ? -Math.min(...weights) : Math.max(...weights);
}
