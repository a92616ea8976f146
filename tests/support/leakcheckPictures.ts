// Leaks by the pictures of a canvas, put in at the feed of a whole server: what each tells hangs on cards that lie face down.
import type { Card } from '../../server/engine/card.ts';
import type { PublicView } from '../../server/http/hub.ts';
import type { TableServer } from '../../server/main/tableServer.ts';
import { whenPlaced } from './leaks.ts';
import type { Wiring } from './pipeline.ts';

/** Pictures of three canvases, of which one is never delayed. */
export type CanvasName = 'gated' | 'short' | 'venue';
/** Cards that lie face down, by `seat:slot`. */
export type Seen = Map<string, Card>;

export const pictureOf = (canvas: CanvasName): string => `canvas ${canvas} public feeds.watch ${canvas}`;

export function knowing(rest: (seen: Seen) => Wiring): () => Wiring {
  return () => {
    const seen: Seen = new Map();
    return { vault: whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card)), ...rest(seen) };
  };
}

export function isRed(card: Card | undefined): boolean {
  return /[dh]$/.test(card ?? '');
}

export function reds(seen: Seen): number {
  return [...seen.values()].filter(isRed).length;
}

interface SeatOf {
  readonly seat: number;
  readonly cards: readonly string[];
}
type Change = (seat: SeatOf, seen: Seen) => object;

/** Every seat of every picture goes through `change`. */
export function inSeats(canvas: CanvasName, change: Change): () => Wiring {
  return inPictures(canvas, (view, seen) => {
    const seats: unknown = Reflect.get(view, 'seats');
    return Array.isArray(seats)
      ? { ...view, seats: seats.map((seat: SeatOf) => ({ ...seat, ...change(seat, seen) })) }
      : view;
  });
}

export function inPictures(canvas: CanvasName, change: (view: PublicView, seen: Seen) => object): () => Wiring {
  return knowing((seen) => ({
    opened(server) {
      onFeed(server, canvas, (publish) => (view) => {
        const changed: PublicView = JSON.parse(JSON.stringify(change(view, seen)));
        return publish(changed, JSON.stringify(changed));
      });
    },
  }));
}

type Publish = (view: PublicView, key: string) => boolean;

/** A feed is there from its first picture on. */
function onFeed({ feeds }: TableServer, canvas: CanvasName, wrap: (publish: Publish) => Publish): void {
  const honest = feeds.publish.bind(feeds);
  const wrapped = new WeakSet<object>();
  Object.assign(feeds, {
    publish(config: Parameters<typeof honest>[0], moment: Parameters<typeof honest>[1]) {
      const feed = feeds.get(canvas);
      if (config.name === canvas && feed !== undefined && !wrapped.has(feed)) {
        wrapped.add(feed);
        Object.assign(feed, { publish: wrap(feed.publish.bind(feed)) });
      }
      honest(config, moment);
    },
  });
}

const place = ({ seat }: SeatOf, slot: number): string => `${seat}:${slot}`;

/** What hands would win, by the cards that lie there. */
export const equity: Change = (seat, seen) => ({
  equity: '23456789TJQKA'.indexOf(seen.get(place(seat, 0))?.charAt(0) ?? '') * 1_000,
});
export const longer: Change = (seat, seen) => ({
  cards: seat.cards.map((card, slot) => (card === '##' && isRed(seen.get(place(seat, slot))) ? '###' : card)),
});
export const allIn: Change = (seat, seen) => ({ allIn: isRed(seen.get(place(seat, 0))) });
/** The gate takes the hand for ended. */
export const faces: Change = (seat, seen) => ({
  cards: seat.cards.map((card, slot) => (card === '##' ? (seen.get(place(seat, slot)) ?? card) : card)),
});
