// When a player's cards come into the picture: each mode against hands as they are played, and what becomes of folded and mucked ones.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { type CanvasConfig, MUCKED_HANDS, REVEALS, type Reveal } from '../../server/release/control.ts';
import { comesIn, muckedRule } from '../../server/release/reveal.ts';
import { Script } from './script.ts';
import { change, GATED, openStage, SHORT, type Stage } from './stage.ts';

const BOARD: readonly (readonly ['flop' | 'turn' | 'river', readonly Card[]])[] = [
  ['flop', ['2c', '7d', '9h']],
  ['turn', ['Jc']],
  ['river', ['3s']],
];

/** Button 3, blinds 1 and 2; seat 3 acts first. */
function dealt(stack = 1_000): Script {
  return new Script().at(1_000).seats(3, stack).hand().deal([1, 2, 3]);
}

function checkedDown(s: Script, players: number): Script {
  for (const [street, cards] of BOARD) {
    s.board(street, cards);
    for (let i = 0; i < players; i += 1) s.act('check');
  }
  return s;
}

const SPOTS: Readonly<Record<string, () => Script>> = {
  dealt: () => dealt(),
  'button called': () => dealt().act('call'),
  'button folded, blinds to the river': () => checkedDown(dealt().act('fold').act('call').act('check'), 2),
  'river bet and called': () => {
    const s = dealt().act('fold').act('call').act('check');
    for (const [street, cards] of BOARD.slice(0, 2)) s.board(street, cards).act('check').act('check');
    return s.board('river', ['3s']).act('check').act('bet', 50).act('call');
  },
  'everybody folded to the big blind': () => dealt().act('fold').act('fold'),
  'all in, cards to come': () => dealt().act('allin').act('allin').act('fold'),
  'all in at the showdown': () => {
    const s = dealt().act('allin').act('allin').act('fold').open(3, ['Ah', 'Ad']);
    return s.open(1, ['Kh', 'Kd']);
  },
};

function shownIn(spot: string, reveal: Reveal): readonly number[] {
  const hand = SPOTS[spot]?.().state.hand;
  if (hand === null || hand === undefined) throw new Error('no hand');
  const seats = hand.seats.filter(comesIn(hand, reveal)).map(({ seat }) => Number(seat));
  return seats.sort((a, b) => a - b);
}

describe('who comes in', () => {
  test.each<readonly [string, Readonly<Record<Reveal, readonly number[]>>]>([
    ['dealt', shown([1, 2, 3], [], [], [], [])],
    ['button called', shown([1, 2, 3], [3], [], [], [])],
    ['button folded, blinds to the river', shown([1, 2, 3], [1, 2, 3], [1, 2], [1], [1])],
    ['river bet and called', shown([1, 2, 3], [1, 2, 3], [1, 2], [2], [2])],
    ['everybody folded to the big blind', shown([1, 2, 3], [1, 2, 3], [2], [], [])],
    ['all in, cards to come', shown([1, 2, 3], [1, 2, 3], [1, 3], [], [1, 3])],
    ['all in at the showdown', shown([1, 2, 3], [1, 2, 3], [1, 3], [1, 3], [1, 3])],
  ])('given %s, then each mode shows whom it names', (spot, expected) => {
    const found = Object.fromEntries(REVEALS.map((reveal) => [reveal, shownIn(spot, reveal)]));
    expect(found).toEqual(expected);
  });

  test('given a pot that is decided, then its winner comes in as well as the last aggressor; twin: the loser who called not', () => {
    const s = SPOTS['river bet and called']?.() ?? dealt();
    s.open(2, ['Qd', 'Qs']).open(1, ['Kh', 'Kd']).award();
    const { hand } = s.state;
    if (hand === null) throw new Error('no hand');
    const shut = { ...hand, seats: hand.seats.map((seat) => ({ ...seat, state: 'MUCKED' as const })) };
    const comes = comesIn(shut, 'showdown-cash');
    expect(shut.seats.filter(comes).map(({ seat }) => Number(seat))).toEqual([1, 2]);
    const lost = { ...shut, openOrder: [...shut.openOrder].reverse() };
    expect(lost.seats.filter(comesIn(lost, 'showdown-cash')).map(({ seat }) => Number(seat))).toEqual([1]);
  });
});

function shown(
  ...[always, acted, over, cash, tournament]: readonly (readonly number[])[]
): Readonly<Record<Reveal, readonly number[]>> {
  return {
    'at-once': always ?? [],
    'after-first-action': acted ?? [],
    'betting-over': over ?? [],
    'showdown-cash': cash ?? [],
    'showdown-tournament': tournament ?? [],
    never: [],
  };
}

test.each(MUCKED_HANDS)('given %s on the canvas, then a mucked hand shows no more than the switch lets', (mucked) => {
  const order = ['show', 'as_played', 'hide'] as const;
  for (const rule of order) expect(order.indexOf(muckedRule(rule, mucked))).toBeGreaterThanOrEqual(order.indexOf(rule));
  expect([muckedRule('show', mucked), muckedRule('hide', mucked)]).toEqual([
    { 'by-rules': 'show', 'as-played': 'as_played', hide: 'hide' }[mucked],
    'hide',
  ]);
});

