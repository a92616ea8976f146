// `feltcast equity`: answers a person's question, or runs fixture files. Knows files and words only.
import { LANGUAGES } from '../../../app/messages/language.ts';
import { type Card, parseCards } from '../../engine/card.ts';
import { GAME_NAMES, isGameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import { rulesOf } from '../../equity/rules.ts';
import type { Arguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { answerEquity } from '../equityAnswer.ts';
import { askOrRun, notUnderstood } from '../fixtures/askOrRun.ts';
import { runEquityFile } from '../fixtures/equityFixtures.ts';

export const name = 'equity';

export const usage = `feltcast equity HAND HAND... [--game NAME] [--board CARDS] [--dead CARDS] [--draws N] [--lang en|ru]
feltcast equity FILE...
Chances of 2 to 10 hands over everything that can still come:
  feltcast equity AhKs QdQc --board 7h8h2c --dead 2d2s
  feltcast equity AhKs4h2d QdQcJhTh --game omaha8
  feltcast equity AsAhKd 7c8c9c --game stud
Games: ${GAME_NAMES.join(', ')}.
Counted exactly, and in stud and draw games sampled where too many cards are to come: the answer says so. Hands of stud and draw
games may be shorter, the rest comes from the unseen cards. --draws: that many draws are left and nobody is taken to draw.
--board twice or more: that many boards, the share of the pot is their mean.
With files: counts every case and compares all counts. A line for each difference; exit code 1 when there is one.`;

const SPEC = { game: 'text', board: 'list', dead: 'text', draws: 'number', lang: 'text' } as const;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  return askOrRun(args, { spec: SPEC, usage, files: runEquityFile, answer: answerPerson }, io);
}

function answerPerson({ words, options }: Arguments<typeof SPEC>, io: CommandIo): number {
  const { game = 'holdem', lang = 'en' } = options;
  const language = LANGUAGES.find((known) => known === lang);
  const boards = options.board.length === 0 ? [[]] : allCards(options.board);
  const dead = parseCards(options.dead ?? '');
  if (!isGameName(game)) return notUnderstood(`--game is one of ${GAME_NAMES.join(', ')}`, io);
  if (language === undefined) return notUnderstood('--lang is en or ru', io);
  if (boards === null || dead === null)
    return notUnderstood(`--${boards === null ? 'board' : 'dead'} takes cards such as 7h8h2c`, io);
  const players = allCards(words) ?? [];
  const rules = rulesOf(gameOf(game));
  return answerEquity({ game, rules, players, boards, dead, drawsLeft: options.draws ?? 0 }, language, io);
}

/** null when one of the texts is no list of cards. */
function allCards(texts: readonly string[]): readonly (readonly Card[])[] | null {
  const parsed = texts.map(parseCards);
  return parsed.every((cards) => cards !== null) ? parsed : null;
}
