// A hand takes so many reports and no more: what every desk draws with each entry stays small.
import { describe, expect, it } from 'vitest';
import { MOST_REPORTS } from '../../server/engine/rulings/ruleIncident.ts';
import { give, HAND, refusalOf, type Show } from '../console/show.ts';
import { dealt, viewOf } from './floorTable.ts';

const BOXED = { do: 'report', hand: HAND, report: { kind: 'boxed', place: 'hole' }, by: 'DEALER' } as const;

function reported(times: number): Show {
  return Array.from({ length: times }).reduce<Show>((show) => give(show, BOXED), dealt());
}

describe('one report after the other', () => {
  it('given as many as a hand takes, then the next one is refused, and the hand can still be made void', () => {
    const show = reported(MOST_REPORTS);
    expect(refusalOf(show, BOXED)).toMatchObject({ code: 'hand-reports-full', params: { most: MOST_REPORTS } });
    expect(JSON.stringify(viewOf(show)).length).toBeLessThan(64 * 1024);
    const ruling = { by: 'JUDGE', code: 'HR-FLOOR', note: '' } as const;
    expect(give(show, { do: 'voidHand', hand: HAND, ruling }).state.hand?.phase).toBe('VOID');
  });

  it('given one less, then it is taken (twin)', () => {
    expect(refusalOf(reported(MOST_REPORTS - 1), BOXED)).toBeNull();
  });
});
