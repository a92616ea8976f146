// The lines of `feltcast equity`: a row per hand, what each holds, and the cards that would help. Counts nothing.
import type { EquityAnswerMessages } from '../../app/messages/en/equityAnswer.ts';
import { longHandName } from '../../app/messages/handNames.ts';
import type { Language } from '../../app/messages/language.ts';
import type { Card } from '../engine/card.ts';
import { handName } from '../engine/handName/handName.ts';
import { bestOf } from '../engine/handRank/bestOf.ts';
import type { EquityAnswer } from '../equity/equity.ts';
import type { EquityInput } from '../equity/input.ts';
import { WHOLE_SHARE } from '../equity/outcome.ts';
import { type Outs, outsBasis } from '../equity/outs.ts';
import { percentages, roundTogether } from '../equity/percentages.ts';
import type { BoardsAnswer, BoardsInput } from '../equity/severalBoards.ts';

export interface Answer {
  readonly run: EquityAnswer;
  /** null before the flop, on a complete board, and in games without outs. */
  readonly outs: readonly Outs[] | null;
}

interface Told {
  readonly input: EquityInput;
  readonly answer: Answer;
  readonly words: EquityAnswerMessages;
  readonly language: Language;
}

export function linesOf({ input, answer, words, language }: Told): readonly string[] {
  const { run, outs } = answer;
  const shown = percentages(run).equity;
  const { head } = words;
  const rows = input.players.map((hand, player) => [
    hand.join(''),
    `${shown[player]?.text ?? ''}%`,
    exact(run.share2520[player], run.boards * WHOLE_SHARE),
    exact(run.win[player], run.boards),
    exact(run.tie[player], run.boards),
    namesOf(input, hand, language),
  ]);
  const halves = run.halves !== null;
  const titles = [
    head.hand,
    head.shown,
    head.equity,
    halves ? head.scoop : head.win,
    halves ? head.part : head.tie,
    '',
  ];
  return [firstLine(input, run, words), ...table([titles, ...rows]), ...outsLines(input, outs ?? [], words)];
}

export function linesOfBoards(question: BoardsInput, { shares, whole }: BoardsAnswer, words: EquityAnswerMessages) {
  const shown = roundTogether(shares, whole);
  const { hand, shown: onAir, equity } = words.head;
  const rows = question.players.map((cards, player) => [
    cards.join(''),
    `${shown[player]?.text ?? ''}%`,
    exact(shares[player], whole),
  ]);
  const first = [words.boards(question.boards.map(lying).join(' ')), ...deadPart(question, words)].join(', ');
  return [first, ...table([[hand, onAir, equity], ...rows])];
}

function lying(board: readonly Card[]): string {
  return board.length === 0 ? '-' : board.join('');
}

function firstLine(input: EquityInput, run: EquityAnswer, words: EquityAnswerMessages): string {
  const { rules, board, drawsLeft = 0 } = input;
  const onBoard = board.length === 0 ? words.noBoard : words.board(board.join(''));
  return [
    ...(rules.boardCards > 0 ? [onBoard] : []),
    ...deadPart(input, words),
    ...(run.assumes === 'no_draw' ? [words.noDraw(drawsLeft)] : []),
    ...(run.assumes === 'best_discard' ? [words.bestDiscard] : []),
    countedPart(input, run, words),
  ].join(', ');
}

function countedPart(
  { rules }: EquityInput,
  { boards, samples, standardError }: EquityAnswer,
  words: EquityAnswerMessages,
) {
  if (samples > 0) return words.sampled(samples, exact(Math.max(...standardError), 1));
  return rules.boardCards > 0 ? words.countedBoards(boards) : words.countedDeals(boards);
}

function deadPart({ dead }: Pick<EquityInput, 'dead'>, words: EquityAnswerMessages): readonly string[] {
  return dead.length === 0 ? [] : [words.dead(dead.join(''))];
}

function exact(part: number | undefined, total: number): string {
  return `${(((part ?? 0) * 100) / total).toFixed(3)}%`;
}

/** Of each half, once there are cards enough; of a hand with a card to throw away nothing is certain. */
function namesOf({ rules, board }: EquityInput, hole: readonly Card[], language: Language): string {
  if (hole.length > rules.lastCards || (rules.boardCards > 0 && board.length < 3)) return '';
  const hands = rules.kinds.map((kind) => [kind, bestOf(kind, { holeUse: rules.holeUse, hole, board })] as const);
  return hands
    .flatMap(([kind, best]) => (best === null ? [] : [longHandName(handName(kind, best), language)]))
    .join(' / ');
}

function outsLines(input: EquityInput, outs: readonly Outs[], words: EquityAnswerMessages): readonly string[] {
  return outs.flatMap(({ win, tie }, player) => {
    if (win.length + tie.length === 0) return [];
    const parts = [
      ...(win.length > 0 ? [words.outsWin(win.length, win.join(' '))] : []),
      ...(tie.length > 0 ? [words.outsTie(tie.length, tie.join(' '))] : []),
    ];
    return [`${words.outsOf(input.players[player]?.join('') ?? '', outsBasis(input))}: ${parts.join('; ')}`];
  });
}

/** The first column and the sixth are text, the others figures. */
function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 || column === 5 ? cell.padEnd(width(column)) : cell.padStart(width(column))))
      .join('  ')
      .trimEnd(),
  );
}
