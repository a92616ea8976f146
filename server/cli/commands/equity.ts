// `feltcast equity`: answers a person's question, or runs fixture files. Knows files and words only.
import { LANGUAGES } from '../../../app/messages/language.ts';
import { type Card, parseCards } from '../../engine/card.ts';
import { HOLDEM } from '../../equity/rules.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { answerEquity } from '../equityAnswer.ts';
import { runEquityFile } from '../fixtures/equityFixtures.ts';
import { runFixtures } from '../fixtures/fixtureReport.ts';

export const name = 'equity';

export const usage = `feltcast equity HAND HAND... [--board CARDS] [--dead CARDS] [--lang en|ru]
feltcast equity FILE...
Exact chances of 2 to 10 hold'em hands over every board that can still come:
  feltcast equity AhKs QdQc --board 7h8h2c --dead 2d2s
With files: counts every case and compares all counts. Games that are not counted yet are skipped.
A line for each difference; exit code 1 when there is one.`;

const CARDS = /^([2-9tjqka][cdhs])+$/i;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, { board: 'text', dead: 'text', lang: 'text' });
  if (!parsed.ok) return refuse(parsed.error.message, io);
  const { words, options } = parsed.value;
  if (words.length === 0) return refuse(usage, io);
  if (!words.every((word) => CARDS.test(word))) return runFixtures(words, runEquityFile, io);
  const board = parseCards(options.board ?? '');
  const dead = parseCards(options.dead ?? '');
  const language = LANGUAGES.find((known) => known === (options.lang ?? 'en'));
  if (board === null || dead === null)
    return refuse(`--${board === null ? 'board' : 'dead'} takes cards such as 7h8h2c`, io);
  if (language === undefined) return refuse('--lang is en or ru', io);
  const players = words.map((word): readonly Card[] => parseCards(word) ?? []);
  return answerEquity({ rules: HOLDEM, players, board, dead }, language, io);
}

function refuse(line: string, io: CommandIo): number {
  io.err(line);
  return EXIT.notUnderstood;
}
