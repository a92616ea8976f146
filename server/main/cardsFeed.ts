// The feed of a table's card desk: made anew when a hand, a filled place or what has aired changes. Holds no value.
import type { Clock } from '../base/clock.ts';
import { cardsView, mayBeTyped, type TypableHand } from '../console/cards/cardsView.ts';
import type { CardsClash, CardsView } from '../console/cards/view.ts';
import type { FilledPlace } from '../console/consoleInput.ts';
import type { LogEntry } from '../log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../log/tableState.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import { TYPABLE_HANDS } from '../table/holeTyping.ts';
import { Redraw } from './redraw.ts';

export interface CardsFeedDeps {
  readonly table: string;
  readonly tableName: string;
  readonly cardDesk: () => boolean;
  readonly clock: Clock;
  readonly filled: (hand: string) => Promise<readonly FilledPlace[]>;
  /** of a hand that is complete: whether its typed cards clash */
  readonly clash: (hand: string) => CardsClash;
  readonly airing: ReleaseDesk['airing'];
  readonly readOnly: () => boolean;
  readonly failed: () => void;
}

/** Several changes within this time are one frame. */
const GATHER_MS = 15;
/** More hands than any delay holds back at a table. */
const HANDS_KEPT = 60;

interface KeptHand {
  state: TableState;
  filled: readonly FilledPlace[] | null;
}

export class CardsFeed {
  readonly feed: WritableFeed<CardsView>;
  readonly #deps: CardsFeedDeps;
  /** oldest first */
  readonly #hands = new Map<string, KeptHand>();
  readonly #redraw: Redraw;

  constructor(deps: CardsFeedDeps, entries: readonly LogEntry[]) {
    this.#deps = deps;
    this.feed = createFeed<CardsView>(deps.table, 'cards');
    this.#redraw = new Redraw({
      draw: () => this.#publish(),
      failed: deps.failed,
      gather: { clock: deps.clock, ms: GATHER_MS },
    });
    for (const entry of entries) this.#take(entry);
    this.changed();
  }

  add(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#take(entry);
    this.changed();
  }

  changed(): void {
    this.#redraw.changed();
  }

  stop(): void {
    this.#redraw.stop();
    this.feed.end();
  }

  #take(entry: LogEntry): void {
    const { handId } = entry;
    if (handId === null) return;
    const starts = entry.events.some((event) => event.type === 'HandStarted') && entry.input.type === 'hand';
    const kept = this.#hands.get(handId) ?? (starts ? { state: EMPTY_TABLE, filled: null } : null);
    // a hand whose start was not read is not known well enough
    if (kept === null) return;
    kept.state = foldEntry(kept.state, entry);
    if (changesPlaces(entry)) kept.filled = null;
    this.#hands.set(handId, kept);
    const [oldest] = this.#hands.keys();
    if (this.#hands.size > HANDS_KEPT && oldest !== undefined) this.#hands.delete(oldest);
  }

  async #publish(): Promise<void> {
    const { table, tableName, cardDesk, readOnly } = this.#deps;
    const hands = cardDesk() ? await this.#typable() : [];
    const view = cardsView({ table, tableName, cardDesk: cardDesk(), hands, readOnly: readOnly() });
    this.feed.publish(view, JSON.stringify(view));
  }

  async #typable(): Promise<readonly TypableHand[]> {
    const { airing, filled, clash } = this.#deps;
    const newest = [...this.#hands].reverse().filter(([, { state }]) => mayBeTyped(state.hand));
    const open = newest.filter(
      ([id], i) => airing(id) === 'to-come' || (airing(id) === 'no-canvas' && i < TYPABLE_HANDS),
    );
    const hands: TypableHand[] = [];
    for (const [id, kept] of open) {
      kept.filled ??= await filled(id);
      hands.push({ state: kept.state, filled: kept.filled, clash: clash(id) });
    }
    return hands;
  }
}

function changesPlaces({ input }: LogEntry): boolean {
  return (
    input.type === 'hole' || input.type === 'amend' || (input.type === 'hand' && input.command.type === 'DealHole')
  );
}
