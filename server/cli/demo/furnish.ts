// Makes what the demo needs in its own database: table, deck, reader and tokens, by the same ways as the commands do.
import { createGrantStore } from '../../../db/grants.ts';
import { createPeopleStore } from '../../../db/people.ts';
import { createReaderStore } from '../../../db/readers.ts';
import { createTableStore } from '../../../db/tables.ts';
import { createTokenStore } from '../../../db/tokens.ts';
import type { TokenRequest } from '../../access/mint.ts';
import { giveGrant, invite, type StaffDeps } from '../../access/staff.ts';
import { type TableId, tableId } from '../../base/ids.ts';
import { makeSealer } from '../../main/keys/derivedKeys.ts';
import { standardLayout } from '../../readers/layout.ts';
import { tagKey } from '../../readers/protocol/tagKey.ts';
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
/** Ids as people have them everywhere; pages show their names. */
export const DEMO_PERSON = '0198de30-0000-7000-8000-000000000001';
const PERSON = { id: DEMO_PERSON, name: 'Demo Director' };
/** The director may open sealed hands: who hands out access is somebody else. */
const ADMIN = { id: '0198de30-0000-7000-8000-000000000002', name: 'Demo Administrator' };
const AUDITOR = { id: '0198de30-0000-7000-8000-000000000003', name: 'Demo Auditor' };

/** Page or use of a token -> its text. */
export interface DemoTokens {
  readonly admin: string;
  readonly operator: string;
  readonly producer: string;
  readonly overlay: string;
  readonly commentary: string;
  readonly public: string;
  readonly venue: string;
  readonly sync: string;
  readonly floor: string;
  readonly judge: string;
  readonly auditor: string;
  /** the director's one-time address: he sets a passphrase and signs in by it */
  readonly invitation: string;
  /** null where readers read the cards */
  readonly cardDesk: string | null;
}

export interface Furniture {
  readonly tokens: DemoTokens;
  /** null where no reader is */
  readonly readerSecret: string | null;
}

/** Cards come from a deck whose tags `seed` names (whoever knows it can read them), or are typed at the card desk. */
export type DemoCards = { readonly by: 'reader'; readonly seed: string } | { readonly by: 'card-desk' };

export async function furnishDemo(house: CommandHouse, cards: DemoCards): Promise<Furniture> {
  const config = { seats: DEMO_SEATS, cardDesk: cards.by === 'card-desk', demo: true };
  const added = await createTableStore(house.db).add({ id: DEMO_TABLE, name: 'Demo', config, created: house.wall });
  if (!added.ok) throw new Error('the demo has a table already');
  if (cards.by === 'reader') await registerDeck(house, cards.seed);
  return {
    readerSecret: cards.by === 'reader' ? await addReader(house) : null,
    tokens: await mintTokens(house, cards),
  };
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
  const sealer = makeSealer((await house.keys()).inbox, house.random);
  const readers = createReaderStore(house.db);
  const layout = standardLayout(DEMO_SEATS, DEMO_BOARD, { up: true });
  const options = { readers, sealer, random: () => house.random(32) };
  const secret = await registerReader(options, { id: DEMO_READER, tableId: DEMO_TABLE, layout });
  if (!secret.ok) throw new Error(`the reader could not be registered: ${secret.error}`);
  return secret.value;
}

/** One person holds every console token: a show of one may confirm by the typed sentence. */
async function mintTokens(house: CommandHouse, { by }: DemoCards): Promise<DemoTokens> {
  const person = PERSON.id;
  const people = createPeopleStore(house.db);
  await people.add({ ...PERSON, role: 'producer', created: house.wall, passphrase: null });
  await people.add({ ...ADMIN, role: 'admin', created: house.wall, passphrase: null });
  await people.add({ ...AUDITOR, role: 'auditor', created: house.wall, passphrase: null });
  return {
    admin: await mint(house, { role: 'admin', person: ADMIN.id }),
    operator: await mint(house, { role: 'operator', person }),
    producer: await mint(house, { role: 'producer', person }),
    overlay: await mint(house, { role: 'canvas', canvas: 'overlay' }),
    commentary: await mint(house, { role: 'commentator', canvas: 'commentary' }),
    public: await mint(house, { role: 'canvas', canvas: 'public' }),
    venue: await mint(house, { role: 'canvas', canvas: 'venue' }),
    sync: await mint(house, { role: 'canvas', canvas: 'sync' }),
    floor: await mint(house, { role: 'floor', person }),
    judge: await mint(house, { role: 'chief-judge', person }),
    auditor: await mint(house, { role: 'auditor', person: AUDITOR.id }),
    invitation: await inviteDirector(house),
    cardDesk: by === 'card-desk' ? await mint(house, { role: 'card-desk', person }) : null,
  };
}

/** He may sign in as what he has addresses for. */
async function inviteDirector({ db, clock, random, newId, audit, actor }: CommandHouse): Promise<string> {
  const people = createPeopleStore(db);
  const note: StaffDeps['note'] = async (action, subject, detail) => {
    await audit.record({ actor, action, subject, detail });
  };
  const stores = { people, grants: createGrantStore(db), tokens: createTokenStore(db) };
  const deps: StaffDeps = { ...stores, clock, random, newId, note };
  const director = (await people.list()).find(({ id }) => id === DEMO_PERSON);
  if (director === undefined) throw new Error('the demo has no director');
  for (const role of ['operator', 'producer', 'floor'] as const) {
    const given = await giveGrant(deps, director, { role, tableId: DEMO_TABLE, canvas: null });
    if (!given.ok) throw new Error(`a role of the demo could not be given: ${given.error}`);
  }
  return (await invite(deps, director)).text;
}

type Wanted = Pick<TokenRequest, 'role'> & Partial<Pick<TokenRequest, 'person' | 'canvas'>>;

async function mint(house: CommandHouse, { role, person = null, canvas = null }: Wanted): Promise<string> {
  // set-up shows every table to an administrator of none in particular
  const tableId = role === 'admin' ? null : DEMO_TABLE;
  const minted = await house.mint({ role, person, canvas, tableId, label: `demo ${role}`, livesMs: null });
  if (!minted.ok) throw new Error(`a token of the demo could not be made: ${minted.error}`);
  return minted.value.text;
}
