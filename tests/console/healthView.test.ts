// Words of readers and antennas, in the order in which they count, and what a seat's antenna says while a hand runs.
import { describe, expect, it } from 'vitest';
import {
  type AntennaFacts,
  type HealthInput,
  healthView,
  type ReaderFacts,
} from '../../server/console/health/healthView.ts';
import { HEALTH_WORDS, type HealthWord } from '../../server/console/health/view.ts';

const READER: ReaderFacts = {
  ...{ reader: 'r', model: 'mux', firmware: '1', link: 'up', cycleMs: 118, late: 0, lost: 0 },
  ...{ silentMs: 100, lastFault: null },
};
const ANTENNA: AntennaFacts = {
  ...{ reader: 'r', port: '1', zone: 'seat:1', count: 2, hitRate: 97, failed: 0, fault: '', lastFault: null },
  ...{ silentMs: 100, twice: false, unregistered: false, foreign: false, noisy: false },
};

interface Given {
  readonly reader?: Partial<ReaderFacts>;
  readonly antenna?: Partial<AntennaFacts>;
  readonly over?: Partial<HealthInput>;
}

function viewOf({ reader = {}, antenna = {}, over = {} }: Given) {
  return healthView({
    ...{ table: 'main', tableName: 'Main', seatCount: 9, handRuns: false, filled: new Map(), before: new Map() },
    ...{ readers: [{ ...READER, ...reader }], antennas: [{ ...ANTENNA, ...antenna }] },
    ...over,
  });
}

const CASES: readonly (readonly [HealthWord, Given])[] = [
  ['not-connected', { reader: { link: null } }],
  ['connecting', { reader: { link: 'connecting' } }],
  ['stale', { reader: { link: 'stale' } }],
  ['not-responding', { reader: { silentMs: 6_001 } }],
  ['not-responding', { reader: { silentMs: null } }],
  ['antenna-fault', { antenna: { fault: 'ANT_OPEN' } }],
  ['antenna-fault', { antenna: { failed: 20 } }],
  ['not-scanned', { antenna: { silentMs: null } }],
  ['not-scanned', { antenna: { silentMs: 15_001 } }],
  ['duplicate-cards', { antenna: { twice: true } }],
  ['unregistered-cards', { antenna: { unregistered: true } }],
  ['deck-mismatch', { antenna: { foreign: true } }],
  ['cross-talk', { antenna: { noisy: true } }],
  ['slow-cycle', { reader: { cycleMs: 401 } }],
  ['normal', { antenna: { silentMs: 15_000 } }],
  ['normal', { reader: { silentMs: 5_200 } }],
  ['normal', {}],
];

describe('words of an antenna', () => {
  it.each(CASES)('given what makes it %s, then it says so', (word, given) => {
    expect(viewOf(given).antennas[0]?.word).toBe(word);
  });

  it('given all words, then each has a case', () => {
    expect(HEALTH_WORDS.filter((word) => !CASES.some(([one]) => one === word))).toEqual([]);
  });

  it('given several things wrong, then the first in the order counts', () => {
    const antenna = { fault: 'ANT_OPEN', twice: true, unregistered: true, noisy: true };
    expect(viewOf({ antenna }).antennas[0]?.word).toBe('antenna-fault');
    expect(viewOf({ antenna, reader: { link: 'stale' } }).antennas[0]?.word).toBe('stale');
    expect(viewOf({ antenna: { noisy: true }, reader: { cycleMs: 900 } }).antennas[0]?.word).toBe('cross-talk');
  });
});

describe('a seat in a hand (F08, F09)', () => {
  const over = { handRuns: true, filled: new Map([[1, 1]]), before: new Map([['seat:1', 95]]) };

  it('given a tag that reads badly there, then neither count nor rate says more than the console', () => {
    const [good, bad] = [viewOf({ over }), viewOf({ over, antenna: { count: 0, hitRate: 12 } })];
    expect(bad).toEqual(good);
    expect(good.antennas[0]).toMatchObject({ count: 1, hitRate: 95 });
  });

  it('twin: given no hand, or the muck, then both are told', () => {
    expect(viewOf({ antenna: { count: 0, hitRate: 12 } }).antennas[0]).toMatchObject({ count: 0, hitRate: 12 });
    const muck = { zone: 'muck', count: 4, hitRate: 50 };
    expect(viewOf({ over, antenna: muck }).antennas[0]).toMatchObject({ count: 4, hitRate: 50 });
  });
});
