// From released moments to the frames of each audience: one feed a canvas, published only when the picture changed.

import type { PublicView } from '../http/hub.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { CanvasConfig } from '../release/control.ts';
import type { Moment, Released } from '../release/released.ts';
import type { ChancesOf } from '../views/chances/chances.ts';
import { rememberedChances } from '../views/chances/remembered.ts';
import { commentaryView } from '../views/commentary/commentaryView.ts';
import { overlayView } from '../views/overlay/overlayView.ts';
import { venueView } from '../views/venue/venueView.ts';

export type PublicFeed = WritableFeed<PublicView>;

/** Sees every frame as it is published; tests record with it. */
export type FrameTap = (frame: { readonly table: string; readonly canvas: string; readonly view: PublicView }) => void;

export class FeedBoard {
  readonly #table: string;
  readonly #tap: FrameTap;
  readonly #feeds = new Map<string, PublicFeed>();
  /** counted chances, one memory a canvas: what one audience may see never helps another */
  readonly #chances = new Map<string, ChancesOf>();

  constructor(table: string, tap: FrameTap) {
    this.#table = table;
    this.#tap = tap;
  }

  get(canvas: string): PublicFeed | undefined {
    return this.#feeds.get(canvas);
  }

  remove(canvas: string): void {
    this.#feeds.get(canvas)?.end();
    this.#feeds.delete(canvas);
    this.#chances.delete(canvas);
  }

  viewers(canvas: string): number {
    return this.#feeds.get(canvas)?.viewers() ?? 0;
  }

  publish(config: CanvasConfig, moment: Released<Moment>): void {
    const feed = this.#feeds.get(config.name) ?? createFeed<PublicView>(this.#table, config.name);
    this.#feeds.set(config.name, feed);
    const chances = this.#chances.get(config.name) ?? rememberedChances();
    this.#chances.set(config.name, chances);
    const view = render(config, moment, chances);
    if (feed.publish(view, JSON.stringify(view))) this.#tap({ table: this.#table, canvas: config.name, view });
  }
}

function render(config: CanvasConfig, moment: Released<Moment>, chances: ChancesOf): PublicView {
  if (config.audience === 'venue') return venueView(moment);
  return config.audience === 'commentary' ? commentaryView(moment, chances) : overlayView(moment, chances);
}
