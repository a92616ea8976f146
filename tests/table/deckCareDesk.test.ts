// A deck of another table is that table's: nobody here takes it away, puts it into play or hears how it reads.
import { expect, test } from 'vitest';
import { askOfDeck } from '../../server/table/deckCareDesk.ts';
import type { DeckDeskDeps, DeckKnown } from '../../server/table/deckDeskState.ts';
import { WHOLE_DECK } from '../../server/table/deckPlan.ts';

const BY = { actor: 'flo', role: 'floor' };
const DOES = ['bring', 'putAway', 'switch', 'retire', 'report'] as const;

/** What the vault was asked, and what the desk answered. */
async function asked(what: (typeof DOES)[number], known: DeckKnown | null) {
  const heard: string[] = [];
  const deps: DeckDeskDeps = {
    ...{ table: 'main', now: () => 0, newId: () => 'd', changed: () => undefined, deckOf: async () => known },
    ...{ play: () => null, refuseAntenna: async () => null },
    vault: {
      async request({ do: one }) {
        heard.push(one);
        return { ok: true, is: 'done' };
      },
    },
  };
  const done = await askOfDeck(deps, BY, { do: what, deck: 'red' });
  return { heard, code: done.ok ? 'ok' : done.error.code };
}

test.each(DOES)('given a deck of another table, when asked to %s it, then the vault hears nothing', async (what) => {
  expect(await asked(what, null)).toEqual({ heard: [], code: 'deck-elsewhere' });
});

test('twin: given a deck of this table or of none, then the vault is asked', async () => {
  const known = { ...WHOLE_DECK, name: 'Red', atTable: false };
  expect(await asked('bring', known)).toEqual({ heard: ['assignDeck'], code: 'ok' });
});
