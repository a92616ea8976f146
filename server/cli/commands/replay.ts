// `feltcast replay FILE...`: recorded hands against the engine, one line per difference, a count at the end.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { err, ok, type Result } from '../../base/result.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { lineOf } from '../replay/difference.ts';
import { playFile, type Report, VERDICTS } from '../replay/playFile.ts';

export const name = 'replay';

export const usage = `feltcast replay FILE...
Plays recorded hands through the engine under the replay profile and compares forced bets, the legal amounts at every
action, pots, returned bets, awards, order of showing and final stacks. Games the engine does not have yet are skipped.
A run of hands counts as one case beside its hands: stacks must carry over from hand to hand.
A line for each difference; exit code 1 when there is one.`;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, {});
  if (!parsed.ok || parsed.value.words.length === 0) {
    io.err(parsed.ok ? usage : parsed.error.message);
    return EXIT.notUnderstood;
  }
  const reports: Report[] = [];
  const problems: string[] = [];
  for (const file of parsed.value.words) {
    const played = await playNamed(file);
    if (played.ok) reports.push(...played.value);
    else problems.push(`${file}: ${played.error}`);
  }
  return answer(reports, problems, io);
}

async function playNamed(file: string): Promise<Result<readonly Report[], string>> {
  try {
    return ok(playFile(JSON.parse(await readFile(file, 'utf8'))));
  } catch (error) {
    return err(reason(error));
  }
}

function reason(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return `not a list of recorded hands: ${issue?.path.join('.')} ${issue?.message}`;
  }
  if (error instanceof SyntaxError) return 'not JSON';
  return error instanceof Error ? error.message : String(error);
}

/** A file that cannot be read counts as one failure. */
function answer(reports: readonly Report[], problems: readonly string[], io: CommandIo): number {
  const [passed = 0, broken = 0, skipped = 0] = VERDICTS.map((v) => reports.filter((r) => r.verdict === v).length);
  const failed = broken + problems.length;
  const failures = reports.filter((r) => r.verdict === 'failed');
  const runs = reports.filter((r) => r.kind === 'run').length;
  for (const problem of problems) io.err(problem);
  io.report({ passed, failed, skipped, runs, failures, problems }, [
    ...failures.flatMap((r) => r.differences.map((d) => lineOf(r.id, d))),
    ...(runs > 0 ? [`${reports.length - runs} hands and ${runs} runs of hands`] : []),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ]);
  return failed > 0 ? EXIT.failed : EXIT.done;
}
