// A card that lies face up and was entered wrongly: put right in both lanes, with everything behind it decided again.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { correctionSchema } from '../../server/table/commands.ts';
import {
  CARD_DESK,
  codeOf,
  dealt,
  FLOOR,
  must,
  PRODUCER,
  play,
  send,
  stacks,
  startHand,
  typeBoard,
} from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  hand = await dealt(desk, [1, 2, 3]);
});

async function typed(cards: Readonly<Record<number, readonly string[]>>): Promise<void> {
  for (const [seat, hole] of Object.entries(cards))
    for (const [slot, card] of hole.entries())
      await must(desk, { do: 'typeHole', hand, seat: Number(seat), slot, card }, { by: CARD_DESK });
}

/** Seat 1 and seat 2 all in before the flop. */
const ALL_IN = ['s1 allin', 's2 call', 's3 fold'];

async function values(seat: number): Promise<readonly unknown[]> {
  const slots = [0, 1].map((slot) => ({ table: desk.id, hand, seat, slot }));
  const reply = await house.vault.request({ do: 'openForRelease', canvas: 'programme', slots });
  return reply.ok && reply.is === 'values' ? reply.values : [];
}

const wrong = (index: number, card: string, seat = 1) => ({ do: 'correctOpened', hand, seat, index, card }) as const;
const parsed = (input: ReturnType<typeof wrong>) => correctionSchema.parse(input);
const faces = (seat: number) => desk.table.state().hand?.seats.find((s) => s.seat === seat)?.cards;

async function board(cards: string): Promise<void> {
  await typeBoard(desk, 'flop', cards.slice(0, 6));
  await typeBoard(desk, 'turn', cards.slice(6, 8));
  await typeBoard(desk, 'river', cards.slice(8));
}

describe('a misread card of an opened hand', () => {
  beforeEach(async () => {
    await typed({ 1: ['9s', 'Ks'], 2: ['Qh', 'Qd'] });
    await play(desk, ALL_IN);
    await must(desk, { do: 'openHand', hand, seat: 1 });
    await must(desk, { do: 'openHand', hand, seat: 2 });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
  });

  test('given the card desk saw a nine for an ace, when the operator puts it right, then both lanes have the ace', async () => {
    await must(desk, wrong(0, 'As'));
    expect(faces(1)).toEqual(['As', 'Ks']);
    expect(await values(1)).toEqual(['As', 'Ks']);
    expect(await values(2)).toEqual(['Qh', 'Qd']);
  });

  test('given the pots are decided and pushed, when a card is put right, then they go to the hand that was best', async () => {
    await board('2c3d4h8c8d');
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)).toMatchObject({ 1: 0, 2: 20_200 });
    const moved = async (card: string) => {
      const preview = await desk.table.previewCorrection(parsed(wrong(1, card)));
      if (!preview.ok) throw new Error(preview.error.code);
      return preview.value.stacks.filter((seat) => seat.before !== seat.after).map((seat) => seat.seat);
    };
    expect(await moved('9c')).toEqual([]);
    expect([...(await moved('8s'))].sort()).toEqual([1, 2]);
    expect(stacks(desk)).toMatchObject({ 1: 0, 2: 20_200 });
    await must(desk, wrong(1, '8s'));
    expect(stacks(desk)).toMatchObject({ 1: 20_200, 2: 0 });
  });

  test('given a hand before the present one, when it is put right, then later hands stay and the stacks are asked for', async () => {
    await board('2c3d4h8c8d');
    await must(desk, { do: 'award', hand });
    await must(desk, { do: 'setStack', seat: 1, stack: 5000 });
    await startHand(desk);
    await must(desk, wrong(1, '8s'));
    expect(await values(1)).toEqual(['9s', '8s']);
    expect(desk.table.questions().map(({ code, seat }) => [code, seat])).toEqual([
      ['STACK_TOO_SMALL', 1],
      ['STACK_TOO_LARGE', 2],
    ]);
  });

  test('given the same card, a third one or a hand face down, then it is refused and nothing changes', async () => {
    const before = desk.table.state();
    expect(codeOf(await send(desk, wrong(0, '9s')))).toBe('nothing-to-correct');
    expect(codeOf(await send(desk, wrong(2, 'As')))).toBe('no-such-opened-card');
    expect(codeOf(await send(desk, wrong(0, 'As', 3)))).toBe('not-open');
    expect(desk.table.state()).toBe(before);
    expect(await values(1)).toEqual(['9s', 'Ks']);
  });

  test('given the same command twice, then it counts once', async () => {
    await must(desk, wrong(0, 'As'), { id: `once ${hand}` });
    const { position } = desk.table.state();
    await must(desk, wrong(0, 'As'), { id: `once ${hand}` });
    expect(desk.table.state().position).toBe(position);
  });

  test('given what lay there by mistake, when it is put right, then the desk may type that card elsewhere, and the right one nowhere', async () => {
    await must(desk, wrong(0, 'As'));
    const type = (card: string) =>
      send(desk, { do: 'typeHole', hand, seat: 3, slot: 0, card }, { by: CARD_DESK }).then(codeOf);
    expect(await type('As')).toBe('board-clash');
    expect(await type('9s')).toBe('ok');
  });

  test('given typed hands that were opened and one put right, when the hand ends, then no clash is reported', async () => {
    const alarms: string[] = [];
    const mute = house.vault.onAlarm((alarm) => alarms.push(`${alarm.hand} ${alarm.code}`));
    await must(desk, wrong(0, 'As'));
    await board('2c3d4h8c8d');
    await must(desk, { do: 'award', hand });
    mute();
    expect(alarms).toEqual([]);
  });

  test.each([PRODUCER, CARD_DESK])('given $role, then he corrects nothing', async (by) => {
    expect(codeOf(await send(desk, wrong(0, 'As'), { by }))).toBe('needs-operator');
  });
});

