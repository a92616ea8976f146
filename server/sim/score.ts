// The scorer: how far what came out was what happened. It reads the truth and the air and nothing else. Times in ms.
import type { HandAir, HandTruth, ScoredHand } from './air.ts';
import { type Recovery, recoveries } from './recovery.ts';

export interface Share {
  readonly n: number;
  readonly p50: number | null;
  readonly p99: number | null;
}

export interface Score {
  readonly hands: number;
  readonly cards: {
    readonly dealt: number;
    readonly aired: number;
    /** shown at a seat or on the board where it did not lie */
    readonly airedWrong: number;
    /** the readers were sure of it there, whether it aired or not */
    readonly firmWrong: number;
    /** never aired */
    readonly missing: number;
  };
  /** from the moment a hole card came to rest */
  readonly firmMs: Share;
  /** from the moment the last card of a street came to rest */
  readonly boardMs: Share;
  readonly folds: {
    readonly real: number;
    readonly automatic: number;
    /** entered by the readers where nobody had folded */
    readonly false: number;
    /** not entered by the readers, the fold that ends a hand not counted */
    readonly missed: number;
  };
  readonly prompts: {
    readonly count: number;
    readonly perHand: number;
    readonly unanswered: number;
    readonly byCode: Readonly<Record<string, number>>;
  };
  readonly recovery: Readonly<Record<string, Recovery>>;
}

export function score(hands: readonly ScoredHand[]): Score {
  const prompts = hands.flatMap(({ air }) => air.prompts.filter(({ sharesAward }) => !sharesAward));
  return {
    hands: hands.length,
    cards: cardsOf(hands),
    firmMs: shareOf(hands.flatMap(firmTimes)),
    boardMs: shareOf(hands.flatMap(boardTimes)),
    folds: foldsOf(hands),
    prompts: {
      count: prompts.length,
      perHand: rounded(prompts.length / Math.max(1, hands.length), 3),
      unanswered: prompts.filter(({ answered }) => !answered).length,
      byCode: countsOf(prompts.map(({ code }) => code)),
    },
    recovery: recoveries(hands),
  };
}

export function shareOf(values: readonly number[]): Share {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number | null => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    return value === undefined ? null : Math.round(value);
  };
  return { n: sorted.length, p50: at(0.5), p99: at(0.99) };
}

function cardsOf(hands: readonly ScoredHand[]): Score['cards'] {
  const sum = (count: (hand: ScoredHand) => number): number => hands.reduce((all, hand) => all + count(hand), 0);
  const dealt = sum(({ truth }) => Object.values(truth.held).flat().length + boardOf(truth).length);
  const aired = sum(({ air }) => air.hole.length + air.board.length);
  const right = sum(airedRight);
  return {
    dealt,
    aired,
    airedWrong: aired - right,
    firmWrong: sum(({ truth, air }) => air.firm.filter((firm) => !layThere(truth, firm)).length),
    missing: Math.max(0, dealt - right),
  };
}

/** A flop may be shown in any order; turn and river have their place. */
function airedRight({ truth, air }: ScoredHand): number {
  const hole = air.hole.filter(({ seat, card }) => truth.held[seat]?.includes(card) === true);
  const board = boardOf(truth);
  const each = board.length / Math.max(1, new Set(truth.streets.map(({ run = 0 }) => run)).size);
  const flopOf = (i: number) => board.slice(i - (i % each), i - (i % each) + 3);
  const onBoard = air.board.filter((card, i) => (i % each < 3 ? flopOf(i).includes(card) : board[i] === card));
  return hole.length + onBoard.length;
}

/** One board behind the other. */
function boardOf(truth: HandTruth): HandAir['board'] {
  const byBoard = [...truth.streets].sort((a, b) => (a.run ?? 0) - (b.run ?? 0));
  return byBoard.flatMap(({ cards }) => cards);
}

function layThere(truth: HandTruth, { seat, card }: HandAir['firm'][number]): boolean {
  if (seat === 0) return boardOf(truth).includes(card);
  return truth.dealt.some((one) => one.seat === seat && one.card === card);
}

function firmTimes({ truth, air }: ScoredHand): readonly number[] {
  return air.firm.flatMap(({ seat, card, at }) => {
    const lay = truth.dealt.find((one) => one.card === card && one.seat === seat);
    return lay === undefined ? [] : [at - lay.at];
  });
}

function boardTimes({ truth, air }: ScoredHand): readonly number[] {
  return truth.streets.flatMap(({ at, cards }) => {
    const firm = air.firm.filter((one) => one.seat === 0 && cards.includes(one.card)).map((one) => one.at);
    return firm.length < cards.length ? [] : [Math.max(...firm) - at];
  });
}

function foldsOf(hands: readonly ScoredHand[]): Score['folds'] {
  const found = { real: 0, automatic: 0, false: 0, missed: 0 };
  for (const { truth, air } of hands) {
    const automatic = air.folds.filter((fold) => fold.automatic);
    const real = (fold: { readonly seat: number; readonly at: number }) =>
      truth.folds.some(({ seat, at }) => seat === fold.seat && at <= fold.at);
    found.real += truth.folds.length;
    found.automatic += automatic.length;
    found.false += automatic.filter((fold) => !real(fold)).length;
    found.missed += truth.folds.filter(({ seat, last }) => !last && !automatic.some((one) => one.seat === seat)).length;
  }
  return found;
}

function countsOf(codes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const code of [...codes].sort()) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

function rounded(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
