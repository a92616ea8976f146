// A table fed by scans: deal, boards and folds from tags, openings through the vault, proposals and questions for the rest.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, FLOOR, must, play, seatPlayers, send, stacks, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 2: 'AsKs', 3: 'QdJd', 4: '7h7c', 1: '9s2d' };
const SEATS = [1, 2, 3, 4];

let house: House;
let desk: Desk;
let felt: Felt;

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

/** Ends whatever runs, so that the deck may go to the next table. */
async function over(hand: string): Promise<void> {
  await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
}

describe('a hand from tags', () => {
  test('given cards on the antennas, then deal, boards and openings come from the vault, and no tag or closed card is in the log', async () => {
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    expect(desk.table.state().hand?.phase).toBe('BETTING');
    await play(desk, ['s4 call', 's1 fold', 's2 call', 's3 check']);
    await felt.lay('Kh9c5d');
    expect(desk.table.state().hand?.boards).toEqual([['Kh', '9c', '5d']]);
    await play(desk, ['s2 bet 400', 's3 fold', 's4 call']);
    await felt.lay('7s');
    await play(desk, ['s2 check', 's4 check']);
    await felt.lay('2c');
    await play(desk, ['s2 check', 's4 check']);
    expect(JSON.stringify(await house.log.read(desk.id, 0, 500))).not.toMatch(/"(As|Ks|7h|7c|Qd|Jd|9s|2d)"/);
    await must(desk, { do: 'openHand', hand, seat: 2 });
    await must(desk, { do: 'openHand', hand, seat: 4 });
    const opened = desk.table.state().hand?.seats.filter((s) => s.cards.length > 0);
    expect(opened?.map((s) => [s.seat, s.cards])).toEqual([
      [2, ['As', 'Ks']],
      [4, ['7h', '7c']],
    ]);
    await must(desk, { do: 'award', hand });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 9400, 3: 9800, 4: 10_800 });
    const text = JSON.stringify([
      await house.log.read(desk.id, 0, 500),
      desk.table.proposals(),
      desk.table.questions(),
    ]);
    expect(text).not.toContain('15693:');
    expect(text).not.toMatch(/"(Qd|Jd|9s|2d)"/);
  });

  test('given the cards of a finished hand leave the seats, then the table notes that the hand has left', async () => {
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    await play(desk, ['s4 fold', 's1 fold', 's2 fold']);
    await must(desk, { do: 'award', hand });
    await felt.run(1200);
    expect(desk.table.state().left).toEqual([]);
    felt.clear();
    await felt.run(4800);
    expect(desk.table.state().left).toEqual([hand]);
  });

  test('given cards at the seats between hands, then starting a hand is proposed and one key accepts it', async () => {
    await felt.deal(HANDS);
    const [proposal] = desk.table.proposals();
    // told as soon as two seats have cards; more come while it waits
    expect(proposal).toMatchObject({ kind: 'start-hand', count: 2, seat: null });
    const position = await must(desk, { do: 'accept', proposal: proposal?.id ?? '' }, { id: 'start it' });
    await felt.run(600);
    const { hand } = desk.table.state();
    expect(hand?.phase).toBe('BETTING');
    expect(hand?.seats.map((s) => s.dealt)).toEqual([2, 2, 2, 2]);
    expect(desk.table.proposals()).toEqual([]);
    expect(await must(desk, { do: 'accept', proposal: proposal?.id ?? '' }, { id: 'start it' })).toBe(position);
    await over(hand?.handId ?? '');
  });

  test('given a card that is not read, then the deal is short: a question names the seat, a proposal completes it', async () => {
    const hand = await startHand(desk);
    await felt.deal({ ...HANDS, 3: 'Qd' });
    await felt.run(6000);
    expect(desk.table.questions()).toMatchObject([{ code: 'CARDS_MISSING', seat: 3 }]);
    const [proposal] = desk.table.proposals();
    expect(proposal).toMatchObject({ kind: 'complete-deal', count: 1 });
    await must(desk, { do: 'accept', proposal: proposal?.id ?? '' });
    expect(desk.table.state().hand?.phase).toBe('BETTING');
    expect(desk.table.proposals()).toEqual([]);
    expect(desk.table.questions()).toEqual([]);
    await over(hand);
  });

  test('given a board card that lies there already, when another with the same card is read, then a question without a value comes', async () => {
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    await play(desk, ['s4 call', 's1 fold', 's2 call', 's3 check']);
    await must(desk, { do: 'typeBoard', hand, street: 'flop', run: 0, cards: ['Kh', '9c', '8d'] });
    await play(desk, ['s2 check', 's3 check', 's4 check']);
    await felt.run(600);
    felt.put('TsTh6s', 'board');
    await felt.run(2400);
    felt.put('Kh', 'board');
    await felt.run(2400);
    const refusals = desk.table.questions().filter((q) => q.code === 'card-already-face-up');
    expect(desk.table.state().hand?.boards[0]).toHaveLength(3);
    expect(refusals).toHaveLength(1);
    expect(JSON.stringify(desk.table.questions())).not.toMatch(/Kh|Ts|Th|6s/);
    await over(hand);
  });
});

