// What tests of hands entered afterwards share: a whole hand typed at once, and the entries as they stand in the log.
import { decodeRow } from '../../server/log/codec.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { handOf, must, play } from './console.ts';
import type { Desk } from './house.ts';

export const MINUTE = 60_000;

/** Dealt, raised, folded, folded, pushed: as fast as fingers go. */
export async function typeWholeHand(desk: Desk): Promise<void> {
  await must(desk, { do: 'completeDeal', hand: handOf(desk) });
  for (const words of ['raise 600', 'fold', 'fold'])
    await play(desk, [`s${desk.table.state().hand?.toAct} ${words}`], 900);
  await must(desk, { do: 'award', hand: handOf(desk) });
}

export async function entriesOf({ id, house }: Desk): Promise<readonly LogEntry[]> {
  const rows = await house.log.read(id, 0, 500);
  return rows.map((row) => {
    const entry = decodeRow(row);
    if (!entry.ok) throw new Error(entry.error.reason);
    return entry.value;
  });
}
