// Laws of the views over random hands of any game: no view depends on a card that was not released to it. Each guard has a twin that leaks.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { bestHigh } from '../../server/engine/handRank/high.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import { exactChances, type Question } from '../../server/views/chances/chances.ts';
import { rememberedChances } from '../../server/views/chances/remembered.ts';
import { checkView } from '../../server/views/check/checkView.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { watchView } from '../../server/views/public/watchView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { type Deal, deal, eventsOf, play } from '../properties/engineHands.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { cardsOfGame, holeCards, holeOf, seatAt } from './dealtDeck.ts';
import { foldEach, type Hole, released, seatedFor } from './released.ts';

announceSeed('views');

/** A moment of a random hand, which seats are due on the canvas, and what lies in the deck. */
interface World {
  readonly deal: Deal;
  readonly due: readonly number[];
  readonly live: boolean;
}

const world: fc.Arbitrary<World> = fc.record({
  deal,
  due: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  live: fc.boolean(),
});

/** `deck` is for leaking twins alone: builders of the product are not given it. */
type Builder = (moment: Released<Moment>, deck: readonly Card[]) => unknown;

interface Played {
  readonly events: readonly HandEvent[];
  readonly hand: Hand;
}

function playWorld({ deal: dealt }: World): Played | null {
  const { record, state } = play(dealt);
  return state === null ? null : { events: eventsOf(record), hand: state };
}

function momentOf({ live }: World, { events, hand }: Played, hole: Hole): Released<Moment> {
  const state = foldEach(seatedFor(hand), events);
  return released({ state, events }, live ? { kind: 'tabled-only' } : { hole });
}

/** The same hand with other cards in every place that is neither due nor open: the rest of the deck, turned by one. */
function otherCards(cards: readonly Card[], due: readonly number[], { hand }: Played): readonly Card[] {
  const faces = hand.seats.flatMap((s) => [...s.cards, ...s.up.map((up) => up.card)]);
  const shown = new Set([...hand.boards.flat(), ...faces]);
  const isFixed = (place: number) => due.includes(seatAt(hand, place) ?? 0) || shown.has(cards[place] ?? '2c');
  const free = cards.map((_, place) => place).filter((place) => !isFixed(place));
  const next = new Map(free.map((place, i) => [place, free[(i + 1) % free.length] ?? place]));
  return cards.map((card, place) => cards[next.get(place) ?? place] ?? card);
}

/** Whether the builder gives other bytes when only sealed cards are others. */
function differs(builder: Builder, w: World): boolean {
  const played = playWorld(w);
  if (played === null) return false;
  const own = cardsOfGame(played.hand, w.deal.deck);
  const other = otherCards(own, w.due, played);
  const bytes = (cards: readonly Card[]) =>
    JSON.stringify(builder(momentOf(w, played, holeOf(played.hand, cards, w.due)), cards));
  return bytes(own) !== bytes(other);
}

const BUILDERS: Readonly<Record<string, Builder>> = {
  overlay: (moment) => overlayView(moment),
  commentary: (moment) => commentaryView(moment),
  venue: (moment) => venueView(moment),
  public: (moment) => watchView(moment),
  check: (moment) => checkView(moment, 120_000),
};

/** Names the hand of the seat to act, due or not. */
const earlyLabel: Builder = (moment, deck) => {
  const { hand } = moment.value;
  const board = hand?.boards[0] ?? [];
  const seat = hand?.seats[0]?.seat ?? 1;
  const own = hand === null ? [] : holeCards(hand, deck, seat);
  const label = board.length >= 3 && own.length === 2 ? bestHigh([...own, ...board]).ranks : '';
  return { ...overlayView(moment), label };
};

/** Fills sealed places although they are not due. */
const fullSlots: Builder = (moment, deck) => {
  const view = overlayView(moment);
  const { hand } = moment.value;
  const seats = view.seats.map((s) =>
    s.cards[0] === '##' && hand !== null ? { ...s, cards: holeCards(hand, deck, s.seat) } : s,
  );
  return { ...view, seats };
};

/** Sends the length of a thought and no card. */
const tellingLength: Builder = (moment, deck) => ({
  ...venueView(moment),
  pad: 'x'.repeat(deck[0]?.charCodeAt(0) ?? 0),
});

const caught = (builder: Builder, seed: number) =>
  fc.check(
    fc.property(world, (w) => !differs(builder, w)),
    { seed, numRuns: 400, endOnFailure: true },
  ).failed;

describe.each(SEEDS)('no view knows what was not released, seed %i', (seed) => {
  test.each(Object.entries(BUILDERS))(
    'given other cards in sealed places, then the %s is the same byte for byte',
    (_, builder) => {
      fc.assert(
        fc.property(world, (w) => !differs(builder, w)),
        { seed, numRuns: runs(60) },
      );
    },
  );

  test.each(Object.entries({ earlyLabel, fullSlots, tellingLength }))('twin: %s is caught', (_, builder) => {
    expect(caught(builder, seed)).toBe(true);
  });

  test('given every hole card released, then the venue is the same as with none', () => {
    expect(fc.check(venueLaw(BUILDERS['venue'] ?? earlyLabel), { seed, numRuns: runs(60) }).failed).toBe(false);
  });

  test('twin: a venue drawn from released values is caught', () => {
    expect(
      fc.check(venueLaw(BUILDERS['overlay'] ?? earlyLabel), { seed, numRuns: 100, endOnFailure: true }).failed,
    ).toBe(true);
  });

  test('given any moment, then chances are asked for released or opened cards only', () => {
    fc.assert(
      fc.property(world, (w) => strangers(w).length === 0),
      { seed, numRuns: runs(60) },
    );
  });
});

const ALL_SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function venueLaw(builder: Builder) {
  return fc.property(world, (w) => {
    const played = playWorld(w);
    if (played === null) return true;
    const shown = { ...w, live: false };
    const bytes = (due: readonly number[]) =>
      JSON.stringify(
        builder(momentOf(shown, played, holeOf(played.hand, cardsOfGame(played.hand, w.deal.deck), due)), w.deal.deck),
      );
    return bytes([]) === bytes(ALL_SEATS);
  });
}

/** Cards that a builder asked chances for although nobody had released or opened them. */
function strangers(w: World): readonly Card[] {
  const played = playWorld(w);
  if (played === null) return [];
  const asked: Question[] = [];
  const cards = cardsOfGame(played.hand, w.deal.deck);
  const moment = momentOf(w, played, holeOf(played.hand, cards, w.due));
  const spy = rememberedChances((question) => {
    asked.push(question);
    return exactChances(question);
  });
  overlayView(moment, spy);
  commentaryView(moment, spy);
  const { slots, hand } = moment.value;
  const out = new Set([
    ...slots.flatMap((s) => s.card ?? []),
    ...(hand?.seats ?? []).flatMap((s) => [...s.cards, ...s.up.map((up) => up.card)]),
  ]);
  return asked.flatMap((question) => question.hands.flat()).filter((card) => !out.has(card));
}
