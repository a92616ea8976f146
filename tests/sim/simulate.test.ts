// The simulated table by itself: scripts, the same bytes for the same seed, what a script may ask for.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { MAX_SEATS } from '../../server/engine/seat.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import { tagKey } from '../../server/readers/protocol/tagKey.ts';
import { dataMessage, readerMessage } from '../../server/readers/protocol.ts';
import { makeDeck } from '../../server/sim/deck.ts';
import { createFelt } from '../../server/sim/felt.ts';
import { createStreams } from '../../server/sim/random.ts';
import { type HandScriptInput, handScriptSchema } from '../../server/sim/script.ts';
import { simulate } from '../../server/sim/simulate.ts';

const SCRIPT: HandScriptInput = {
  script: 1,
  seed: 'demo-17',
  table: { seats: [2, 5, 7], button: 7, board: 'five', deck: 'red' },
  hand: {
    variant: 'nlhe',
    sb: 100,
    bb: 200,
    ante: { type: 'bb', amount: 200 },
    stacks: { 2: 30000, 5: 25000, 7: 40000 },
    hole: { 2: '7h4c', 5: '9d9c', 7: 'AsTs' },
  },
  steps: [
    { do: 'deal', pace: 0.35 },
    { at: '+4', seat: 7, do: 'raise', to: 500 },
    { at: '+3', seat: 2, do: 'fold', style: 'throw' },
    { at: '+2', seat: 5, do: 'call' },
    { do: 'burn' },
    { do: 'flop', cards: '9h6s2c' },
    { at: '+2', seat: 5, do: 'peek', for: 2.5 },
    { do: 'turn', cards: 'Kd' },
    { at: '+6', seat: 7, do: 'fold', style: 'slide' },
    { do: 'collect' },
    { do: 'wash', for: 8 },
  ],
};

function played(script: HandScriptInput, profile: 'clean' | 'typical' = 'typical') {
  const simulated = simulate(handScriptSchema.parse(script), { profile });
  if (!simulated.ok) throw new Error(simulated.error.code);
  return simulated.value;
}

describe('the same seed', () => {
  test('given the same seed and script, then the bytes are the same', () => {
    expect(played(SCRIPT).ndjson).toBe(played(SCRIPT).ndjson);
  });

  test('twin: given another seed, then the bytes differ', () => {
    expect(played({ ...SCRIPT, seed: 'demo-18' }).ndjson).not.toBe(played(SCRIPT).ndjson);
  });

  test('given the version of today, then the bytes are those of its first day', () => {
    const hash = createHash('sha256').update(played(SCRIPT).ndjson).digest('hex');
    expect(hash).toMatchInlineSnapshot(`"6beb42eba3896ce056b1fd9ef64ac00ad756688adc10076ec3a34c6af40578f9"`);
  });

  test('given another consumer of randomness, then the streams of the others are as they were', () => {
    const [alone, beside] = [createStreams('s'), createStreams('s')];
    beside('ant:1').next();
    expect(beside('ant:2').next()).toBe(alone('ant:2').next());
    expect(beside('ant:3').next()).not.toBe(createStreams('t')('ant:3').next());
  });
});

