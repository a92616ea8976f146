// Many simulated hands through the real tracker, rules and command door, scored: A8-1, A8-3, and that the score can be bad.
import { describe, expect, test } from 'vitest';
import { runSim, SHOW_HANDS, type SimRun } from '../../server/cli/sim/runSim.ts';
import { faultOf, simRunOf } from '../../server/cli/sim/simOptions.ts';
import type { ScoredHand } from '../../server/sim/air.ts';
import { FAULT_IDS } from '../../server/sim/faults.ts';
import { type Score, score } from '../../server/sim/score.ts';
import { type Output, outputId } from '../../server/tracker/shape.ts';
import { track } from '../../server/tracker/track.ts';
import { SOAK } from '../properties/seeds.ts';

/** Those that would last the whole hand otherwise. */
const TIMED: readonly string[] = ['F13', 'F14', 'F16', 'F17', 'F18', 'F19', 'F28', 'F29', 'F30'];
/** Seeds of 500 hands each in a soak, 10,000 together: each tells its result when it is through. */
const TYPICAL_PARTS = ['ci', ...Array.from({ length: SOAK ? 19 : 0 }, (_, i) => `part ${i + 2}`)];

async function hands(asked: Partial<SimRun>): Promise<readonly ScoredHand[]> {
  const run = {
    seed: 'ci',
    hands: 1,
    seats: null,
    board: null,
    profile: 'typical',
    crossTalk: null,
    faults: [],
  } as const;
  return runSim({ ...run, ...asked });
}

async function played(asked: Partial<SimRun>): Promise<Score> {
  return score(await hands(asked));
}

/** Folds that readers entered once a table has been heard for a hand. */
function automaticLater(shows: readonly ScoredHand[]): number {
  const later = shows.filter((_, i) => i % SHOW_HANDS > 0);
  return later.flatMap(({ air }) => air.folds.filter(({ automatic }) => automatic)).length;
}

function faults(...texts: readonly string[]): SimRun['faults'] {
  return texts.flatMap((text) => {
    const read = faultOf(text);
    return read.ok ? [read.value] : [];
  });
}

const right = ({ cards, folds }: Score) => [cards.airedWrong, cards.firmWrong, folds.false];

describe('A8-3 random hands', () => {
  test.each(TYPICAL_PARTS)(
    'given typical reads, then no card is wrong, no fold is false, and a person is asked less than every third hand, %s',
    async (seed) => {
      const result = await played({ hands: SOAK ? 500 : 12, seed });
      if (SOAK) console.info(`typical, ${seed}: ${JSON.stringify(result)}`);
      expect(right(result)).toEqual([0, 0, 0]);
      expect(result.prompts.perHand).toBeLessThanOrEqual(0.3);
      expect(result.folds.real).toBeGreaterThan(result.hands / 2);
      expect(result.folds.missed / result.folds.real).toBeLessThan(0.05);
    },
  );

  test('given dirty reads, then no card is wrong and no fold is false', async () => {
    expect(right(await played({ hands: SOAK ? 1000 : 5, profile: 'dirty' }))).toEqual([0, 0, 0]);
  });

  test('A8-1 given clean reads, then everything is read and nobody is asked', async () => {
    const { cards, prompts, folds } = await played({ hands: 4, profile: 'clean', seats: 5 });
    expect([cards.airedWrong, cards.missing, prompts.count, folds.missed]).toEqual([0, 0, 0, 0]);
  });

  test('given the same seed, then the same score; twin: another seed gives another', async () => {
    const first = await played({ hands: 1 });
    expect(await played({ hands: 1 })).toEqual(first);
    expect(await played({ hands: 1, seed: 'other' })).not.toEqual(first);
  });
});

describe('A8-6 cross-talk', () => {
  test.each([0, 0.1, 0.25, 0.4, 0.6])(
    'given seats that hear %d of the next one, then no card is firm at the wrong seat: automation gives up before',
    async (crossTalk) => {
      const shows = await hands({ hands: SOAK ? 500 : 2, seats: 6, board: 'one', crossTalk });
      const { cards, folds } = score(shows);
      expect([cards.firmWrong, cards.airedWrong, folds.false]).toEqual([0, 0, 0]);
      if (crossTalk <= 0.1) expect(cards.missing).toBe(0);
      if (crossTalk <= 0.1) expect(automaticLater(shows)).toBeGreaterThan(0);
      if (crossTalk >= 0.4) expect([folds.automatic, automaticLater(shows)]).toEqual([0, 0]);
    },
  );
});

