// Nobody turns up by himself what readers saw face down, and what waits for the second key answers nobody.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { isRunning } from '../../server/engine/hand.ts';
import { handId } from '../../server/engine/ids.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import type { CommandReply, TableCommandInput } from '../../server/table/commands.ts';
import {
  CARD_DESK,
  codeOf,
  FLOOR,
  must,
  OPERATOR,
  PRODUCER,
  play,
  ruling,
  seatPlayers,
  send,
  startHand,
  typeBoard,
} from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '7h7c' };

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
  felt = new Felt(desk, [1, 2, 3, 4]);
  await seatPlayers(desk, [1, 2, 3, 4]);
  hand = await startHand(desk);
  await felt.deal(HANDS);
  await play(desk, ['s4 allin', 's1 call', 's2 call', 's3 call']);
});

function flop(...cards: readonly Card[]): TableCommandInput {
  return { do: 'typeBoard', hand, street: 'flop', run: 0, cards: [...cards] };
}

function preview(...cards: readonly Card[]) {
  const command = { type: 'DealBoard', street: 'flop', run: 0, cards } as const;
  const edits = [{ type: 'insert', before: null, happened: 0, command }] as const;
  return desk.table.preview({ edits, onIllegal: 'cancel', ruling: null });
}

/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

describe('a read hand on a typed board', () => {
  test.each([OPERATOR, FLOOR])(
    'given all-ins and a board that $role typed, then the vault opens nothing',
    async (by) => {
      await typeBoard(desk, 'flop', 'Kh9c5d');
      await typeBoard(desk, 'turn', '3s');
      await typeBoard(desk, 'river', '2c');
      expect(codeOf(await send(desk, { do: 'openHand', hand, seat: 2 }, { by }))).toBe('board-was-typed');
      expect(JSON.stringify(desk.table.state())).not.toMatch(/"(As|Ks)"/);
      await must(desk, { do: 'typeOpened', hand, seat: 2, cards: ['As', 'Ks'] });
    },
  );

  test.each(['read', 'typed'])('given the same board read but for a river that was %s, then it does', async (river) => {
    await felt.lay('Kh9c5d');
    await felt.lay('3s');
    if (river === 'read') await felt.lay('2c');
    else await typeBoard(desk, 'river', '2c');
    await must(desk, { do: 'openHand', hand, seat: 2 });
  });
});

describe('a board that was read and put right', () => {
  const right = (index: number, card: Card): TableCommandInput => ({ do: 'correctBoard', hand, run: 0, index, card });

  beforeEach(async () => {
    await felt.lay('Kh9c5d');
    await felt.lay('3s');
    await felt.lay('2c');
  });

  test('given one card of it, then the vault opens the hand', async () => {
    await must(desk, right(0, 'Kc'));
    await must(desk, { do: 'openHand', hand, seat: 2 });
  });

  test('given two cards of it, then too much was typed', async () => {
    await must(desk, right(0, 'Kc'));
    await must(desk, right(3, '3d'));
    expect(codeOf(await send(desk, { do: 'openHand', hand, seat: 2 }))).toBe('board-was-typed');
  });

  test('given a card put right twice, then it is one card', async () => {
    await must(desk, right(0, 'Kc'));
    await must(desk, right(0, 'Kd'));
    await must(desk, { do: 'openHand', hand, seat: 2 });
  });
});

