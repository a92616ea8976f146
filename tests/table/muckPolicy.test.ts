// What a table makes of cards in the muck by its policy: who sets it, what is entered, asked or only noted, and a restart.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profileOf } from '../../server/engine/session.ts';
import type { MuckPolicy } from '../../server/tracker/shape.ts';
import { codeOf, FLOOR, must, PRODUCER, play, seatPlayers, send, startHand } from './console.ts';
import { Felt } from './felt.ts';
import { bringDeck, type Desk, type House, openDesk, openHouse } from './house.ts';

const HANDS = { 2: 'AsKs', 3: 'QdJd', 4: '7h7c', 1: '9s2d' };
const SEATS = [1, 2, 3, 4];
/** behind it a fold that only the readers saw is a notice */
const WAITED_MS = 9000;

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

const set = (policy: MuckPolicy) => ({ do: 'setSwitches', switches: { 'readers.muck': policy } }) as const;

/** The seat to act, 4, has thrown its cards into the muck, and time has gone by. */
async function thrown(policy: MuckPolicy): Promise<string> {
  if (policy !== 'auto') await must(desk, set(policy));
  const hand = await startHand(desk);
  await felt.deal(HANDS);
  await felt.throwAway(HANDS[4]);
  return hand;
}

const stateOf = (seat: number) => desk.table.state().hand?.seats.find((s) => s.seat === seat)?.state;
const asked = () => [
  ...desk.table.proposals().map(({ kind }) => kind),
  ...desk.table.questions().map(({ code }) => code),
];

async function notices(): Promise<readonly string[]> {
  const rows = JSON.stringify(await house.log.read(desk.id, 0, 500));
  return rows.match(/FOLD_UNCONFIRMED|MUCK_UNCONFIRMED/g) ?? [];
}

async function over(hand: string): Promise<void> {
  await must(desk, { do: 'abandonHand', hand }, { by: FLOOR });
}

describe('a clear fold in turn', () => {
  test('auto: it is entered, and nobody is asked', async () => {
    const hand = await thrown('auto');
    expect([stateOf(4), asked(), await notices()]).toEqual(['FOLDED', [], []]);
    await over(hand);
  });

  test('propose: one key enters it', async () => {
    const hand = await thrown('propose');
    expect([stateOf(4), asked(), await notices()]).toEqual(['LIVE_DOWN', ['fold'], []]);
    await must(desk, { do: 'accept', proposal: desk.table.proposals()[0]?.id ?? '' });
    expect([stateOf(4), asked()]).toEqual(['FOLDED', []]);
    await over(hand);
  });

  test('corroborate: the key alone enters it, and the reads confirm it without a word', async () => {
    const hand = await thrown('corroborate');
    expect([stateOf(4), asked()]).toEqual(['LIVE_DOWN', []]);
    await play(desk, ['s4 fold']);
    await felt.run(WAITED_MS);
    expect([stateOf(4), asked(), await notices()]).toEqual(['FOLDED', [], []]);
    await over(hand);
  });

  test('corroborate: a fold that nobody entered is one notice and no question, after a restart too', async () => {
    const hand = await thrown('corroborate');
    await felt.run(WAITED_MS);
    expect([stateOf(4), asked(), await notices()]).toEqual(['LIVE_DOWN', [], ['FOLD_UNCONFIRMED']]);
    await desk.reopen();
    await felt.run(WAITED_MS);
    expect([stateOf(4), asked(), await notices()]).toEqual(['LIVE_DOWN', [], ['FOLD_UNCONFIRMED']]);
    await over(hand);
  });

  test('off: nothing comes of it', async () => {
    const hand = await thrown('off');
    await felt.run(WAITED_MS);
    expect([stateOf(4), asked(), await notices()]).toEqual(['LIVE_DOWN', [], []]);
    await over(hand);
  });
});

describe('the policy of a table', () => {
  test('given an operator, then he sets it by himself, with nothing of the rules beside it', async () => {
    await must(desk, set('corroborate'));
    expect(profileOf(desk.table.state().session)['readers.muck']).toBe('corroborate');
    const both = { do: 'setSwitches', switches: { 'readers.muck': 'auto', oddChips: 'all_to_first' } } as const;
    expect(codeOf(await send(desk, both))).toBe('needs-floor');
    expect(codeOf(await send(desk, { do: 'setSwitches', switches: {} }))).toBe('needs-floor');
    expect(codeOf(await send(desk, set('off'), { by: PRODUCER }))).toBe('needs-operator');
    expect(codeOf(await send(desk, set('off'), { by: { actor: 'token:admin', role: 'admin' } }))).toBe('ok');
  });

  test('given it was changed, then an operator may still take another profile; with a rule of the floor beside it not', async () => {
    await must(desk, set('off'));
    await must(desk, { do: 'setProfile', profile: 'tda' });
    expect(profileOf(desk.table.state().session)['readers.muck']).toBe('auto');
    await must(desk, set('off'));
    await must(desk, { do: 'setSwitches', switches: { oddChips: 'all_to_first' } }, { by: FLOOR });
    expect(codeOf(await send(desk, { do: 'setProfile', profile: 'russian' }))).toBe('needs-floor');
  });

  test('given a change in the middle of a hand, then it waits for the end, and a restart keeps both', async () => {
    const hand = await startHand(desk);
    await felt.deal(HANDS);
    expect(await send(desk, set('off'))).toMatchObject({ ok: true, waits: true });
    await desk.reopen();
    await felt.throwAway(HANDS[4]);
    expect(stateOf(4)).toBe('FOLDED');
    await over(hand);
    await desk.reopen();
    expect(profileOf(desk.table.state().session)['readers.muck']).toBe('off');
  });
});
