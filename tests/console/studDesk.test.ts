// Stud at the console alone, without a reader: the cards of the street to come, the hand at the showdown, the card for all.
import { describe, expect, it } from 'vitest';
import { pressed } from '../../app/console/deskMoves.ts';
import type { Intent } from '../../app/console/keys.ts';
import { PLAIN_HAND } from '../../app/console/nextHand.ts';
import { facesHeld, wholeHand } from '../../app/console/openedEntry.ts';
import { exposableAt } from '../../app/console/upOrder.ts';
import { dealtGame, playing, STUD, streetDealt } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { give, HAND, refusalOf, type Show } from './show.ts';
import { acts } from './tables.ts';

const closed = acts(dealtGame(playing('stud', STUD, [1, 2, 3]), 3, ['Kd', '2c', '9h']), ['bring_in', 'call', 'call']);

function press(show: Show, intent: Intent) {
  const view = viewOf(show, { filled: [], readers: [] });
  const at = { view, entry: { text: '', armed: false }, nextHand: PLAIN_HAND, newHand: () => HAND };
  return pressed({ ...at, intent }).effect;
}

describe('an up card that nobody read, behind third street', () => {
  it('given the betting is over, then Enter and T ask for the first card of fourth street', () => {
    const form = { kind: 'form', sheet: { kind: 'up', seat: 1, slot: 3 } };
    expect(viewOf(closed).next).toBe('type-up');
    expect(press(closed, { do: 'confirm' })).toEqual(form);
    expect(press(closed, { do: 'type-board' })).toEqual(form);
  });

  it('given one is typed, then the others of that street are asked for, and the last one opens it', () => {
    const one = give(closed, { do: 'typeUp', hand: HAND, seat: 1, slot: 3, card: 'Qs' });
    expect(viewOf(one).upCards?.missing).toEqual([2, 3].map((seat) => ({ seat, slot: 3 })));
    const two = give(one, { do: 'typeUp', hand: HAND, seat: 2, slot: 3, card: '3s' });
    const all = give(two, { do: 'typeUp', hand: HAND, seat: 3, slot: 3, card: '4s' });
    expect(viewOf(all)).toMatchObject({ street: 'fourth', phase: 'BETTING', legal: { seat: 1 } });
  });

  it('twin: given the round is open, then the street to come is not asked for', () => {
    const open = acts(dealtGame(playing('stud', STUD, [1, 2, 3]), 3, ['Kd', '2c', '9h']), ['bring_in']);
    expect(viewOf(open).upCards?.missing).toEqual([]);
    expect(press(open, { do: 'type-board' })).toMatchObject({ kind: 'nothing' });
  });
});

const checks = (count: number) => Array.from({ length: count }, () => 'check' as const);
/** Every up card read, the last card of each said to be there. */
function toSeventh(seats: number): Show {
  const first = ['2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'].slice(0, seats);
  const third = dealtGame(
    playing(
      'stud',
      STUD,
      Array.from({ length: seats }, (_, i) => i + 1),
    ),
    seats,
    first,
  );
  const open = acts(third, ['bring_in', ...Array.from({ length: seats - 1 }, () => 'call' as const)]);
  return ['c', 'd', 'h'].reduce((show, suit) => {
    const up = ['T', 'J', 'Q', 'K', 'A', '9', '8', '7'].slice(0, seats).map((rank) => `${rank}${suit}`);
    return acts(streetDealt(show, up), checks(seats));
  }, open);
}

describe('a card that the dealer turned over', () => {
  const places = (show: Show) => viewOf(show, { filled: [], readers: [] }).upCards?.exposable ?? [];
  const turned = { do: 'typeUp', hand: HAND, exposed: true } as const;

  it('given a first deal, then each seat has one place for it, until its up card is there', () => {
    const dealing = dealtGame(playing('stud', STUD, [1, 2, 3]), 3, ['Kd', '2c']);
    expect(places(dealing)).toEqual([{ seat: 3, slot: 2 }]);
    const view = viewOf(give(dealing, { ...turned, seat: 3, slot: 2, card: '2d' }));
    expect(view).toMatchObject({ phase: 'BETTING', legal: { seat: 2 }, upCards: { exposable: [] } });
  });

  it('given the last street, then it is the last card of each seat; twin: on the streets between there is none', () => {
    expect(places(closed)).toEqual([]);
    const last = [1, 2].map((seat) => ({ seat, slot: 6 }));
    expect(places(toSeventh(2))).toEqual(last);
    const dealt = give(toSeventh(2), { do: 'completeDeal', hand: HAND });
    expect(exposableAt({ exposable: places(dealt) }, 2)).toEqual(last[1]);
    const shown = give(dealt, { ...turned, seat: 2, slot: 6, card: '4d' });
    expect([
      places(shown),
      viewOf(shown)
        .seats.find((one) => one.seat === 2)
        ?.slots.at(-1),
    ]).toEqual([[last[0]], 'up']);
  });
});

