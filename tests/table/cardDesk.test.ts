// The card desk at a table: which hands may still be typed, what the log keeps of it, and that no answer tells a card.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import type { Airing } from '../../server/table/holeTyping.ts';
import {
  CARD_DESK,
  codeOf,
  dealt,
  FLOOR,
  must,
  play,
  ruling,
  STRUCTURE,
  seatPlayers,
  send,
  startHand,
  type Who,
} from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;
let stands: Airing;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  stands = 'to-come';
  desk = await openDesk(house, { airing: () => stands });
});

type Hole = 'typeHole' | 'retypeHole';
const hole = (act: Hole, hand: string, place: readonly [number, number], card: string) =>
  ({ do: act, hand, seat: place[0], slot: place[1], card }) as const;

async function type(hand: string, place: readonly [number, number], card: string, act: Hole = 'typeHole') {
  return codeOf(await send(desk, hole(act, hand, place, card), { by: CARD_DESK }));
}

/** What the vault lets a canvas have of these places. */
async function values(hand: string, ...places: readonly (readonly [number, number])[]): Promise<readonly unknown[]> {
  const slots = places.map(([seat, slot]) => ({ table: desk.id, hand, seat, slot }));
  const reply = await house.vault.request({ do: 'openForRelease', canvas: 'programme', slots });
  return reply.ok && reply.is === 'values' ? reply.values : [];
}

async function wholeHand(): Promise<string> {
  const hand = await dealt(desk, [1, 2, 3]);
  await play(desk, ['s1 raise 600', 's2 fold', 's3 fold']);
  await must(desk, { do: 'award', hand });
  return hand;
}

/** The next hand; everybody folds to the big blind. */
async function foldedHand(): Promise<void> {
  const hand = await startHand(desk);
  await must(desk, { do: 'completeDeal', hand });
  for (let left = 2; left > 0; left -= 1) await play(desk, [`s${desk.table.state().hand?.toAct} fold`]);
  await must(desk, { do: 'award', hand });
}

const rows = async () => JSON.stringify(await house.log.read(desk.id, 0, 500));

