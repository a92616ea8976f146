// What one world of a check needs in a database: a table that is marked DEMO, a deck, a reader and a token for everybody who
// looks on; and how all of it is taken out of use again.
import { createPeopleStore } from '../../../db/people.ts';
import { createReaderStore } from '../../../db/readers.ts';
import { createTableStore } from '../../../db/tables.ts';
import { createTokenStore } from '../../../db/tokens.ts';
import type { Role } from '../../access/role.ts';
import { CONSOLE_ROLES } from '../../access/role.ts';
import type { TableId } from '../../base/ids.ts';
import { makeSealer } from '../../main/keys/derivedKeys.ts';
import { standardLayout } from '../../readers/layout.ts';
import { tagKey } from '../../readers/protocol/tagKey.ts';
import { registerReader } from '../../readers/roster.ts';
import type { VaultRequest } from '../../vault/port.ts';
import { createVault } from '../../vault/vault.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { ONLOOKERS, type Onlooker, SEATS } from './stage.ts';
import { LEAK_TABLE, namesOf } from './tableName.ts';
import type { LeakWorld } from './worlds.ts';

export interface Furnished {
  readonly secret: string;
  /** by the name of an onlooker */
  readonly tokens: ReadonlyMap<string, string>;
  readonly tokenIds: readonly string[];
}

export async function furnishLeakcheck(house: CommandHouse, table: TableId, world: LeakWorld): Promise<Furnished> {
  const config = { seats: SEATS.length, cardDesk: true, demo: true };
  const made = await createTableStore(house.db).add({ id: table, name: table, config, created: house.wall });
  if (!made.ok) throw new Error('the table of the check is there already');
  await registerDeck(house, table, world);
  const people = createPeopleStore(house.db);
  const { director, admin, checker } = namesOf(table);
  const named = [
    { id: director, role: 'producer' },
    { id: admin, role: 'admin' },
    { id: checker, role: 'checker' },
  ];
  for (const { id, role } of named) await people.add({ id, name: id, role, created: house.wall, passphrase: null });
  const secret = await addReader(house, table);
  const minted = new Map<string, { readonly text: string; readonly id: string }>();
  for (const who of ONLOOKERS)
    if (who.role !== null) minted.set(who.name, await mint(house, { who, table, role: who.role }));
  return {
    secret,
    tokens: new Map([...minted].map(([name, { text }]) => [name, text])),
    tokenIds: [...minted.values()].map(({ id }) => id),
  };
}

/** Nothing opens the table any more; its rows stay, since logs are never taken away. */
export async function putAway(house: CommandHouse, table: TableId, { tokenIds }: Furnished): Promise<void> {
  const tokens = createTokenStore(house.db);
  for (const id of tokenIds) await tokens.revoke(id, house.wall);
  const { reader, deck } = namesOf(table);
  await createReaderStore(house.db).change(reader, { enabled: false });
  const by = { actor: house.actor, role: 'admin' };
  const requests = (['putAwayDeck', 'retireDeck'] as const).map((what) => ({ do: what, table, deck, by }));
  // refused where a hand was broken off: the vault keeps the deck of a hand that runs
  await askVault(house, requests).catch(() => undefined);
}

async function registerDeck(house: CommandHouse, table: TableId, { uids }: LeakWorld): Promise<void> {
  const by = { actor: house.actor, role: 'admin' };
  const { deck } = namesOf(table);
  const cards = [...uids].flatMap(([card, uid]) => {
    const tag = tagKey(uid);
    return tag === null ? [] : [{ card, tag }];
  });
  await askVault(house, [
    { do: 'registerDeck', deck, name: deck, colour: 'red', cards, by },
    { do: 'assignDeck', table, deck, by },
  ]);
}

async function askVault(house: CommandHouse, requests: readonly VaultRequest[]): Promise<void> {
  const { vault: ring } = await house.keys();
  const { db, random, clock, audit, logger } = house;
  const vault = await createVault({ db, ring, random, clock, audit, logger });
  try {
    for (const request of requests) {
      const reply = await vault.request(request);
      if (!reply.ok) throw new Error(`the vault refused ${request.do}: ${reply.code}`);
    }
  } finally {
    await vault.close();
  }
}

async function addReader(house: CommandHouse, table: TableId): Promise<string> {
  const sealer = makeSealer((await house.keys()).inbox, house.random);
  const made = await registerReader(
    { readers: createReaderStore(house.db), sealer, random: () => house.random(32) },
    { id: namesOf(table).reader, tableId: table, layout: standardLayout(SEATS.length) },
  );
  if (!made.ok) throw new Error(`the reader could not be registered: ${made.error}`);
  return made.value;
}

interface Minting {
  readonly who: Onlooker;
  readonly table: TableId;
  readonly role: Role;
}

/** Beside other tables no administrator of all of them is made. */
async function mint(house: CommandHouse, { who, table, role }: Minting) {
  const { director, admin, checker } = namesOf(table);
  const apart = role === 'admin' ? admin : role === 'checker' ? checker : null;
  const person = CONSOLE_ROLES.includes(role) ? director : apart;
  const tableId = role === 'admin' && table === LEAK_TABLE ? null : table;
  const minted = await house.mint({ role, person, canvas: who.canvas, tableId, label: who.name, livesMs: null });
  if (!minted.ok) throw new Error(`the token of ${who.name} could not be made: ${minted.error}`);
  return { text: minted.value.text, id: minted.value.token.id };
}
