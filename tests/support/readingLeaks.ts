// Houses that leak by what tells of decks, antennas and scans: proposals, the deck page, the page of the readers, the players'
// lights. Each is put in at the wiring of main.

import { SCAN_STATES } from '../../server/console/scan/view.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import type { WritableFeed } from '../../server/release/broadcast.ts';
import { type Leak, whenPlaced } from './leaks.ts';
import type { Wired, Wiring } from './pipeline.ts';

export const READING_LEAKS: readonly Leak[] = [
  { name: 'a card in a proposal', where: 'console', leaks: 'card', spells: true, wiring: cardInProposal },
  {
    name: 'a proposal that names the missing card',
    where: 'console',
    leaks: 'card',
    spells: true,
    wiring: missingInProposal,
  },
  {
    name: 'the weak tags of a deck in play',
    where: 'feed deckDesk.watch',
    leaks: 'card',
    spells: false,
    wiring: weakOfDeckInPlay,
  },
  { name: 'a tag on the screen', where: 'feed reading.health', leaks: 'tag', spells: true, wiring: tagOnScreen },
  {
    name: 'a rate that follows the card at a seat',
    where: 'feed reading.health',
    leaks: 'card',
    spells: false,
    wiring: rateByCard,
  },
  {
    name: 'a light that depends on the cards',
    where: 'feed reading.scan',
    leaks: 'card',
    spells: false,
    wiring: lightByCards,
  },
];

interface Known {
  readonly cards: Map<string, Card>;
  tag: string;
}

/** `then`: what makes the leaking feed speak, where a read alone does not. */
function knowing(opened: (at: Known) => NonNullable<Wiring['opened']>, then: (at: Wired) => void = () => {}): Wiring {
  const known: Known = { cards: new Map(), tag: '' };
  return {
    opened: opened(known),
    vault: whenPlaced(({ seat, slot, card, tag }, at) => {
      known.cards.set(`${seat}:${slot}`, card);
      known.tag = tag;
      then(at);
    }),
  };
}

/** Of the cards at a seat, 0 to 102. */
function worth(cards: ReadonlyMap<string, Card>, seat: string): number {
  return [0, 1].reduce((sum, slot) => sum + Math.max(0, DECK.indexOf(cards.get(`${seat}:${slot}`) ?? '2c')), 0);
}

/** Every view of the feed goes through `change`. */
function changed<V>(feed: WritableFeed<V>, change: (view: V) => V): void {
  const honest = feed.publish.bind(feed);
  Object.assign(feed, {
    publish(view: V): boolean {
      const leaking = change(view);
      return honest(leaking, JSON.stringify(leaking));
    },
  });
}

function inProposals(tell: (known: Known) => object): Wiring {
  return knowing((known) => ({ table }) => {
    const { proposals } = table;
    Object.assign(table, {
      proposals: () => proposals().map((p) => ({ ...p, evidence: { ...p.evidence, ...tell(known) } })),
    });
  });
}

function cardInProposal(): Wiring {
  return inProposals(({ cards }) => ({ read: [...cards.values()] }));
}

function missingInProposal(): Wiring {
  return inProposals(({ cards }) => {
    const read = [...cards.values()];
    return { missing: DECK.filter((card) => !read.includes(card)) };
  });
}

function weakOfDeckInPlay(): Wiring {
  return knowing(
    ({ cards }) =>
      ({ decks }) =>
        changed(decks.feed, (view) => {
          const worn = [...cards.values()].map((card) => ({ card, verdict: 'weak', rate: 0.3 }) as const);
          return { ...view, report: { deck: 'red', name: 'Red', worn } };
        }),
    (at) => at.server().decks.changed(),
  );
}

function tagOnScreen(): Wiring {
  return knowing((known) => ({ readings }) => {
    changed(readings.health, (view) => ({
      ...view,
      antennas: view.antennas.map((antenna) => ({ ...antenna, port: `${antenna.port} ${known.tag}` })),
    }));
  });
}

/** As if one tag of a deck were weak, and its rate were told in the middle of the hand (F09). */
function rateByCard(): Wiring {
  return knowing(({ cards }) => ({ readings }) => {
    changed(readings.health, (view) => ({
      ...view,
      antennas: view.antennas.map((antenna) => ({ ...antenna, hitRate: 40 + worth(cards, antenna.zone.slice(5)) / 2 })),
    }));
  });
}

function lightByCards(): Wiring {
  return knowing(({ cards }) => ({ readings }) => {
    changed(readings.scan, (view) => ({
      ...view,
      seats: view.seats.map((seat) => {
        const state = SCAN_STATES[worth(cards, `${seat.seat}`) % SCAN_STATES.length] ?? 'none';
        return { ...seat, state };
      }),
    }));
  });
}
