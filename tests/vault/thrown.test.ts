// Cards thrown away in a draw stay sealed like a mucked hand; the drawn ones take new slots; up cards go through door 2.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCommitmentStore } from '../../db/commitments.ts';
import { tableId } from '../../server/base/ids.ts';
import type { Card } from '../../server/engine/card.ts';
import type { VaultRequest } from '../../server/vault/port.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import {
  at,
  DEALT,
  END,
  emptyVault,
  HAND,
  JUDGE,
  newOutput,
  OPERATOR,
  place,
  prepare,
  release,
  startVault,
  TABLE,
  type TestVault,
  tagOf,
  type,
} from './fixture.ts';

let database: FreshDatabase;
let house: TestVault;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyVault(database.pool);
  house = await startVault(database.db);
  await prepare(house);
});

async function ask(...messages: readonly VaultRequest[]) {
  const replies = [];
  for (const message of messages) replies.push(await house.ask(message));
  return replies.at(-1);
}

const FIVE: readonly Card[] = ['As', 'Ks', '7d', '5c', '2h'];
const DEAL = FIVE.map((card, slot) => place(at(1, slot), tagOf(card)));

function thrown(slot: number, is = true, output = newOutput()): VaultRequest {
  return { do: 'noteThrown', output, at: at(1, slot), thrown: is };
}

function tabled(slots: number): VaultRequest {
  return { do: 'openTabled', output: newOutput(), table: TABLE, hand: HAND, seat: 1, slots, by: OPERATOR };
}

/** Kings and seven go, 4s and 3s come in slots 5 and 6. */
const DRAW = [thrown(1), thrown(2), place(at(1, 5), tagOf('4s')), place(at(1, 6), tagOf('3s'))];
const HELD: readonly Card[] = ['As', '5c', '2h', '4s', '3s'];

describe('a draw', () => {
  test('given two cards thrown away, then a canvas whose picture stands before that gets them, and the drawn ones by their own slots', async () => {
    await ask(...DEAL, DEALT, ...DRAW, END);
    const slots = [0, 1, 2, 3, 4, 5, 6].map((slot) => at(1, slot));
    expect(await ask(release(slots))).toMatchObject({ values: ['As', 'Ks', '7d', '5c', '2h', '4s', '3s'] });
  });

  test('given the hand is tabled, then the five it holds open and no other', async () => {
    await ask(...DEAL, DEALT, ...DRAW);
    expect(await ask(tabled(5))).toMatchObject({ ok: true, cards: HELD });
    expect(await ask(tabled(7))).toMatchObject({ ok: false, code: 'hand-not-read' });
  });

  test('given the draw is undone, then the slot counts again; a repeated message changes nothing', async () => {
    const once = thrown(1, true, 'once');
    await ask(...DEAL, DEALT, once, thrown(1, false), once);
    expect(await ask(tabled(5))).toMatchObject({ ok: true, cards: FIVE });
  });

  test('given slots up to 20, then they are taken', async () => {
    await ask(...DEAL, place(at(1, 20), tagOf('Qd')));
    expect(await ask(release([at(1, 20)]))).toMatchObject({ values: ['Qd'] });
    expect(await ask(place(at(1, 21), tagOf('Jd')))).toMatchObject({ ok: false, code: 'bad-message' });
  });

  test('given the chief judge looks, then he sees what was thrown apart; what he shows to all is the hand as held', async () => {
    await ask(...DEAL, DEALT, ...DRAW, END);
    const sealed = { do: 'openSealed', table: TABLE, hand: HAND, seats: [1], by: JUDGE, order: 'case 1' } as const;
    const hand = { seat: 1, cards: HELD };
    expect(await ask({ ...sealed, purpose: 'look' })).toMatchObject({ hands: [{ ...hand, thrown: ['Ks', '7d'] }] });
    expect(await ask({ ...sealed, purpose: 'show' })).toMatchObject({ hands: [{ ...hand, thrown: [] }] });
  });

  test('given the hand was shown, then only commitments without a thrown card are opened', async () => {
    await ask(...DEAL, DEALT, ...DRAW, tabled(5));
    const face = { output: newOutput(), table: TABLE, hand: HAND, add: HELD, withdraw: [], seat: 1 } as const;
    await ask({ do: 'noteFaceUp', ...face });
    await ask({
      do: 'noteShown',
      table: TABLE,
      hand: HAND,
      audience: 'overlay',
      canvas: 'p',
      seats: [{ seat: 1, cards: HELD }],
    });
    const opened = await createCommitmentStore(database.db).openedOf({ tableId: tableId(TABLE), handId: HAND });
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.map(({ cards }) => cards).join(' ')).not.toMatch(/Ks|7d/);
    expect(opened.at(-1)?.cards).toBe('As -- -- 5c 2h 4s 3s');
  });
});

const ALL_GONE = [0, 1, 2, 3, 4].map((slot) => thrown(slot));
/** The kept cards lie at new places, and 4s and 3s come. */
const ANEW: readonly Card[] = ['As', '5c', '2h', '4s', '3s'];
const BY_COUNT = [...ALL_GONE, ...ANEW.map((card, i) => place(at(1, 5 + i), tagOf(card)))];
const BEFORE = release([0, 1, 2, 3, 4].map((slot) => at(1, slot)));

