// Opaque entries for tests that care about rows, not about poker.
import type { NewEntry } from '../../db/appendHandLog.ts';
import { clientId } from '../../server/base/ids.ts';

export function entry(id: string, over: Partial<NewEntry> = {}): NewEntry {
  return {
    version: 1,
    recorded: 0,
    happened: 0,
    actor: 'operator',
    clientId: clientId(id),
    handId: 'hand-1',
    kind: 'bet',
    input: { amount: 100 },
    events: [{ type: 'Bet' }],
    reply: { ok: true },
    ...over,
  };
}
