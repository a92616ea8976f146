// What a house has before its first hand: a table, a deck, a reader with its secret, the staff and their tokens.
import { createPeopleStore } from '../../db/people.ts';
import { createReaderStore } from '../../db/readers.ts';
import { createTableStore } from '../../db/tables.ts';
import { createMint } from '../../server/access/mint.ts';
import type { Role } from '../../server/access/role.ts';
import type { Clock } from '../../server/base/clock.ts';
import { tableId } from '../../server/base/ids.ts';
import type { OpenHouse } from '../../server/main/house.ts';
import { loadKeys } from '../../server/main/keyFile.ts';
import { makeSealer } from '../../server/main/keys/derivedKeys.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import { tagKey } from '../../server/readers/protocol/tagKey.ts';
import { registerReader } from '../../server/readers/roster.ts';
import type { World } from './world.ts';

export const TABLE = tableId('main');
export const READER = 'tbl-a';
export const PEOPLE = {
  olga: 'operator',
  fedor: 'floor',
  pavel: 'producer',
  dasha: 'card-desk',
  vera: 'chief-judge',
} as const satisfies Record<string, Role>;
export type Person = keyof typeof PEOPLE;

export interface Furniture {
  readonly opened: OpenHouse;
  readonly world: World;
  readonly seats: number;
  readonly up?: boolean;
  readonly keyFile: string;
  readonly clock: Clock;
  readonly random: (size: number) => Uint8Array;
  readonly newId: () => string;
}

/** The secret of the reader. */
export async function furnish(furniture: Furniture): Promise<string> {
  const { db } = furniture.opened.database;
  await createTableStore(db).add({ id: TABLE, name: 'Main table', config: { cardDesk: true }, created: 0 });
  for (const [id, role] of Object.entries(PEOPLE))
    await createPeopleStore(db).add({ id, name: id, role, created: 0, passphrase: null });
  await hireStaff(furniture);
  await bringDeck(furniture);
  return bringReader(furniture);
}

async function hireStaff({ opened, clock, random, newId }: Furniture): Promise<void> {
  const mint = createMint({
    tokens: opened.house.stores.tokens,
    grants: opened.house.stores.grants,
    clock,
    random,
    newId,
  });
  for (const [person, role] of Object.entries(PEOPLE))
    await mint({ role, tableId: TABLE, canvas: null, person, label: person, livesMs: null });
}

async function bringDeck({ opened, world }: Furniture): Promise<void> {
  for (const [deck, uids] of [['red', world.uids] as const, ['blue', world.spares] as const])
    if (uids.size > 0) await registerDeck(opened, deck, uids);
}

async function registerDeck({ house }: OpenHouse, deck: string, uids: World['uids']): Promise<void> {
  const by = { actor: 'cli', role: 'admin' };
  const cards = [...uids].map(([card, uid]) => ({ card, tag: tagKey(uid) ?? '' }));
  const name = `${deck.charAt(0).toUpperCase()}${deck.slice(1)}`;
  for (const message of [
    { do: 'registerDeck', deck, name, colour: deck, cards, by },
    { do: 'assignDeck', table: TABLE, deck, by },
  ] as const) {
    const reply = await house.vault.request(message);
    if (!reply.ok) throw new Error(`${message.do}: ${reply.code}`);
  }
}

async function bringReader({ opened, seats, up = false, keyFile, random }: Furniture): Promise<string> {
  const keys = await loadKeys({ env: { VAULT_KEY_FILE: keyFile }, dataDir: 'none', used: true, random });
  const made = await registerReader(
    {
      readers: createReaderStore(opened.database.db),
      sealer: makeSealer(keys.inbox, random),
      random: () => random(32),
    },
    { id: READER, tableId: TABLE, layout: standardLayout(seats, 'one', { up }) },
  );
  if (!made.ok) throw new Error(made.error);
  return made.value;
}