describe('hands that have not aired', () => {
  test('given a hand that is over, when its cards are typed, then the vault has them and play stays over', async () => {
    const hand = await wholeHand();
    const before = desk.table.state();
    expect(await type(hand, [2, 0], 'As')).toBe('ok');
    const { hand: after, session, record } = desk.table.state();
    expect(after?.phase).toBe('COMPLETE');
    expect(session).toEqual(before.session);
    expect(record.effective.at(-1)?.command).toEqual({ type: 'DealHole', seat: 2, slot: 0 });
    expect(await values(hand, [2, 0], [2, 1])).toEqual(['As', null]);
  });

  test('given an earlier hand, when its cards are typed, then the log keeps the place alone and the present hand nothing', async () => {
    const earlier = await wholeHand();
    await startHand(desk);
    const before = desk.table.state();
    expect(await type(earlier, [3, 1], 'Td')).toBe('ok');
    const after = desk.table.state();
    expect({ ...after, position: 0, recorded: 0 }).toEqual({ ...before, position: 0, recorded: 0 });
    const row = (await house.log.read(desk.id, before.position, 10)).at(-1);
    expect(row).toMatchObject({
      handId: earlier,
      kind: 'hole',
      events: [{ type: 'HoleTyped', handId: earlier, seat: 3, slot: 1 }],
    });
    expect(await rows()).not.toContain('Td');
    expect(await values(earlier, [3, 1])).toEqual(['Td']);
  });

  test('given entries of earlier hands, when the table opens again, then it serves the same state', async () => {
    const earlier = await wholeHand();
    await startHand(desk);
    await type(earlier, [3, 1], 'Td');
    await type(earlier, [3, 1], 'Th', 'retypeHole');
    const before = desk.table.state();
    await desk.reopen();
    expect(desk.table.state()).toEqual(before);
  });

  test('given a slot that waited through a muck or a fold, then it is typed like any other', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold']);
    expect(await type(hand, [1, 0], 'As')).toBe('ok');
  });

  test('given a hand that has aired everywhere, then it is refused by number and the vault keeps nothing', async () => {
    const hand = await wholeHand();
    stands = 'aired';
    const reply = await send(desk, hole('typeHole', hand, [2, 0], 'As'), { by: CARD_DESK });
    expect(reply).toMatchObject({ ok: false, code: 'hand-aired', params: { hand: 1 } });
    expect(await values(hand, [2, 0])).toEqual([null]);
    stands = 'to-come';
    expect(await type(hand, [2, 0], 'As')).toBe('ok');
  });

  test('given no canvas that shows hole cards, then the last twenty hands may be typed and no earlier one', async () => {
    stands = 'no-canvas';
    const first = await wholeHand();
    for (let i = 2; i <= 20; i += 1) await foldedHand();
    expect(await type(first, [2, 0], 'As')).toBe('ok');
    await foldedHand();
    const reply = await send(desk, hole('typeHole', first, [2, 1], 'Ah'), { by: CARD_DESK });
    expect(reply).toMatchObject({ ok: false, code: 'hand-too-old', params: { hand: 1, kept: 20 } });
    stands = 'to-come';
    expect(await type(first, [2, 1], 'Ah')).toBe('ok');
  });

  test.each([
    ['a hand that never was', () => '01980000-0000-7000-8000-00000000dead', [1, 0], 'hand-unknown'],
    ['a seat without cards', (hand: string) => hand, [9, 0], 'seat-not-dealt-in'],
    ['a third card', (hand: string) => hand, [1, 2], 'too-many-cards'],
  ] as const)('given %s, then it is refused by name', async (_, handOf, place, code) => {
    const hand = await wholeHand();
    for (const act of ['typeHole', 'retypeHole'] as const)
      expect(await type(handOf(hand), place, 'As', act)).toBe(code);
  });

  test('given a misdeal before everybody had his cards, then there is nothing to type', async () => {
    await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 fold', 's2 fold']);
    await must(desk, { do: 'award', hand: desk.table.state().hand?.handId ?? '' });
    const hand = await startHand(desk);
    await must(desk, { do: 'misdeal', hand, ruling: ruling('SP-6.3.1-MISDEAL') });
    expect(await type(hand, [1, 0], 'As')).toBe('hand-over');
  });
});

