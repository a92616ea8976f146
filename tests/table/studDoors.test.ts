// Stud at a table with readers: what one person alone may bring in, try out or open.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { isRunning } from '../../server/engine/hand.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import {
  actInput,
  CARD_DESK,
  codeOf,
  FLOOR,
  must,
  OPERATOR,
  PRODUCER,
  STRUCTURE,
  seatPlayers,
  send,
  startHand,
} from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const UP = SEATS.map((seat) => `up:${seat}` as const);
const STUD = {
  ...STRUCTURE,
  anteKind: 'each',
  ...{ ante: 25, bringIn: 50, smallBlind: 0, bigBlind: 0 },
} as const;

let house: House;
let desk: Desk;
let felt: Felt;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS, UP);
  await must(desk, { do: 'setGame', game: 'stud', structure: STUD });
  hand = await startHand(desk);
});
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

async function third(down: Readonly<Record<number, string>> = { 1: 'KsKh', 2: 'QsQh', 3: 'JsJh' }): Promise<void> {
  for (const round of [0, 1])
    for (const seat of SEATS) {
      felt.put(cardsOf(down[seat] ?? '').slice(round, round + 1), `seat:${seat}`);
      await felt.run(360);
    }
  felt.put('9d', 'up:1');
  felt.put('4c', 'up:2');
  felt.put('Td', 'up:3');
  await felt.run(4200);
}

const seatOf = (seat: number) => desk.table.state().hand?.seats.find((s) => s.seat === seat);

async function allIn(): Promise<void> {
  await must(desk, actInput(desk, 2, 'bring_in'));
  await must(desk, actInput(desk, 3, 'allin'));
  await must(desk, actInput(desk, 1, 'call'));
  await must(desk, actInput(desk, 2, 'call'));
}

function typeUp(card: Card, slot = 3) {
  return { do: 'typeUp', hand, seat: 1, slot, card } as const;
}

describe('opened hands that wait for the second key', () => {
  beforeEach(async () => {
    await third();
    await allIn();
    for (const seat of SEATS) await must(desk, { do: 'openHand', hand, seat });
    expect(openingsVisible(desk.table.state())).toBe(false);
  });

  test.each(['operator', 'card-desk'])(
    'given a %s tries cards face up, then a slip is answered and a search is not',
    async (role) => {
      const codes: string[] = [];
      const by = { actor: 'token:op', role };
      for (const card of ['Ks', 'Kh', 'Qs', 'Ac'] as const) codes.push(codeOf(await send(desk, typeUp(card), { by })));
      expect(codes).toEqual(['card-already-face-up', 'card-already-face-up', 'openings-waiting', 'openings-waiting']);
    },
  );

  test('given a preview with an up card that is one of the faces or none, then the answer is the same', () => {
    for (const card of ['Ks', 'Ac'] as const) {
      const command = { type: 'DealUp', seat: seatNo(1), slot: 3, card } as const;
      const edits = [{ type: 'insert', before: null, happened: 0, command }] as const;
      const answer = desk.table.preview({ edits, onIllegal: 'cancel', ruling: null });
      expect(answer).toMatchObject({ ok: false, error: { code: 'openings-waiting' } });
    }
  });

  test('the twin: shown to everybody by the second key, then every answer is given', async () => {
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    const codes: string[] = [];
    for (const card of ['Ks', 'Kh', 'Qs', 'Ac'] as const) codes.push(codeOf(await send(desk, typeUp(card))));
    expect(codes).toEqual([...Array(3).fill('card-already-face-up'), 'ok']);
  });
});

describe('a place that the game deals face down', () => {
  test.each([OPERATOR, CARD_DESK])('given $role types a card face up there, then it is refused', async (by) => {
    await third();
    expect(codeOf(await send(desk, typeUp('Ah', 0), { by }))).toBe('lies-face-down');
    expect(codeOf(await send(desk, typeUp('Ah', 1), { by }))).toBe('lies-face-down');
    expect(seatOf(1)?.up).toEqual([{ slot: 2, card: '9d' }]);
  });

  test('the twin: a place that lies face up takes the card', async () => {
    await must(desk, typeUp('Ah', 2));
    expect(seatOf(1)?.up).toEqual([{ slot: 2, card: 'Ah' }]);
  });
});

describe('the first deal with a down card that nobody heard', () => {
  const codes = () => desk.table.questions().map(({ code, seat }) => [code, seat]);

  test('given the up cards are there, then somebody is asked before the bring-in', async () => {
    await third({ 1: 'Ks', 2: 'QsQh', 3: 'JsJh' });
    await must(desk, typeUp('9d', 2));
    expect(desk.table.state().hand?.phase).toBe('DEALING');
    await felt.run(6000);
    expect(desk.table.proposals().map(({ kind }) => kind)).toEqual(['complete-deal']);
    expect(codes()).toHaveLength(1);
    await must(desk, { do: 'completeDeal', hand });
    expect([desk.table.state().hand?.phase, seatOf(1)?.held]).toEqual(['BETTING', [0, 1, 2]]);
  });

  test('given it is typed, then the deal is complete', async () => {
    await third({ 1: 'Ks', 2: 'QsQh', 3: 'JsJh' });
    await must(desk, typeUp('9d', 2));
    await must(desk, { do: 'typeHole', hand, seat: 1, slot: 1, card: 'Kh' }, { by: CARD_DESK });
    expect([desk.table.state().hand?.phase, desk.table.state().hand?.toAct]).toEqual(['BETTING', 2]);
  });

  test('the twin: given every card was read, then it is complete by itself', async () => {
    await third();
    expect(desk.table.state().hand?.phase).toBe('BETTING');
  });
});

describe('streets that a person alone says were dealt', () => {
  const over = async () => {
    while (desk.table.state().hand?.phase !== 'SHOWDOWN') {
      const reply = await send(desk, { do: 'completeDeal', hand });
      if (!reply.ok) await must(desk, { do: 'completeDeal', hand, opener: 1 });
    }
  };

  test('given all-in hands opened on third street, when the rest is pressed, then they wait for the second key', async () => {
    await third();
    await allIn();
    for (const seat of SEATS) await must(desk, { do: 'openHand', hand, seat });
    await over();
    expect(openingsVisible(desk.table.state())).toBe(false);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(openingsVisible(desk.table.state())).toBe(true);
  });
});

describe('the card desk in stud', () => {
  const typed = (seat: number, slot: number, card: Card) =>
    send(desk, { do: 'typeHole', hand, seat, slot, card }, { by: CARD_DESK });

  test('given the place of an up card, then it is refused, and the hand opens with what lies there', async () => {
    const cards = { 1: 'KsKh9d', 2: 'QsQh4c', 3: 'JsJhTd' };
    const codes: string[] = [];
    for (const seat of [1, 2, 3] as const)
      for (const [slot, card] of cardsOf(cards[seat]).entries()) codes.push(codeOf(await typed(seat, slot, card)));
    expect(codes).toEqual(['ok', 'ok', 'lies-face-up', 'ok', 'ok', 'lies-face-up', 'ok', 'ok', 'lies-face-up']);
    for (const [seat, card] of [
      [1, '9d'],
      [2, '4c'],
      [3, 'Td'],
    ] as const)
      await must(desk, { do: 'typeUp', hand, seat, slot: 2, card });
    await allIn();
    for (const seat of SEATS) await must(desk, { do: 'openHand', hand, seat });
    expect(seatOf(1)?.cards).toEqual(['Ks', 'Kh', '9d']);
  });
});
