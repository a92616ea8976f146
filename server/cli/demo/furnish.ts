// Makes what the demo needs in its own database: table, deck, reader and tokens, by the same ways as the commands do.
import { createPeopleStore } from '../../../db/people.ts';
import { createReaderStore } from '../../../db/readers.ts';
import { createTableStore } from '../../../db/tables.ts';
import type { TokenRequest } from '../../access/mint.ts';
import { type TableId, tableId } from '../../base/ids.ts';
import { standardLayout } from '../../readers/layout.ts';
import { tagKey } from '../../readers/protocol.ts';
import { registerReader } from '../../readers/roster.ts';
import { makeDeck } from '../../sim/deck.ts';
import type { VaultRequest } from '../../vault/port.ts';
import { createVault } from '../../vault/vault.ts';
import type { CommandHouse } from '../withDatabase.ts';
import { DEMO_SEATS } from './seating.ts';

export const DEMO_TABLE: TableId = tableId('demo');
export const DEMO_READER = `sim-${DEMO_TABLE}`;
export const DEMO_BOARD = 'five';
const DECK = 'demo-red';
const PERSON = { id: 'demo-director', name: 'Demo Director' };

/** Page or use of a token -> its text. */
export interface DemoTokens {
  readonly operator: string;
  readonly producer: string;
  readonly overlay: string;
  readonly commentary: string;
  readonly venue: string;
}

export interface Furniture {
  readonly tokens: DemoTokens;
  readonly readerSecret: string;
}

/** `seed` names the deck's tags; whoever knows it can read the cards. */
export async function furnishDemo(house: CommandHouse, seed: string): Promise<Furniture> {
  const config = { seats: DEMO_SEATS, cardDesk: false, demo: true };
  const added = await createTableStore(house.db).add({ id: DEMO_TABLE, name: 'Demo', config, created: house.wall });
  if (!added.ok) throw new Error('the demo has a table already');
  await registerDeck(house, seed);
  return { readerSecret: await addReader(house), tokens: await mintTokens(house) };
}

async function registerDeck(house: CommandHouse, seed: string): Promise<void> {
  const { vault: ring } = await house.keys();
  const { db, random, clock, audit, logger } = house;
  const vault = await createVault({ db, ring, random, clock, audit, logger });
  const by = { actor: house.actor, role: 'admin' };
  const cards = makeDeck(seed).flatMap(({ card, uid }) => {
    const tag = tagKey(uid);
    return tag === null ? [] : [{ card, tag }];
  });
  const requests: readonly VaultRequest[] = [
    { do: 'registerDeck', deck: DECK, name: 'Demo, red', colour: 'red', cards, by },
    { do: 'assignDeck', table: DEMO_TABLE, deck: DECK, by },
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
  const { inbox: sealer } = await house.keys();
  const readers = createReaderStore(house.db);
  const layout = standardLayout(DEMO_SEATS, DEMO_BOARD);
  const options = { readers, sealer, random: () => house.random(32) };
  const secret = await registerReader(options, { id: DEMO_READER, tableId: DEMO_TABLE, layout });
  if (!secret.ok) throw new Error(`the reader could not be registered: ${secret.error}`);
  return secret.value;
}

/** One person holds every console token: a show of one may confirm by the typed sentence. */
async function mintTokens(house: CommandHouse): Promise<DemoTokens> {
  const person = PERSON.id;
  await createPeopleStore(house.db).add({ ...PERSON, role: 'producer', created: house.wall });
  return {
    operator: await mint(house, { role: 'operator', person }),
    producer: await mint(house, { role: 'producer', person }),
    overlay: await mint(house, { role: 'canvas', canvas: 'overlay' }),
    commentary: await mint(house, { role: 'commentator', canvas: 'commentary' }),
    venue: await mint(house, { role: 'canvas', canvas: 'venue' }),
  };
}

type Wanted = Pick<TokenRequest, 'role'> & Partial<Pick<TokenRequest, 'person' | 'canvas'>>;

async function mint(house: CommandHouse, { role, person = null, canvas = null }: Wanted): Promise<string> {
  const minted = await house.mint({ role, person, canvas, tableId: DEMO_TABLE, label: `demo ${role}`, livesMs: null });
  if (!minted.ok) throw new Error(`a token of the demo could not be made: ${minted.error}`);
  return minted.value.text;
}
