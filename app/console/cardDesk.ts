// How many dealt hole cards nobody has read or typed yet. Counts of places, never what lies there. Pure.
import type { ConsoleView } from '../../server/console/view.ts';

export interface SlotsMissing {
  readonly missing: number;
  readonly all: number;
}

export function slotsMissing({ seats }: Pick<ConsoleView, 'seats'>): SlotsMissing {
  const dealt = seats.filter((s) => s.state !== 'empty' && s.state !== 'out' && s.state !== 'waiting');
  const all = dealt.flatMap((s) => s.slots);
  const open = (slot: (typeof all)[number]): boolean => slot === 'missing' || slot === 'none';
  return { missing: all.filter(open).length, all: all.length };
}