describe('the score can be bad', () => {
  const changing =
    (change: (output: Output) => Output): typeof track =>
    (state, observation) => {
      const [next, outputs] = track(state, observation);
      return [next, outputs.map(change)];
    };

  test('twin: given a tracker that takes seats for their neighbours, then cards are wrong', async () => {
    const step = changing((output) =>
      output.type === 'hole-card' ? { ...output, seat: (output.seat % 4) + 1 } : output,
    );
    const { cards } = await played({ seats: 4, step });
    expect([cards.airedWrong, cards.firmWrong]).not.toContain(0);
  });

  test('twin: given a tracker that folds the player to act for a hint, then folds are false', async () => {
    const step: typeof track = (state, observation) => {
      const [next, outputs] = track(state, observation);
      const seat = next.context.phase === 'BETTING' && next.context.live.length > 2 ? next.context.toAct : null;
      if (seat === null || observation.type !== 'scan') return [next, outputs];
      const evidence = { seen: 2, dealt: 2, seatEmpty: true, scans: 9 };
      const fold = { type: 'muck', seat, all: true, withStub: false, confidence: 1, inTurn: true, gates: [] } as const;
      const at = Math.round(next.now);
      const id = outputId(next.source, 99);
      return [next, [...outputs, { id, at, happened: at, late: false, ...fold, automatic: true, evidence }]];
    };
    expect((await played({ hands: 1, seats: 6, step })).folds.false).toBeGreaterThan(0);
  });
});

describe('faults', () => {
  test('F14 given a reader that is away during the flop, then the flop comes afterwards and the time is told', async () => {
    const result = await played({ hands: 3, seats: 3, profile: 'clean', faults: faults('F14:at=flop,for=4') });
    expect(right(result)).toEqual([0, 0, 0]);
    expect(result.recovery['F14']?.times).toBeGreaterThan(0);
  });

  test('F08 given a dead tag in every hand, then it is asked about and played on', async () => {
    const result = await played({ hands: 2, seats: 3, faults: faults('F08:seat=2,slot=1') });
    expect(right(result)).toEqual([0, 0, 0]);
    expect(result.prompts.byCode['CARDS_MISSING']).toBeGreaterThan(0);
    expect(result.cards.missing).toBeGreaterThan(0);
  });
});

describe('every fault of the catalogue', () => {
  const FIELDS: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      ['F01', 'F02', 'F03', 'F10', 'F11', 'F15', 'F25', 'F27'].map((id) => [id, 'zone=seat:2,at=flop,for=2']),
    ),
    ...{
      F04: 'seat=2,until=peek',
      F05: 'zones=seat:1+seat:2,x=0.3',
      F06: 'seat=2,over=seat:1',
      F07: 'seat=2,over=seat:1',
    },
    ...{
      F08: 'seat=2',
      F09: 'seat=2',
      F12: 'seat=2,zone=seat:3,at=flop',
      F20: 'seat=2,card=As',
      F21: 'seat=2,card=As',
    },
    ...{ F23: 'seat=2', F24: 'seat=2,for=5', F26: 'for=3' },
  };
  test.each(FAULT_IDS)(
    '%s: given it in a hand, then the hand comes to its end and nothing is entered that was not so',
    async (id) => {
      const given = faults(
        FIELDS[id] === undefined ? `${id}${TIMED.includes(id) ? ':at=flop,for=2' : ''}` : `${id}:${FIELDS[id]}`,
      );
      expect(given).toHaveLength(1);
      const result = await played({ seats: 3, board: 'one', faults: given });
      expect([result.hands, result.cards.firmWrong, result.folds.false]).toEqual([1, 0, 0]);
    },
  );
});

describe('options', () => {
  test('given a fault as text, then its fields are read; moments stay text', () => {
    const read = faultOf('F05:zones=seat1+seat:2,x=0.3,at=12.5,for=3');
    expect(read.ok && read.value).toEqual({ id: 'F05', zones: ['seat:1', 'seat:2'], x: 0.3, at: '12.5', for: 3 });
  });

  test.each([
    ['an unknown fault', { fault: ['F31'] }, '--fault F31'],
    ['a fault without its place', { fault: ['F04'] }, '--fault F04: seat'],
    ['no hands', { hands: 0 }, '--hands'],
    ['eleven seats', { seats: 11 }, '--seats'],
    ['an unknown profile', { profile: 'loud' }, '--profile'],
    ['an unknown board', { board: 'two' }, '--board'],
    ['cross-talk of two', { crossTalk: 2 }, '--cross-talk'],
  ])('given %s, then it is refused by name', (_, words, says) => {
    const asked = simRunOf({ fault: [], ...words });
    expect(asked.ok ? '' : asked.error).toContain(says);
  });
});
