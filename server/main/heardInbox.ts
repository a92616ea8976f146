// Who hears a table's stored messages before its tracker: the page of the readers all of them, the desks where cards are laid
// their own antenna, and the count of reads the rest.
import { type AntennaWatch, watchedInbox } from '../table/antennaWatch.ts';
import { inboxBesideDesk, type Listener } from '../table/deckInbox.ts';
import { type DeckReads, inboxWithReads } from '../table/deckReads.ts';
import type { InboxSource } from '../table/tableCore.ts';

export interface Hearing {
  readonly watch: AntennaWatch;
  readonly reads: DeckReads;
  readonly desks: readonly (() => Listener | null)[];
}

export function heardInbox(stored: InboxSource, { watch, reads, desks }: Hearing): InboxSource {
  const watched = watchedInbox(stored, watch);
  return inboxWithReads(desks.reduce(inboxBesideDesk, watched), reads);
}
