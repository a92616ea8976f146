// Places of thrown cards that a person names, against what readers know: no card of the muck is ever part of an opened hand.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { isRunning } from '../../server/engine/hand.ts';
import { codeOf, FLOOR, must, PRODUCER, play, STRUCTURE, seatPlayers, send, startHand } from './console.ts';
import { cardsOf, Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const SEATS = [1, 2, 3];
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
  felt = new Felt(desk, SEATS);
});
/** The deck may go to the next table. */
afterEach(async () => {
  const { hand: last } = desk.table.state();
  if (last !== null && isRunning(last)) await must(desk, { do: 'abandonHand', hand: last.handId }, { by: FLOOR });
});

async function deal(game: GameName, hands: readonly string[]): Promise<void> {
  await must(desk, { do: 'setGame', game, structure: STRUCTURE });
  hand = await startHand(desk);
  for (let round = 0; round < (hands[0] ?? '').length / 2; round += 1)
    for (const seat of SEATS) {
      felt.put(cardsOf(hands[seat - 1] ?? '').slice(round, round + 1), `seat:${seat}`);
      await felt.run(360);
    }
  await felt.run(4200);
  await play(desk, ['s1 call', 's2 call', 's3 check']);
}

const singleDraw = () => deal('single_draw_27', ['As2s3s4s9s', 'Ah2h3h4h9h', 'Ad2d3d4d9d']);
const name = (seat: number, slots: readonly number[]) =>
  send(desk, { do: 'discard', hand, seat, count: slots.length, slots: [...slots] });
const differing = () => desk.table.proposals().filter(({ kind }) => kind === 'draw-places');
const seatTwo = () => desk.table.state().hand?.seats.find(({ seat }) => seat === 2);

async function pat(): Promise<void> {
  for (const seat of [3, 1]) await must(desk, { do: 'discard', hand, seat, count: 0, slots: null });
}

describe('places that a person taps', () => {
  test('given two others went than were named, then the hand stands still until one press takes what readers saw', async () => {
    await singleDraw();
    await name(2, [0, 2]);
    felt.put('2h9h', 'muck');
    await felt.run(6000);
    expect(differing()).toMatchObject([{ seat: 2, count: 2 }]);
    expect(differing()[0]?.slots).toBeUndefined();
    expect(codeOf(await send(desk, { do: 'discard', hand, seat: 3, count: 0, slots: null }))).toBe('places-differ');
    const { id: proposal = '' } = differing()[0] ?? {};
    expect(codeOf(await send(desk, { do: 'dismiss', proposal }))).toBe('places-differ');
    await must(desk, { do: 'accept', proposal });
    expect([seatTwo()?.thrown, differing()]).toEqual([[1, 4], []]);
    await pat();
    felt.put('7c', 'seat:2');
    await felt.run(360);
    felt.put('8c', 'seat:2');
    await felt.run(8000);
    expect(differing()).toEqual([]);
    await play(desk, ['s2 check', 's3 check', 's1 check'], 0);
    await send(desk, { do: 'confirmOpenings', hand }, { by: PRODUCER });
    await must(desk, { do: 'openHand', hand, seat: 2 });
    expect(seatTwo()?.cards).toEqual(cardsOf('Ah3h4h7c8c'));
  });

  test('twin: given the named ones went, then nothing is asked and nothing stands still', async () => {
    await singleDraw();
    await name(2, [1, 4]);
    felt.put('2h9h', 'muck');
    await felt.run(6000);
    expect(differing()).toEqual([]);
    await pat();
  });

  test('given one of two was named wrong, then only that one is put right', async () => {
    await singleDraw();
    await name(2, [0, 1]);
    felt.put('2h9h', 'muck');
    await felt.run(6000);
    const [asked] = differing();
    expect(asked).toMatchObject({ seat: 2, count: 1 });
    await must(desk, { do: 'accept', proposal: asked?.id ?? '' });
    expect(seatTwo()?.thrown).toEqual([1, 4]);
  });

  test('given another card of pineapple went than was named, then no board is opened on it', async () => {
    await deal('pineapple', ['AsKs2s', 'AhKh2h', 'AdKd2d']);
    await name(2, [0]);
    felt.put('2s2h2d', 'muck');
    await felt.run(6000);
    expect(differing()).toMatchObject([{ seat: 2, count: 1 }]);
    await felt.lay('3c4c5c');
    expect(desk.table.state().hand?.boards[0]).toEqual([]);
    await must(desk, { do: 'accept', proposal: differing()[0]?.id ?? '' });
    expect(seatTwo()?.held).toEqual([0, 1]);
  });

  test('given it went at the seat that threw last, then no fold is asked, and the board is read once it is right', async () => {
    await deal('pineapple', ['AsKs2s', 'AhKh2h', 'AdKd2d']);
    felt.put('2s2d', 'muck');
    await felt.run(6000);
    for (const seat of [1, 3]) await name(seat, [2]);
    await felt.run(3000);
    await name(2, [0]);
    felt.put('2h', 'muck');
    await felt.run(6000);
    expect(desk.table.proposals()).toMatchObject([{ kind: 'draw-places', seat: 2 }]);
    await must(desk, { do: 'accept', proposal: differing()[0]?.id ?? '' });
    await felt.run(3000);
    await felt.lay('3c4c5c');
    expect(desk.table.state().hand?.boards[0]).toHaveLength(3);
    expect(desk.table.proposals()).toEqual([]);
  });

  test('given the muck did not hear which one went, then the one that is read on at the seat tells it', async () => {
    await deal('pineapple', ['AsKs2s', 'AhKh2h', 'AdKd2d']);
    await name(2, [0]);
    felt.put('2h', null);
    felt.put('2s2d', 'muck');
    await felt.run(12_000);
    expect(differing()).toMatchObject([{ seat: 2, count: 1 }]);
    await must(desk, { do: 'accept', proposal: differing()[0]?.id ?? '' });
    expect(seatTwo()?.held).toEqual([0, 1]);
  });

  test('given the other card is lifted for long meanwhile, then the hand stands still all the same', async () => {
    await deal('pineapple', ['AsKs2s', 'AhKh2h', 'AdKd2d']);
    await name(2, [0]);
    felt.put('2s2h2d', 'muck');
    await felt.run(6000);
    expect(differing()).toMatchObject([{ seat: 2, count: 1 }]);
    felt.put('Kh', null);
    await felt.run(14_000);
    expect(codeOf(await send(desk, { do: 'discard', hand, seat: 3, count: 1, slots: [2] }))).toBe('places-differ');
  });

  test.each([
    ['one is held up and the thrown one has left', '2h', 'Kh'],
    ['both are held up and the thrown one lies there yet', '', 'AhKh'],
  ])('twin: given that %s, then nothing is asked', async (_, left, up) => {
    await deal('pineapple', ['AsKs2s', 'AhKh2h', 'AdKd2d']);
    await name(2, [2]);
    if (left !== '') felt.put(left, null);
    felt.put(up, null);
    await felt.run(12_000);
    expect(differing()).toEqual([]);
  });

  test('given all of the seat is folded while its thrown cards lie before it yet, then it is a fold', async () => {
    await singleDraw();
    await name(2, [1, 4]);
    felt.put('Ah3h4h', 'muck');
    await felt.run(6000);
    expect(differing()).toEqual([]);
  });
});

