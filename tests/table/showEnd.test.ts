// The end of a show at the table: last hand, end, reopening, a new show of the same people; and who may say so.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyTable } from '../../server/table/verifyTable.ts';
import { hashState } from '../../server/table/writer.ts';
import {
  CARD_DESK,
  codeOf,
  dealt,
  FLOOR,
  handOf,
  must,
  OPERATOR,
  PRODUCER,
  ruling,
  send,
  stacks,
  startHand,
} from './console.ts';
import { type Desk, type House, named, openDesk, openHouse } from './house.ts';
import { foldOut } from './threeSeats.ts';

let house: House;
let desk: Desk;
let count = 0;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  desk = await openDesk(house);
});

async function starts(): Promise<string> {
  count += 1;
  return codeOf(await send(desk, { do: 'startHand', hand: named(`next ${desk.id} ${count}`) }));
}

async function hand(): Promise<string> {
  const id = await dealt(desk, [1, 2, 3]);
  await foldOut(desk, id);
  return id;
}

describe('the last hand', () => {
  test('given it announced while a hand runs, then that hand is the last one', async () => {
    const running = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'lastHand', on: true });
    expect(codeOf(await send(desk, { do: 'lastHand', on: true }))).toBe('last-hand-set');
    await foldOut(desk, running);
    expect(await starts()).toBe('last-hand-played');
    await must(desk, { do: 'lastHand', on: false });
    expect(codeOf(await send(desk, { do: 'lastHand', on: false }))).toBe('last-hand-not-set');
    expect(await starts()).toBe('ok');
  });

  test('given it announced between hands, then the next one is the last', async () => {
    await hand();
    await must(desk, { do: 'lastHand', on: true });
    await hand();
    expect(await starts()).toBe('last-hand-played');
  });

  test('6.3 given the last hand misdealt, then it is dealt again and is still the last', async () => {
    const running = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'lastHand', on: true });
    await must(desk, { do: 'misdeal', hand: running, ruling: ruling('SP-6.3.1-MISDEAL') });
    const again = await startHand(desk);
    await must(desk, { do: 'completeDeal', hand: again });
    await foldOut(desk, again);
    expect(await starts()).toBe('last-hand-played');
  });

  test('given the last hand taken back, then it goes on to its end', async () => {
    const running = await dealt(desk, [1, 2, 3]);
    await must(desk, { do: 'lastHand', on: true });
    await foldOut(desk, running);
    await must(desk, { do: 'undo', hand: running });
    await must(desk, { do: 'award', hand: running });
    expect(await starts()).toBe('last-hand-played');
  });
});

describe('the end', () => {
  test('given a running hand, then the show does not end; behind it, it does, once', async () => {
    const running = await dealt(desk, [1, 2, 3]);
    expect(codeOf(await send(desk, { do: 'endShow' }))).toBe('hand-running');
    await foldOut(desk, running);
    await must(desk, { do: 'endShow' });
    for (const input of [{ do: 'endShow' }, { do: 'lastHand', on: true }] as const)
      expect(codeOf(await send(desk, input))).toBe('show-ended');
    expect(await starts()).toBe('show-ended');
    expect(codeOf(await send(desk, { do: 'undo', hand: running }))).toBe('show-ended');
    expect(desk.table.state().hand?.phase).toBe('COMPLETE');
  });

  test('given an ended show, then people still come and go, and a correction that leaves the hand over stands', async () => {
    const running = await dealt(desk, [1, 2, 3]);
    await foldOut(desk, running);
    await must(desk, { do: 'endShow' });
    await must(desk, { do: 'leaveSeat', seat: 2 });
    await must(desk, { do: 'handLeft', hand: running }, { by: FLOOR });
    expect(codeOf(await send(desk, { do: 'redo', hand: running }))).toBe('nothing-to-redo');
  });

  test('given it reopened, then hands go on where they were', async () => {
    for (const input of [{ do: 'reopenShow' }, { do: 'newShow', stacks: 'keep' }] as const)
      expect(codeOf(await send(desk, input))).toBe('show-not-ended');
    const first = await hand();
    await must(desk, { do: 'lastHand', on: true });
    await must(desk, { do: 'endShow' });
    await must(desk, { do: 'reopenShow' });
    await must(desk, { do: 'undo', hand: first });
    await must(desk, { do: 'redo', hand: first });
    await hand();
    expect(desk.table.state().hand?.number).toBe(2);
  });
});

