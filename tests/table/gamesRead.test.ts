// Games beyond hold'em at a table with readers: up cards through door 2, draws and their replacements, the vault beside them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { handOf, must, play, STRUCTURE, seatPlayers, send, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const UP = SEATS.map((seat) => `up:${seat}` as const);
const FIXED = { ...STRUCTURE, limit: 'fixed', smallBet: 200, bigBet: 400 } as const;
const STUD = { ...FIXED, anteKind: 'each', ante: 25, bringIn: 50, smallBlind: 0, bigBlind: 0 } as const;
let house: House;
let desk: Desk;
let felt: Felt;

beforeAll(async () => {
  house = await openHouse();
  desk = await openDesk(house);
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  felt = new Felt(desk, SEATS, UP);
});
afterAll(() => house.close());

async function tableOf(game: GameName, structure: Extract<TableCommandInput, { do: 'setGame' }>['structure']) {
  await must(desk, { do: 'setGame', game, structure });
  return startHand(desk);
}

async function deal(hands: Readonly<Record<number, string>>, up: Readonly<Record<number, string>> = {}) {
  const rounds = Math.max(...Object.values(hands).map((text) => text.length / 2));
  for (let round = 0; round < rounds; round += 1)
    for (const seat of SEATS) {
      felt.put(cardsOf(hands[seat] ?? '').slice(round, round + 1), `seat:${seat}`);
      await felt.run(360);
    }
  for (const [seat, card] of Object.entries(up)) felt.put(card, `up:${Number(seat)}`);
  await felt.run(4200);
}

const seatOf = (desk: Desk, seat: number) => desk.table.state().hand?.seats.find((s) => s.seat === seat);
const phase = (desk: Desk) => desk.table.state().hand?.phase;
const asked = (desk: Desk, kind: string) =>
  house.asked.flatMap(({ message }) =>
    message.do === kind && JSON.stringify(message).includes(handOf(desk)) ? [message] : [],
  );

describe('stud', () => {
  beforeAll(async () => {
    await tableOf('stud', STUD);
    await deal({ 1: 'AsAh', 2: 'KsKh', 3: 'QsQh' }, { 1: '9d', 2: '4c', 3: 'Td' });
  });

  test('given third street, then up cards are in the hand, down cards in the vault, and the low card opens', async () => {
    expect([1, 2, 3].map((seat) => seatOf(desk, seat)?.up)).toEqual([
      [{ slot: 2, card: '9d' }],
      [{ slot: 2, card: '4c' }],
      [{ slot: 2, card: 'Td' }],
    ]);
    expect([phase(desk), desk.table.state().hand?.toAct]).toEqual(['BETTING', 2]);
    expect(asked(desk, 'openExposed')).toHaveLength(3);
    expect(asked(desk, 'placeTag')).toHaveLength(6);
    const log = JSON.stringify(await house.log.read(desk.id, 0, 500));
    for (const card of ['As', 'Ah', 'Ks', 'Kh', 'Qs', 'Qh']) expect(log).not.toContain(`"${card}"`);
  });

  test('given fourth street, then one card of the seat itself is proposed, and one press opens it', async () => {
    await play(desk, ['s2 bring_in', 's3 call', 's1 call']);
    felt.put('9c', 'up:1');
    felt.put('2c', 'seat:2');
    felt.put('5c', 'up:3');
    await felt.run(4800);
    expect(seatOf(desk, 1)?.up).toHaveLength(2);
    const proposal = desk.table.proposals().find(({ kind }) => kind === 'up-card');
    expect(proposal).toMatchObject({ seat: 2, count: 1 });
    expect(JSON.stringify(proposal)).not.toMatch(/\b2c\b/);
    await must(desk, { do: 'accept', proposal: proposal?.id ?? '' });
    expect(seatOf(desk, 2)?.up).toEqual([
      { slot: 2, card: '4c' },
      { slot: 3, card: '2c' },
    ]);
    expect([phase(desk), desk.table.proposals()]).toEqual(['BETTING', []]);
  });

  test('given a hand that folds with up cards and down cards, then the readers enter it', async () => {
    const turn = desk.table.state().hand?.toAct ?? 0;
    const opener = turn === 1;
    expect(opener).toBe(true);
    await play(desk, ['s1 bet 200']);
    felt.put('KsKh4c2c', 'muck');
    await felt.run(4000);
    expect(seatOf(desk, 2)?.state).toBe('FOLDED');
    await play(desk, ['s3 fold']);
    await must(desk, { do: 'award', hand: handOf(desk) });
    felt.clear();
    await felt.run(6000);
  });
});

