// A8-4: the table dies behind every message of its readers, comes back from the store, and ends as if nothing had been.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOOR, must, play, seatPlayers, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
const CYCLE_MS = 120;
/** Every message in a soak; else every third. */
const EVERY = process.env['FELTCAST_SOAK'] === '1' ? 1 : 3;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Deal, a fold by the readers, a peek, a flop, a hand at the muck out of turn. */
async function playHand(desk: Desk, dies: (message: number) => boolean): Promise<Desk> {
  await bringDeck(desk);
  await seatPlayers(desk, SEATS);
  const felt = new Felt(desk, SEATS);
  let message = 0;
  const run = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += CYCLE_MS) {
      message += 1;
      await felt.run(CYCLE_MS);
      if (dies(message)) await desk.reopen();
    }
  };
  await startHand(desk);
  for (const [cards, zone] of [
    ['As', 'seat:2'],
    ['Qd', 'seat:3'],
    ['9s', 'seat:1'],
    ['Ks', 'seat:2'],
    ['Jd', 'seat:3'],
    ['2d', 'seat:1'],
  ] as const) {
    felt.put(cards, zone);
    await run(360);
  }
  await run(3600);
  felt.put('9s2d', 'muck');
  await run(3000);
  felt.put('AsKs', null);
  await run(1200);
  felt.put('AsKs', 'seat:2');
  await play(desk, ['s2 call', 's3 check']);
  felt.put('Kh9c5d', 'board');
  await run(2400);
  felt.put('QdJd', 'muck');
  await run(3600);
  // a table that has just come back reads what its checkpoint does not know yet, as its loop does at once
  await desk.table.wakeInbox();
  return desk;
}

function ended(desk: Desk) {
  const { hand } = desk.table.state();
  return {
    boards: hand?.boards,
    seats: hand?.seats.map(({ seat, state, dealt, stack }) => ({ seat, state, dealt, stack })),
    proposals: desk.table.proposals(),
    questions: desk.table.questions(),
  };
}

async function endOf(dies: (message: number) => boolean, over: Desk['over'] = {}) {
  const desk = await playHand(await openDesk(house, over), dies);
  const end = ended(desk);
  await must(desk, { do: 'abandonHand', hand: desk.table.state().hand?.handId ?? '' }, { by: FLOOR });
  return end;
}

const often = (message: number) => message % EVERY === 0;

test('given a death behind every message, then boards, seats, proposals and questions are the same in the end', async () => {
  const [living, dying] = [await endOf(() => false), await endOf(often)];
  expect(living.boards).toEqual([['Kh', '9c', '5d']]);
  expect(living.proposals).toMatchObject([{ kind: 'fold', seat: 3 }]);
  expect(dying).toEqual(living);
});

test('twin: given a tracker that is not kept, then not even the deal is complete', async () => {
  const forgetful = { ...house.snapshots, checkpoint: async () => undefined };
  await expect(endOf(often, { snapshots: forgetful })).rejects.toThrow('not-betting');
});