describe('a new show', () => {
  async function ended(): Promise<string> {
    const first = await hand();
    await must(desk, { do: 'topUp', seat: 1, amount: 500 });
    await must(desk, { do: 'takeSeat', seat: 5, name: 'Vera', stack: 0 });
    await must(desk, { do: 'setStack', seat: 5, stack: 4_000 });
    await must(desk, { do: 'endShow' });
    return first;
  }

  test.each([
    ['start', { 1: 10_000, 2: 10_000, 3: 10_000, 5: 4_000 }],
    ['keep', { 1: 10_500, 2: 9_900, 3: 10_100, 5: 4_000 }],
  ] as const)(
    'given stacks: %s, then hands count from 1 with those stacks and no chip is lost',
    async (how, wanted) => {
      const first = await ended();
      await must(desk, { do: 'newShow', stacks: how });
      expect(stacks(desk)).toEqual(wanted);
      expect(desk.table.state()).toMatchObject({
        hand: null,
        session: { handNumber: 0, positions: null, ended: false },
      });
      expect(codeOf(await send(desk, { do: 'undo', hand: first }))).toBe('stale-command');
      await hand();
      expect(desk.table.state().hand?.number).toBe(1);
      expect((await verifyTable(house.log, desk.id)).faults).toEqual([]);
    },
  );

  test('given a correction of the old show, then it asks for stacks only where they were kept', async () => {
    for (const how of ['start', 'keep'] as const) {
      desk = await openDesk(house);
      const first = await ended();
      await must(desk, { do: 'newShow', stacks: how });
      const [, fold] = (await house.log.readHand(desk.id, first)).filter((row) =>
        /"Act"/.test(JSON.stringify(row.input)),
      );
      const edits = [{ type: 'retract' as const, position: fold?.position ?? 0 }];
      await must(desk, { do: 'amend', hand: first, edits, onIllegal: 'cut', ruling: null });
      expect(desk.table.questions().length > 0).toBe(how === 'keep');
    }
  });

  test('given a hand of it entered afterwards, then it did not begin before the show', async () => {
    await ended();
    desk.clock.pass(60_000);
    await must(desk, { do: 'newShow', stacks: 'keep' });
    desk.clock.pass(30_000);
    const late = (beganAgoMs: number) =>
      send(desk, { do: 'startHand', hand: named(`late ${desk.id} ${beganAgoMs}`), afterwards: { beganAgoMs } });
    expect(codeOf(await late(31_000))).toBe('began-before-last-hand');
    expect(codeOf(await late(30_000))).toBe('ok');
  });

  test('given a restart, then the show stands where it stood', async () => {
    await ended();
    await must(desk, { do: 'newShow', stacks: 'start' });
    const before = hashState(desk.table.state());
    await desk.reopen();
    expect(hashState(desk.table.state())).toBe(before);
    await startHand(desk);
    expect(handOf(desk)).toBe(desk.table.state().hand?.handId);
  });
});

describe('who says so', () => {
  test.each([
    [OPERATOR, 'ok'],
    [FLOOR, 'ok'],
    [PRODUCER, 'ok'],
    [CARD_DESK, 'needs-operator'],
  ] as const)('given %o, then %s', async (by, code) => {
    for (const input of [
      { do: 'lastHand', on: true },
      { do: 'endShow' },
      { do: 'reopenShow' },
      { do: 'endShow' },
      { do: 'newShow', stacks: 'start' },
    ] as const)
      expect([input.do, codeOf(await send(desk, input, { by }))]).toEqual([input.do, code]);
  });
});