describe('a card that lies face up at another place changes places with the wrong one', () => {
  const open = async (cards: Readonly<Record<number, readonly string[]>>) => {
    await typed(cards);
    await play(desk, ALL_IN);
    for (const seat of [1, 2]) await must(desk, { do: 'openHand', hand, seat });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
  };
  const RIGHT = { 1: ['As', 'Ks'], 2: ['Qh', 'Qd'] };

  test.each([
    ['of the first hand', () => wrong(1, 'Ks')],
    ['of the second hand', () => wrong(0, 'Qh', 2)],
  ])('given two hands with a card the wrong way round, then one press %s puts both right', async (_, press) => {
    await open({ 1: ['As', 'Qh'], 2: ['Ks', 'Qd'] });
    await must(desk, press());
    for (const seat of [1, 2] as const) {
      expect(faces(seat)).toEqual(RIGHT[seat]);
      expect(await values(seat)).toEqual(RIGHT[seat]);
    }
  });

  test('given the pots are pushed, then the preview and the stacks follow both hands', async () => {
    await open({ 1: ['As', 'Qh'], 2: ['Ks', 'Qd'] });
    await board('2c3d4h8cQs');
    await must(desk, { do: 'award', hand });
    const before = stacks(desk);
    const preview = await desk.table.previewCorrection(parsed(wrong(1, 'Ks')));
    const moved = preview.ok ? preview.value.stacks.filter((seat) => seat.before !== seat.after) : [];
    expect(moved.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(stacks(desk)).toEqual(before);
    await must(desk, wrong(1, 'Ks'));
    expect(stacks(desk)).toMatchObject({ 1: before[2], 2: before[1] });
  });

  test('given cards of one hand, then they are only laid the other way round', async () => {
    await open({ 1: ['As', 'Qh'], 2: ['Ks', 'Qd'] });
    await must(desk, wrong(0, 'Qh'));
    expect(faces(1)).toEqual(['Qh', 'As']);
    expect([...(await values(1))].sort()).toEqual(['As', 'Qh']);
  });

  test('given cards that slipped one place off, then they are put right from the front and from the back', async () => {
    for (const order of [
      [wrong(0, 'Ks'), wrong(1, 'Qh'), wrong(0, 'Qd', 2), wrong(1, '9c', 2)],
      [wrong(1, '9c', 2), wrong(0, 'Qd', 2), wrong(1, 'Qh'), wrong(0, 'Ks')],
    ]) {
      desk = await openDesk(house);
      hand = await dealt(desk, [1, 2, 3]);
      await open({ 1: ['As', 'Ks'], 2: ['Qh', 'Qd'] });
      for (const press of order) {
        const reply = await send(desk, { ...press, hand });
        expect(['ok', 'nothing-to-correct']).toContain(codeOf(reply));
      }
      expect([faces(1), faces(2)]).toEqual([
        ['Ks', 'Qh'],
        ['Qd', '9c'],
      ]);
      // which of its own two places a card of a hand lies in is nobody's question
      const aired = [await values(1), await values(2)].map((two) => [...two].sort());
      expect(aired).toEqual([
        ['Ks', 'Qh'],
        ['9c', 'Qd'],
      ]);
    }
  });

  test('given a card of the board and one of a hand, or two of the board, then both are right', async () => {
    await open({ 1: ['As', 'Qh'], 2: ['Ks', 'Qd'] });
    await board('2c3d4h8c8d');
    await must(desk, { do: 'correctBoard', hand, run: 0, index: 4, card: 'As' });
    expect(desk.table.state().hand?.boards[0]).toEqual(['2c', '3d', '4h', '8c', 'As']);
    expect(faces(1)).toEqual(['8d', 'Qh']);
    expect(await values(1)).toEqual(['8d', 'Qh']);
    await must(desk, { do: 'correctBoard', hand, run: 0, index: 0, card: '8c' });
    expect(desk.table.state().hand?.boards[0]).toEqual(['8c', '3d', '4h', '2c', 'As']);
  });

  test('twin: given faces that no console shows, then the board takes none of them', async () => {
    await typed({ 1: ['As', 'Qh'], 2: ['Ks', 'Qd'] });
    await play(desk, ALL_IN);
    await must(desk, { do: 'openHand', hand, seat: 1 });
    await typeBoard(desk, 'flop', '2c3d4h');
    const onBoard = { do: 'correctBoard', hand, run: 0, index: 0, card: 'As' } as const;
    expect(codeOf(await send(desk, onBoard))).toBe('card-already-face-up');
    expect(faces(1)).toEqual(['As', 'Qh']);
  });
});

describe('no oracle', () => {
  test.each(['9s', 'As', 'Qh'])(
    'given faces that no console shows yet, when %s is claimed, then the answer is the same',
    async (card) => {
      await typed({ 1: ['9s', 'Ks'], 2: ['Qh', 'Qd'] });
      await play(desk, ALL_IN);
      await must(desk, { do: 'openHand', hand, seat: 1 });
      expect(codeOf(await send(desk, wrong(0, card)))).toBe('openings-waiting');
      expect(await desk.table.previewCorrection(parsed(wrong(0, card)))).toMatchObject({
        ok: false,
        error: { code: 'openings-waiting' },
      });
    },
  );

  test('given a card that lies face down at another seat, when it is claimed, then it is taken and told at the end', async () => {
    await typed({ 1: ['9s', 'Ks'], 2: ['Qh', 'Qd'], 3: ['As', 'Ad'] });
    await play(desk, ALL_IN);
    await must(desk, { do: 'openHand', hand, seat: 1 });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(codeOf(await send(desk, wrong(0, 'As')))).toBe('ok');
    const alarms: string[] = [];
    const mute = house.vault.onAlarm((alarm) => alarms.push(alarm.code));
    await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
    mute();
    expect(alarms).toEqual(['TYPED_CLASH']);
  });

  test('given a hand that was typed as it lay, when a card is put right, then nothing comes into the vault', async () => {
    await play(desk, ALL_IN);
    await must(desk, { do: 'typeOpened', hand, seat: 1, cards: ['9s', 'Ks'] });
    await must(desk, wrong(0, 'As'));
    expect(faces(1)).toEqual(['As', 'Ks']);
    expect(await values(1)).toEqual([null, null]);
  });
});

describe('a misread card of the board', () => {
  const right = (index: number, card: string) => ({ do: 'correctBoard', hand, run: 0, index, card }) as const;

  beforeEach(async () => {
    await play(desk, ALL_IN);
    await must(desk, { do: 'typeOpened', hand, seat: 1, cards: ['9s', 'Ks'] });
    await must(desk, { do: 'typeOpened', hand, seat: 2, cards: ['Qh', 'Qd'] });
  });

  test.each([
    [0, '2c', 'Kc'],
    [3, '8c', 'Kc'],
    [4, '8d', 'Kd'],
  ])('given place %i read as %s, when it is put right, then the board and the pot follow', async (index, was, card) => {
    await board('2c3d4h8c8d');
    expect(desk.table.state().hand?.boards[0]?.[index]).toBe(was);
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)[2]).toBe(20_200);
    await must(desk, right(index, card));
    expect(desk.table.state().hand?.boards[0]?.[index]).toBe(card);
    expect(stacks(desk)[1]).toBe(20_200);
  });

  test('given a place without a card, or the card that lies there, then it is refused by name', async () => {
    await typeBoard(desk, 'flop', '2c3d4h');
    expect(codeOf(await send(desk, right(3, 'Kc')))).toBe('no-such-board-card');
    expect(codeOf(await send(desk, right(0, '2c')))).toBe('nothing-to-correct');
  });

  test('given an unknown hand, then it is refused by name', async () => {
    const unknown = { ...right(0, 'Kc'), hand: '01980000-0000-7000-8000-00000000dead' };
    expect(codeOf(await send(desk, unknown))).toBe('hand-unknown');
  });
});