describe('a draw', () => {
  let hand: string;
  beforeAll(async () => {
    await must(desk, { do: 'setButton', button: 1 });
    hand = await tableOf('single_draw_27', STRUCTURE);
    await deal({ 1: 'As2s3s4s9s', 2: 'Ah2h3h4h9h', 3: 'Ad2d3d4d9d' });
    const acts = ['s1 call', 's2 call', 's3 check'];
    await play(desk, acts);
  });

  test('given two cards in the muck in turn, then the readers enter the draw and the vault seals them', async () => {
    expect(phase(desk)).toBe('DRAWING');
    felt.put('2h9h', 'muck');
    await felt.run(3000);
    expect(seatOf(desk, 2)).toMatchObject({ held: [0, 2, 3, 5, 6].slice(0, 3), thrown: [1, 4], drew: 2 });
    expect(asked(desk, 'noteThrown')).toMatchObject([{ at: { slot: 1 } }, { at: { slot: 4 } }]);
  });

  test('given their replacements, then they have new slots', async () => {
    felt.put('7c', 'seat:2');
    await felt.run(360);
    felt.put('8c', 'seat:2');
    await felt.run(4200);
    expect(seatOf(desk, 2)?.held).toEqual([0, 2, 3, 5, 6]);
    expect(desk.table.questions()).toEqual([]);
  });

  test('given the rest of the hand in the air, then the discard is proposed with its places and accepted by one press', async () => {
    felt.put('2d', 'muck');
    felt.put('Ad3d4d9d', null);
    await felt.run(6000);
    const proposal = desk.table.proposals().find(({ kind }) => kind === 'discard');
    expect(proposal).toMatchObject({ seat: 3, count: 1, slots: [1] });
    await must(desk, { do: 'accept', proposal: proposal?.id ?? '' });
    expect(seatOf(desk, 3)).toMatchObject({ thrown: [1], drew: 1 });
    felt.put('Ad3d4d9d', 'seat:3');
    felt.put('Tc', 'seat:3');
    await felt.run(4200);
    expect(seatOf(desk, 3)?.held).toEqual([0, 2, 3, 4, 5]);
  });

  test('given a discard that a person enters and takes back, then the vault gives the place back', async () => {
    await must(desk, { do: 'discard', hand, seat: 1, count: 1, slots: [4] });
    await must(desk, { do: 'undo', hand });
    expect(asked(desk, 'noteThrown').slice(-2)).toMatchObject([{ thrown: true }, { thrown: false }]);
    await must(desk, { do: 'discard', hand, seat: 1, count: 0, slots: [] });
    expect(phase(desk)).toBe('BETTING');
  });

  test('given the showdown, then the five that are held open, drawn ones among them', async () => {
    const order = ['s2 check', 's3 check', 's1 check'];
    await play(desk, order);
    expect(phase(desk)).toBe('SHOWDOWN');
    await must(desk, { do: 'openHand', hand, seat: 2 });
    const held: readonly Card[] = ['Ah', '3h', '4h', '7c', '8c'];
    expect(seatOf(desk, 2)?.cards).toEqual(held);
    expect(await send(desk, { do: 'openHand', hand, seat: 2 })).toMatchObject({ ok: false });
  });
});
