// The decks that a table's page lists: its own and those that lie at none, with what the vault tells of each.
import type { DeckStore } from '../../db/decks.ts';
import type { DeckLine } from '../console/deck/view.ts';
import type { DeckDeskDeps, DeckKnown } from '../table/deckDeskState.ts';
import type { DeckCondition } from '../vault/port.ts';

export interface DeckShelfDeps extends Pick<DeckDeskDeps, 'table' | 'vault'> {
  readonly decks: Pick<DeckStore, 'list' | 'count'>;
}

interface Told {
  /** which decks lay where when the vault was asked: other processes move decks, too */
  readonly key: string;
  readonly conditions: readonly DeckCondition[];
}

export class DeckShelf {
  readonly #deps: DeckShelfDeps;
  /** asked again when a deck was moved or a hand is over */
  #told: Told | null = null;

  constructor(deps: DeckShelfDeps) {
    this.#deps = deps;
  }

  moved(): void {
    this.#told = null;
  }

  async one(deck: string): Promise<DeckKnown | null> {
    return (await this.lines()).find((line) => line.deck === deck) ?? null;
  }

  async lines(): Promise<readonly DeckLine[]> {
    const { decks, table } = this.#deps;
    const rows = (await decks.list()).filter((row) => row.tableId === table || row.tableId === null);
    const counts = await decks.count(rows.map(({ id }) => id));
    const known = await this.#conditions(JSON.stringify(rows));
    const lines = rows.map(({ id: deck, name, colour, created, tableId }): DeckLine => {
      const told = known.find((one) => one.deck === deck) ?? { ...UNTOLD, deck };
      const atTable = tableId !== null;
      return { ...told, deck, name, colour, registered: created, cards: counts.get(deck) ?? 0, atTable };
    });
    return lines.sort(byPlace);
  }

  async #conditions(key: string): Promise<readonly DeckCondition[]> {
    if (this.#told?.key === key) return this.#told.conditions;
    const { vault, table } = this.#deps;
    const reply = await vault.request({ do: 'deckConditions', table });
    const conditions = reply.ok && reply.is === 'conditions' ? reply.decks : [];
    this.#told = reply.ok ? { key, conditions } : null;
    return conditions;
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
