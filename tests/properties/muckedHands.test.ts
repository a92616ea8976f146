// 5.9.2.4 and A-10: a hand mucked at the showdown never wins, stands in nothing that is live or kept, and on air only as the
// house says; nothing else in a picture depends on its cards.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../server/engine/card.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import type { Hand } from '../../server/engine/hand.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { cardsOfGame, slotText } from '../views/dealtDeck.ts';
import { type Hole, released } from '../views/released.ts';
import { eventsOf } from './engineHands.ts';
import {
  entered,
  holeOf,
  liveTexts,
  type MuckedDeal,
  muckedDeal,
  mucksOf,
  names,
  playToTheMuck,
  unseenMucks,
} from './muckedHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('mucked hands');

/** Pots that the rules gave to a hand that lay in the muck; one that can still be retrieved (R14) is in play. */
function muckedWinners(events: readonly HandEvent[]): readonly number[] {
  const gone = new Set<number>();
  return events.flatMap((event) => {
    if (event.type === 'HandMucked' && !event.pending) gone.add(event.seat);
    if (event.type === 'HandRetrieved') gone.delete(event.seat);
    if (event.type !== 'PotDecided' || event.codes.some(isRuled)) return [];
    return event.shares.flatMap(({ seat }) => (gone.has(seat) ? [seat] : []));
  });
}

/** 6.3.9 pays who gave up before, and a judge's award is his word. */
function isRuled(code: string): boolean {
  return code.includes('FORFEIT') || code.includes('OVERRULED');
}

interface Live {
  readonly texts: Readonly<Record<string, string>>;
  /** of each muck that nobody has seen */
  readonly faces: readonly (readonly Card[])[];
}
type Texts = (dealt: MuckedDeal) => Live | null;

const LIVE: Texts = (dealt) => {
  const played = playToTheMuck(dealt);
  const { state } = played;
  if (state === null) return null;
  return {
    texts: liveTexts(entered(played)),
    faces: unseenMucks(played).map((seat) => holeOf(state, dealt.deck, seat)),
  };
};

/** Where a card of an unseen muck is named. */
function naming(dealt: MuckedDeal, texts: Texts): readonly string[] {
  const live = texts(dealt);
  if (live === null) return [];
  return Object.entries(live.texts).flatMap(([where, text]) => (names(text, live.faces.flat()) ? [where] : []));
}

type Builder = (moment: Released<Moment>) => { readonly seats: readonly Seat[] };
interface Seat {
  readonly seat: number;
  readonly cards: readonly string[];
}

const BUILDERS: Readonly<Record<string, Builder>> = {
  overlay: (moment) => overlayView(moment),
  commentary: (moment) => commentaryView(moment),
  venue: (moment) => venueView(moment),
};

interface Pictured {
  readonly hand: Hand;
  readonly mucks: readonly number[];
  /** with every hole card released, those of mucked seats as they are or others */
  picture(builder: Builder, others: boolean): ReturnType<Builder>;
}

function pictured({ deck, ...dealt }: MuckedDeal): Pictured | null {
  const played = playToTheMuck({ deck, ...dealt });
  const hand = played.state;
  const mucks = unseenMucks(played);
  if (hand === null || mucks.length === 0 || mucks.length > 4) return null;
  const { state } = entered(played);
  const cards = cardsOfGame(hand, deck);
  const inUse = [...hand.boards.flat(), ...hand.seats.flatMap((s) => [...s.cards, ...holeOf(hand, deck, s.seat)])];
  const spare = cards.filter((card) => !inUse.includes(card));
  if (spare.length < mucks.flatMap((seat) => holeOf(hand, deck, seat)).length) return null;
  return {
    hand,
    mucks,
    picture(builder, others) {
      const left = [...spare];
      const cardsOf = (seat: number) =>
        holeOf(hand, deck, seat).map((card) => (others && mucks.includes(seat) ? (left.shift() ?? card) : card));
      const hole: Hole = Object.fromEntries(hand.seats.map((s) => [s.seat, slotText(s.held, cardsOf(s.seat))]));
      return builder(released({ state, events: eventsOf(played.record) }, { hole }));
    },
  };
}

/** What is wrong with the picture of a mucked hand; null: nothing, or there is none. */
function pictureFault(dealt: MuckedDeal, builder: Builder, live: boolean): string | null {
  const shown = pictured(dealt);
  if (shown === null) return null;
  const { hand, mucks } = shown;
  const view = shown.picture(builder, false);
  const faces = mucks.flatMap((seat) => holeOf(hand, dealt.deck, seat));
  const mayShow = !live && dealt.rule !== 'hide';
  if (!mayShow && names(withoutOuts(view), faces)) return 'a mucked card is shown';
  const blank = (of: typeof view) => ({
    ...of,
    seats: of.seats.map((s) => (mucks.includes(s.seat) ? { ...s, cards: [] } : s)),
  });
  if (names(withoutOuts(blank(view)), faces)) return 'a mucked card stands outside its places';
  const other = JSON.stringify(blank(shown.picture(builder, true)));
  return JSON.stringify(blank(view)) === other ? null : 'something else depends on a mucked card';
}

