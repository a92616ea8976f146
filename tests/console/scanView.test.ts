// The players' page: a light for each seat, made from what consoles show, with no value, count or name of a card in it.
import { describe, expect, it } from 'vitest';
import { type ScanInput, scanView } from '../../server/console/scan/scanView.ts';
import type { ConsoleSeat } from '../../server/console/view.ts';

type Slots = ConsoleSeat['slots'];
const seat = (n: number, state: ConsoleSeat['state'], ...slots: Slots) => ({ seat: n, state, slots });
const INPUT: ScanInput = {
  ...{ table: 'main', tableName: 'Main', phase: 'BETTING', afterwards: null },
  seats: [
    seat(1, 'live', 'scanned', 'scanned'),
    seat(2, 'live', 'scanned', 'missing'),
    seat(3, 'partial', 'missing', 'none'),
    seat(4, 'folded', 'missing', 'missing'),
    seat(5, 'empty', 'none', 'none'),
    seat(6, 'live', 'typed', 'scanned'),
  ],
};

const lights = (input: ScanInput) => scanView(input).seats.map(({ state }) => state);

describe('scan lights', () => {
  it('given seats in a hand, then each has its light, and folded or empty ones have none', () => {
    expect(lights(INPUT)).toEqual(['read', 'some', 'missing', 'none', 'none', 'read']);
    expect(scanView(INPUT).phase).toBe('scan');
  });

  it('given everybody has been read, then it says so', () => {
    expect(scanView({ ...INPUT, seats: INPUT.seats.slice(0, 1) }).phase).toBe('all');
  });

  it.each(['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'])('given phase "%s", then no light is on', (phase) => {
    expect(scanView({ ...INPUT, phase })).toMatchObject({ phase: 'between' });
    expect(new Set(lights({ ...INPUT, phase }))).toEqual(new Set(['none']));
  });

  it('given a hand that is entered afterwards, then no light is on: what lies there belongs to another', () => {
    const afterwards = { began: 0, at: 0, caughtUp: false };
    expect(new Set(lights({ ...INPUT, afterwards }))).toEqual(new Set(['none']));
  });

  it('given faces and stacks in the console view, then none of them is in this one', () => {
    const rich = { ...INPUT, seats: INPUT.seats.map((one) => ({ ...one, opened: ['As', 'Kd'], stack: 12_345 })) };
    expect(JSON.stringify(scanView(rich))).toBe(JSON.stringify(scanView(INPUT)));
    expect(Object.keys(scanView(rich).seats[0] ?? {})).toEqual(['seat', 'state']);
  });
});
