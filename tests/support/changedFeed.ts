// A feed of staff pages that is told of changes, under a clock that stands until then.
import { Names } from '../../server/main/names.ts';
import type { ManualClock } from './manualClock.ts';

const nothing = () => Promise.reject(new Error('asked for nobody'));
/** Nobody has an account. */
export const NO_NAMES = new Names({ list: async () => [], add: nothing, get: nothing, setPassphrase: nothing });

const settle = () => new Promise<void>((done) => setImmediate(done));

/** Tells the feed that something changed, and returns when it has drawn. */
export async function changed(feed: { changed(): void }, clock: ManualClock): Promise<void> {
  feed.changed();
  await clock.advance(100, settle);
  await settle();
}
