// A canary over everything a show leaves behind: frames, console, log lines, replies, rows. No tag in any spelling, no
// card where none may stand, no unopened card before it is due. Leaking houses are searched in leakingTwins.test.ts.
import { beforeAll, describe, expect, test } from 'vitest';
import { cardsNamed, strayCards, tagsIn, tagsInBytes, textsOf } from '../support/canary.ts';
import { closedCardsShown } from '../support/early.ts';
import { type Played, played } from '../support/played.ts';
import type { Show } from '../support/show.ts';
import { CANVASES, placesOf } from '../support/showPlan.ts';
import { cardAt, makeWorlds } from '../support/world.ts';

const SEED = 'canary';
const SEATS = 5;
const places = placesOf(SEATS);
const { a: world } = makeWorlds(SEED, places);

describe('a show of four hands', () => {
  let show: Played;
  beforeAll(async () => {
    const play = async (on: Show): Promise<void> => {
      await on.play();
      await on.airAll();
    };
    show = await played(world, { seed: SEED, seats: SEATS, play });
  }, 180_000);

  test('no tag stands in a frame, a line, a reply or a row, in any spelling', () => {
    expect(tagsIn(world, textsOf(show))).toEqual([]);
  });

  test('no tag stands in the clear in a sealed column', () => {
    expect(show.sealed.length).toBeGreaterThan(300);
    expect(tagsInBytes(world, show.sealed)).toBe(0);
  });

  test('cards stand in the fields that hold face-up cards and nowhere else', () => {
    expect([...new Set(strayCards(textsOf(show)))]).toEqual([]);
  });

  test('the hand log names the cards that were turned up, hand by hand, and no other', () => {
    const rows = show.dump.get('hand_log') ?? [];
    const ids = show.hands.map(({ id }) => id);
    const named = ids.map((id) => cardsNamed(rows.filter((row) => row.includes(`"hand_id":"${id}"`)).join('\n')));
    const turned = places.map(({ shown }, hand) => shown.map((place) => cardAt(world, hand, place)));
    expect(named.map((cards) => [...cards].sort())).toEqual(turned.map((cards) => [...cards].sort()));
  });

  test('no canvas shows an unopened card before it is due, nor where it is never due', () => {
    const shown = closedCardsShown(show.trace, { world, canvases: CANVASES, hands: show.hands, places });
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(({ at, due }) => at < due)).toEqual([]);
  });
});

describe('the search itself', () => {
  const uid = [...world.uids.values()][7] ?? '';
  const bytes = Buffer.from(uid, 'hex');
  test.each([
    ['as it is printed', uid],
    ['in small letters', uid.toLowerCase()],
    ['with colons', uid.replace(/(..)(?=.)/g, '$1:')],
    ['its bytes turned round', Buffer.from(bytes).reverse().toString('hex')],
    ['as base64 of its bytes', bytes.toString('base64')],
    ['as base64 after another byte', Buffer.concat([Buffer.from([7]), bytes, Buffer.from([9])]).toString('base64')],
    ['as base64 of its letters', Buffer.from(`tag ${uid}`).toString('base64')],
  ])('given a tag %s, then it is found (twin)', (_name, text) => {
    expect(tagsIn(world, [{ where: 'log', text: JSON.stringify({ field: text }) }])).toEqual(['log']);
  });

  test('given a sealed column that was not sealed, then it is found (twin)', () => {
    expect(tagsInBytes(world, [Buffer.concat([Buffer.from('x'), bytes])])).toBe(1);
  });

  test.each([
    ['canvas gated', { view: { seats: [{ label: 'As' }] } }],
    ['hand_log', { events: [{ type: 'HoleCardDealt', seat: 1, hole: 'Td' }] }],
    ['console', { view: { questions: [{ params: { card: '7h' } }] } }],
    ['log', { message: 'placed AsKd' }],
    ['audit', { detail: { Qs: 1 } }],
  ])('given a card in another field of %s, then it is found (twin)', (where, value) => {
    expect(strayCards([{ where, text: JSON.stringify(value) }])).toHaveLength(1);
  });
});
