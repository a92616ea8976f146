// `feltcast evaluate`: ranks the hands of fixture files and compares. Knows files and words only.
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { runEvaluationFile } from '../fixtures/evaluationFixtures.ts';
import { runFixtures } from '../fixtures/fixtureReport.ts';

export const name = 'evaluate';

export const usage = `feltcast evaluate FILE...
Ranks every hand of the files and compares place, category, ranks and order. A file's name begins with its game: high,
shortdeck, omaha, omaha8, stud8, razz, low27, badugi or showdowns. A line for each difference and for each file; exit code 1
when a hand differs or a file cannot be read.`;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, {});
  if (!parsed.ok || parsed.value.words.length === 0) {
    io.err(parsed.ok ? usage : parsed.error.message);
    return EXIT.notUnderstood;
  }
  return runFixtures(parsed.value.words, runEvaluationFile, io);
}
