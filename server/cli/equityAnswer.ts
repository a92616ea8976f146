// Answers a question of chances that a person typed: counts, prints, or says why not.
import type { EquityAnswerMessages } from '../../app/messages/en/equityAnswer.ts';
import { equityAnswerMessages } from '../../app/messages/equityAnswer.ts';
import type { Language } from '../../app/messages/language.ts';
import type { GameName } from '../engine/game/gameName.ts';
import type { EquityAnswer } from '../equity/equity.ts';
import type { EquityRefusal } from '../equity/input.ts';
import { findOuts } from '../equity/outs.ts';
import { percentages, roundTogether } from '../equity/percentages.ts';
import { type BoardsAnswer, type BoardsInput, equityOverBoards } from '../equity/severalBoards.ts';
import type { CommandIo } from './command.ts';
import { EXIT } from './dispatch.ts';
import { type Answer, linesOf, linesOfBoards } from './equityLines.ts';

export interface EquityQuestion extends BoardsInput {
  readonly game: GameName;
}

/** Prints and returns the exit code. */
export function answerEquity(question: EquityQuestion, language: Language, io: CommandIo): number {
  const counted = equityOverBoards(question);
  const words = equityAnswerMessages(language);
  if (!counted.ok) {
    io.err(refusalLine(counted.error, words));
    return EXIT.notUnderstood;
  }
  const [board = [], ...more] = question.boards;
  const [run] = counted.value.runs;
  if (more.length > 0 || run === undefined) {
    io.report(boardsAsJson(question, counted.value), linesOfBoards(question, counted.value, words));
    return EXIT.done;
  }
  const input = { ...question, board };
  const outs = findOuts(input);
  const answer = { run, outs: outs.ok ? outs.value : null };
  io.report(asJson(question, answer), linesOf({ input, answer, words, language }));
  return EXIT.done;
}

function refusalLine(refusal: EquityRefusal, { refused }: EquityAnswerMessages): string {
  const other = refusal.code === 'duplicate-card' ? `: ${refusal.other}` : '';
  return `${refusal.field}: ${refused[refusal.code]}${other}`;
}

function asJson({ rules: _, ...question }: EquityQuestion, { run, outs }: Answer) {
  return { ...question, board: question.boards[0], ...runAsJson(run), outs };
}

function runAsJson(run: EquityAnswer) {
  return {
    ...run,
    winnerMasks: Object.fromEntries(run.winnerMasks),
    halves: run.halves?.map((half) => Object.fromEntries(half)) ?? null,
    percentages: percentages(run),
  };
}

function boardsAsJson({ rules: _, ...question }: EquityQuestion, { runs, shares, whole, standardError }: BoardsAnswer) {
  return { ...question, shares, whole, standardError, shown: roundTogether(shares, whole), runs: runs.map(runAsJson) };
}
