// Stud when the dealer turns over a card that lies face down by the game: one of the first two, which is then the up card, and
// the last one. With readers and without; nobody hears whether what was typed is what was read.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { isRunning } from '../../server/engine/hand.ts';
import { actInput, CARD_DESK, codeOf, FLOOR, must, STRUCTURE, seatPlayers, send, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const UP = SEATS.map((seat) => `up:${seat}` as const);
const STUD = {
  ...STRUCTURE,
  limit: 'fixed',
  anteKind: 'each',
  ...{ smallBet: 200, bigBet: 400, ante: 25, bringIn: 50, smallBlind: 0, bigBlind: 0 },
} as const;

let house: House;
let desk: Desk;
let felt: Felt;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

async function start(zones: typeof UP | readonly []): Promise<void> {
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS, zones);
  await must(desk, { do: 'setGame', game: 'stud', structure: STUD });
  hand = await startHand(desk);
}

const up = (seat: number, slot: number, card: Card) => ({ do: 'typeUp', hand, seat, slot, card }) as const;
const turned = (seat: number, slot: number, card: Card) => ({ ...up(seat, slot, card), exposed: true }) as const;

const DOWN: Readonly<Record<number, string>> = { 1: 'Ks2h', 2: 'QsQh', 3: 'JsJh' };

async function downCards(): Promise<void> {
  for (const round of [0, 1])
    for (const seat of SEATS) {
      felt.put(cardsOf(DOWN[seat] ?? '').slice(round, round + 1), `seat:${seat}`);
      await felt.run(360);
    }
}

/** What door 4 gives for the places of a seat. */
async function released(seat: number, slots: readonly number[]): Promise<readonly unknown[]> {
  const places = slots.map((slot) => ({ table: desk.id, hand, seat, slot }));
  const reply = await house.vault.request({ do: 'openForRelease', canvas: 'programme', slots: places });
  return reply.ok && reply.is === 'values' ? reply.values : [];
}

const seatOf = (seat: number) => desk.table.state().hand?.seats.find((s) => s.seat === seat);
const opener = () => [desk.table.state().hand?.phase, desk.table.state().hand?.toAct];
const asks = () => [
  ...desk.table.questions().map(({ code }) => code),
  ...desk.table.proposals().map(({ kind }) => kind),
];

async function play(lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    desk.clock.pass(1000);
    const [seat = '', ...words] = line.split(' ');
    await must(desk, actInput(desk, Number(seat), words.join(' ')));
  }
}

/** Fourth to sixth street, every card typed; seat 1 opens each of them with the pair that it shows. */
async function toSeventh(): Promise<void> {
  for (const [i, suit] of ['c', 'd', 'h'].entries()) {
    const ranks = { 1: 'A', 2: '7', 3: '8' } as const;
    for (const seat of [1, 2, 3] as const) await must(desk, up(seat, 3 + i, `${ranks[seat]}${suit}` as Card));
    await play(['1 check', '2 check', '3 check']);
  }
}

async function atShowdown(): Promise<void> {
  await play(['1 check', '2 check', '3 check']);
  expect(opener()).toEqual(['SHOWDOWN', null]);
}