describe('the line of a draw, edited', () => {
  async function drawn(byCount = false): Promise<void> {
    await singleDraw();
    if (byCount) await must(desk, { do: 'discard', hand, seat: 2, count: 2, slots: null });
    felt.put('2h9h', 'muck');
    await felt.run(6000);
    await pat();
    felt.put('7c', 'seat:2');
    await felt.run(360);
    felt.put('8c', 'seat:2');
    await felt.run(8000);
    await play(desk, ['s2 check', 's3 check', 's1 check'], 0);
  }

  const edited = (onIllegal: 'cancel' | 'cut' = 'cancel') => {
    const { record } = desk.table.state();
    const step = record.effective.find(({ command }) => command.type === 'Discard' && command.seat === 2);
    const command = { type: 'Discard' as const, seat: 2, count: 2, slots: [0, 2] };
    const edits = [{ type: 'replace' as const, position: step?.origin ?? 0, command }];
    return send(desk, { do: 'amend', hand, edits, onIllegal, ruling: null });
  };

  test('given readers entered it, when a person edits its places at the showdown, then no hand is opened', async () => {
    await drawn();
    expect(codeOf(await edited())).toBe('ok');
    expect(codeOf(await send(desk, { do: 'openHand', hand, seat: 2 }))).toBe('places-differ');
    expect(differing()).toMatchObject([{ seat: 2, count: 2 }]);
    await must(desk, { do: 'accept', proposal: differing()[0]?.id ?? '' });
    expect(seatTwo()?.thrown).toEqual([1, 4]);
  });

  test('given it was entered by its count, when a person names other places and cuts what followed, then it stands still', async () => {
    await drawn(true);
    expect(codeOf(await edited())).toBe('too-many-cards');
    expect(codeOf(await edited('cut'))).toBe('ok');
    await felt.run(6000);
    expect(differing()).toMatchObject([{ seat: 2, count: 2 }]);
    await must(desk, { do: 'accept', proposal: differing()[0]?.id ?? '' });
    expect([seatTwo()?.thrown, differing()]).toEqual([[1, 4], []]);
  });
});
