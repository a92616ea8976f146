// What a check found, in words and as a document: how much was compared, and the first difference. It holds no card.
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import type { Difference } from './compare.ts';
import type { Checked } from './course.ts';

/** Prints and answers with the exit code. */
export function report({ differences, ...counts }: Checked, seed: string, io: CommandIo): number {
  const [first] = differences;
  const { hands, bytes, frames, unsteady } = counts;
  const compared = `${hands} hands in two worlds, seed ${seed}: ${frames} messages, ${bytes} bytes compared`;
  const shown = first === undefined ? null : withoutTexts(first);
  io.report({ ok: first === undefined, seed, ...counts, first: shown, differences: differences.length }, [
    compared,
    ...(unsteady === 0
      ? []
      : [`${unsteady} times a difference did not come again with the same cards: this computer is busy`]),
    ...(first === undefined
      ? ['nothing tells of an unopened card']
      : [`${differences.length} differences, the first: ${inWords(first)}`]),
  ]);
  return first === undefined ? EXIT.done : EXIT.failed;
}

function withoutTexts({ texts: _texts, ...shown }: Difference): Omit<Difference, 'texts'> {
  return shown;
}

function inWords({ where, what, message, offset, excerpt }: Difference): string {
  const place = message === 0 ? where : `${where}, message ${message}`;
  return excerpt === '' ? `${what} at ${place}` : `${what} at ${place}, offset ${offset}: ${excerpt}`;
}
