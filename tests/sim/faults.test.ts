// Every fault of the catalogue, played by itself at a clean table: what its reads look like against the same hand without it.
import { describe, expect, test } from 'vitest';
import { isData, readerMessage } from '../../server/readers/protocol.ts';
import { FAULT_IDS, type FaultInput, FaultTimes, faultSchema } from '../../server/sim/faults.ts';
import { type HandScriptInput, handScriptSchema } from '../../server/sim/script.ts';
import { type Simulated, simulate } from '../../server/sim/simulate.ts';

const SCRIPT: HandScriptInput = {
  script: 1,
  seed: 'faults',
  table: { seats: [2, 4, 5], button: 5, board: 'one' },
  hand: {
    variant: 'nlhe',
    sb: 1,
    bb: 2,
    stacks: { 2: 100, 4: 100, 5: 100 },
    hole: { 2: '7h4c', 4: '9d9c', 5: 'AsTs' },
  },
  steps: [
    { do: 'deal' },
    { do: 'wait', for: 4 },
    { do: 'flop', cards: '9h6s2c', at: '+1' },
    { do: 'wait', for: 4 },
    { do: 'peek', seat: 4, for: 2 },
    { do: 'fold', seat: 2 },
    { do: 'wait', for: 2 },
    { do: 'collect' },
  ],
};
/** Antennas as the reader names them. */
const [SEAT2, SEAT4, SEAT5, BOARD] = ['2', '4', '5', '6'];

const kept = new Map<string, Simulated>();

/** Each is played once. */
function played(faults: readonly FaultInput[], linked = false): Simulated {
  const key = JSON.stringify([faults, linked]);
  const run = kept.get(key) ?? play(faults, linked);
  kept.set(key, run);
  return run;
}

function play(faults: readonly FaultInput[], linked: boolean): Simulated {
  const script = handScriptSchema.parse({ ...SCRIPT, faults });
  const simulated = simulate(script, { profile: 'clean', linked });
  if (!simulated.ok) throw new Error(simulated.error.code);
  return simulated.value;
}

const plain = played([]);

/** What a port saw of each cycle between two moments, ms: how many tags; null where the scan failed. */
function counts({ said }: Simulated, port: string, from = 0, to = 60_000): readonly (number | null)[] {
  return said.flatMap(({ at, message }) => {
    if (message.t !== 'scan' || at < from || at > to) return [];
    const reads = message.ants[port];
    return Array.from({ length: message.rep }, () => (reads == null ? null : reads.length));
  });
}

function uids({ said }: Simulated): ReadonlySet<string> {
  return new Set(
    said.flatMap(({ message }) =>
      message.t === 'scan' ? Object.values(message.ants).flatMap((reads) => (reads ?? []).map(({ u }) => u)) : [],
    ),
  );
}

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);
const seqs = ({ deliveries }: Simulated): readonly number[] =>
  deliveries.flatMap((one) =>
    one.is === 'message' && !one.rogue && isData(one.said.message) ? [one.said.message.seq] : [],
  );
const rising = (numbers: readonly number[]): boolean => numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0));

