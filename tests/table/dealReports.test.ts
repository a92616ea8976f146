// 6.3.3 and 6.3.4 from the readers: what is asked about a deal, and what one press reports of it. Nothing stops before.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, FLOOR, must, play, seatPlayers, send, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 2: 'AsKs', 3: 'QdJd', 4: '7h7c', 5: '4h4d', 6: '8c9c', 1: '9s2d' };
const ROUND = [2, 3, 4, 5, 6, 1];
const ONE_FAR = [3, 4, 5, 6, 1, 2];

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
  await seatPlayers(desk);
  felt = new Felt(desk, [1, 2, 3, 4, 5, 6, 7]);
  hand = await startHand(desk);
  await felt.run(600);
});
/** So that the deck may go to the next table. */
afterEach(() => must(desk, { do: 'abandonHand', hand }, { by: FLOOR }));

const incidents = () => desk.table.state().hand?.incidents.map(({ code, status }) => `${code} ${status}`);
const asked = () => desk.table.questions().map(({ code }) => code);
const press = (code: string) =>
  send(desk, { do: 'accept', proposal: desk.table.questions().find((q) => q.code === code)?.id ?? '' });

describe('the order of the deal', () => {
  test('T-633-a: given the first card at s3, then it is asked, stops nothing, and one press reports it', async () => {
    await felt.deal(HANDS, ONE_FAR);
    expect(desk.table.questions()).toMatchObject([
      {
        ...{ code: 'DEAL_ORDER', clause: '6.3.3', seat: null },
        params: { expected: '2, 3, 4, 5, 6, 1', seen: '3, 4, 5, 6, 1, 2' },
        report: { kind: 'deal-order', first: true },
      },
    ]);
    expect(JSON.stringify(desk.table.questions())).not.toMatch(/15693|As|Qd/);
    expect(incidents()).toEqual([]);
    expect(codeOf(await press('DEAL_ORDER'))).toBe('ok');
    expect(incidents()).toEqual(['SP-6.3.3-REVIEW open']);
    expect(asked()).toEqual([]);
  });

  test('given it is reported in words before anybody presses, then the question is answered', async () => {
    await felt.deal(HANDS, ONE_FAR);
    const report = { kind: 'deal-order', correctable: false, looked: true, first: true } as const;
    await must(desk, { do: 'report', hand, report, by: 'DEALER' });
    expect(asked()).toEqual([]);
  });

  test('given nobody presses, then a press behind the first action is written down and played on (T-633-c)', async () => {
    await felt.deal(HANDS, ONE_FAR);
    await play(desk, ['s4 call']);
    expect(codeOf(await press('DEAL_ORDER'))).toBe('ok');
    expect(incidents()).toEqual(['SP-6.3.3-PLAY_ON noted']);
  });

  test('twin: given a right deal, then nothing is asked', async () => {
    await felt.deal(HANDS, ROUND);
    expect(desk.table.state().hand?.dealComplete).toBe(true);
    expect(asked()).toEqual([]);
  });
});

describe('players without cards, cards without players', () => {
  test('T-634-a: given a card at an empty place, then it is asked with the clause, and one press reports it', async () => {
    felt.put('5h', 'seat:7');
    await felt.deal(HANDS, ROUND);
    expect(desk.table.questions()).toMatchObject([{ code: 'CARD_AT_EMPTY', clause: '6.3.4', seat: 7 }]);
    await press('CARD_AT_EMPTY');
    expect(incidents()).toEqual(['SP-6.3.4-REVIEW open']);
  });

  test('T-634-b: given one player without cards, then it is asked about him, and one press reports it', async () => {
    await felt.deal({ ...HANDS, 6: '' }, ROUND);
    await felt.run(6000);
    expect(desk.table.questions()).toMatchObject([{ code: 'NO_CARDS_SEEN', clause: '6.3.4', seat: 6 }]);
    await press('NO_CARDS_SEEN');
    expect(incidents()).toEqual(['SP-6.3.4-REVIEW open']);
  });

  test('given his cards are read after all, then the question goes', async () => {
    await felt.deal({ ...HANDS, 6: '' }, ROUND);
    await felt.run(6000);
    felt.put('8c', 'seat:6');
    for (let i = 0; i < 2; i += 1) await felt.run(2500);
    expect(asked()).toEqual([]);
    for (let i = 0; i < 3; i += 1) await felt.run(2500);
    expect(desk.table.questions()).toMatchObject([{ code: 'CARDS_MISSING', clause: '6.3.5' }]);
    felt.put('9c', 'seat:6');
    await felt.run(6000);
    expect(asked()).toEqual([]);
  });

  test('given two seats without cards, then it may be the readers: nothing is reported by a press', async () => {
    await felt.deal({ ...HANDS, 5: '', 6: '' }, ROUND);
    await felt.run(6000);
    const [question] = desk.table.questions();
    expect(question).toMatchObject({ code: 'CARDS_MISSING', params: { seats: '5, 6' } });
    expect(question?.report).toBeUndefined();
  });
});
