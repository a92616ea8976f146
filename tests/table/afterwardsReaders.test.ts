// A hand entered afterwards at a table with readers: what they see meanwhile belongs to other hands.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../server/log/entry.ts';
import { playOf } from '../../server/table/deckPlay.ts';
import { codeOf, FLOOR, handOf, must, play, seatPlayers, send, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, named, openDesk, openHouse } from './house.ts';
import { entriesOf, MINUTE, typeWholeHand } from './lateHands.ts';

let house: House;
let desk: Desk;
let hands = 0;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
  await seatPlayers(desk, [1, 2, 3]);
  await bringDeck(desk);
  desk.clock.pass(10 * MINUTE);
});

async function begun(beganAgoMs: number): Promise<void> {
  hands += 1;
  await must(desk, { do: 'startHand', hand: named(`late read hand ${hands}`), afterwards: { beganAgoMs } });
}

test('given cards of the next hand dealt meanwhile, then none of them goes into the late hand; the next one gets them', async () => {
  await begun(5 * MINUTE);
  const felt = new Felt(desk, [1, 2, 3]);
  await felt.deal({ 1: 'AsAh', 2: 'KsKh', 3: 'QsQh' });
  await typeWholeHand(desk);
  await felt.run(2_000);
  expect(dealtPlaces(await entriesOf(desk))).toEqual([]);
  expect(desk.table.state().hand?.phase).toBe('COMPLETE');
  await startHand(desk);
  await felt.run(6_000);
  const own = (await entriesOf(desk)).filter((entry) => entry.handId === handOf(desk));
  expect(dealtPlaces(own).sort()).toEqual(['1:0', '1:1', '2:0', '2:1', '3:0', '3:1']);
  await must(desk, { do: 'abandonHand', hand: handOf(desk) }, { by: FLOOR });
});

test("then the readers' word that the next hand is dealt stays until its turn, and starts it", async () => {
  await begun(5 * MINUTE);
  const felt = new Felt(desk, [1, 2, 3]);
  await felt.deal({ 1: 'AsAh', 2: 'KsKh', 3: 'QsQh' });
  const proposed = () => desk.table.proposals().filter((p) => p.kind === 'start-hand');
  expect(proposed()).toHaveLength(1);
  expect(codeOf(await send(desk, { do: 'accept', proposal: proposed()[0]?.id ?? '' }))).toBe('hand-running');
  await typeWholeHand(desk);
  await must(desk, { do: 'accept', proposal: proposed()[0]?.id ?? '' });
  await felt.run(6_000);
  expect(proposed()).toEqual([]);
  expect(desk.table.state()).toMatchObject({ afterwards: null, hand: { number: 2, dealComplete: true } });
  await must(desk, { do: 'abandonHand', hand: handOf(desk) }, { by: FLOOR });
});

test.each([
  ['then that hand has left the table', false],
  ['and another was entered afterwards meanwhile, then that one has not', true],
])('given dealt cards leave behind their hand, %s', async (_, late) => {
  await startHand(desk);
  const felt = new Felt(desk, [1, 2, 3]);
  await felt.deal({ 1: 'AsAh', 2: 'KsKh', 3: 'QsQh' });
  await play(desk, ['s1 raise 600', 's2 fold', 's3 fold']);
  await must(desk, { do: 'award', hand: handOf(desk) });
  if (late) {
    desk.clock.pass(1_000);
    await begun(500);
    await typeWholeHand(desk);
  }
  felt.clear();
  await felt.run(10_000);
  expect(desk.table.state().left).toEqual(late ? [] : [handOf(desk)]);
});

test('the twin: in a hand that is entered as it is played the same cards are dealt', async () => {
  await startHand(desk);
  const felt = new Felt(desk, [1, 2, 3]);
  await felt.deal({ 1: 'AsAh', 2: 'KsKh', 3: 'QsQh' });
  expect(dealtPlaces(await entriesOf(desk))).toHaveLength(6);
  await must(desk, { do: 'abandonHand', hand: handOf(desk) }, { by: FLOOR });
});

test.each([
  ['entered afterwards', 'hand-not-left', true],
  ['entered as it was played, without a card', null, false],
] as const)(
  'given a hand is over that was %s, then this keeps a deck from being checked: %s',
  async (_, refused, late) => {
    if (late) await begun(5 * MINUTE);
    else await startHand(desk);
    expect(playOf(desk.table.state())).toBe('hand-running');
    await typeWholeHand(desk);
    expect(playOf(desk.table.state())).toBe(refused);
    await must(desk, { do: 'handLeft', hand: handOf(desk) }, { by: FLOOR });
    expect(playOf(desk.table.state())).toBeNull();
  },
);

function dealtPlaces(log: readonly LogEntry[]): string[] {
  return log.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'HoleCardDealt' ? [`${event.seat}:${event.slot}`] : [])),
  );
}
