// What the tracker hears while cards are laid at the deck desk: everything but the one antenna.
import { describe, expect, test } from 'vitest';
import { besideDesk, inboxBesideDesk } from '../../server/table/deckInbox.ts';
import type { InboxItem } from '../../server/table/tableCore.ts';
import { type ReaderObservation, tagId } from '../../server/tracker/shape.ts';

const PLACE = { reader: 'one', zone: 'muck' } as const;
const A = tagId('a');

function src(reader: string) {
  return { reader, boot: 'b', seq: 1 };
}

function scan(reader: string): ReaderObservation {
  const zones = { muck: [A], board: [], 'seat:1': null };
  return { type: 'scan', src: src(reader), at: 1, from: 0, atErr: 0, late: false, rep: 1, zones };
}

function edge(reader: string, zone: 'muck' | 'board'): ReaderObservation {
  return { type: 'edge', src: src(reader), at: 1, late: false, zone, tag: A, present: true };
}

describe('besideDesk', () => {
  test('given a scan or a snapshot of the reader, then the antenna is missing as if it was not scanned', () => {
    const [scanned] = besideDesk([scan('one')], PLACE);
    expect(scanned).toEqual({ ...scan('one'), zones: { board: [], 'seat:1': null } });
    const snap = { type: 'snap', src: src('one'), at: 1, late: false, zones: { muck: [A], board: [A] } } as const;
    expect(besideDesk([snap], PLACE)).toEqual([{ ...snap, zones: { board: [A] } }]);
  });

  test('given edges of the antenna, then they are gone; those of others stay', () => {
    expect(besideDesk([edge('one', 'muck'), edge('one', 'board'), edge('two', 'muck')], PLACE)).toEqual([
      edge('one', 'board'),
      edge('two', 'muck'),
    ]);
  });

  test('given another reader, a link or a fault, then nothing is taken away', () => {
    const rest: readonly ReaderObservation[] = [
      scan('two'),
      { type: 'link', src: src('one'), at: 1, link: 'down' },
      { type: 'fault', src: src('one'), at: 1, code: 'ANT_OPEN', zone: 'muck', on: true },
      { type: 'gap', src: src('one'), at: 1, count: 2 },
    ];
    expect(besideDesk(rest, PLACE)).toEqual(rest);
  });
});

describe('inboxBesideDesk', () => {
  const items: readonly InboxItem[] = [1, 2].map((position) => ({ position, observations: [scan('one')] }));
  const inbox = { read: async () => items };
  const desk = (busy: boolean) => {
    const heard: number[] = [];
    return {
      heard,
      busy: () => busy,
      tick: async () => undefined,
      take: async (item: InboxItem): Promise<InboxItem> => {
        heard.push(item.position);
        return { ...item, observations: [] };
      },
    };
  };

  test('given nobody at the desk, or no desk yet, then the messages pass by untouched', async () => {
    const idle = desk(false);
    expect(await inboxBesideDesk(inbox, () => idle).read(0, 64)).toBe(items);
    expect(await inboxBesideDesk(inbox, () => null).read(0, 64)).toBe(items);
    expect(idle.heard).toEqual([]);
  });

  test('given somebody at the desk, then each message is heard in order and keeps its position', async () => {
    const manned = desk(true);
    const left = await inboxBesideDesk(inbox, () => manned).read(0, 64);
    expect(manned.heard).toEqual([1, 2]);
    expect(left.map(({ position }) => position)).toEqual([1, 2]);
  });
});
