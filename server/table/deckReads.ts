// How often each tag was read on the antenna where it rested, counted from stored messages on their way to the tracker. For the
// vault alone: it leaves here once a hand is over and stands nowhere else.
import type { ReaderObservation, TagId, ZoneId } from '../tracker/shape.ts';
import { isZoneId } from '../tracker/zones.ts';
import type { InboxItem, InboxSource } from './tableCore.ts';

export interface TagReads {
  readonly tag: TagId;
  readonly scans: number;
  readonly hits: number;
}

interface Rest {
  readonly zone: ZoneId;
  readonly scans: number;
  readonly hits: number;
  /** scans since it was read last: misses if it is read again, nothing if it has left */
  readonly open: number;
}

/** A tag that is silent for so many scans has been taken away. */
const LEFT_SCANS = 40;
/** Shorter rests are cards on their way. */
const LEAST_SCANS = 10;
/** The oldest go first: a phone shows another number at each activation. */
const MOST_TAGS = 200;

export class DeckReads {
  #rests = new Map<TagId, Rest>();
  #sums = new Map<TagId, { readonly scans: number; readonly hits: number }>();
  /** a failed commit has the same rows read again */
  #heard = 0;

  hear(item: InboxItem): void {
    if (item.position <= this.#heard) return;
    this.#heard = item.position;
    for (const observation of item.observations) this.#take(observation);
  }

  /** Of the hand that is over. */
  takeAll(): readonly TagReads[] {
    for (const [tag, rest] of this.#rests) this.#add(tag, rest);
    const all = [...this.#sums].map(([tag, { scans, hits }]) => ({ tag, scans, hits }));
    this.#rests = new Map();
    this.#sums = new Map();
    return all;
  }

  #take(observation: ReaderObservation): void {
    if (observation.type !== 'scan') return;
    for (const [zone, tags] of Object.entries(observation.zones)) {
      // an empty antenna that no tag rests on is most of what comes
      if (tags != null) this.#scan(zone, new Set(tags), observation.rep);
    }
  }

  #scan(zone: string, tags: ReadonlySet<TagId>, rep: number): void {
    for (const [tag, rest] of this.#rests) {
      if (rest.zone !== zone || tags.has(tag)) continue;
      if (rest.open + rep > LEFT_SCANS) this.#leave(tag, rest);
      else this.#rests.set(tag, { ...rest, open: rest.open + rep });
    }
    for (const tag of tags) this.#hit(tag, zone, rep);
  }

  #hit(tag: TagId, zone: string, rep: number): void {
    const rest = this.#rests.get(tag);
    if (rest !== undefined && rest.zone === zone) {
      const scans = rest.scans + rest.open + rep;
      return void this.#rests.set(tag, { ...rest, scans, hits: rest.hits + rep, open: 0 });
    }
    if (rest !== undefined) this.#leave(tag, rest);
    // the read that found it proves nothing of how well it reads
    if (isZoneId(zone)) this.#rests.set(tag, { zone, scans: rep - 1, hits: rep - 1, open: 0 });
  }

  #leave(tag: TagId, rest: Rest): void {
    this.#add(tag, rest);
    this.#rests.delete(tag);
  }

  #add(tag: TagId, { scans, hits }: Rest): void {
    if (scans < LEAST_SCANS) return;
    const old = this.#sums.get(tag) ?? { scans: 0, hits: 0 };
    this.#sums.delete(tag);
    const [oldest] = this.#sums.keys();
    if (oldest !== undefined && this.#sums.size >= MOST_TAGS) this.#sums.delete(oldest);
    this.#sums.set(tag, { scans: old.scans + scans, hits: old.hits + hits });
  }
}

export function inboxWithReads(inbox: InboxSource, reads: DeckReads): InboxSource {
  return {
    async read(after, limit) {
      const items = await inbox.read(after, limit);
      for (const item of items) reads.hear(item);
      return items;
    },
  };
}
