// Nobody turns up by himself what readers saw face down, and what waits for the second key answers nobody.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { codeOf, FLOOR, must, OPERATOR, PRODUCER, play, seatPlayers, send, startHand, typeBoard } from './console.ts';
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
afterEach(() => must(desk, { do: 'abandonHand', hand }, { by: FLOOR }));

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