describe('folds seen in the muck', () => {
  async function facing(): Promise<string> {
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    return hand;
  }

  test('given the seat to act throws all its cards away, then it has folded by itself', async () => {
    const hand = await facing();
    await felt.throwAway(HANDS[4]);
    expect(desk.table.state().hand?.seats.find((s) => s.seat === 4)?.state).toBe('FOLDED');
    expect(desk.table.state().hand?.toAct).toBe(1);
    expect(desk.table.proposals()).toEqual([]);
    await over(hand);
  });

  test('given a seat that throws away out of turn, then a fold is proposed, refused before its turn and taken in it', async () => {
    const hand = await facing();
    await felt.throwAway(HANDS[1]);
    const [proposal] = desk.table.proposals();
    expect(proposal).toMatchObject({ kind: 'fold', seat: 1, evidence: { inTurn: false, seen: 2 } });
    const accept = { do: 'accept', proposal: proposal?.id ?? '' } as const;
    expect(codeOf(await send(desk, accept))).toBe('not-your-turn');
    expect(desk.table.proposals()).toHaveLength(1);
    await play(desk, ['s4 call']);
    expect(codeOf(await send(desk, accept))).toBe('ok');
    expect(desk.table.state().hand?.seats.find((s) => s.seat === 1)?.state).toBe('FOLDED');
    expect(desk.table.proposals()).toEqual([]);
    await over(hand);
  });

  test('given a proposal that waits, when the server restarts, then it is there again; dismissed, it is gone', async () => {
    const hand = await facing();
    await felt.throwAway(HANDS[1]);
    await play(desk, ['s4 call']);
    const before = desk.table.proposals();
    expect(before).toHaveLength(1);
    await desk.reopen();
    expect(desk.table.proposals()).toEqual(before);
    await must(desk, { do: 'dismiss', proposal: before[0]?.id ?? '' });
    expect(desk.table.proposals()).toEqual([]);
    await over(hand);
  });

  test('given the fold that ends the hand, then it is proposed, and accepting it awards the pot as well', async () => {
    const hand = await facing();
    await play(desk, ['s4 fold', 's1 fold']);
    await felt.throwAway(HANDS[2]);
    const [proposal] = desk.table.proposals();
    expect(proposal).toMatchObject({ kind: 'fold', seat: 2 });
    const { position } = desk.table.state();
    await must(desk, { do: 'accept', proposal: proposal?.id ?? '' });
    expect(desk.table.state()).toMatchObject({ position: position + 2, hand: { handId: hand, phase: 'COMPLETE' } });
    expect(stacks(desk)).toEqual({ 1: 10_000, 2: 9900, 3: 10_100, 4: 10_000 });
  });

  test('given a hand thrown away at the showdown, then a muck is proposed', async () => {
    const hand = await facing();
    await play(desk, ['s4 call', 's1 fold', 's2 fold', 's3 check']);
    for (const [cards, gap] of [
      ['Kh9c5d', 0],
      ['7s', 0],
      ['2c', 0],
    ] as const) {
      await felt.lay(cards);
      await play(desk, ['s3 check', 's4 check'], gap);
    }
    expect(desk.table.state().hand?.phase).toBe('SHOWDOWN');
    await felt.throwAway(HANDS[3]);
    const [proposal] = desk.table.proposals();
    expect(proposal).toMatchObject({ kind: 'muck', seat: 3 });
    await must(desk, { do: 'accept', proposal: proposal?.id ?? '' });
    expect(desk.table.state().hand).toMatchObject({ phase: 'AWARDING' });
    await must(desk, { do: 'award', hand });
  });
});

describe('late entries', () => {
  test('given the flop lies there before the betting is entered, then the actions are placed before it, apart, and never falling', async () => {
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    await felt.run(9000);
    felt.put('Kh9c5d', 'board');
    await felt.run(2400);
    expect(desk.table.questions()).toMatchObject([{ code: 'BOARD_WAITING', params: { count: 3 } }]);
    const waiting = desk.clock.now() - 2400;
    desk.clock.pass(8000);
    await play(desk, ['s4 call', 's1 fold', 's2 call', 's3 check']);
    await felt.run(600);
    expect(desk.table.state().hand?.boards[0]).toEqual(['Kh', '9c', '5d']);
    const steps = desk.table.state().record.effective;
    const acts = steps.filter((step) => step.command.type === 'Act').map((step) => step.happened);
    const flop = steps.find((step) => step.command.type === 'DealBoard')?.happened ?? 0;
    const deal = Math.max(...steps.filter((step) => step.command.type === 'DealHole').map((step) => step.happened));
    const times = [deal, ...acts, flop];
    for (const [i, at] of times.slice(1).entries())
      expect(at - (times[i] ?? 0)).toBeGreaterThanOrEqual(i === acts.length ? 0 : 700);
    expect(Math.max(...acts)).toBeLessThan(waiting + 240);
    expect(flop).toBeLessThanOrEqual(waiting + 240);
    const happened = steps.map((step) => step.happened);
    expect(happened).toEqual([...happened].sort((a, b) => a - b));
    const rows = await house.log.read(desk.id, 0, 500);
    expect(rows.every((row, i) => row.recorded >= (rows[i - 1]?.recorded ?? 0))).toBe(true);
    expect(rows.every((row) => row.happened <= row.recorded)).toBe(true);
    await over(hand);
  });
});