/** Fault, its data, and what must be so of the reads with it; never so without it (the twin). */
type Row = readonly [id: string, faults: readonly FaultInput[], linked: boolean, holds: (run: Simulated) => boolean];
const ROWS: readonly Row[] = [
  ['F01', [{ id: 'F01', at: 'flop-2', zone: 'seat:4' }], false, (r) => counts(r, SEAT4, 5500, 7700).includes(0)],
  [
    'F02',
    [{ id: 'F02', at: 'flop-3', for: 3, zone: 'seat4' }],
    false,
    (r) => sum(counts(r, SEAT4)) < sum(counts(plain, SEAT4)) - 30,
  ],
  ['F03', [{ id: 'F03', zone: 'seat:4' }], false, (r) => sum(counts(r, SEAT4)) < sum(counts(plain, SEAT4)) * 0.6],
  ['F04', [{ id: 'F04', seat: 4, until: 'peek' }], false, (r) => !counts(r, SEAT4, 0, 12_000).includes(2)],
  ['F05', [{ id: 'F05', zones: ['seat2', 'seat5'], x: 0.3 }], false, (r) => counts(r, SEAT5).some((n) => (n ?? 0) > 2)],
  ['F06', [{ id: 'F06', seat: 4, over: 'board' }], false, (r) => sum(counts(r, BOARD, 0, 5000)) > 0],
  ['F07', [{ id: 'F07', seat: 2, over: 'seat:5' }], false, (r) => counts(r, SEAT5).some((n) => (n ?? 0) > 2)],
  ['F08', [{ id: 'F08', seat: 4, slot: 1 }], false, (r) => !counts(r, SEAT4).includes(2)],
  ['F09', [{ id: 'F09', seat: 4, slot: 1 }], false, (r) => sum(counts(r, SEAT4)) < sum(counts(plain, SEAT4)) * 0.8],
  ['F10', [{ id: 'F10', zone: 'seat:4', at: 'flop' }], false, (r) => uids(r).size > uids(plain).size],
  [
    'F11',
    [{ id: 'F11', zone: 'seat:4', at: 'flop', for: 2 }],
    false,
    (r) => [...uids(r)].filter((u) => u.startsWith('08')).length > 3,
  ],
  ['F12', [{ id: 'F12', seat: 4, slot: 0, zone: 'seat:2', at: 'flop' }], false, (r) => counts(r, SEAT2).includes(3)],
  ['F13', [{ id: 'F13', at: 'flop' }], false, (r) => uids(r).size > uids(plain).size + 5],
  [
    'F14',
    [{ id: 'F14', at: 'flop', for: 3 }],
    true,
    (r) => r.deliveries.filter(({ is }) => is === 'link').length === 2,
  ],
  [
    'F15',
    [{ id: 'F15', zone: 'seat:4', at: 'flop', for: 3 }],
    false,
    (r) => counts(r, SEAT4).filter((n) => n === null).length > 20,
  ],
  ['F16', [{ id: 'F16', at: 'flop' }], false, (r) => r.said.some(({ boot }) => boot === 1)],
  [
    'F16 leap',
    [{ id: 'F16', at: 'flop', what: 'leap', ms: 90_000 }],
    false,
    (r) => r.said.some(({ at, message }) => message.t === 'scan' && message.m1 > at + 80_000),
  ],
  ['F17', [{ id: 'F17', at: 'flop', for: 1 }], true, (r) => new Set(seqs(r)).size < seqs(r).length],
  ['F18', [{ id: 'F18' }], true, (r) => !rising(seqs(r))],
  ['F19', [{ id: 'F19', at: 'flop', for: 3 }], true, (r) => seqs(r).length < seqs(plain).length],
  [
    'F20',
    [{ id: 'F20', seat: 4, slot: 0, card: 'Qh' }],
    false,
    (r) => r.truth.stays.some(({ card, zone }) => card === 'Qh' && zone === 'seat:4'),
  ],
  [
    'F21',
    [{ id: 'F21', seat: 4, slot: 0, card: 'Qh' }],
    false,
    (r) => r.truth.stays.some(({ card, zone }) => card === '9d' && zone === 'muck'),
  ],
  ['F22', [{ id: 'F22' }], false, (r) => r.truth.board.length === 0 && sum(counts(r, SEAT4)) > 0],
  ['F23', [{ id: 'F23', seat: 4, for: 3 }], false, (r) => counts(r, SEAT4, 4000, 6500).every((n) => n === 0)],
  ['F24', [{ id: 'F24', seat: 4, for: 3 }], false, (r) => counts(r, SEAT4, 4000, 6500).every((n) => n === 0)],
  [
    'F25',
    [{ id: 'F25', zone: 'seat:4', at: 'flop', for: 3 }],
    false,
    (r) => sum(counts(r, SEAT4)) < sum(counts(plain, SEAT4)) - 15,
  ],
  ['F26', [{ id: 'F26', for: 4 }], false, (r) => Object.keys({ ...plain }).length > 0 && uids(r).size > 20],
  [
    'F27',
    [{ id: 'F27', zone: 'seat:4', at: 'flop', for: 3 }],
    false,
    (r) => counts(r, SEAT4).some((n) => (n ?? 0) > 4),
  ],
  [
    'F28',
    [{ id: 'F28', at: 'flop', for: 4 }],
    false,
    (r) => r.said.some(({ message }) => message.t === 'scan' && (message.m1 - message.m0) / message.rep > 400),
  ],
  ['F29', [{ id: 'F29', at: 'flop', for: 1 }], true, (r) => r.ndjson.split('\n').some((line) => line.startsWith('#'))],
  [
    'F30',
    [{ id: 'F30', at: 'flop', for: 1 }],
    true,
    (r) => r.deliveries.some((one) => one.is === 'message' && one.rogue),
  ],
];

describe('the fault catalogue', () => {
  test.each(ROWS)(
    '%s: given the fault, then the reads show it; twin: without it they do not',
    (_, faults, linked, holds) => {
      expect(holds(played(faults, linked))).toBe(true);
      expect(holds(played([], linked))).toBe(false);
    },
  );

  test('given the list of ids, then F01 to F30 are in it and each has a row', () => {
    const all = Array.from({ length: 30 }, (_, i) => `F${String(i + 1).padStart(2, '0')}`);
    expect(FAULT_IDS).toEqual(all);
    expect(all.filter((id) => !ROWS.some(([row]) => row.startsWith(id)))).toEqual([]);
  });

  test.each(ROWS)(
    '%s: given the fault, then every line that is not noise is a message of the protocol',
    (id, faults, linked) => {
      const lines = played(faults, linked).ndjson.trimEnd().split('\n');
      const said = id === 'F29' ? lines.filter((line) => line.startsWith('{') && line.endsWith('}')) : lines;
      expect(said.filter((line) => !readerMessage.safeParse(JSON.parse(line)).success)).toEqual([]);
    },
  );

  test('given a fault at one antenna, then the reads of the others are what they were', () => {
    const others = (run: Simulated) => counts(run, SEAT5);
    expect(others(played([{ id: 'F02', zone: 'seat:4' }]))).toEqual(others(plain));
  });
});

describe('when a fault is on', () => {
  const times = (fault: FaultInput) => {
    const faults = new FaultTimes([faultSchema.parse(fault)]);
    faults.begin(1000);
    faults.note('deal', 1500);
    faults.note('flop', 9000);
    faults.note('flop', 30_000);
    return (t: number) => faults.on(fault.id, t).length > 0;
  };
  const rows = [
    [{ id: 'F14', at: 'flop-0.2', for: 4 }, 8799, 8800, 12_799, 12_800],
    [{ id: 'F04', seat: 5, from: 'deal', until: 'flop' }, 1499, 1500, 8999, 9000],
    [{ id: 'F14', at: '2.5', for: 1 }, 3499, 3500, 4499, 4500],
    [{ id: 'F14', until: 'flop+1' }, 999, 1000, 9999, 10_000],
  ] as const;
  test.each(rows)('given %j, then from its moment and before its end', (fault, before, on, last, off) => {
    const is = times(fault);
    expect([is(before), is(on), is(last), is(off)]).toEqual([false, true, true, false]);
  });

  test('given a moment that has not come, then it is not on', () => {
    expect(times({ id: 'F14', at: 'river' })(50_000)).toBe(false);
  });
});
