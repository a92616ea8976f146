// `feltcast evaluate`: answers a person's question, or ranks the hands of fixture files. Knows files and words only.
import { LANGUAGES } from '../../../app/messages/language.ts';
import { parseCards } from '../../engine/card.ts';
import { GAME_NAMES, isGameName } from '../../engine/game/gameName.ts';
import { gameOf } from '../../engine/game/games.ts';
import type { Arguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { answerEvaluate } from '../evaluateAnswer.ts';
import { askOrRun, notUnderstood } from '../fixtures/askOrRun.ts';
import { runEvaluationFile } from '../fixtures/evaluationFixtures.ts';

export const name = 'evaluate';

export const usage = `feltcast evaluate HAND [BOARD] [--game NAME] [--lang en|ru]
feltcast evaluate FILE...
What a hand is, which cards play, and its place among all hands of its kind:
  feltcast evaluate AhKs4h2d 3h5c8hKd --game omaha8
Games: ${GAME_NAMES.join(', ')}.
With files: ranks every hand and compares place, category, ranks and order. A file's name begins with its game: high,
shortdeck, omaha, omaha8, stud8, razz, low27, badugi or showdowns. A line for each difference and for each file; exit code 1
when a hand differs or a file cannot be read.`;

const SPEC = { game: 'text', lang: 'text' } as const;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  return askOrRun(args, { spec: SPEC, usage, files: runEvaluationFile, answer: answerPerson }, io);
}

function answerPerson({ words, options }: Arguments<typeof SPEC>, io: CommandIo): number {
  const { game = 'holdem', lang = 'en' } = options;
  const language = LANGUAGES.find((known) => known === lang);
  if (!isGameName(game)) return notUnderstood(`--game is one of ${GAME_NAMES.join(', ')}`, io);
  if (language === undefined) return notUnderstood('--lang is en or ru', io);
  const [hole = [], board = [], ...more] = words.map((word) => parseCards(word) ?? []);
  if (more.length > 0) return notUnderstood('takes one hand and one board', io);
  return answerEvaluate({ game: gameOf(game), hole, board }, language, io);
}
