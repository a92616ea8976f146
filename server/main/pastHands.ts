// The hands before the current one, as consoles ask for them: read from the log when somebody looks, kept nowhere.
import type { HandLogStore } from '../../db/handLog.ts';
import type { TableId } from '../base/ids.ts';
import { type PastInput, pastHandEntry, pastHandView } from '../console/past/pastHand.ts';
import type { PastHand, PastHandEntry } from '../console/past/view.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import { readPastHand } from '../table/pastHand.ts';
import type { Names } from './names.ts';

export interface PastHandsDeps {
  readonly table: TableId;
  readonly log: Pick<HandLogStore, 'readHand' | 'lastHands'>;
  /** the hand that consoles show by themselves */
  readonly current: () => string | null;
  readonly handAir: ReleaseDesk['handAir'];
  readonly names: Names;
}

export interface PastHands {
  /** newest first */
  list(): Promise<readonly PastHandEntry[]>;
  /** null: this table has played no such hand */
  one(hand: string): Promise<PastHand | null>;
}

const MOST_LISTED = 20;

export function openPastHands({ table, log, current, handAir, names }: PastHandsDeps): PastHands {
  const read = async (hand: string): Promise<PastInput | null> => {
    const past = await readPastHand(log, table, hand);
    return past === null ? null : { ...past, airs: handAir(hand) };
  };
  return {
    async list() {
      const last = await log.lastHands(table, MOST_LISTED + 1);
      const earlier = last.filter((hand) => hand !== current()).slice(0, MOST_LISTED);
      const found: PastHandEntry[] = [];
      for (const hand of earlier) {
        const input = await read(hand);
        const entry = input === null ? null : pastHandEntry(input);
        if (entry !== null) found.push(entry);
      }
      return found;
    },
    async one(hand) {
      const input = await read(hand);
      const view = input === null ? null : pastHandView(input);
      return view === null ? null : named(view, names);
    },
  };
}

async function named(view: PastHand, names: Names): Promise<PastHand> {
  const lines = await Promise.all(
    view.lines.map(async (line) => ({ ...line, actor: line.actor === '' ? '' : await names.nameOf(line.actor) })),
  );
  return { ...view, lines };
}