describe('what the reader says', () => {
  test('given a hand, then every line is a message of the protocol, numbered from 1 without a gap', () => {
    const lines = played(SCRIPT)
      .ndjson.trimEnd()
      .split('\n')
      .map((line) => readerMessage.parse(JSON.parse(line)));
    const numbers = lines.flatMap((message) => ('seq' in message && message.t !== 'hello' ? [message.seq] : []));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(lines.filter(({ t }) => t === 'hb').length).toBeGreaterThan(15);
  });

  test('given a table where nothing moves, then equal cycles are one message for half a second', () => {
    const still = played({ ...SCRIPT, steps: [{ do: 'wait', for: 6 }] }, 'clean');
    const scans = still.said.flatMap(({ message }) => (message.t === 'scan' ? [message] : []));
    expect(scans.length).toBeLessThan(20);
    expect(scans.reduce((sum, { rep }) => sum + rep, 0)).toBeGreaterThan(9000 / 120 - 6);
  });

  test('given a scan, then it holds every port, an empty one as an empty list', () => {
    const [first] = played(SCRIPT).said.flatMap(({ message }) => (message.t === 'scan' ? [message] : []));
    expect(dataMessage.parse(first)).toMatchObject({ ants: { '1': [], '13': [] } });
  });

  test('given the truth, then it names where each card lay and what was entered', () => {
    const { truth } = played(SCRIPT);
    expect(truth.dealt.map(({ seat, slot, card }) => `${seat}.${slot} ${card}`)).toEqual([
      '2.0 7h',
      '5.0 9d',
      '7.0 As',
      '2.1 4c',
      '5.1 9c',
      '7.1 Ts',
    ]);
    expect(truth.board.join('')).toBe('9h6s2cKd');
    expect(truth.mucked.map(({ seat, cards }) => [seat, cards])).toEqual([
      [2, 2],
      [7, 2],
    ]);
    expect(truth.entries).toHaveLength(SCRIPT.steps.length);
  });
});

describe('the deck and the felt', () => {
  test('given a seed, then 52 numbers, each a tag of its own, and others for another seed', () => {
    const keys = makeDeck('a').map(({ uid }) => tagKey(uid));
    expect(new Set(keys).size).toBe(52);
    expect(keys).not.toContain(null);
    expect(makeDeck('a')).toEqual(makeDeck('a'));
    expect(makeDeck('b').some(({ uid }) => keys.includes(tagKey(uid)))).toBe(false);
  });

  test.each(['one', 'five'] as const)(
    'given a board of %s, then ports and places are those of the standard layout',
    (board) => {
      for (let seats = 2; seats <= MAX_SEATS; seats += 1) {
        const felt = createFelt({ seats, board });
        expect(Object.fromEntries(felt.antennas.map(({ port, zone }) => [port, zone]))).toEqual(
          standardLayout(seats, board),
        );
      }
    },
  );
});

describe('refusals', () => {
  const unreadable = [
    ['a card that is none', { ...SCRIPT, hand: { ...SCRIPT.hand, hole: { 2: '7h1c' } } }],
    ['the same card twice in a hand', { ...SCRIPT, hand: { ...SCRIPT.hand, hole: { 2: '7h7h' } } }],
    ['a fault that is none', { ...SCRIPT, faults: [{ id: 'F31' }] }],
    ['a fault without its place', { ...SCRIPT, faults: [{ id: 'F04' }] }],
    ['an unknown step', { ...SCRIPT, steps: [{ do: 'juggle' }] }],
  ] as const;
  test.each(unreadable)('given %s, then the script is not taken and the error holds no card', (_, script) => {
    const read = handScriptSchema.safeParse(script);
    expect(read.success).toBe(false);
    expect(read.error?.message).not.toContain('7h');
  });

  const impossible = [
    [
      'a card dealt to two seats',
      { ...SCRIPT.hand.hole, 5: '9d4c' },
      [{ do: 'deal' }, { do: 'flop', cards: '9h6s2c' }],
      { step: 0, code: 'card-is-out' },
    ],
    [
      'a board card that lies at a seat',
      SCRIPT.hand.hole,
      [{ do: 'deal' }, { do: 'flop', cards: '9d6s2c' }],
      { step: 1, code: 'card-is-out' },
    ],
    [
      'a sixth board card',
      SCRIPT.hand.hole,
      [
        { do: 'flop', cards: '9h6s2c' },
        { do: 'flop', cards: 'AhKhQh' },
      ],
      { step: 1, code: 'board-is-full' },
    ],
    ['a fold of an empty seat', SCRIPT.hand.hole, [{ do: 'fold', seat: 3 }], { step: 0, code: 'no-cards-at-seat' }],
  ] as const;
  test.each(impossible)('given %s, then the step is refused by number and code', (_, hole, steps, refusal) => {
    const script = handScriptSchema.parse({ ...SCRIPT, hand: { ...SCRIPT.hand, hole }, steps });
    const simulated = simulate(script, { profile: 'clean' });
    expect(simulated.ok ? null : simulated.error).toEqual(refusal);
  });
});
