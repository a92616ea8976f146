// Houses that tell of a card without showing it: by a refusal, a flag, a figure, the moment of a frame, an end that is none. Each
// is put in at the wiring of main.
import type { Card } from '../../server/engine/card.ts';
import type { GivenCommand } from '../../server/http/hub.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import type { VaultReply } from '../../server/vault/port.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { changedPictures, type Leak, whenPlaced } from './leaks.ts';
import type { Wiring } from './pipeline.ts';
import type { Show } from './show.ts';
import { cardAt, type World } from './world.ts';

export interface TellingLeak extends Omit<Leak, 'spells' | 'leaks'> {
  /** what is done beside the opening of a show, where it takes more to come out */
  readonly beside?: (show: Show, worlds: { readonly a: World; readonly b: World }) => Promise<void>;
}

export const TELLING_LEAKS: readonly TellingLeak[] = [
  { name: 'a statistic of hands that are not shown', where: 'canvas gated', wiring: earlyStatistic },
  { name: 'a light for a hand that will win', where: 'canvas gated', wiring: earlyLight },
  { name: 'an all-in that is none', where: 'canvas gated', wiring: falseAllIn },
  { name: 'an end of the hand that is none', where: 'canvas gated', wiring: falseEnd },
  { name: 'a flag that the next hand is ready', where: 'console', wiring: nextHandFlag },
  { name: 'a frame that comes a moment later', where: 'canvas gated', wiring: laterFrame },
  { name: 'a refusal whose words depend on a card', where: 'reply', wiring: wordedRefusal, beside: refused },
  { name: 'a card desk that knows where a typed card lies', where: 'reply', wiring: typedCardOracle, beside: typed },
  { name: 'a page that is told which hand was looked up first', where: 'asked', wiring: tellingAnswer },
];

type Seen = Map<string, Card>;

function knowing(rest: (seen: Seen) => Wiring): Wiring {
  const seen: Seen = new Map();
  return { vault: whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card)), ...rest(seen) };
}

function isRed(card: Card | undefined): boolean {
  return /[dh]$/.test(card ?? '');
}

function reds(seen: ReadonlyMap<string, Card>): number {
  return [...seen.values()].filter(isRed).length;
}

/** What a page does not know it does not draw: a field more is enough to tell. */
function withField(view: OverlayView, name: string, value: unknown): OverlayView {
  const changed: OverlayView = JSON.parse(JSON.stringify({ ...view, [name]: value }));
  return changed;
}

function earlyStatistic(): Wiring {
  return changedPictures((view, { seen }) => withField(view, 'statistics', { red: reds(seen) }));
}

function earlyLight(): Wiring {
  return changedPictures((view, { seen }) => ({
    ...view,
    seats: view.seats.map((seat) => ({
      ...seat,
      lit: seat.lit.map((_, slot) => isRed(seen.get(`${seat.seat}:${slot}`))),
    })),
  }));
}

function falseAllIn(): Wiring {
  return changedPictures((view, { seen }) => ({
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, allIn: seat.allIn || isRed(seen.get(`${seat.seat}:0`)) })),
  }));
}

/** The gate takes a hand with a red card for ended, and lets its cards out. */
function falseEnd(): Wiring {
  return changedPictures((view, { seen }) => {
    if (![...seen.values()].some(isRed)) return view;
    const face = (seat: number, place: string, slot: number) =>
      place === '##' ? (seen.get(`${seat}:${slot}`) ?? place) : place;
    return withField(
      view,
      'seats',
      view.seats.map((seat) => ({ ...seat, cards: seat.cards.map((place, slot) => face(seat.seat, place, slot)) })),
    );
  });
}

function nextHandFlag(): Wiring {
  return knowing((seen) => ({
    opened({ console: desk }) {
      const { feed } = desk;
      const publish = feed.publish.bind(feed);
      Object.assign(feed, {
        publish: (view: Parameters<typeof publish>[0], key: string) =>
          publish(Object.assign(view, { nextHand: reds(seen) > 3 }), `${key}${reds(seen) > 3}`),
      });
    },
  }));
}

/** As long as counting takes: a millisecond for each red card. */
function laterFrame(): Wiring {
  return knowing((seen) => ({
    opened({ feeds }, { clock }) {
      const honest = feeds.publish.bind(feeds);
      Object.assign(feeds, {
        publish(config: CanvasConfig, moment: Released<Moment>) {
          if (config.name !== 'gated' || seen.size === 0) return honest(config, moment);
          void clock.sleepUntil(clock.now() + reds(seen)).then(() => honest(config, moment));
        },
      });
    },
  }));
}

function wordedRefusal(): Wiring {
  return knowing((seen) => ({
    opened({ table }) {
      const honest = table.command.bind(table);
      Object.assign(table, {
        async command(given: GivenCommand) {
          const reply = await honest(given);
          return reply.ok ? reply : { ...reply, params: { ...reply.params, red: reds(seen) } };
        },
      });
    },
  }));
}

async function refused(show: Show): Promise<void> {
  await show.press({ do: 'openHand', hand: show.handNow, seat: 1 });
}

function typedCardOracle(): Wiring {
  const seen: Seen = new Map();
  const watching = whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card));
  return {
    vault(inner, at) {
      const vault = watching(inner, at);
      return {
        ...vault,
        async request(message): Promise<VaultReply> {
          const known = message.do === 'typeHole' && [...seen.values()].includes(message.card);
          return known ? { ok: false, code: 'duplicate-card', field: 'card' } : vault.request(message);
        },
      };
    },
  };
}

/** A card that lies at a seat in one world, and in the other nowhere. */
async function typed(show: Show, { a, b }: { readonly a: World; readonly b: World }): Promise<void> {
  const elsewhere = new Set(b.hands[0]?.values());
  const places = show.seats.flatMap((seat) => [`${seat}.0` as const, `${seat}.1` as const]);
  const card = places.map((place) => cardAt(a, 0, place)).find((one) => !elsewhere.has(one));
  if (card === undefined) throw new Error('the same cards lie in both worlds');
  await show.press({ do: 'typeHole', hand: show.handNow, seat: 1, slot: 0, card }, 'dasha');
}

function tellingAnswer(): Wiring {
  return knowing((seen) => ({
    opened({ past }) {
      const list = past.list.bind(past);
      Object.assign(past, { list: async () => [...(await list()), { red: reds(seen) }] });
    },
  }));
}
