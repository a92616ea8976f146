// `feltcast evaluate`: ranks the hands of fixture files and compares. Knows files and words only.
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { runEvaluationFile } from '../fixtures/evaluationFixtures.ts';
import { runFixtures } from '../fixtures/fixtureReport.ts';

export const name = 'evaluate';

export const usage = `feltcast evaluate FILE...
Ranks every hand of the files and compares category, rank and order: high5, high7, showdowns.
Games that are not ranked yet are skipped. A line for each difference; exit code 1 when there is one.`;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, {});
  if (!parsed.ok || parsed.value.words.length === 0) {
    io.err(parsed.ok ? usage : parsed.error.message);
    return EXIT.notUnderstood;
  }
  return runFixtures(parsed.value.words, runEvaluationFile, io);
}