describe('a down card of the first deal, at a table whose antennas lie under the seats alone', () => {
  beforeEach(async () => {
    await start([]);
    await downCards();
  });

  async function others(): Promise<void> {
    felt.put('9c', 'seat:2');
    felt.put('Td', 'seat:3');
    await must(desk, up(2, 2, '9c'));
    await must(desk, up(3, 2, 'Td'));
  }

  test.each(['before', 'after', 'as a plain up card before'])(
    'given it is typed %s the third card was read, then that one lies face down, and the turned one opens',
    async (when) => {
      if (when === 'as a plain up card before') await must(desk, up(1, 2, '2h'));
      if (when === 'before') await must(desk, turned(1, 2, '2h'));
      felt.put('Ac', 'seat:1');
      await felt.run(4200);
      if (when === 'as a plain up card before') await must(desk, { do: 'undo', hand });
      if (when !== 'before') await must(desk, turned(1, 2, '2h'));
      await others();
      await felt.run(4200);
      expect(seatOf(1)).toMatchObject({ held: [0, 1, 2], up: [{ slot: 2, card: '2h', exposed: true }] });
      expect([opener(), asks()]).toEqual([['BETTING', 1], []]);
      expect(await released(1, [0, 1, 2])).toEqual(['Ks', 'Ac', null]);
      expect(await released(2, [0, 1])).toEqual(['Qs', 'Qh']);
      const places = house.asked.map(({ message }) => (message.do === 'placeTag' ? message.at : null));
      expect(places.filter((at) => at?.hand === hand && at.seat === 1).map((at) => at?.slot)).toEqual([0, 1, 2]);
      expect(JSON.stringify(await house.log.read(desk.id, 0, 500))).not.toMatch(/"(Ks|Ac|Qs|Jh)"/);
    },
  );

  test('given it is the first card of the seat, then its place is taken all the same', async () => {
    felt.put('Ac', 'seat:1');
    await felt.run(4200);
    await must(desk, turned(1, 2, 'Ks'));
    await others();
    await felt.run(4200);
    expect(await released(1, [0, 1])).toEqual(['Ac', '2h']);
  });

  test('given another card than any of the seat, then the answer is the same, and the hand stays down', async () => {
    felt.put('Ac', 'seat:1');
    await felt.run(4200);
    expect(codeOf(await send(desk, turned(1, 2, '2d')))).toBe('ok');
    await others();
    await felt.run(4200);
    expect([opener(), asks()]).toEqual([['BETTING', 1], []]);
    expect(await released(1, [0, 1])).toEqual(['down', 'down']);
  });

  test('given it is taken back and typed as it was, then the hand is right', async () => {
    felt.put('Ac', 'seat:1');
    await must(desk, turned(1, 2, '2d'));
    await felt.run(4200);
    await must(desk, { do: 'undo', hand });
    expect(seatOf(1)?.up).toEqual([]);
    await must(desk, turned(1, 2, '2h'));
    expect(await released(1, [0, 1])).toEqual(['Ks', 'Ac']);
  });

  test('given a restart, then the table goes on as it was', async () => {
    await must(desk, turned(1, 2, '2h'));
    const before = desk.table.state().hand;
    await desk.reopen();
    expect(desk.table.state().hand).toEqual(before);
    felt.put('Ac', 'seat:1');
    await felt.run(4200);
    expect(await released(1, [0, 1])).toEqual(['Ks', 'Ac']);
  });

  test('given the card desk, then the table says what was turned over', async () => {
    expect(codeOf(await send(desk, turned(1, 2, '2h'), { by: CARD_DESK }))).toBe('needs-operator');
    await must(desk, turned(1, 2, '2h'));
  });
});

describe('a down card of the first deal, at a table with antennas for the up cards', () => {
  beforeEach(async () => {
    await start(UP);
    await downCards();
    await felt.run(2400);
    felt.put('Ac', 'seat:1');
    felt.put('9c', 'up:2');
    felt.put('Td', 'up:3');
  });

  test.each(['stays', 'moves'])(
    'given the turned card %s, then it is the up card, and the third lies face down',
    async (how) => {
      if (how === 'moves') felt.put('2h', 'up:1');
      await felt.run(4200);
      expect(seatOf(1)?.up).toEqual([]);
      await must(desk, turned(1, 2, '2h'));
      await felt.run(4200);
      expect([opener(), asks(), await released(1, [0, 1])]).toEqual([['BETTING', 1], [], ['Ks', 'Ac']]);
    },
  );
});

