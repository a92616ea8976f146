// A house that leaks in games with draws and up cards, on each canvas in another way, put in at the wiring of main; and the relation
// that finds what tells of a draw before it: shows that differ in which cards are thrown away have the same pictures until then.
import type { Card } from '../../server/engine/card.ts';
import type { CanvasConfig } from '../../server/release/control.ts';
import type { Moment, Released } from '../../server/release/released.ts';
import type { VaultPort, VaultReply, VaultRequest } from '../../server/vault/port.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import type { OverlayView, SeatView } from '../../server/views/overlay/view.ts';
import { whenPlaced } from './leaks.ts';
import type { Wired, Wiring } from './pipeline.ts';
import type { Trace } from './trace.ts';

/** What the house knows of the hand, by `seat:slot`. */
interface Known {
  readonly cards: Map<string, Card>;
  readonly tags: Map<string, string>;
  readonly thrown: Set<string>;
}

/** By the canvas that it comes out on. */
const PICTURES: Readonly<Record<string, (seat: SeatView, known: Known) => object>> = {
  marks: marked,
  drawn: earlyDrawn,
  chances: knowingChances,
  lengths: longerPlaceholder,
};

export const GAME_LEAKS = [
  ['drawn cards before they are due', 'canvas drawn'],
  ['chances that know what was thrown away', 'canvas chances'],
  ['a frame whose length follows the card that comes next', 'canvas lengths'],
  ['what was thrown away in a log line', 'log'],
] as const;

/** What no other card shows, but other cards to throw away. */
export const EARLY_LEAKS = [
  ['a hand that forgets what stayed', 'canvas forgets'],
  ['thrown cards that are marked early', 'canvas marks'],
] as const;

/** Of the first hand of a show. */
export function leakingDraws(): Wiring {
  const known: Known = { cards: new Map(), tags: new Map(), thrown: new Set() };
  const watching = whenPlaced(({ seat, slot, card, tag }) => {
    known.cards.set(`${seat}:${slot}`, card);
    known.tags.set(`${seat}:${slot}`, tag);
  });
  return {
    vault: (inner, at) => telling(watching(inner, at), { known, at }),
    opened({ feeds }, at) {
      const honest = feeds.publish.bind(feeds);
      Object.assign(feeds, {
        publish(config: CanvasConfig, moment: Released<Moment>) {
          const [change, feed] = [PICTURES[config.name], feeds.get(config.name)];
          if (change === undefined || feed === undefined) return honest(config, moment);
          const view = changed(overlayView(moment), (seat) => change(seat, known));
          if (feed.publish(view, JSON.stringify(view))) at.tap({ table: feed.table, canvas: feed.canvas, view });
        },
      });
    },
  };
}

function changed(view: OverlayView, change: (seat: SeatView) => object): OverlayView {
  const next: OverlayView = JSON.parse(JSON.stringify({ ...view, seats: view.seats.map(change) }));
  return next;
}

function telling(vault: VaultPort, { known, at }: { readonly known: Known; readonly at: Wired }): VaultPort {
  return {
    ...vault,
    async request(message) {
      if (message.do === 'noteThrown') noteThrown(message, { known, at });
      const reply = await vault.request(message);
      return message.do === 'openForRelease' && message.canvas === 'forgets' ? forgotten(message, reply, known) : reply;
    },
  };
}

function noteThrown(
  { at: { seat, slot } }: Extract<VaultRequest, { do: 'noteThrown' }>,
  { known, at }: { readonly known: Known; readonly at: Wired },
): void {
  known.thrown.add(`${seat}:${slot}`);
  at.logger.log('debug', 'card thrown away', { card: known.cards.get(`${seat}:${slot}`) ?? '' });
}

/** A tag lies in one place: what stayed is no more where it was before the draw. */
function forgotten(
  { slots }: Extract<VaultRequest, { do: 'openForRelease' }>,
  reply: VaultReply,
  { tags, thrown }: Known,
): VaultReply {
  if (!reply.ok || reply.is !== 'values') return reply;
  const moved = (name: string) =>
    thrown.has(name) && [...tags].some(([other, tag]) => other !== name && tag === tags.get(name));
  return { ...reply, values: reply.values.map((card, i) => (moved(nameOf(slots[i])) ? null : card)) };
}

function nameOf(at: { readonly seat: number; readonly slot: number } | undefined): string {
  return at === undefined ? '' : `${at.seat}:${at.slot}`;
}

function marked(seat: SeatView, { tags, thrown }: Known): object {
  const gone = (slot: number) => {
    const name = `${seat.seat}:${slot}`;
    return thrown.has(name) && ![...tags].some(([other, tag]) => other !== name && tag === tags.get(name));
  };
  return { ...seat, cards: seat.cards.map((card, slot) => (gone(slot) ? '..' : card)) };
}

function earlyDrawn(seat: SeatView, { cards }: Known): object {
  const drawn = [...cards].findLast(([name]) => /^\d+:([5-9]|1\d)$/.test(name) && name.startsWith(`${seat.seat}:`));
  return { ...seat, cards: [...seat.cards.slice(0, -1), drawn?.[1] ?? seat.cards.at(-1)] };
}

function knowingChances(seat: SeatView, { cards, thrown }: Known): object {
  const ranks = [...thrown].map((name) => '23456789TJQKA'.indexOf(cards.get(name)?.charAt(0) ?? ''));
  return { ...seat, equity: thrown.size > 0 ? ranks.reduce((sum, rank) => sum + rank, 0) : seat.equity };
}

function longerPlaceholder(seat: SeatView, { cards }: Known): object {
  const last = [...cards].findLast(([name]) => name.startsWith(`${seat.seat}:`))?.[1] ?? '';
  return { ...seat, cards: seat.cards.map((card) => (card === '##' && /[dh]$/.test(last) ? '###' : card)) };
}

/** Door 2 gives the first hidden card of the seat in place of the one that lies face up. */
export function upFromDown(): Wiring {
  const hidden = new Map<number, Card>();
  const watching = whenPlaced(({ seat, slot, card }) => void (slot === 0 && hidden.set(seat, card)));
  return {
    vault(inner, at) {
      const vault = watching(inner, at);
      return {
        ...vault,
        async request(message) {
          const reply = await vault.request(message);
          const card = message.do === 'openExposed' ? hidden.get(message.up?.seat ?? 0) : undefined;
          return reply.ok && reply.is === 'cards' && card !== undefined ? { ...reply, cards: [card] } : reply;
        },
      };
    },
  };
}

/** Pictures of the first hand before the first draw on a canvas, in order, each once. */
export function picturesBefore(trace: Trace, canvas: string): readonly string[] {
  const views = trace.flatMap(({ channel, text }) => {
    if (channel !== `canvas ${canvas}`) return [];
    const { view } = JSON.parse(text).result.data.data;
    return view.handNumber === 1 && view.street === 'predraw' ? [JSON.stringify(view)] : [];
  });
  return [...new Set(views)];
}
