// How a connected reader looks on a console: states in the vocabulary of operators, no tags.
import type { ReaderStatus } from '../console/view.ts';
import type { ReaderHealth } from '../readers/connected.ts';

/** From here on a cycle is too slow to follow a table (readers.md F28). */
const SLOW_MS = 400;

export function readerStatus(health: ReaderHealth): ReaderStatus {
  return { reader: health.reader, state: stateOf(health), cycleMs: health.cycleMs ?? 0, zones: [] };
}

function stateOf(health: ReaderHealth): ReaderStatus['state'] {
  if (health.link !== 'up') return health.link;
  return (health.cycleMs ?? 0) > SLOW_MS ? 'slow' : 'ok';
}
