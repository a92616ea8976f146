// From released moments to the frames of each audience: one feed a canvas, published only when the picture changed.

import type { PublicView } from '../http/hub.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { CanvasConfig } from '../release/control.ts';
import type { Moment, Released } from '../release/released.ts';
import type { ChancesOf } from '../views/chances/chances.ts';
import { rememberedChances } from '../views/chances/remembered.ts';
import { checkView } from '../views/check/checkView.ts';
import { commentaryView } from '../views/commentary/commentaryView.ts';
import { overlayView } from '../views/overlay/overlayView.ts';
import { watchView } from '../views/public/watchView.ts';
import { venueView } from '../views/venue/venueView.ts';

export type PublicFeed = WritableFeed<PublicView>;

/** Sees every frame as it is published; tests record with it. */
export type FrameTap = (frame: { readonly table: string; readonly canvas: string; readonly view: PublicView }) => void;

export class FeedBoard {
  readonly #table: string;
  readonly #tap: FrameTap;
  readonly #draw: typeof render;
  readonly #feeds = new Map<string, PublicFeed>();
  /** counted chances, one memory a canvas: what one audience may see never helps another */
  readonly #chances = new Map<string, ChancesOf>();
  /** settings that each canvas was last drawn with */
  readonly #drawn = new Map<string, CanvasConfig>();
  /** what its view was made from, as text: a view is a function of it, and the same is not drawn twice */
  readonly #from = new Map<string, string>();

  constructor(table: string, tap: FrameTap, draw: typeof render = render) {
    this.#table = table;
    this.#tap = tap;
    this.#draw = draw;
  }

  get(canvas: string): PublicFeed | undefined {
    return this.#feeds.get(canvas);
  }

  remove(canvas: string): void {
    this.#feeds.get(canvas)?.end();
    this.#feeds.delete(canvas);
    this.#chances.delete(canvas);
    this.#drawn.delete(canvas);
    this.#from.delete(canvas);
  }

  /** The table is not served here any longer: nobody may go on showing its last picture as if it were. */
  end(): void {
    for (const feed of this.#feeds.values()) feed.end();
  }

  publish(config: CanvasConfig, moment: Released<Moment>): void {
    const feed = this.#feeds.get(config.name) ?? createFeed<PublicView>(this.#table, config.name);
    this.#feeds.set(config.name, feed);
    const chances = this.#chances.get(config.name) ?? rememberedChances();
    this.#chances.set(config.name, chances);
    this.#drawn.set(config.name, config);
    const aheadMs = aheadOf(config, [...this.#drawn.values()]);
    const from = JSON.stringify([config, aheadMs, moment.value]);
    if (this.#from.get(config.name) === from) return;
    const view = this.#draw(config, moment, { chances, aheadMs });
    this.#from.set(config.name, from);
    if (feed.publish(view, JSON.stringify(view))) this.#tap({ table: this.#table, canvas: config.name, view });
  }
}

interface Drawing {
  readonly chances: ChancesOf;
  readonly aheadMs: number;
}

function render(config: CanvasConfig, moment: Released<Moment>, { chances, aheadMs }: Drawing): PublicView {
  switch (config.audience) {
    case 'venue':
      return venueView(moment);
    case 'commentary':
      return commentaryView(moment, chances, {
        openedOnly: config.kind === 'tabled-only' || config.reveal === 'never',
      });
    case 'public':
      return watchView(moment, chances);
    case 'check':
      return checkView(moment, aheadMs, chances);
    case 'overlay':
    case 'playback':
      return overlayView(moment, chances);
  }
}

/** How long after this canvas the first programme shows the same; -1 where there is none, or it is not behind. */
function aheadOf({ delayMs, offsetMs }: CanvasConfig, drawn: readonly CanvasConfig[]): number {
  const delays = drawn.flatMap((one) => (isProgramme(one) ? [one.delayMs + one.offsetMs] : []));
  const ahead = delays.length === 0 ? -1 : Math.min(...delays) - delayMs - offsetMs;
  return Math.max(-1, ahead);
}

function isProgramme({ audience, kind }: CanvasConfig): boolean {
  return (audience === 'overlay' || audience === 'public') && kind !== 'tape';
}