describe('a hand of stud at the showdown that nobody read', () => {
  const seventh = give(toSeventh(2), { do: 'completeDeal', hand: HAND });
  const view = viewOf(acts(seventh, checks(2)), { filled: [], readers: [] });
  const seat = view.seats.find((one) => one.pointer);

  it('given its up cards, then its form asks for the other three and sends all seven in their order', () => {
    if (seat === undefined) throw new Error('nobody opens');
    const [third, ...later] = seat.up;
    expect(facesHeld(seat)).toEqual([null, null, third, ...later, null]);
    const cards = [...wholeHand(seat, ['2c', '3c', '4c'])];
    expect(cards).toEqual(['2c', '3c', third, ...later, '4c']);
    const opened = give(acts(seventh, checks(2)), { do: 'typeOpened', hand: HAND, seat: seat.seat, cards });
    expect(viewOf(opened).seats.find((one) => one.seat === seat.seat)?.opened).toEqual(cards);
  });

  it('given it was opened before its last card, then that one alone is asked for', () => {
    const slots = ['missing', 'missing', 'up', 'missing', 'none'] as const;
    const early = { slots, up: ['9h'], opened: ['As', 'Ks', '9h'] };
    expect(facesHeld(early)).toEqual(['As', 'Ks', '9h', null]);
    expect(wholeHand(early, ['2d'])).toEqual(['As', 'Ks', '9h', '2d']);
  });
});

describe('an up card that nobody read, of a hand that lies open', () => {
  const third = dealtGame(playing('stud', { ...STUD, limit: 'no' }, [1, 2]), 2, ['Kd', '2c']);
  const allIn = acts(third, ['bring_in', 'allin', 'call']);
  const turnedUp = (seat: number) => ({
    ...({ do: 'typeOpened', hand: HAND, seat } as const),
    cards: seat === 1 ? ['Qs', 'Qh', 'Kd'] : ['3s', '3h', '2c'],
  });
  const dealt = [4, 5, 6].reduce((show) => give(show, { do: 'completeDeal', hand: HAND }), allIn);
  const whole = { do: 'typeOpened', hand: HAND, seat: 1, cards: ['Qs', 'Qh', 'Kd', '3d', '4d', '5d'] } as const;
  const late = { do: 'typeUp', hand: HAND, seat: 1, slot: 3, card: '7d' } as const;

  it('given nobody is left to bet, then Enter says that the cards are there, nobody is asked who opens, and T types them', () => {
    expect(viewOf(allIn)).toMatchObject({ phase: 'FACE_UP', next: 'open', upCards: { asked: false } });
    const open = [1, 2].reduce((show, seat) => give(show, { ...turnedUp(seat) }), allIn);
    expect(viewOf(open)).toMatchObject({ phase: 'RUNOUT', next: 'complete-deal', upCards: { asked: false } });
    expect(press(open, { do: 'type-board' })).toEqual({ kind: 'form', sheet: { kind: 'up', seat: 1, slot: 3 } });
    expect(press(allIn, { do: 'type-board' })).toEqual({ kind: 'form', sheet: { kind: 'up', seat: 1, slot: 3 } });
  });

  it('given all its cards were typed, then no further one is asked for or taken', () => {
    const open = give(dealt, { ...whole, cards: [...whole.cards] });
    expect(viewOf(open).upCards?.missing.map(({ seat }) => seat)).toEqual([2, 2, 2]);
    expect(refusalOf(open, late)).toMatchObject({ code: 'already-open', params: { seat: 1 } });
  });

  it('twin: given the hand is not opened, then the late card is taken', () => {
    expect(viewOf(dealt).upCards?.missing).toHaveLength(6);
    expect(refusalOf(dealt, late)).toBeNull();
  });
});

describe('the last card of stud', () => {
  const form = { kind: 'form', sheet: { kind: 'board' } };

  it('given eight players to seventh, then Enter and T ask for the one card for all, and it opens the street', () => {
    const sixth = toSeventh(8);
    const view = viewOf(sixth, { filled: [], readers: [] });
    expect(view).toMatchObject({ next: '', nextBoard: { street: 'seventh', run: 0, count: 1 } });
    expect(press(sixth, { do: 'confirm' })).toEqual(form);
    expect(press(sixth, { do: 'type-board' })).toEqual(form);
    const shared = give(sixth, { do: 'typeBoard', hand: HAND, street: 'seventh', run: 0, cards: ['2c'] });
    expect(viewOf(shared)).toMatchObject({ phase: 'BETTING', street: 'seventh', boards: [['2c']], nextBoard: null });
  });

  it('given the burns might have to go back into the deck, then Enter says that each has his card, and T is for all', () => {
    const sixth = toSeventh(7);
    expect(viewOf(sixth)).toMatchObject({ next: 'complete-deal', nextBoard: { street: 'seventh', count: 1 } });
    expect(press(sixth, { do: 'confirm' })).toMatchObject({ command: { do: 'completeDeal' } });
    expect(press(sixth, { do: 'type-board' })).toEqual(form);
  });

  it('twin: given six players, then the deck suffices and T has nothing to type', () => {
    const sixth = toSeventh(6);
    expect(viewOf(sixth)).toMatchObject({ next: 'complete-deal', nextBoard: null });
    expect(press(sixth, { do: 'type-board' })).toMatchObject({ kind: 'nothing' });
  });
});
