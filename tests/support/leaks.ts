// Houses that leak, each in one way, put in at the wiring of main: what the tests of secrecy must catch. Nothing of this
// can be reached by a flag, a route or a variable of the server.
import type { Card } from '../../server/engine/card.ts';
import type { PublicView } from '../../server/http/hub.ts';
import type { PublicFeed } from '../../server/main/feeds.ts';
import { tagKey } from '../../server/readers/protocol/tagKey.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import type { VaultPort, VaultRequest } from '../../server/vault/port.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import type { Wired, Wiring } from './pipeline.ts';
import type { World } from './world.ts';

export interface Leak {
  readonly name: string;
  /** which channel or which table of the database it comes out by */
  readonly where: string;
  /** what comes out: renaming tags shows a tag, other cards in closed places show a card */
  readonly leaks: 'tag' | 'card';
  /** the tag or card itself stands there, not only what follows from it */
  readonly spells: boolean;
  /** fresh for each house: some remember what they have seen */
  wiring(): Wiring;
}

interface Dealt {
  readonly seat: number;
  readonly slot: number;
  readonly tag: string;
  readonly card: Card;
}

export const LEAKS: readonly Leak[] = [
  { name: 'a card in an event of the hand log', where: 'hand_log', leaks: 'card', spells: true, wiring: cardInEvent },
  { name: 'a tag in a proposal', where: 'console', leaks: 'tag', spells: true, wiring: tagInProposal },
  { name: 'a tag in a question', where: 'console', leaks: 'tag', spells: true, wiring: tagInQuestion },
  { name: 'equity before the cards are due', where: 'canvas gated', leaks: 'card', spells: false, wiring: earlyEquity },
  {
    name: 'a placeholder of another length',
    where: 'canvas gated',
    leaks: 'card',
    spells: false,
    wiring: longPlaceholder,
  },
  {
    name: 'more frames the higher the card that is read',
    where: 'canvas short',
    leaks: 'card',
    spells: false,
    wiring: framesByRank,
  },
  {
    name: 'a place whose word depends on the card there',
    where: 'card desk',
    leaks: 'card',
    spells: false,
    wiring: wordByColour,
  },
  { name: 'a tag in a log line', where: 'log', leaks: 'tag', spells: true, wiring: tagInLogLine },
  { name: 'a card in the detail of the audit', where: 'audit', leaks: 'card', spells: true, wiring: cardInAudit },
];

/** Told of every card as it is placed, before the vault is. */
export function whenPlaced(tell: (dealt: Dealt, at: Wired) => void): NonNullable<Wiring['vault']> {
  return (vault: VaultPort, at: Wired) => ({
    ...vault,
    async request(message: VaultRequest) {
      const reply = await vault.request(message);
      const card = message.do === 'placeTag' ? cardOf(at.world, message.tag) : undefined;
      if (message.do === 'placeTag' && card !== undefined)
        tell({ seat: message.at.seat, slot: message.at.slot, tag: message.tag, card }, at);
      return reply;
    },
  });
}

function cardOf(world: World, tag: string): Card | undefined {
  return [...world.uids, ...world.spares].find(([, uid]) => tagKey(uid) === tag)?.[0];
}

/** Red cards count as typed, black ones as read. */
function wordByColour(): Wiring {
  const seen = new Map<string, Card>();
  const watching = whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card));
  return {
    vault(inner, at) {
      const vault = watching(inner, at);
      return {
        ...vault,
        async request(message) {
          const reply = await vault.request(message);
          if (!reply.ok || reply.is !== 'filled') return reply;
          const slots = reply.slots.map((place) => {
            const red = /[hd]$/.test(seen.get(`${place.seat}:${place.slot}`) ?? '');
            return { ...place, source: red ? ('typed' as const) : place.source };
          });
          return { ...reply, slots };
        },
      };
    },
  };
}

function cardInEvent(): Wiring {
  const seen = new Map<string, Card>();
  return {
    vault: whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card)),
    house(house) {
      const { log } = house.stores;
      const leaking = (event: unknown) =>
        field(event, 'type') === 'HoleCardDealt'
          ? { ...Object(event), card: seen.get(`${field(event, 'seat')}:${field(event, 'slot')}`) }
          : event;
      const append: typeof log.append = (given) =>
        log.append({
          ...given,
          entries: given.entries.map((entry) => ({ ...entry, events: entry.events.map(leaking) })),
        });
      return { ...house, stores: { ...house.stores, log: { ...log, append } } };
    },
  };
}