describe('a draw of which only the count is known', () => {
  test('given the kept cards are read at their new places, then the picture before the draw has the whole hand', async () => {
    await ask(...DEAL, DEALT, ...BY_COUNT);
    expect(await ask(BEFORE)).toMatchObject({ values: FIVE });
    expect(await ask(tabled(5))).toMatchObject({ ok: true, cards: ANEW });
  });

  test('given the chief judge looks, then what stayed is no card that was thrown away', async () => {
    await ask(...DEAL, DEALT, ...BY_COUNT, END);
    const sealed = { do: 'openSealed', table: TABLE, hand: HAND, seats: [1], by: JUDGE, order: 'case 1' } as const;
    const hands = [{ seat: 1, cards: ANEW, thrown: ['Ks', '7d'] }];
    expect(await ask({ ...sealed, purpose: 'look' })).toMatchObject({ hands });
  });

  test('given a second draw, then each picture has its own hand whole', async () => {
    const again = [5, 6, 7, 8, 9].map((slot) => thrown(slot));
    const last: readonly Card[] = ['As', '5c', '2h', '4s', 'Jd'];
    const anew = last.map((card, i) => place(at(1, 10 + i), tagOf(card)));
    await ask(...DEAL, DEALT, ...BY_COUNT, ...again, ...anew, END);
    expect(await ask(BEFORE)).toMatchObject({ values: FIVE });
    expect(await ask(release([5, 6, 7, 8, 9].map((slot) => at(1, slot))))).toMatchObject({ values: ANEW });
    expect(await ask(tabled(5))).toMatchObject({ cards: last });
  });

  test('given a thrown card is shuffled in and dealt to another seat, then the picture before keeps it, and nothing clashes', async () => {
    await ask(...DEAL, DEALT, ...DRAW, type(at(2, 0), '9c'), place(at(2, 5), tagOf('Ks')), END);
    expect(await ask(BEFORE)).toMatchObject({ values: FIVE });
    expect(await ask(release([at(2, 5)]))).toMatchObject({ values: ['Ks'] });
    expect(house.alarms).toEqual([]);
  });

  test('given the draw is taken back, then a card that went on lies in one place; given it counts again, in both pictures', async () => {
    await ask(...DEAL, DEALT, ...DRAW, place(at(2, 5), tagOf('Ks')), thrown(1, false));
    expect(await ask(BEFORE)).toMatchObject({ values: ['As', null, '7d', '5c', '2h'] });
    await ask(thrown(1));
    expect(await ask(BEFORE)).toMatchObject({ values: FIVE });
  });

  test('given a place that was read wrongly before the draw, then it keeps nothing of it', async () => {
    await ask(...DEAL, place(at(2, 0), tagOf('Ks')), DEALT, ...ALL_GONE);
    expect(await ask(BEFORE)).toMatchObject({ values: ['As', null, '7d', '5c', '2h'] });
  });

  test('given one card was typed where another was read, then the picture before shows each card once, as it did', async () => {
    await ask(
      type(at(1, 0), 'Ks'),
      place(at(1, 0), tagOf('As')),
      place(at(1, 1), tagOf('Ks')),
      ...DEAL.slice(2),
      DEALT,
    );
    const whole = ['Ks', 'As', '7d', '5c', '2h'];
    expect(await ask(BEFORE)).toMatchObject({ values: whole });
    await ask(...BY_COUNT);
    expect(await ask(BEFORE)).toMatchObject({ values: whole });
  });
});

describe('door 2: up cards', () => {
  const up = { do: 'openExposed', table: TABLE, hand: HAND, up: { seat: 1, slot: 2 }, by: OPERATOR } as const;

  test('given the tag of an up card, then it opens, audited with its place, and the down cards open without it', async () => {
    await ask(...DEAL.slice(0, 2));
    expect(await ask({ ...up, output: 'u', tags: [tagOf('Jd')] })).toEqual({ ok: true, is: 'cards', cards: ['Jd'] });
    const last = (await house.audit.read(0, 100)).at(-1);
    expect(last).toMatchObject({ action: 'exposed-card-opened', detail: { seats: ['1'], slot: 2, count: 1 } });
    expect(await ask(tabled(2))).toMatchObject({ ok: true, cards: ['As', 'Ks'] });
  });

  test('given four up cards, then the down cards of the seat are still what was read', async () => {
    await ask(...DEAL.slice(0, 2));
    const tags = (['Jd', 'Td', '9d', '8d'] as const).map((card) => tagOf(card));
    for (const [i, tag] of tags.entries()) await ask({ ...up, output: `u${i}`, tags: [tag] });
    await ask(END);
    expect(await ask(release([at(1, 0), at(1, 1)]))).toMatchObject({ values: ['As', 'Ks'] });
  });

  test('given a hole card typed that lies open in front of the same seat, then it is refused', async () => {
    await ask({ ...up, output: 'u', tags: [tagOf('Jd')] });
    expect(await ask(type(at(1, 0), 'Jd'))).toMatchObject({ ok: false, code: 'board-clash' });
  });
});