describe('on a canvas', () => {
  const seatsShown = (stage: Stage, canvas = 'programme') => [
    ...new Set(
      stage
        .picture(canvas)
        .slots.filter(({ card }) => card !== null)
        .map(({ seat }) => Number(seat)),
    ),
  ];
  const asked = (stage: Stage, canvas = 'programme') =>
    stage.house.asked.filter((one) => one.canvas === canvas).flatMap(({ places }) => places);

  async function play(over: Partial<CanvasConfig>): Promise<Stage> {
    const stage = await openStage([{ ...SHORT, ...over }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('fold'));
    await stage.at(25_000, (s) => s.act('call').act('check').board('flop', ['2c', '7d', '9h']));
    return stage;
  }

  test('given cards after the first action, then each comes with it, and the vault is not asked before; twin: at once it is', async () => {
    const stage = await play({ reveal: 'after-first-action' });
    await stage.until(49_999);
    expect([seatsShown(stage), asked(stage)]).toEqual([[], []]);
    await stage.until(50_000);
    expect(seatsShown(stage)).toEqual([3]);
    expect(stage.picture().lines.at(-1)?.event).toMatchObject({ type: 'ActionTaken', seat: 3 });
    await stage.until(55_000);
    expect(seatsShown(stage).sort()).toEqual([1, 2, 3]);
    const twin = await play({});
    await twin.until(40_000);
    expect(seatsShown(twin).sort()).toEqual([1, 2, 3]);
  });

  test('given an action that is taken back after air, then the cards that came with it stay', async () => {
    const stage = await play({ reveal: 'after-first-action' });
    await stage.until(56_000);
    await stage.at(57_000, (s) => s.undo().undo());
    expect(seatsShown(stage).sort()).toEqual([1, 2, 3]);
  });

  test('given never, then the vault is never asked, and a hand opened at the table is drawn as opened', async () => {
    const stage = await openStage([
      { ...SHORT, reveal: 'never' },
      { ...GATED, delayMs: 60_000, reveal: 'never' },
    ]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('allin').act('allin').act('fold').open(3, ['Ah', 'Ad']).open(1, ['Kh', 'Kd']));
    await stage.at(30_000, (s) => {
      for (const [street, cards] of BOARD) s.board(street, cards);
      return s.award().left('floor');
    });
    await stage.until(200_000);
    expect(stage.house.asked).toEqual([]);
    for (const canvas of ['programme', 'gated']) {
      expect(seatsShown(stage, canvas)).toEqual([]);
      expect(stage.picture(canvas).hand?.seats.filter(({ cards }) => cards.length === 2)).toHaveLength(2);
    }
  });

  test('given the gate, then a mode never makes a card earlier', async () => {
    const stage = await openStage([{ ...GATED, delayMs: 60_000, reveal: 'after-first-action' }]);
    await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
    await stage.at(20_000, (s) => s.act('fold').act('call').act('check'));
    await stage.until(300_000);
    expect([seatsShown(stage, 'gated'), asked(stage, 'gated')]).toEqual([[], []]);
  });

  test('given another mode during a hand, then never takes the cards off; twin: any other leaves what has come', async () => {
    const stage = await play({});
    await stage.until(41_000);
    await change(stage, { ...SHORT, reveal: 'showdown-cash' });
    expect(seatsShown(stage).sort()).toEqual([1, 2, 3]);
    await change(stage, { ...SHORT, reveal: 'never' });
    expect(seatsShown(stage)).toEqual([]);
  });

  test('given folded hands leave, then their cards leave with the fold; twin: otherwise they stay, and the picture is told how', async () => {
    const stage = await play({ folded: 'leave' });
    await stage.until(49_999);
    expect(seatsShown(stage).sort()).toEqual([1, 2, 3]);
    await stage.until(50_000);
    expect([seatsShown(stage).sort(), stage.picture().folded]).toEqual([[1, 2], 'leave']);
    const twin = await play({ folded: 'leave-soon' });
    await twin.until(50_000);
    expect([seatsShown(twin).sort(), twin.picture().folded]).toEqual([[1, 2, 3], 'leave-soon']);
  });

  test.each([
    ['by-rules', 6],
    ['as-played', 6],
    ['hide', 4],
  ] as const)('given a muck and the canvas says %s, then %i cards stay', async (mucked, left) => {
    const stage = await openStage([{ ...SHORT, mucked }]);
    await stage.at(10_000, (s) => s.hand('show').deal([1, 2, 3]));
    await stage.at(20_000, (s) => checkedDown(s.act('call').act('call').act('check'), 3));
    await stage.at(30_000, (s) => s.muck(s.state.hand?.openOrder[0] ?? 0));
    await stage.until(60_000);
    expect(stage.cards()).toBe(left);
  });
});