/** Outs name every card that lies nowhere in sight, so those in the muck as well. */
function withoutOuts(view: object): string {
  return JSON.stringify(view, (key, value: unknown) => (key === 'outs' ? [] : value));
}

describe.each(SEEDS)('hands mucked at the showdown, seed %i', (seed) => {
  test('given any showdown, then the rules give no pot to a mucked hand', () => {
    fc.assert(
      fc.property(muckedDeal, (dealt) => muckedWinners(eventsOf(playToTheMuck(dealt).record)).length === 0),
      { seed, numRuns: runs(40) },
    );
  });

  test('given any showdown, then no live view, record, earlier hand or export names a mucked card', () => {
    fc.assert(
      fc.property(muckedDeal, (dealt) => {
        expect(naming(dealt, LIVE)).toEqual([]);
      }),
      { seed, numRuns: runs(40) },
    );
  });

  test.each(Object.keys(BUILDERS))('given every card released, then the %s has them as the house says', (name) => {
    const builder = BUILDERS[name] ?? overlayView;
    fc.assert(
      fc.property(muckedDeal, (dealt) => {
        expect(pictureFault(dealt, builder, name === 'venue')).toBeNull();
      }),
      { seed, numRuns: runs(40) },
    );
  });

  test('the hands are such that it matters: many are mucked, some after others were shown', () => {
    const hands = fc.sample(muckedDeal, { seed, numRuns: 60 }).map(playToTheMuck);
    const mucked = hands.filter((played) => unseenMucks(played).length > 0);
    expect(mucked.length).toBeGreaterThan(15);
    expect(mucked.some(({ state: hand }) => hand?.seats.some(({ state }) => state === 'OPENED'))).toBe(true);
  });
});

describe('the laws of mucked hands can fail', () => {
  const caught = (law: (dealt: MuckedDeal) => boolean) =>
    fc.check(fc.property(muckedDeal, law), { seed: 1, numRuns: 200, endOnFailure: true }).failed;

  test('given a pot for a mucked hand, then it is found', () => {
    const pot = { type: 'PotDecided', pot: 0, shown: true, codes: [] } as const;
    expect(
      caught((dealt) => {
        const events = eventsOf(playToTheMuck(dealt).record);
        const mucked = events.find((event) => event.type === 'HandMucked' && !event.pending);
        if (mucked?.type !== 'HandMucked') return true;
        const share = {
          seat: mucked.seat,
          run: 0,
          amount: dealt.start.start.structure.bigBlind,
          oddUnits: 0,
          part: 'whole',
        } as const;
        return muckedWinners([...events, { ...pot, amount: share.amount, shares: [share] }]).length === 0;
      }),
    ).toBe(true);
  });

  test('given a record that says what was thrown away, then it is found', () => {
    const telling: Texts = (dealt) => {
      const live = LIVE(dealt);
      if (live === null) return null;
      return { ...live, texts: { ...live.texts, rulings: JSON.stringify({ note: live.faces[0] ?? [] }) } };
    };
    expect(caught((dealt) => naming(dealt, telling).length === 0)).toBe(true);
  });

  /** As if a mucked hand still lay in front of its seat. */
  const asLive = (moment: Released<Moment>): Released<Moment> => {
    const { hand } = moment.value;
    const seats = hand?.seats.map((s) => (s.state === 'MUCKED' ? ({ ...s, state: 'LIVE_DOWN' } as const) : s)) ?? [];
    return hand === null ? moment : { ...moment, value: { ...moment.value, hand: { ...hand, seats } } };
  };
  const first = (moment: Released<Moment>): Card | '' =>
    moment.value.slots.find(({ seat }) => seat === mucksOf(moment.value.hand ?? NOBODY)[0])?.card ?? '';
  const NOBODY = { seats: [] };

  test.each<readonly [string, Builder, boolean]>([
    ['an overlay that keeps faces which the house hides', (moment) => overlayView(asLive(moment)), false],
    ['a venue that is drawn from released cards', (moment) => overlayView(moment), true],
    ['a line that names a mucked card', (moment) => ({ ...overlayView(moment), heading: first(moment) }), false],
    ['a figure that counts by it', (moment) => ({ ...overlayView(moment), n: first(moment).charCodeAt(0) }), false],
  ])('given %s, then it is found', (_name, builder, live) => {
    expect(caught((dealt) => pictureFault(dealt, builder, live) === null)).toBe(true);
  });
});
