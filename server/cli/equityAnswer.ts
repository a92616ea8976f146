// The answer of `feltcast equity` to a person: a row per hand, what each holds, and the cards that would help.

import { longHandName } from '../../app/messages/handNames.ts';
import type { Language } from '../../app/messages/language.ts';
import { bestHigh } from '../engine/handRank/high.ts';
import { calculateEquity } from '../equity/equity.ts';
import type { EquityInput, EquityRefusal } from '../equity/input.ts';
import { type EquityCounts, WHOLE_SHARE } from '../equity/outcome.ts';
import { findOuts, type Outs } from '../equity/outs.ts';
import { percentages } from '../equity/percentages.ts';
import type { CommandIo } from './command.ts';
import { EXIT } from './dispatch.ts';

/** Prints and returns the exit code. */
export function answerEquity(input: EquityInput, language: Language, io: CommandIo): number {
  const counted = calculateEquity(input);
  if (!counted.ok) {
    io.err(refusalLine(counted.error));
    return EXIT.notUnderstood;
  }
  const outs = findOuts(input);
  const answer = { counts: counted.value, outs: outs.ok ? outs.value : null };
  io.report(asJson(input, answer), linesOf(input, answer, language));
  return EXIT.done;
}

interface Answer {
  readonly counts: EquityCounts;
  /** null before the flop and on a complete board. */
  readonly outs: readonly Outs[] | null;
}

const REASONS: Readonly<Record<EquityRefusal['code'], string>> = {
  'player-count': 'takes 2 to 10 hands',
  'hole-card-count': 'a hand of this game has another number of cards',
  'board-card-count': 'more cards than a board of this game has',
  'draws-left': 'this game has fewer draws',
  'not-in-deck': 'holds a card that the deck of this game does not have',
  'duplicate-card': 'holds a card that stands elsewhere too',
  'deck-exhausted': 'leaves too few cards for a board',
};

function refusalLine(refusal: EquityRefusal): string {
  const other = refusal.code === 'duplicate-card' ? `: ${refusal.other}` : '';
  return `${refusal.field}: ${REASONS[refusal.code]}${other}`;
}

function asJson(input: EquityInput, { counts, outs }: Answer) {
  const { equity, win, tie } = percentages(counts);
  return {
    ...input,
    ...counts,
    winnerMasks: Object.fromEntries(counts.winnerMasks),
    percentages: { equity, win, tie },
    outs,
  };
}

function linesOf(input: EquityInput, { counts, outs }: Answer, language: Language): readonly string[] {
  const shown = percentages(counts).equity;
  const rows = input.players.map((hand, player) => [
    hand.join(''),
    `${shown[player]?.text ?? ''}%`,
    exact(counts.share2520[player], counts.boards * WHOLE_SHARE),
    exact(counts.win[player], counts.boards),
    exact(counts.tie[player], counts.boards),
    input.board.length < 3 ? '' : longHandName(bestHigh([...hand, ...input.board]), language),
  ]);
  const board = input.board.length === 0 ? 'no board card yet' : `board ${input.board.join('')}`;
  const dead = input.dead.length === 0 ? '' : `, dead ${input.dead.join('')}`;
  return [`${board}${dead}, ${counts.boards} boards`, ...table([HEAD, ...rows]), ...outsLines(input, outs ?? [])];
}

const HEAD = ['hand', 'shown', 'equity', 'win', 'tie', ''] as const;

function exact(part: number | undefined, total: number): string {
  return `${(((part ?? 0) * 100) / total).toFixed(3)}%`;
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 || column === 5 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
      .join('  ')
      .trimEnd(),
  );
}

function outsLines(input: EquityInput, outs: readonly Outs[]): readonly string[] {
  return outs.flatMap(({ win, tie }, player) => {
    if (win.length + tie.length === 0) return [];
    const parts = [
      ...(win.length > 0 ? [`${win.length} win ${win.join(' ')}`] : []),
      ...(tie.length > 0 ? [`${tie.length} tie ${tie.join(' ')}`] : []),
    ];
    return [`outs of ${input.players[player]?.join('') ?? ''}: ${parts.join('; ')}`];
  });
}
