// What one world of a check needs in a database of its own: table, deck, reader and a token for everybody who looks on.
import { createPeopleStore } from '../../../db/people.ts';
import { createReaderStore } from '../../../db/readers.ts';
import { createTableStore } from '../../../db/tables.ts';
import type { Role } from '../../access/role.ts';
import { CONSOLE_ROLES } from '../../access/role.ts';
import { type TableId, tableId } from '../../base/ids.ts';
import { makeSealer } from '../../main/keys/derivedKeys.ts';
import { standardLayout } from '../../readers/layout.ts';
import { tagKey } from '../../readers/protocol.ts';
import { registerReader } from '../../readers/roster.ts';
import type { VaultRequest } from '../../vault/port.ts';
import { createVault } from '../../vault/vault.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { ONLOOKERS, type Onlooker, SEATS } from './stage.ts';
import type { LeakWorld } from './worlds.ts';

export const LEAK_TABLE: TableId = tableId('leakcheck');
export const LEAK_READER = 'leakcheck';
const DECK = 'leakcheck-red';
/** One person has every console: he may air cards during play by the typed sentence. */
export const DIRECTOR = 'leakcheck-director';
const ADMIN = 'leakcheck-administrator';
const CHECKER = 'leakcheck-checker';

export interface Furnished {
  readonly secret: string;
  /** by the name of an onlooker */
  readonly tokens: ReadonlyMap<string, string>;
}

export async function furnishLeakcheck(house: CommandHouse, world: LeakWorld): Promise<Furnished> {
  const config = { seats: SEATS.length, cardDesk: true, demo: true };
  const made = await createTableStore(house.db).add({
    id: LEAK_TABLE,
    name: 'Leak check',
    config,
    created: house.wall,
  });
  if (!made.ok) throw new Error('the table of the check is there already');
  await registerDeck(house, world);
  const people = createPeopleStore(house.db);
  const named = [
    { id: DIRECTOR, role: 'producer' },
    { id: ADMIN, role: 'admin' },
    { id: CHECKER, role: 'checker' },
  ];
  for (const { id, role } of named) await people.add({ id, name: id, role, created: house.wall, passphrase: null });
  const secret = await addReader(house);
  const tokens = new Map<string, string>();
  for (const who of ONLOOKERS) if (who.role !== null) tokens.set(who.name, await mint(house, who, who.role));
  return { secret, tokens };
}

async function registerDeck(house: CommandHouse, { uids }: LeakWorld): Promise<void> {
  const { vault: ring } = await house.keys();
  const { db, random, clock, audit, logger } = house;
  const vault = await createVault({ db, ring, random, clock, audit, logger });
  const by = { actor: house.actor, role: 'admin' };
  const cards = [...uids].flatMap(([card, uid]) => {
    const tag = tagKey(uid);
    return tag === null ? [] : [{ card, tag }];
  });
  const requests: readonly VaultRequest[] = [
    { do: 'registerDeck', deck: DECK, name: 'Leak check, red', colour: 'red', cards, by },
    { do: 'assignDeck', table: LEAK_TABLE, deck: DECK, by },
  ];
  try {
    for (const request of requests) {
      const reply = await vault.request(request);
      if (!reply.ok) throw new Error(`the vault refused ${request.do}: ${reply.code}`);
    }
  } finally {
    await vault.close();
  }
}

async function addReader(house: CommandHouse): Promise<string> {
  const sealer = makeSealer((await house.keys()).inbox, house.random);
  const made = await registerReader(
    { readers: createReaderStore(house.db), sealer, random: () => house.random(32) },
    { id: LEAK_READER, tableId: LEAK_TABLE, layout: standardLayout(SEATS.length) },
  );
  if (!made.ok) throw new Error(`the reader could not be registered: ${made.error}`);
  return made.value;
}

async function mint(house: CommandHouse, { name, canvas }: Onlooker, role: Role): Promise<string> {
  const apart = role === 'admin' ? ADMIN : role === 'checker' ? CHECKER : null;
  const person = CONSOLE_ROLES.includes(role) ? DIRECTOR : apart;
  const tableId = role === 'admin' ? null : LEAK_TABLE;
  const minted = await house.mint({ role, person, canvas, tableId, label: name, livesMs: null });
  if (!minted.ok) throw new Error(`the token of ${name} could not be made: ${minted.error}`);
  return minted.value.text;
}
