// A hand that starts by itself (A7): armed by the operator, from cards at two seats, and a proposal wherever there is a doubt.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, FLOOR, must, play, seatPlayers, send, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 2: 'AsKs', 3: 'QdJd', 4: '7h7c', 1: '9s2d' };
const SEATS = [1, 2, 3, 4];
const ARM = { do: 'setSwitches', switches: { 'readers.start': 'auto' } } as const;

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

const number = () => desk.table.state().hand?.number ?? 0;
const phase = () => desk.table.state().hand?.phase;
const proposed = () => desk.table.proposals().map(({ kind }) => kind);
const handNow = () => desk.table.state().hand?.handId ?? '';

/** A hand is played and its cards are gathered; the deck is to be dealt again. */
async function onePlayed(): Promise<void> {
  const hand = await startHand(desk);
  await felt.deal(HANDS);
  await play(desk, ['s4 fold', 's1 fold', 's2 fold']);
  await must(desk, { do: 'award', hand });
  felt.clear();
  await felt.run(6000);
}

async function over(): Promise<void> {
  await must(desk, { do: 'abandonHand', hand: handNow() }, { by: FLOOR });
}

describe('armed', () => {
  test('given cards at the seats, then the hand starts when they came, by the readers, and is dealt to its end', async () => {
    await onePlayed();
    await must(desk, ARM);
    const came = desk.clock.now();
    await felt.deal(HANDS);
    expect([number(), phase(), proposed()]).toEqual([2, 'BETTING', []]);
    const rows = await house.log.read(desk.id, 0, 500);
    const started = rows.find(
      (row) => JSON.stringify(row.events).includes('"HandStarted"') && row.handId === handNow(),
    );
    expect(started?.actor).toBe('tracker');
    expect((started?.happened ?? 0) - came).toBeLessThan(500);
    await over();
  });

  test('twin: given it is not armed, then the same cards only propose it', async () => {
    await onePlayed();
    await felt.deal(HANDS);
    expect([number(), phase(), proposed()]).toEqual([1, 'COMPLETE', ['start-hand']]);
  });

  test('given a restart, then it is armed as before', async () => {
    await onePlayed();
    await must(desk, ARM);
    await desk.reopen();
    await felt.deal(HANDS);
    expect([number(), phase()]).toEqual([2, 'BETTING']);
    await over();
  });

  test('given it is put back between hands, then it is proposed again', async () => {
    await onePlayed();
    await must(desk, ARM);
    await must(desk, { do: 'setSwitches', switches: { 'readers.start': null } });
    await felt.deal(HANDS);
    expect([number(), proposed()]).toEqual([1, ['start-hand']]);
  });
});

test('given a misdeal, then the cards that lie there start nothing; dealt anew they start the same hand again', async () => {
  await onePlayed();
  await must(desk, ARM);
  await felt.deal(HANDS);
  const ruling = { by: 'DEALER', code: 'SP-6.3.1-MISDEAL', note: '' } as const;
  await must(desk, { do: 'misdeal', hand: handNow(), ruling });
  const dead = handNow();
  await felt.run(6000);
  expect([handNow(), phase(), proposed()]).toEqual([dead, 'MISDEAL', []]);
  felt.clear();
  await felt.run(6000);
  await felt.deal(HANDS);
  expect([number(), phase()]).toEqual([2, 'BETTING']);
  expect(handNow()).not.toBe(dead);
  await over();
});

describe('armed, and yet a proposal', () => {
  test('given the first hand of a show, which has checks of its own', async () => {
    await must(desk, ARM);
    await felt.deal(HANDS);
    expect([number(), proposed()]).toEqual([0, ['start-hand']]);
    await must(desk, { do: 'accept', proposal: desk.table.proposals()[0]?.id ?? '' });
    await felt.run(4800);
    expect([number(), phase()]).toEqual([1, 'BETTING']);
    await over();
  });

  test('given cards at one seat, or a card on the board, then not even that', async () => {
    await onePlayed();
    await must(desk, ARM);
    felt.put('AsKs', 'seat:2');
    await felt.run(6000);
    expect([number(), proposed()]).toEqual([1, []]);
    felt.put('5c', 'board');
    felt.put('QdJd', 'seat:3');
    await felt.run(6000);
    expect([number(), proposed()]).toEqual([1, []]);
  });

  test('given reads that came late', async () => {
    await onePlayed();
    await must(desk, ARM);
    felt.late = true;
    await felt.deal(HANDS);
    expect([number(), proposed()]).toEqual([1, ['start-hand']]);
  });

  test('given cards that lay there before the hand was over', async () => {
    const hand = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand });
    await must(desk, ARM);
    await play(desk, ['s4 fold', 's1 fold', 's2 fold']);
    felt.put('AsKs', 'seat:2');
    felt.put('QdJd', 'seat:3');
    await felt.run(600);
    await must(desk, { do: 'award', hand });
    await felt.run(6000);
    expect([number(), phase(), proposed()]).toEqual([1, 'COMPLETE', ['start-hand']]);
  });

  test('given an alarm that stops the table', async () => {
    await onePlayed();
    await must(desk, ARM);
    desk.over = { stopOf: () => ({ code: 'SP-6.2.2', clause: '6.2.2' }) };
    await desk.reopen();
    await felt.deal(HANDS);
    expect([number(), proposed()]).toEqual([1, ['start-hand']]);
  });

  test('given rules that refuse a start, then the key says why', async () => {
    await onePlayed();
    await must(desk, ARM);
    await must(desk, { do: 'endShow' });
    await felt.deal(HANDS);
    expect([number(), proposed()]).toEqual([1, ['start-hand']]);
    expect(codeOf(await send(desk, { do: 'accept', proposal: desk.table.proposals()[0]?.id ?? '' }))).toBe(
      'show-ended',
    );
  });
});

test('given a table with straddles or posts, then it is not armed, since a person says those first', async () => {
  await must(desk, { do: 'setProfile', profile: 'cash' });
  expect(await send(desk, ARM)).toMatchObject({ ok: false, code: 'switch-contradicts', params: { with: 'straddle' } });
  const none = { straddle: 'off', 'straddle.minRaise': 'off' } as const;
  await must(desk, { do: 'setSwitches', switches: none }, { by: FLOOR });
  expect(await send(desk, ARM)).toMatchObject({
    ok: false,
    code: 'switch-contradicts',
    params: { with: 'deadBlinds' },
  });
  await must(desk, { do: 'setSwitches', switches: { deadBlinds: 'off' } }, { by: FLOOR });
  expect(codeOf(await send(desk, ARM))).toBe('ok');
});