describe('a typing slip', () => {
  test('given a typed card, when it is typed again as a correction, then the new one counts and the log names the place', async () => {
    const hand = await wholeHand();
    await type(hand, [2, 0], 'As');
    expect(await type(hand, [2, 0], 'Ah', 'retypeHole')).toBe('ok');
    expect(await values(hand, [2, 0])).toEqual(['Ah']);
    const events = (await house.log.read(desk.id, 0, 500)).flatMap((row) => row.events as readonly { type: string }[]);
    expect(events.at(-1)).toEqual({ type: 'HoleCorrected', handId: hand, seat: 2, slot: 0 });
    expect(await rows()).not.toMatch(/"A[sh]"/);
  });

  test('twin: given the same card typed a second time as if it were new, then the slot keeps the first', async () => {
    const hand = await wholeHand();
    await type(hand, [2, 0], 'As');
    expect(await type(hand, [2, 0], 'Ah')).toBe('slot-taken');
    expect(await values(hand, [2, 0])).toEqual(['As']);
  });

  test('given an empty slot, then there is nothing to put right', async () => {
    const hand = await wholeHand();
    expect(await type(hand, [2, 0], 'Ah', 'retypeHole')).toBe('slot-empty');
    expect(await values(hand, [2, 0])).toEqual([null]);
  });

  test('given a place that was thrown away since, then its card stands and the new place may be put right', async () => {
    await seatPlayers(desk, [1, 2, 3]);
    await must(desk, { do: 'setGame', game: 'single_draw_27', structure: STRUCTURE });
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    await play(desk, ['s1 call', 's2 call', 's3 check']);
    expect(await type(hand, [2, 0], 'As')).toBe('ok');
    expect(await type(hand, [2, 0], 'Ah', 'retypeHole')).toBe('ok');
    await must(desk, { do: 'discard', hand, seat: 2, count: 1, slots: null });
    expect(await type(hand, [2, 5], 'Ah')).toBe('ok');
    expect(await type(hand, [2, 0], 'Qd', 'retypeHole')).toBe('slots-not-held');
    expect(await type(hand, [2, 5], '9h', 'retypeHole')).toBe('ok');
    expect(await values(hand, [2, 0], [2, 5])).toEqual(['Ah', '9h']);
  });

  test('given a hand face up, then the console puts it right and not the desk', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    for (const [slot, card] of ['As', 'Ks'].entries()) await type(hand, [1, slot], card);
    await play(desk, ['s1 allin', 's2 call', 's3 fold']);
    await must(desk, { do: 'openHand', hand, seat: 1 });
    expect(await type(hand, [1, 0], 'Ah', 'retypeHole')).toBe('hand-opened');
  });

  test.each(['As', 'Kd', '2c'])('given another seat that holds %s or not, then no answer differs', async (card) => {
    const hand = await wholeHand();
    const by = { actor: 'token:other-desk', role: 'card-desk' };
    await must(desk, hole('typeHole', hand, [1, 0], 'As'), { by });
    await must(desk, hole('typeHole', hand, [1, 1], 'Kd'), { by });
    await type(hand, [2, 0], '9h');
    expect(await type(hand, [2, 1], card)).toBe('ok');
    expect(await type(hand, [2, 1], '9c', 'retypeHole')).toBe('ok');
    expect(await type(hand, [2, 0], card, 'retypeHole')).toBe('ok');
  });

  test.each(['As', 'Kd'])('twin: given he typed %s there himself, then he is told where', async (card) => {
    const hand = await wholeHand();
    await type(hand, [1, 0], 'As');
    await type(hand, [1, 1], 'Kd');
    const reply = await send(desk, hole('typeHole', hand, [2, 1], card), { by: CARD_DESK });
    const place = card === 'As' ? 1 : 2;
    expect(reply).toMatchObject({ ok: false, code: 'typed-already', params: { seat: 1, place } });
    const before = await values(hand, [2, 1]);
    expect(before).toEqual([null]);
    await must(desk, { ...hole('typeHole', hand, [2, 1], card), anyway: true }, { by: CARD_DESK });
    expect(await values(hand, [2, 1])).toEqual(['down']);
  });

  test.each([
    { actor: 'token:op', role: 'operator' },
    FLOOR,
    { actor: 'token:p', role: 'producer' },
  ] satisfies readonly Who[])('given $role, then only the card desk types', async (by) => {
    const hand = await wholeHand();
    for (const act of ['typeHole', 'retypeHole'] as const)
      expect(codeOf(await send(desk, hole(act, hand, [1, 0], 'As'), { by }))).toBe('needs-card-desk');
  });

  test('given a game of six cards each, then the whole deal is typed at once', async () => {
    await seatPlayers(desk, [1, 2, 3, 4]);
    await must(desk, { do: 'setGame', game: 'omaha6', structure: { ...STRUCTURE, limit: 'pot' } });
    const hand = await startHand(desk);
    const codes: string[] = [];
    for (let i = 0; i < 24; i += 1) codes.push(await type(hand, [1 + (i % 4), Math.floor(i / 4)], DECK[i] ?? '2c'));
    expect(codes).toEqual(codes.map(() => 'ok'));
  });

  test('given a fast hand at the desk, then corrections count against its allowance like cards', async () => {
    const hand = await wholeHand();
    await type(hand, [1, 0], 'As');
    const codes: string[] = [];
    for (let i = 0; i < 25; i += 1) codes.push(await type(hand, [1, 0], i % 2 === 0 ? 'Ah' : 'Ad', 'retypeHole'));
    expect(codes).toContain('rate-limited');
  });
});
