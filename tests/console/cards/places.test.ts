// Where the next card of the desk goes, which hand lies on it, and what its keys mean.
import { describe, expect, it } from 'vitest';
import { cardKey } from '../../../app/console/cards/cardKeys.ts';
import { NOTHING, standing } from '../../../app/console/cards/chosen.ts';
import {
  backFrom,
  freePlaces,
  handOnDesk,
  moved,
  nextFree,
  placeKey,
  type Step,
  stepped,
} from '../../../app/console/cards/places.ts';
import { cardsHand, cardsSeat } from './scenes.ts';

const NONE: ReadonlySet<string> = new Set();
const HAND = cardsHand(7, [
  cardsSeat(3, ['typed', 'missing']),
  cardsSeat(1, ['none', 'scanned']),
  cardsSeat(2, ['missing', 'missing'], 'folded'),
]);

describe('the next place', () => {
  it('goes seat by seat in dealing order, over what is there and what is on its way', () => {
    expect(freePlaces(HAND, NONE).map(({ seat, slot }) => `${seat}.${slot}`)).toEqual(['3.1', '1.0', '2.0', '2.1']);
    const sending = new Set([placeKey(HAND.handId, { seat: 1, slot: 0 })]);
    expect(nextFree(HAND, { seat: 3, slot: 1 }, sending)).toEqual({ seat: 2, slot: 0 });
  });

  it('begins again behind the last seat, and there is none when all are there', () => {
    expect(nextFree(HAND, { seat: 2, slot: 1 }, NONE)).toEqual({ seat: 3, slot: 1 });
    expect(nextFree(cardsHand(8, [cardsSeat(1, ['typed', 'scanned'])]), null, NONE)).toBeNull();
  });

  it('a place of another hand that is on its way is no place of this one', () => {
    const other = new Set([placeKey('another', { seat: 3, slot: 1 })]);
    expect(nextFree(HAND, null, other)).toEqual({ seat: 3, slot: 1 });
  });

  it.each([
    [{ places: 1 }, { seat: 1, slot: 0 }],
    [{ places: -1 }, { seat: 3, slot: 0 }],
    [{ seats: 1 }, { seat: 1, slot: 1 }],
    [{ seats: -1 }, { seat: 2, slot: 1 }],
  ])('moves by %o round the table', (by, to) => {
    expect(moved(HAND, { seat: 3, slot: 1 }, by)).toEqual(to);
  });

  it('moves from nowhere to the first place', () => {
    expect(moved(HAND, null, { places: 1 })).toEqual({ seat: 3, slot: 0 });
    expect(moved(cardsHand(9, []), null, { places: 1 })).toBeNull();
  });
});

describe('the hand on the desk', () => {
  const full = cardsHand(6, [cardsSeat(1, ['typed', 'typed'])]);
  const running = { ...HAND, running: true };
  const NEWEST = { hand: null, stay: false };
  const chosen = ({ handId }: { handId: string }, stay = false) => ({ hand: handId, stay });

  it('is the newest one, until another is chosen', () => {
    expect(handOnDesk({ hands: [running, full] }, NEWEST, NONE)).toBe(running);
    expect(handOnDesk({ hands: [] }, NEWEST, NONE)).toBeNull();
  });

  it('a chosen hand stays while it waits for cards, also when the next one begins', () => {
    const waiting = cardsHand(6, [cardsSeat(1, ['typed', 'missing'])]);
    expect(handOnDesk({ hands: [running, waiting] }, chosen(waiting), NONE)).toBe(waiting);
  });

  it('gives way to the hand in play once it is full, and to the newest once it has aired', () => {
    expect(handOnDesk({ hands: [running, full] }, chosen(full), NONE)).toBe(running);
    expect(handOnDesk({ hands: [HAND, full] }, chosen(full), NONE)).toBe(full);
    expect(handOnDesk({ hands: [HAND] }, chosen(full), NONE)).toBe(HAND);
  });
});

describe('one that is all there and was chosen to put a card right', () => {
  const full = cardsHand(6, [cardsSeat(1, ['typed', 'typed'])]);

  it('stays while the next one is played, and gives way once it has aired', () => {
    const chosen = { hand: full.handId, stay: true };
    expect(handOnDesk({ hands: [{ ...HAND, running: true }, full] }, chosen, NONE)).toBe(full);
    expect(handOnDesk({ hands: [HAND] }, chosen, NONE)).toBe(HAND);
  });
});

