// What the public socket answers: a canvas token gets the feed and the clock of its canvas, and nobody gets anything else;
// any token of a table may ask that table's programme time.
import { may, mayView, type Principal } from '../access/principal.ts';
import type { Clock } from '../base/clock.ts';
import type { OpenPage, PageReport } from '../release/feeds.ts';
import type { ReissueOffice } from '../setup/reissue/office.ts';
import { follow } from './follow.ts';
import type { Hub, PublicView } from './hub.ts';
import type { CanvasPlace, PublicCalls } from './publicRouter.ts';
import { stopSignal } from './stopSignal.ts';
import { Successors } from './successors.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';

/** A page reports every 2 s, and at once when its window changes. */
const REPORT_EVERY_MS = 250;

export interface PublicParts {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly reissue: Pick<ReissueOffice, 'enter'>;
}

export function createPublicCalls({ hub, clock, reissue }: PublicParts, visitor: Visitor): PublicCalls {
  const pages = new OwnPages(hub, clock);
  const successors = new Successors({ reissue, clock, visitor });
  return {
    async *watch(place, signal) {
      const refusal = refuseView(visitor.require(), place);
      if (refusal !== null) throw new Refusal('FORBIDDEN', refusal);
      const feed = hub.feed(place.table, place.canvas);
      if (feed === undefined) throw new Refusal('NOT_FOUND', 'unknown-canvas');
      const giveBack = visitor.subscribe();
      const leave = pages.enter(place);
      try {
        for await (const frame of follow(feed, { pressure: visitor, clock }, stopSignal(signal))) {
          if (!isFor(visitor.require(), frame.view)) throw new Refusal('FORBIDDEN', 'not-your-canvas');
          yield frame;
        }
      } finally {
        leave();
        giveBack();
      }
    },
    clock(table, canvas) {
      const principal = visitor.require();
      if (principal.tableId !== null && principal.tableId !== table) throw new Refusal('FORBIDDEN', 'not-your-table');
      const refusal = canvas === null ? null : refuseView(principal, { table, canvas });
      if (refusal !== null) throw new Refusal('FORBIDDEN', refusal);
      const reading = hub.clock(table, canvas);
      if (reading === undefined) throw new Refusal('NOT_FOUND', canvas === null ? 'unknown-table' : 'unknown-canvas');
      return reading;
    },
    report(place, report) {
      const refusal = refuseView(visitor.require(), place);
      if (refusal !== null) throw new Refusal('FORBIDDEN', refusal);
      const page = pages.of(place);
      if (page === undefined) throw new Refusal('PRECONDITION_FAILED', 'not-watching');
      if (!pages.mayReport()) throw new Refusal('TOO_MANY_REQUESTS', 'too-many-reports');
      pages.said(place, report);
      page.report(report);
    },
    async *successor(place, keeps, signal) {
      const refusal = refuseView(visitor.require(), place);
      if (refusal !== null) throw new Refusal('FORBIDDEN', refusal);
      yield* successors.wait({ keeps, report: () => pages.last(place), signal: stopSignal(signal) });
    },
    kept(offer, kept) {
      visitor.require();
      successors.answer(offer, kept);
    },
  };
}

/** The pages of one socket, a canvas counted once however often it is subscribed to. */
class OwnPages {
  readonly #hub: Hub;
  readonly #clock: Clock;
  readonly #open = new Map<string, { readonly page: OpenPage; readonly uses: number }>();
  readonly #said = new Map<string, PageReport>();
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor(hub: Hub, clock: Clock) {
    this.#hub = hub;
    this.#clock = clock;
  }

  of(place: CanvasPlace): OpenPage | undefined {
    return this.#open.get(keyOf(place))?.page;
  }

  said(place: CanvasPlace, report: PageReport): void {
    this.#said.set(keyOf(place), report);
  }

  last(place: CanvasPlace): PageReport | null {
    return this.#said.get(keyOf(place)) ?? null;
  }

  enter(place: CanvasPlace): () => void {
    const key = keyOf(place);
    const before = this.#open.get(key);
    const page = before?.page ?? this.#hub.openPage(place.table, place.canvas);
    if (page === undefined) return () => undefined;
    this.#open.set(key, { page, uses: (before?.uses ?? 0) + 1 });
    return () => this.#leave(key);
  }

  #leave(key: string): void {
    const at = this.#open.get(key);
    if (at === undefined) return;
    if (at.uses > 1) this.#open.set(key, { ...at, uses: at.uses - 1 });
    else {
      this.#open.delete(key);
      this.#said.delete(key);
      at.page.leave();
    }
  }

  mayReport(): boolean {
    const now = this.#clock.now();
    if (now - this.#reportedAt < REPORT_EVERY_MS) return false;
    this.#reportedAt = now;
    return true;
  }
}

function keyOf({ table, canvas }: CanvasPlace): string {
  return `${table}/${canvas}`;
}

/** What runs ahead of the programme is for somebody by name, whatever its canvas is called and whoever has an address of it. */
function isFor({ role }: Principal, { kind }: PublicView): boolean {
  return kind !== 'check' || role === 'checker';
}

function refuseView(principal: Principal, { table, canvas }: CanvasPlace): string | null {
  if (mayView(principal, canvas, table)) return null;
  if (principal.canvas === null) return 'not-a-canvas-token';
  return may(principal, 'canvas:view', table) ? 'not-your-canvas' : 'not-your-table';
}
