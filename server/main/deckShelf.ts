// The decks that a table's page lists: its own and those that lie at none, with what the vault tells of each.
import type { DeckStore } from '../../db/decks.ts';
import type { DeckLine } from '../console/deck/view.ts';
import type { DeckDeskDeps, DeckKnown } from '../table/deckDeskState.ts';
import type { DeckCondition } from '../vault/port.ts';

export interface DeckShelfDeps extends Pick<DeckDeskDeps, 'table' | 'vault'> {
  readonly decks: Pick<DeckStore, 'list' | 'count'>;
}

export class DeckShelf {
  readonly #deps: DeckShelfDeps;
  /** read again when a deck was moved or a hand is over */
  #lines: Promise<readonly DeckLine[]> | null = null;

  constructor(deps: DeckShelfDeps) {
    this.#deps = deps;
  }

  moved(): void {
    this.#lines = null;
  }

  async lines(): Promise<readonly DeckLine[]> {
    const reading = this.#lines ?? this.#read();
    this.#lines = reading;
    return reading.catch((error: unknown) => {
      this.moved();
      throw error;
    });
  }

  async one(deck: string): Promise<DeckKnown | null> {
    const found = (await this.#read()).find((line) => line.deck === deck);
    return found ?? null;
  }

  async #read(): Promise<readonly DeckLine[]> {
    const { decks, vault, table } = this.#deps;
    const reply = await vault.request({ do: 'deckConditions', table });
    const known = reply.ok && reply.is === 'conditions' ? reply.decks : [];
    const rows = (await decks.list()).filter((row) => row.tableId === table || row.tableId === null);
    const counts = await decks.count(rows.map(({ id }) => id));
    const lines = rows.map(({ id: deck, name, colour, created, tableId }): DeckLine => {
      const told = known.find((one) => one.deck === deck) ?? { ...UNTOLD, deck };
      const atTable = tableId !== null;
      return { ...told, deck, name, colour, registered: created, cards: counts.get(deck) ?? 0, atTable };
    });
    return lines.sort(byPlace);
  }
}

/** While the vault is away. */
const UNTOLD: Omit<DeckCondition, 'deck'> = {
  ...{ atTable: true, state: 'registered', turns: false, kind: '52', jokers: 0, cutCard: false },
  ...{ hands: 0, weak: null, dead: null, retiredTags: 0 },
};

/** At the table, then at none, retired ones last; the order of registration within. */
function byPlace(a: DeckLine, b: DeckLine): number {
  return placeOf(a) - placeOf(b);
}

function placeOf({ atTable, state }: DeckLine): number {
  return state === 'retired' ? 2 : atTable ? 0 : 1;
}