describe('a read hand opened while cards are to come', () => {
  beforeEach(() => must(desk, { do: 'openHand', hand, seat: 2 }, { by: FLOOR }));

  test('given a preview with a card that is one of its faces or none, then the answer is the same', () => {
    for (const first of ['As', 'Ah'] as const)
      expect(preview(first, '3c', '4d')).toMatchObject({ ok: false, error: { code: 'openings-waiting' } });
  });

  test('given typed cards that clash again and again, then a slip is answered and a search is not', async () => {
    const codes: string[] = [];
    for (const first of ['As', 'Ks', 'As', 'Ah'] as const)
      codes.push(codeOf(await send(desk, flop(first, '3c', '4d'))));
    expect(codes).toEqual(['card-already-face-up', 'card-already-face-up', 'openings-waiting', 'openings-waiting']);
    const opened: TableCommandInput = { do: 'typeOpened', hand, seat: 1, cards: ['As', '3c'] };
    expect(codeOf(await send(desk, opened))).toBe('openings-waiting');
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await must(desk, flop('Ah', '3c', '4d'));
  });

  test('given the second key from whoever opened it, then it is refused; from another person all goes on', async () => {
    expect(codeOf(await send(desk, { do: 'confirmOpenings', hand }, { by: FLOOR }))).toBe('needs-second-person');
    expect(openingsVisible(desk.table.state())).toBe(false);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(codeOf(await send(desk, flop('As', '3c', '4d')))).toBe('card-already-face-up');
    await must(desk, flop('Ah', '3c', '4d'));
  });
});

describe('a read hand opened while cards are to come, and taken back', () => {
  const retype = (card: Card): Promise<CommandReply> =>
    send(desk, { do: 'retypeHole', hand, seat: 1, slot: 0, card }, { by: CARD_DESK });

  beforeEach(() => must(desk, { do: 'openHand', hand, seat: 2 }, { by: FLOOR }));

  test('given the card desk tries one card after the other, then a slip is answered and a search is not', async () => {
    await must(desk, { do: 'undo', hand });
    const codes: string[] = [];
    for (const card of ['As', 'Ks', 'As', 'Ah'] as const) codes.push(codeOf(await retype(card)));
    expect(codes).toEqual(['board-clash', 'board-clash', 'openings-waiting', 'openings-waiting']);
  });

  test('the twin: shown to everybody by the second key first, then every answer is given', async () => {
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await must(desk, { do: 'undo', hand });
    const codes: string[] = [];
    for (const card of ['As', 'Ks', 'As', 'Ah'] as const) codes.push(codeOf(await retype(card)));
    expect(codes).toEqual(['board-clash', 'board-clash', 'board-clash', 'ok']);
  });
});

describe('an earlier hand that ended with hidden faces', () => {
  const shares = [1, 2, 3, 4].map((seat) => ({ seat, amount: 10_000 }));
  let chopped: number;

  function flopBefore(card: Card) {
    const cards: Card[] = [card, '3c', '4d'];
    const command = { type: 'DealBoard' as const, street: 'flop' as const, run: 0, cards };
    const edit = { type: 'insert' as const, before: chopped, happened: 0, command };
    return { edits: [edit], onIllegal: 'cancel' as const, ruling: null };
  }

  async function previewed(card: Card): Promise<string> {
    const reply = await desk.table.previewHand(handId(hand), flopBefore(card));
    return reply.ok ? 'ok' : reply.error.code;
  }

  async function amended(card: Card): Promise<string> {
    return codeOf(await send(desk, { do: 'amend', hand, ...flopBefore(card) }, { by: FLOOR }));
  }

  async function chopAndGoOn(): Promise<void> {
    chopped = await must(desk, { do: 'chop', hand, shares, ruling: ruling('CHOP') });
    await startHand(desk);
  }

  beforeEach(() => must(desk, { do: 'openHand', hand, seat: 2 }, { by: FLOOR }));

  test('given a preview of it with a card that is one of its faces or none, then the answer is the same', async () => {
    await chopAndGoOn();
    for (const card of ['As', 'Ah'] as const) expect(await previewed(card)).toBe('openings-waiting');
  });

  test('given corrections of it that clash again and again, then a slip is answered and a search is not', async () => {
    await chopAndGoOn();
    const codes: string[] = [];
    for (const card of ['As', 'Ks', 'As', 'Ah'] as const) codes.push(await amended(card));
    expect(codes).toEqual(['card-already-face-up', 'card-already-face-up', 'openings-waiting', 'openings-waiting']);
  });

  test('the twin: shown to everybody by the second key, then every answer is given', async () => {
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await chopAndGoOn();
    expect([await previewed('As'), await previewed('Ah')]).toEqual(['card-already-face-up', 'ok']);
    expect([await amended('As'), await amended('Ks'), await amended('As')]).toEqual(
      Array(3).fill('card-already-face-up'),
    );
    expect(await amended('Ah')).toBe('ok');
  });
});