describe('without readers', () => {
  beforeEach(async () => {
    await start([]);
    await must(desk, turned(1, 2, '2h'));
    await must(desk, up(2, 2, '9c'));
    await must(desk, up(3, 2, 'Td'));
    await must(desk, { do: 'completeDeal', hand });
    await play(['1 bring_in', '2 call', '3 call']);
  });

  test('given the card desk types the other two, then the hand opens with all of them', async () => {
    for (const [slot, card] of cardsOf('Ks2c').entries())
      await must(desk, { do: 'typeHole', hand, seat: 1, slot, card }, { by: CARD_DESK });
    const third = { do: 'typeHole', hand, seat: 1, slot: 2, card: '2c' } as const;
    expect(codeOf(await send(desk, third, { by: CARD_DESK }))).toBe('lies-face-up');
    expect(await released(1, [0, 1])).toEqual(['Ks', '2c']);
  });

  test('given the last card of one is dealt face up, then everybody sees it, and nobody else opens', async () => {
    await toSeventh();
    expect(codeOf(await send(desk, up(2, 6, '7s')))).toBe('lies-face-down');
    await must(desk, turned(2, 6, '7s'));
    await must(desk, { do: 'completeDeal', hand });
    expect([opener(), seatOf(2)?.up.map(({ card }) => card)]).toEqual([
      ['BETTING', 1],
      ['9c', '7c', '7d', '7h', '7s'],
    ]);
    await atShowdown();
  });

  test('given an edit of its card, then it is turned over as before', async () => {
    await toSeventh();
    const position = await must(desk, turned(2, 6, '7s'));
    const command = { type: 'DealUp', seat: 2, slot: 6, card: '6s' } as const;
    await must(desk, {
      do: 'amend',
      hand,
      edits: [{ type: 'replace', position, command }],
      onIllegal: 'cancel',
      ruling: null,
    });
    expect(seatOf(2)?.up.at(-1)).toEqual({ slot: 6, card: '6s', exposed: true });
  });
});

describe('a hand to its end where readers see it', () => {
  beforeEach(async () => {
    await start(UP);
    await downCards();
    felt.put('9c', 'up:2');
    felt.put('Td', 'up:3');
  });

  async function toLast(): Promise<void> {
    await felt.run(4200);
    await play(['1 bring_in', '2 call', '3 call']);
    for (const cards of ['As7s8s', 'Ad7d8d', 'Ah7h8h']) {
      for (const [i, card] of cardsOf(cards).entries()) felt.put(card, `up:${i + 1}` as (typeof UP)[number]);
      await felt.run(4800);
      await play(['1 check', '2 check', '3 check']);
    }
  }

  async function last(): Promise<void> {
    for (const [i, card] of cardsOf('4s5s6s').entries()) felt.put(card, `seat:${i + 1}`);
    await felt.run(4800);
  }

  async function opened(seat: number): Promise<readonly Card[] | undefined> {
    expect([opener(), asks()]).toEqual([['BETTING', 1], []]);
    await atShowdown();
    await must(desk, { do: 'openHand', hand, seat });
    return seatOf(seat)?.cards;
  }

  test.each(['before', 'after'])(
    'given the last card is turned over %s it was read, then one press opens the hand',
    async (when) => {
      felt.put('3c', 'up:1');
      await toLast();
      if (when === 'before') await must(desk, turned(1, 6, '4s'));
      await last();
      if (when === 'after') await must(desk, turned(1, 6, '4s'));
      expect(await released(1, [0, 1, 6])).toEqual(['Ks', '2h', null]);
      expect(await opened(1)).toEqual(['Ks', '2h', '3c', 'As', 'Ad', 'Ah', '4s']);
    },
  );

  test('given a down card of the first deal was turned over, then one press opens the hand', async () => {
    felt.put('3c', 'seat:1');
    await felt.run(4200);
    await must(desk, turned(1, 2, '2h'));
    await toLast();
    await last();
    expect(await opened(1)).toEqual(['Ks', '3c', '2h', 'As', 'Ad', 'Ah', '4s']);
  });
});
