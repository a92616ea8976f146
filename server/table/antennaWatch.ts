// What each antenna of a table reads now, counted from stored messages on their way to the tracker: how many tags, how surely,
// what is wrong. Tags stay in here; what leaves is counts.
import type { ReaderObservation, TagId, ZoneId } from '../tracker/shape.ts';
import { isZoneId } from '../tracker/zones.ts';
import type { InboxItem, InboxSource } from './tableCore.ts';

export interface AntennaSight {
  readonly reader: string;
  readonly zone: string;
  /** tags that lie there */
  readonly count: number;
  /** of the scans of tags that lay there those that read them, percent; null while too few */
  readonly hitRate: number | null;
  /** scans of it that failed running */
  readonly failed: number;
  /** code of the fault that lasts; '' without one */
  readonly fault: string;
  readonly lastFault: { readonly code: string; readonly at: number } | null;
  /** a tag of it rests at another place as well, and both read it now */
  readonly twice: boolean;
  /** programme time of its last scan */
  readonly at: number;
}

interface Lying {
  /** scans since it was read last */
  readonly missed: number;
  readonly reads: number;
}

interface Antenna {
  readonly reader: string;
  readonly lying: ReadonlyMap<TagId, Lying>;
  readonly scans: number;
  readonly hits: number;
  readonly failed: number;
  readonly fault: string;
  readonly lastFault: AntennaSight['lastFault'];
  readonly at: number;
}

/** A tag that is silent for so many scans has left. */
const LEFT_SCANS = 15;
const ENOUGH_SCANS = 20;
/** A card on its way is read less often, and no longer where it came from. */
const RESTS_READS = 10;
const READ_NOW_SCANS = 3;
/** From here on both counts are halved: the rate is that of the last minutes. */
const MOST_SCANS = 1_500;

export class AntennaWatch {
  readonly #antennas = new Map<ZoneId, Antenna>();
  readonly #readerFaults = new Map<string, NonNullable<AntennaSight['lastFault']>>();
  #heard = 0;
  #changed: () => void = () => undefined;

  onChange(changed: () => void): void {
    this.#changed = changed;
  }

  hear(item: InboxItem): void {
    if (item.position <= this.#heard) return;
    this.#heard = item.position;
    for (const observation of item.observations) this.#take(observation);
    this.#changed();
  }

  sights(): readonly AntennaSight[] {
    const places = [...this.#antennas].flatMap(([zone, antenna]) => restingAt(antenna).map((tag) => ({ tag, zone })));
    const twice = places.filter(({ tag, zone }) => places.some((other) => other.tag === tag && other.zone !== zone));
    return [...this.#antennas].map(([zone, antenna]) => ({
      ...{ reader: antenna.reader, zone, count: antenna.lying.size, hitRate: rateOf(antenna) },
      ...{ failed: antenna.failed, fault: antenna.fault, lastFault: antenna.lastFault, at: antenna.at },
      twice: twice.some((one) => one.zone === zone),
    }));
  }

  /** Of the whole reader, not of one antenna. */
  readerFault(reader: string): AntennaSight['lastFault'] {
    return this.#readerFaults.get(reader) ?? null;
  }

  #take(observation: ReaderObservation): void {
    const { reader } = observation.src;
    if (observation.type === 'scan')
      this.#scan(observation.zones, { reader, rep: observation.rep, at: observation.at });
    if (observation.type === 'snap') this.#scan(observation.zones, { reader, rep: LEFT_SCANS, at: observation.at });
    if (observation.type === 'edge') this.#edge(observation);
    if (observation.type === 'fault') this.#fault(observation);
  }

  #scan(
    zones: Readonly<Partial<Record<ZoneId, readonly TagId[] | null>>>,
    { reader, rep, at }: { readonly reader: string; readonly rep: number; readonly at: number },
  ): void {
    for (const zone of zonesIn(zones)) {
      const tags = zones[zone];
      const old = this.#of(zone, reader);
      if (tags === null) this.#antennas.set(zone, { ...old, at, failed: old.failed + rep });
      else if (tags !== undefined) this.#antennas.set(zone, { ...counted(old, new Set(tags), rep), at, failed: 0 });
    }
  }

  #edge({ src, zone, tag, present, at }: Extract<ReaderObservation, { type: 'edge' }>): void {
    const old = this.#of(zone, src.reader);
    const lying = new Map(old.lying);
    if (present) lying.set(tag, { missed: 0, reads: RESTS_READS });
    else lying.delete(tag);
    this.#antennas.set(zone, { ...old, lying, at });
  }

  #fault({ src, zone, code, on, at }: Extract<ReaderObservation, { type: 'fault' }>): void {
    if (zone === null) {
      this.#readerFaults.set(src.reader, { code, at });
      return;
    }
    const fault = on ? code : '';
    this.#antennas.set(zone, { ...this.#of(zone, src.reader), fault, lastFault: { code, at } });
  }

  #of(zone: ZoneId, reader: string): Antenna {
    const old = this.#antennas.get(zone);
    if (old !== undefined && old.reader === reader) return old;
    return { reader, lying: new Map(), scans: 0, hits: 0, failed: 0, fault: '', lastFault: null, at: 0 };
  }
}

function restingAt({ lying }: Antenna): readonly TagId[] {
  return [...lying].flatMap(([tag, { missed, reads }]) =>
    missed <= READ_NOW_SCANS && reads >= RESTS_READS ? [tag] : [],
  );
}

function counted(old: Antenna, tags: ReadonlySet<TagId>, rep: number): Antenna {
  const lying = new Map<TagId, Lying>();
  let [scans, hits] = [old.scans, old.hits];
  for (const tag of tags) {
    const before = old.lying.get(tag);
    // the read that found it, and misses behind its last read, prove nothing
    if (before !== undefined) scans += before.missed + rep;
    if (before !== undefined) hits += rep;
    lying.set(tag, { missed: 0, reads: (before?.reads ?? 0) + rep });
  }
  for (const [tag, { missed, reads }] of old.lying)
    if (!tags.has(tag) && missed + rep < LEFT_SCANS) lying.set(tag, { missed: missed + rep, reads });
  const half = scans > MOST_SCANS ? 2 : 1;
  return { ...old, lying, scans: scans / half, hits: hits / half };
}

function rateOf({ scans, hits }: Antenna): number | null {
  return scans < ENOUGH_SCANS ? null : Math.round((100 * hits) / scans);
}

function zonesIn(zones: Readonly<Partial<Record<ZoneId, unknown>>>): readonly ZoneId[] {
  return Object.keys(zones).filter(isZoneId);
}

export function watchedInbox(inbox: InboxSource, watch: AntennaWatch): InboxSource {
  return {
    async read(after, limit) {
      const items = await inbox.read(after, limit);
      for (const item of items) watch.hear(item);
      return items;
    },
  };
}
