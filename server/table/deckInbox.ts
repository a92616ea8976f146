// Puts the deck desk between reader inbox and tracker: the antenna where cards are laid is heard by the desk alone, so
// that no question about strange cards comes of it. Positions stay as they are: what was read is consumed.
import type { LaidPlace } from '../tracker/laidCard.ts';
import type { ReaderObservation, Scan } from '../tracker/shape.ts';
import type { InboxItem, InboxSource } from './tableCore.ts';

/** What the tracker hears beside the desk. */
export function besideDesk(
  observations: readonly ReaderObservation[],
  { reader, zone }: LaidPlace,
): readonly ReaderObservation[] {
  return observations.flatMap((observation): readonly ReaderObservation[] => {
    if (observation.src.reader !== reader) return [observation];
    if (observation.type === 'scan' || observation.type === 'snap')
      return [{ ...observation, zones: without(observation.zones, zone) }];
    return observation.type === 'edge' && observation.zone === zone ? [] : [observation];
  });
}

function without(zones: Scan['zones'], zone: LaidPlace['zone']): Scan['zones'] {
  const { [zone]: _, ...rest } = zones;
  return rest;
}

export interface Listener {
  /** Cards are being laid: otherwise everything passes by. */
  busy(): boolean;
  /** Lets time pass. */
  tick(): Promise<void>;
  /** Hears a stored message and gives back what is left of it for the tracker. */
  take(item: InboxItem): Promise<InboxItem>;
}

export function inboxBesideDesk(inbox: InboxSource, desk: () => Listener | null): InboxSource {
  return {
    async read(after, limit) {
      const items = await inbox.read(after, limit);
      const at = desk();
      if (at === null || !at.busy()) return items;
      await at.tick();
      const heard = [];
      for (const item of items) heard.push(await at.take(item));
      return heard;
    },
  };
}