/** A hand that was typed at the desk, opened before its board lay there. */
async function typedAndOpened(table: Desk, desks: Readonly<Record<string, { actor: string; role: string }>>) {
  await seatPlayers(table, [1, 2]);
  const id = await startHand(table);
  for (const seat of [1, 2])
    for (const [slot, card] of (seat === 1 ? ['As', 'Ks'] : ['Qh', 'Qd']).entries())
      await must(table, { do: 'typeHole', hand: id, seat, slot, card }, { by: desks['desk'] ?? OPERATOR });
  await play(table, ['s1 allin', 's2 call']);
  await must(table, { do: 'openHand', hand: id, seat: 1 }, { by: desks['operator'] ?? OPERATOR });
  return id;
}

describe('a show of one person', () => {
  const anna = { operator: ofAnna('operator'), desk: ofAnna('card-desk'), producer: ofAnna('producer') };
  const alone = { alone: async (actor: string) => actor === 'anna' };

  function ofAnna(role: string) {
    return { actor: 'anna', role };
  }

  test('given she typed every card herself, then she turns both keys', async () => {
    const table = await openDesk(house, alone);
    const id = await typedAndOpened(table, anna);
    expect(openingsVisible(table.table.state())).toBe(false);
    expect(codeOf(await send(table, { do: 'confirmOpenings', hand: id }, { by: anna.producer }))).toBe('ok');
    expect(openingsVisible(table.table.state())).toBe(true);
  });

  test('given somebody else ever had a console, then she does not (twin)', async () => {
    const table = await openDesk(house, { alone: async () => false });
    const id = await typedAndOpened(table, anna);
    const reply = await send(table, { do: 'confirmOpenings', hand: id }, { by: anna.producer });
    expect(codeOf(reply)).toBe('needs-second-person');
  });

  test('given a card that somebody else typed, then she does not (twin)', async () => {
    const table = await openDesk(house, alone);
    const id = await typedAndOpened(table, { ...anna, desk: { actor: 'bert', role: 'card-desk' } });
    const reply = await send(table, { do: 'confirmOpenings', hand: id }, { by: anna.producer });
    expect(codeOf(reply)).toBe('needs-second-person');
  });

  test('given a console without the second key, then the role is missing all the same', async () => {
    const table = await openDesk(house, alone);
    const id = await typedAndOpened(table, anna);
    const reply = await send(table, { do: 'confirmOpenings', hand: id }, { by: anna.operator });
    expect(codeOf(reply)).toBe('needs-second-person');
  });
});

test('given two hands whose faces are hidden, when typed cards clash in turn, then each hand has two answers and no more', async () => {
  const table = await openDesk(house);
  const desks = { desk: { actor: 'token:desk', role: 'card-desk' } };
  const first = await typedAndOpened(table, desks);
  await must(table, { do: 'abandonHand', hand: first }, { by: FLOOR });
  const second = await startHand(table);
  await must(table, { do: 'typeHole', hand: second, seat: 1, slot: 0, card: 'As' }, { by: desks.desk });
  await must(table, { do: 'typeHole', hand: second, seat: 1, slot: 1, card: 'Ks' }, { by: desks.desk });
  await must(table, { do: 'completeDeal', hand: second });
  await play(table, ['s1 allin', 's2 call']);
  await must(table, { do: 'openHand', hand: second, seat: 1 });
  const codes: string[] = [];
  for (const hand of [first, second, first, second, first, second])
    codes.push(
      codeOf(
        await send(
          table,
          hand === first
            ? { do: 'retypeHole', hand, seat: 2, slot: 0, card: 'As' }
            : { do: 'typeHole', hand, seat: 2, slot: 0, card: 'As' },
          { by: desks.desk },
        ),
      ),
    );
  expect(codes).toEqual([...Array(4).fill('board-clash'), 'openings-waiting', 'openings-waiting']);
});
