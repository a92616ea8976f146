// Which faces of opened hands live screens may show: not before the board is complete with read cards, or a second key.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openingsVisible } from '../../server/log/tableState.ts';
import { CARD_DESK, codeOf, dealt, must, PRODUCER, play, send, typeBoard } from './console.ts';
import { type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

describe('hands opened while cards are to come', () => {
  async function openedEarly(): Promise<string> {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'typeHole', hand, seat: 1, slot: 0, card: 'As' }, { by: CARD_DESK });
    await play(desk, ['s1 allin', 's2 call', 's3 fold']);
    await must(desk, { do: 'typeOpened', hand, seat: 1, cards: ['As', 'Ah'] });
    await must(desk, { do: 'typeOpened', hand, seat: 2, cards: ['Ks', 'Qh'] });
    return hand;
  }

  test('given a second key, then live screens may show them at once, and the key is asked for once', async () => {
    const hand = await openedEarly();
    expect(openingsVisible(desk.table.state())).toBe(false);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(openingsVisible(desk.table.state())).toBe(true);
    expect(codeOf(await send(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER }))).toBe('nothing-to-confirm');
  });

  test('given a typed board and no second key, then they stay hidden on live screens to the end', async () => {
    await openedEarly();
    await typeBoard(desk, 'flop', '2h9c5d');
    await typeBoard(desk, 'turn', '7s');
    await typeBoard(desk, 'river', '3c');
    expect(openingsVisible(desk.table.state())).toBe(false);
    await desk.reopen();
    expect(openingsVisible(desk.table.state())).toBe(false);
  });

  test('given a sealed hand opened on a complete board that a person typed, then it waits for the second key', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'typeHole', hand, seat: 1, slot: 0, card: 'As' }, { by: CARD_DESK });
    await play(desk, ['s1 allin', 's2 call', 's3 fold']);
    await typeBoard(desk, 'flop', '2h9c5d');
    await typeBoard(desk, 'turn', '7s');
    await typeBoard(desk, 'river', '3c');
    await must(desk, { do: 'typeOpened', hand, seat: 1, cards: ['As', 'Ah'] });
    expect(openingsVisible(desk.table.state())).toBe(false);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(openingsVisible(desk.table.state())).toBe(true);
  });

  test('given hands of which no card was read, when what lies face up is typed, then live screens show it at once', async () => {
    const hand = await dealt(desk, [1, 2, 3]);
    await play(desk, ['s1 allin', 's2 call', 's3 fold']);
    await must(desk, { do: 'typeOpened', hand, seat: 1, cards: ['As', 'Ah'] });
    expect(openingsVisible(desk.table.state())).toBe(true);
    await typeBoard(desk, 'flop', '2h9c5d');
    expect(openingsVisible(desk.table.state())).toBe(true);
  });
});
