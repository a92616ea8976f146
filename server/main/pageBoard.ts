// The pages that are open on each canvas of one table, as they report themselves. In memory alone: a page that comes back
// says it all again. Whatever a page says changes nothing but what consoles read here.

import type { OpenPage, PageReport } from '../release/feeds.ts';
import { PAGE_STALE_MS, type PageStatus, type PagesCleared } from '../release/status.ts';

export interface PageBoardDeps {
  /** steady ms */
  readonly now: () => number;
  /** number of the newest frame of a canvas */
  readonly newest: (canvas: string) => number;
  /** something that a console shows is different */
  readonly changed: () => void;
}

interface Place {
  readonly report: PageReport | null;
  readonly heardAt: number;
  /** since when it has painted an older frame than there is; null while it keeps up */
  readonly behindSince: number | null;
}

/** A console lists no more than this, browser sources first: they are on air. Every page counts as a viewer. */
const MOST_LISTED = 8;

export class PageBoard {
  readonly #deps: PageBoardDeps;
  readonly #open = new Map<string, Map<OpenPage, Place>>();
  #shown = '';

  constructor(deps: PageBoardDeps) {
    this.#deps = deps;
  }

  enter(canvas: string): OpenPage {
    const pages = this.#open.get(canvas) ?? new Map<OpenPage, Place>();
    this.#open.set(canvas, pages);
    const page: OpenPage = {
      report: (report) => {
        const before = pages.get(page);
        if (before !== undefined) pages.set(page, this.#heard(canvas, before, report));
        this.look();
      },
      leave: () => {
        pages.delete(page);
        if (pages.size === 0 && this.#open.get(canvas) === pages) this.#open.delete(canvas);
        this.look();
      },
    };
    pages.set(page, { report: null, heardAt: this.#deps.now(), behindSince: null });
    this.look();
    return page;
  }

  #heard(canvas: string, before: Place, report: PageReport): Place {
    const now = this.#deps.now();
    const moved = before.report === null || report.frame !== before.report.frame;
    const behind = report.visible && report.frame < this.#deps.newest(canvas);
    return { report, heardAt: now, behindSince: behind ? (moved ? now : (before.behindSince ?? now)) : null };
  }

  viewers(canvas: string): number {
    return this.#open.get(canvas)?.size ?? 0;
  }

  /** Of every page, so that one which no console lists cannot go on showing a picture unseen. */
  cleared(canvas: string): PagesCleared {
    const now = this.#deps.now();
    const says = (clear: boolean): number =>
      this.#places(canvas).filter((place) => isHeard(place, now) && place.report?.clear === clear).length;
    return { clear: says(true), showing: says(false) };
  }

  of(canvas: string): readonly PageStatus[] {
    const places = this.#places(canvas).sort((a, b) => rankOf(a) - rankOf(b));
    return places.slice(0, MOST_LISTED).map((place) => statusOf(place, this.#deps.now()));
  }

  /** Tells consoles when one of them would show something else; also called now and then, since silence says nothing. */
  look(): void {
    const shown = JSON.stringify(
      [...this.#open.keys()].map((canvas) => [
        ...[canvas, this.viewers(canvas), this.cleared(canvas)],
        this.#lines(canvas),
      ]),
    );
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#deps.changed();
  }

  #places(canvas: string): Place[] {
    return [...(this.#open.get(canvas)?.values() ?? [])];
  }

  #lines(canvas: string): readonly PageStatus[] {
    return this.of(canvas).map(withoutBeat);
  }
}

/** What a heartbeat alone changes is no news for a console. */
export function withoutBeat(page: PageStatus): PageStatus {
  return { ...page, ageMs: 0, frame: 0 };
}

function rankOf({ report }: Place): number {
  return report?.host === 'obs' ? 0 : 1;
}

const UNKNOWN: PageReport = { width: 0, height: 0, ratio: 1, host: 'browser', visible: true, clear: true, frame: 0 };

function isHeard({ heardAt }: Pick<Place, 'heardAt'>, now: number): boolean {
  return Math.round(now - heardAt) <= PAGE_STALE_MS;
}

function statusOf({ report, heardAt, behindSince }: Place, now: number): PageStatus {
  const ageMs = Math.round(now - heardAt);
  const silent = !isHeard({ heardAt }, now);
  const late = behindSince !== null && now - behindSince > PAGE_STALE_MS;
  return { ...(report ?? UNKNOWN), ageMs, state: silent ? 'silent' : late ? 'behind' : 'well' };
}
