// A correction that takes a report back renumbers those behind it: the desk and the record still name each one's own entry.
import { describe, expect, it } from 'vitest';
import { give, HAND, type Show } from '../console/show.ts';
import { dealt, recordOf, viewOf } from './floorTable.ts';

const BOXED = { do: 'report', hand: HAND, report: { kind: 'boxed', place: 'hole' }, by: 'DEALER' } as const;
const COUNT = { do: 'report', hand: HAND, report: { kind: 'wrong-count', seat: 3, count: 3 }, by: 'JUDGE' } as const;
const RULED = { do: 'rule', hand: HAND, incident: 1, outcome: 'dead-hand', by: 'JUDGE', note: '' } as const;

const both = (): Show => {
  const acted = give(dealt(), { do: 'act', hand: HAND, turn: 0, seat: 4, action: 'call', to: null });
  return give(give(acted, BOXED, 'vera'), COUNT, 'olga');
};

/** Fedor takes the first report back, so that the second one is number 1. */
const firstGone = (): Show => {
  const show = both();
  const first = show.entries.find(({ events }) => events.some(({ type }) => type === 'IncidentReported'));
  const edits = [{ type: 'retract' as const, position: first?.position ?? 0 }];
  return give(show, { do: 'amend', hand: HAND, edits, onIllegal: 'cancel', ruling: null }, 'fedor');
};

describe('a report that got another number', () => {
  it('given the one before it is taken back, then the desk says who entered it and when, as before', () => {
    const before = viewOf(both()).incidents.find(({ report }) => report.kind === 'wrong-count');
    const after = viewOf(firstGone()).incidents;
    expect(after).toMatchObject([{ id: 1, recordedBy: 'olga', since: before?.since, report: { kind: 'wrong-count' } }]);
  });

  it('given it is ruled on then, then the record names what was reported', () => {
    const lines = recordOf(give(firstGone(), RULED)).lines;
    expect(lines.at(-1)).toMatchObject({ what: 'incident', incident: 'wrong-count', seat: 3 });
  });

  it('given nothing is taken back, then each has its own (twin)', () => {
    expect(
      viewOf(both())
        .incidents.map(({ id, recordedBy }) => [id, recordedBy])
        .sort(),
    ).toEqual([
      [1, 'vera'],
      [2, 'olga'],
    ]);
  });
});
