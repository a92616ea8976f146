// Pots that go by faces which nobody is shown yet answer nobody who tries one board after the other (5.9.1).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRunning } from '../../server/engine/hand.ts';
import type { CommandReply, TableCommandInput } from '../../server/table/commands.ts';
import { codeOf, FLOOR, must, PRODUCER, play, seatPlayers, send, startHand, typeBoard } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

let house: House;
let desk: Desk;
let hand: string;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await bringDeck(desk);
  const felt = new Felt(desk, [1, 2, 3, 4]);
  await seatPlayers(desk, [1, 2, 3, 4]);
  hand = await startHand(desk);
  await felt.deal({ 1: 'Qd2d', 2: 'AsKs', 3: '9sJd', 4: '7h7c' });
  await play(desk, ['s4 allin', 's1 call', 's2 call', 's3 call']);
});

/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

describe('two read hands opened while cards are to come, and a board that was typed', () => {
  const shares = [{ seat: 2, amount: 2_000 }];
  const award = (): Promise<CommandReply> => send(desk, { do: 'award', hand });

  beforeEach(async () => {
    for (const seat of [1, 2, 3, 4]) await must(desk, { do: 'openHand', hand, seat }, { by: FLOOR });
    await typeBoard(desk, 'flop', '2h3h8s');
    await typeBoard(desk, 'turn', '5c');
    await typeBoard(desk, 'river', 'Tc');
  });

  test('given an award that somebody enters, then it is not compared with faces that nobody is shown', async () => {
    expect(desk.table.state().hand?.phase).toBe('AWARDING');
    const entered: TableCommandInput = { do: 'enterAward', hand, shares, by: 'DEALER' };
    expect(await send(desk, entered)).toMatchObject({ ok: false, code: 'openings-waiting' });
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(codeOf(await send(desk, entered))).not.toBe('openings-waiting');
  });

  test('given board after board with its award, then a slip is answered and a search is not', async () => {
    const codes: string[] = [];
    for (const card of ['Th', 'Ts', 'Td', '9h'] as const) {
      const paid = await award();
      codes.push(codeOf(paid));
      if (!paid.ok) continue;
      await must(desk, { do: 'undo', hand });
      await send(desk, { do: 'correctBoard', hand, run: 0, index: 4, card });
    }
    expect(codeOf(await send(desk, { do: 'redo', hand }))).toBe('openings-waiting');
    expect(codes).toEqual(['ok', 'ok', 'openings-waiting', 'openings-waiting']);
    await must(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    expect(codeOf(await award())).toBe('ok');
  });
});