function tagInProposal(): Wiring {
  let last = '';
  return {
    vault: whenPlaced(({ tag }) => {
      last = tag;
    }),
    opened({ table }) {
      const { proposals } = table;
      Object.assign(table, { proposals: () => proposals().map((p) => ({ ...p, evidence: { ...p.evidence, last } })) });
    },
  };
}

function tagInQuestion(): Wiring {
  const question = { code: 'CARD_READ', clause: '', seat: null, recommended: 'check-seat' } as const;
  return {
    vault: whenPlaced(({ seat, slot, tag }, at) =>
      at.server().table.ask({ ...question, id: `read ${seat} ${slot}`, params: { tag } }),
    ),
  };
}

function tagInLogLine(): Wiring {
  return { vault: whenPlaced(({ seat, tag }, { logger }) => logger.log('debug', 'card placed', { seat, tag })) };
}

function cardInAudit(): Wiring {
  const facts: Promise<unknown>[] = [];
  return {
    vault: whenPlaced(({ seat, card }, at) => {
      const fact = { actor: 'table', action: 'card-placed', subject: `seat:${seat}`, detail: { card } };
      facts.push(at.audit().record(fact));
    }),
  };
}

function framesByRank(): Wiring {
  return {
    vault: whenPlaced(({ card, tag }, at) => {
      for (let more = '23456789TJQKA'.indexOf(card.charAt(0)); more >= 0; more -= 1) again(at, `${tag} ${more}`);
    }),
  };
}

/** The same picture once more on a delayed canvas, at each read: the same in both worlds, and yet it tells too early. */
export function frameForEveryRead(): Wiring {
  return { vault: whenPlaced(({ tag }, at) => again(at, tag)) };
}

function again(at: Wired, key: string): void {
  const feed = at.server().feeds.get('short');
  const view = feed?.latest()?.view;
  if (feed !== undefined && view !== undefined) publish(feed, view, { at, key });
}

interface Publishing {
  readonly at: Wired;
  readonly key: string;
}

function publish(feed: PublicFeed, view: PublicView, { at, key }: Publishing): void {
  if (feed.publish(view, key)) at.tap({ table: feed.table, canvas: feed.canvas, view });
}

/** Every picture of the gated canvas goes through `change`, which knows the cards that lie there. */
export function changedPictures(change: (view: OverlayView, lying: Lying) => OverlayView): Wiring {
  const seen = new Map<string, Card>();
  return {
    vault: whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card)),
    opened({ feeds }, at) {
      const honest = feeds.publish.bind(feeds);
      Object.assign(feeds, {
        publish(config: CanvasConfig, moment: Released<Moment>) {
          const feed = feeds.get(config.name);
          if (config.name !== 'gated' || feed === undefined) return honest(config, moment);
          const view = change(overlayView(moment), { moment, seen });
          publish(feed, view, { at, key: JSON.stringify(view) });
        },
      });
    },
  };
}

interface Lying {
  readonly moment: Released<Moment>;
  readonly seen: ReadonlyMap<string, Card>;
}

function earlyEquity(): Wiring {
  return changedPictures((view, { moment, seen }) => {
    const slots = moment.value.slots.map((at) => ({ ...at, card: seen.get(`${at.seat}:${at.slot}`) ?? null }));
    const early = overlayView({ ...moment, value: { ...moment.value, slots } });
    const seats = view.seats.map((seat, i) => ({ ...seat, equity: early.seats[i]?.equity ?? -1 }));
    return { ...view, seats };
  });
}

/** A closed red card takes one byte more. */
function longPlaceholder(): Wiring {
  return changedPictures((view, { seen }) => {
    const longer = (seat: number, place: string, slot: number) =>
      place === '##' && /[dh]$/.test(seen.get(`${seat}:${slot}`) ?? '') ? '###' : place;
    const seats = view.seats.map((seat) => ({
      ...seat,
      cards: seat.cards.map((place, slot) => longer(seat.seat, place, slot)),
    }));
    const changed: OverlayView = JSON.parse(JSON.stringify({ ...view, seats }));
    return changed;
  });
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
