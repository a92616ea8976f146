// What the ruling desk draws of a table: what waits and how it may be settled, what each ruling would do, and no card of anybody.
import { describe, expect, it } from 'vitest';
import type { FloorView } from '../../server/floor/view.ts';
import { STOPPED } from '../console/awardScenes.ts';
import { give, HAND, type Show } from '../console/show.ts';
import { dealt, started, TWINS_ALARM, viewOf } from './floorTable.ts';

const bet = (show: Show, seat: number, action: 'call' | 'check' | 'fold' | 'allin', to: number | null = null) =>
  give(show, { do: 'act', hand: HAND, turn: show.turn, seat, action, to });

describe('an alarm of the vault', () => {
  it('6.2.2 given two cards alike in the running hand, then it stops it and may be confirmed or rejected', () => {
    const view = viewOf(dealt(), { alarms: [TWINS_ALARM] });
    expect(view.inbox).toEqual([{ ...TWINS_ALARM, clause: '6.2.2', stops: true, answers: ['confirm', 'reject'] }]);
    expect(view.stopped).toEqual({ code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2' });
  });

  it('T-622-b given the hand is over, then its result stands and the hand is not void', () => {
    let show = dealt();
    for (const seat of [4, 1, 2]) show = bet(show, seat, 'fold');
    show = give(show, { do: 'award', hand: HAND });
    const [item] = viewOf(show, { alarms: [TWINS_ALARM] }).inbox;
    expect(item?.answers).toEqual(['stands', 'reject']);
  });

  it('given an earlier hand, then this one goes on', () => {
    const alarm = { ...TWINS_ALARM, hand: '01980000-0000-7000-8000-000000000001' };
    expect(viewOf(dealt(), { alarms: [alarm] }).stopped).toBeNull();
  });

  it('given typed cards that clash, then nobody has to answer', () => {
    const [item] = viewOf(dealt(), { alarms: [{ ...TWINS_ALARM, code: 'TYPED_CLASH' }] }).inbox;
    expect(item).toMatchObject({ clause: '', stops: false, answers: [] });
  });
});

describe('a report', () => {
  const reported = () =>
    give(
      started(),
      { do: 'report', hand: HAND, report: { kind: 'wrong-count', seat: 3, count: 3 }, by: 'DEALER' },
      'vera',
    );

  it('6.3.5 given a wrong count before any action, then the desk names report, clause, who, and the redeal first', () => {
    const view = viewOf(reported());
    expect(view.stopped).toMatchObject({ clause: '6.3.5' });
    expect(view.incidents).toMatchObject([
      {
        ...{ id: 1, clause: '6.3.5', severity: 'hard', stopsNow: true, status: 'open' },
        ...{ reportedBy: 'DEALER', recordedBy: 'vera', report: { kind: 'wrong-count', seat: 3, count: 3 } },
      },
    ]);
    expect(view.incidents[0]?.since).toBeGreaterThan(0);
    expect(view.incidents[0]?.remedies[0]).toMatchObject({ outcome: 'redeal', phase: 'MISDEAL' });
  });

  it('then each remedy says which chips it would move, and the hand is as it was', () => {
    const show = reported();
    const [first] = viewOf(show).incidents[0]?.remedies ?? [];
    expect(first?.chips).toEqual([
      { seat: 2, amount: 100 },
      { seat: 3, amount: 200 },
    ]);
    expect(show.state.hand?.phase).toBe('DEALING');
  });

  it('6.3.9 given two divisions of a forfeited pot, then each says what every seat would get', () => {
    let show = bet(dealt(), 4, 'call');
    for (const seat of [1, 2, 3]) show = bet(show, seat, 'fold');
    show = give(show, {
      do: 'report',
      hand: HAND,
      report: { kind: 'wrong-count', seat: 4, count: 3 },
      by: 'JUDGE',
    });
    const gets = (outcome: string) =>
      viewOf(show)
        .incidents[0]?.remedies.find((one) => one.outcome === outcome)
        ?.chips.map((c) => [c.seat, c.amount]);
    expect(gets('equal')).toEqual([
      [1, 150],
      [2, 175],
      [3, 175],
    ]);
    expect(gets('refund-then-split')).toEqual([
      [1, 50],
      [2, 175],
      [3, 275],
    ]);
    expect(gets('count-right')).toEqual([]);
  });

  it('given it is ruled, then nothing stops and nothing is offered', () => {
    const ruled = give(reported(), {
      do: 'rule',
      hand: HAND,
      incident: 1,
      outcome: 'redeal',
      by: 'JUDGE',
      note: 'as seen',
    });
    const view = viewOf(ruled);
    expect([view.stopped, view.incidents[0]?.status, view.incidents[0]?.remedies]).toEqual([null, 'ruled', []]);
  });

  it('given one that asks to look, then it stands below and can be put away', () => {
    const show = give(dealt(), { do: 'report', hand: HAND, report: { kind: 'out-of-view', seat: 2 }, by: 'PLAYER' });
    expect(viewOf(show).incidents).toMatchObject([{ stopsNow: false, status: 'noted' }]);
  });
});

describe('what is never told', () => {
  const opened = (): Show => {
    let show = dealt();
    for (const seat of [4, 1]) show = bet(show, seat, 'fold');
    show = bet(show, 2, 'allin');
    show = bet(show, 3, 'call');
    return give(show, { do: 'typeOpened', hand: HAND, seat: 2, cards: ['Qh', 'Qd'] });
  };
  const hidden = (view: FloorView) => JSON.stringify(view).includes('Q');

  it('given an opened hand, shown or hidden, then its faces stand nowhere at this desk', () => {
    expect(hidden(viewOf(opened()))).toBe(false);
    expect(hidden(viewOf(opened(), { openingsVisible: false }))).toBe(false);
  });

  it('twin: a face in the view would be found', () => {
    const view = viewOf(opened());
    expect(hidden({ ...view, seats: view.seats.map((seat) => ({ ...seat, name: 'Qh' })) })).toBe(true);
  });

  it('given faces that wait for the second key, then no remedy tells by its chips who would win', () => {
    const pots = (openingsVisible: boolean) =>
      viewOf(STOPPED, { openingsVisible })
        .incidents.flatMap(({ remedies }) => remedies)
        .filter(({ outcome }) => outcome.startsWith('as-'));
    expect(pots(false)).toMatchObject(pots(false).map(() => ({ phase: '', chips: [] })));
    expect(pots(true).map(({ chips }) => chips.length > 0)).toEqual([true, true]);
  });

  it('6.2.2 given faces that wait for the second key, then chips that would go back are told, for they go by no cards', () => {
    const show = give(opened(), { do: 'report', hand: HAND, report: { kind: 'duplicate' }, by: 'DEALER' });
    const [open] = viewOf(show, { openingsVisible: false }).incidents;
    expect(open?.remedies[0]).toMatchObject({ phase: 'VOID' });
    expect(open?.remedies[0]?.chips).not.toEqual([]);
    expect(open?.remedies).toEqual(viewOf(show, { openingsVisible: true }).incidents[0]?.remedies);
  });
});

describe('the table as everybody sees it', () => {
  it('given a hand, then pot, phase and seats are there, and between hands the stacks', () => {
    const view = viewOf(bet(dealt(), 4, 'call'));
    expect(view.hand).toMatchObject({ number: 1, phase: 'BETTING', street: 'preflop', pot: 500, running: true });
    expect(view.seats.map(({ state }) => state)).toEqual(['live', 'live', 'live', 'live', 'empty', 'empty']);
    expect(view.deck).toMatchObject({ blocked: null, faults: 0 });
  });

  it('given a notice that somebody looked at, then it is gone', () => {
    const show = dealt();
    const [notice] = viewOf(noticed(show)).notices;
    expect(notice).toMatchObject({ code: 'FOLD_UNFORCED', severity: 'soft' });
    expect(viewOf(noticed(show), { looked: new Set([notice?.id ?? '']) }).notices).toEqual([]);
  });
});

/** The big blind folds with nothing to call. */
function noticed(show: Show): Show {
  let next = show;
  for (const seat of [4, 1, 2]) next = bet(next, seat, 'call');
  return bet(next, 3, 'fold');
}