describe('back one place', () => {
  const hands = { hands: [HAND, cardsHand(6, [cardsSeat(1, ['typed', 'typed'])])] };
  const [now, before] = [hands.hands[0]?.handId ?? '', hands.hands[1]?.handId ?? ''];
  const trail = [
    { hand: before, seat: 1, slot: 1 },
    { hand: now, seat: 3, slot: 0 },
    { hand: now, seat: 3, slot: 1 },
  ].reduce(stepped, []);

  it('goes to the place filled last, then to the one before it, into the hand before', () => {
    const places = [0, 1, 2, 3].reduce<(Step | null)[]>(
      (so) => [...so, backFrom(trail, hands, so.at(-1) ?? null)],
      [null],
    );
    expect(places.slice(1).map((step) => step && `${step.seat}.${step.slot}`)).toEqual(['3.1', '3.0', '1.1', null]);
  });

  it('begins at the end again from a place that was not filled here', () => {
    expect(backFrom(trail, hands, { hand: now, seat: 2, slot: 0 })).toEqual(trail[2]);
  });

  it('skips hands that have aired, and there is none before the first card', () => {
    expect(backFrom(trail.slice(0, 1), { hands: [HAND] }, null)).toBeNull();
    expect(backFrom([], hands, null)).toBeNull();
  });

  it('a place that is typed anew keeps its turn', () => {
    expect(stepped(trail, { hand: now, seat: 3, slot: 0 })).toEqual(trail);
  });
});

describe('keys', () => {
  const press = (code: string, more: object = {}) =>
    cardKey({ code, shift: false, modified: false, repeat: false, ...more });

  it.each([
    ['KeyA', 'A'],
    ['KeyK', 'K'],
    ['KeyQ', 'Q'],
    ['KeyJ', 'J'],
    ['KeyT', 'T'],
    ['Digit0', 'T'],
    ['Digit2', '2'],
    ['Numpad9', '9'],
  ])('%s is the rank %s', (code, rank) => {
    expect(press(code)).toEqual({ do: 'rank', rank });
  });

  it.each([
    ['KeyS', 's'],
    ['KeyH', 'h'],
    ['KeyD', 'd'],
    ['KeyC', 'c'],
  ])('%s is the suit %s', (code, suit) => {
    expect(press(code)).toEqual({ do: 'suit', suit });
  });

  it('a held key types no second card, and keys of the browser stay its own', () => {
    expect(press('KeyA', { repeat: true })).toBeNull();
    expect(press('KeyS', { repeat: true })).toBeNull();
    for (const code of ['KeyA', 'KeyD', 'Tab']) expect(press(code, { modified: true })).toBeNull();
    for (const code of ['Digit1', 'KeyZ', 'Space', 'F5']) expect(press(code)).toBeNull();
  });

  it('moves by arrows and Tab, back with Shift', () => {
    expect(press('Tab')).toEqual({ do: 'place', by: 1 });
    expect(press('Tab', { shift: true })).toEqual({ do: 'place', by: -1 });
    expect(press('ArrowDown', { repeat: true })).toEqual({ do: 'seat', by: 1 });
  });
});

describe('a place that is thrown away while it is chosen', () => {
  const before = cardsHand(7, [cardsSeat(1, ['typed', 'typed'])]);
  const behind = cardsHand(7, [cardsSeat(1, ['gone', 'typed', 'none'])]);
  const chosen = {
    ...NOTHING,
    hand: before.handId,
    place: { seat: 1, slot: 0 },
    armed: true,
    anyway: { seat: 1, slot: 1 },
  };

  it('gives way to the next free one, and no card is put right by the press', () => {
    const next = standing({ hand: behind, chosen, sending: NONE });
    expect(next).toEqual({ place: { seat: 1, slot: 2 }, armed: false, anyway: null });
  });

  it('twin: stays chosen while it is there', () => {
    expect(standing({ hand: before, chosen, sending: NONE })).toMatchObject({ place: chosen.place, armed: true });
  });

  it('is not come back to', () => {
    const trail = [0, 1].map((slot) => ({ hand: before.handId, seat: 1, slot }));
    expect(backFrom(trail.slice(0, 1), { hands: [behind] }, null)).toBeNull();
    expect(backFrom(trail, { hands: [behind] }, null)).toEqual(trail[1]);
  });
});
