// The real port with the real token store before tables that are made up: what sockets can get, without a show.
import { randomBytes } from 'node:crypto';
import { createGrantStore } from '../../db/grants.ts';
import { createPeopleStore } from '../../db/people.ts';
import { createTokenStore } from '../../db/tokens.ts';
import { type Authenticator, createAuthenticator } from '../../server/access/authenticate.ts';
import { createMint, type TokenRequest } from '../../server/access/mint.ts';
import { recentTokens } from '../../server/access/recentTokens.ts';
import type { Clock } from '../../server/base/clock.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import type { CardsView } from '../../server/console/cards/view.ts';
import type { DeckCommand, DeckView } from '../../server/console/deck/view.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import type { FloorView } from '../../server/floor/view.ts';
import { createHttp, type Http, type HttpOptions } from '../../server/http/createHttp.ts';
import type { CheckedControl, GivenCommand, GivenSettlement, Hub, PublicView, Speaker } from '../../server/http/hub.ts';
import type { Pages } from '../../server/http/pages.ts';
import { createFeed, type WritableFeed } from '../../server/release/broadcast.ts';
import type { CueList, PageReport } from '../../server/release/feeds.ts';
import { freshDatabase } from '../support/database.ts';
import { listeningLogger, realClock } from '../support/realClock.ts';
import { NO_AUDIT } from './noAudit.ts';
import { NO_JUDGE } from './noJudge.ts';
import { NO_BATCHES } from './noReaders.ts';
import { NO_SETUP } from './noSetup.ts';
import { NO_SIGN_IN } from './noSignIn.ts';

export const MAIN = tableId('main');
export const OTHER = tableId('other');
export const PEOPLE = ['anna', 'boris', 'vera'] as const;
/** the one earlier hand that a table here has played */
export const PAST_HAND = '01890a5d-ac96-774b-bcce-b302099a8001';
export const CANVASES = ['programme', 'venue'] as const;

/** Time that runs `times` as fast as on the wall. */
export function fastClock(times: number): Clock {
  return {
    now: () => realClock.now() * times,
    wall: () => realClock.wall(),
    sleepUntil: (at, signal) => realClock.sleepUntil(at / times, signal),
  };
}

export interface FakeTables {
  readonly hub: Hub;
  readonly feeds: ReadonlyMap<string, WritableFeed<PublicView>>;
  readonly cues: ReadonlyMap<TableId, WritableFeed<CueList>>;
  readonly given: GivenCommand[];
  readonly controls: { readonly speaker: Speaker; readonly control: CheckedControl }[];
  readonly deckGiven: { readonly speaker: Speaker; readonly command: DeckCommand }[];
  readonly settled: GivenSettlement[];
  readonly inside: Speaker[];
  /** pages that are open, and what each last said of itself */
  readonly pages: { readonly canvas: string; said: PageReport | null }[];
  /** what a command does before it is answered */
  beforeReply: () => Promise<void>;
}

/** A view is only carried here: a mark that says whose it is stands for it. */
export function markedView(mark: string, padding = ''): PublicView {
  return JSON.parse(JSON.stringify({ kind: 'overlay', mark, padding }));
}

export function feedKey(table: string, canvas: string): string {
  return `${table}/${canvas}`;
}

/** Stands for a view of this kind. */
function marked(table: TableId, kind: string) {
  return JSON.parse(JSON.stringify({ mark: feedKey(table, kind) }));
}

function canvasFeed(table: TableId, canvas: string): WritableFeed<PublicView> {
  const feed = createFeed<PublicView>(table, canvas);
  feed.publish(markedView(feedKey(table, canvas)), '0');
  return feed;
}

function markedFeed<V>(table: TableId, kind: string): WritableFeed<V> {
  const feed = createFeed<V>(table, kind);
  feed.publish(JSON.parse(JSON.stringify({ kind, mark: feedKey(table, kind) })), '0');
  return feed;
}

type Floors = ReadonlyMap<TableId, WritableFeed<FloorView>>;

/** An operator who is not alone has no place there. */
function fakeFloor(
  floors: Floors,
  settled: GivenSettlement[],
): Pick<Hub, 'floorFeed' | 'settle' | 'looked' | 'rulings'> {
  const here = <T>({ role }: Speaker, what: T | undefined) => ({ here: role === 'operator' ? null : (what ?? null) });
  return {
    floorFeed: async (table, speaker) => (floors.has(table) ? here(speaker, floors.get(table)) : null),
    async settle(table, given) {
      if (!floors.has(table)) return null;
      settled.push(given);
      return { ok: true, position: settled.length };
    },
    looked: async (table) => (floors.has(table) ? { ok: true, position: 1 } : null),
    rulings: async (table, speaker) => (floors.has(table) ? here(speaker, marked(table, 'rulings')) : null),
  };
}

const ANTENNAS = {
  calibrationFeed: () => undefined,
  calibration: async () => ({ ok: true }) as const,
  healthFeed: () => undefined,
  scanFeed: () => undefined,
};

function fakeTables(): FakeTables {
  const feeds = new Map<string, WritableFeed<PublicView>>();
  const consoles = new Map<TableId, WritableFeed<ConsoleView>>();
  const decks = new Map<TableId, WritableFeed<DeckView>>();
  const cards = new Map<TableId, WritableFeed<CardsView>>();
  const floors = new Map<TableId, WritableFeed<FloorView>>();
  const cues = new Map<TableId, WritableFeed<CueList>>();
  for (const table of [MAIN, OTHER]) {
    for (const canvas of CANVASES) feeds.set(feedKey(table, canvas), canvasFeed(table, canvas));
    consoles.set(table, markedFeed(table, 'console'));
    cards.set(table, markedFeed(table, 'cards'));
    floors.set(table, markedFeed(table, 'floor'));
    decks.set(table, markedFeed(table, 'deck'));
    cues.set(table, createFeed<CueList>(table, 'cues'));
  }
  const settled: GivenSettlement[] = [];
  const fake: FakeTables = {
    ...{ feeds, cues, given: [], controls: [], deckGiven: [], settled, inside: [], pages: [] },
    beforeReply: async () => undefined,
    hub: {
      tables: () => [MAIN, OTHER].map((table) => ({ table, name: `Table ${table}` })),
      feed: (table, canvas) => feeds.get(feedKey(table, canvas)),
      consoleFeed: (table) => consoles.get(table),
      cardsFeed: (table) => (table === OTHER ? null : cards.get(table)),
      cueFeed: (table) => cues.get(table),
      deckFeed: (table) => decks.get(table),
      async deck(table, speaker, command) {
        if (!decks.has(table)) return null;
        fake.deckGiven.push({ speaker, command });
        return { ok: true };
      },
      custody: async (table) => (decks.has(table) ? [] : null),
      clock(table, canvas) {
        if (canvas === null) return consoles.has(table) ? { programme: 5_000, air: null } : undefined;
        return feeds.has(feedKey(table, canvas))
          ? { programme: 5_000, air: { at: 4_000, state: 'running' } }
          : undefined;
      },
      openPage(table, canvas) {
        const page: FakeTables['pages'][number] = { canvas: feedKey(table, canvas), said: null };
        fake.pages.push(page);
        return {
          report(said) {
            page.said = said;
          },
          leave: () => void fake.pages.splice(fake.pages.indexOf(page), 1),
        };
      },
      enter(_table, speaker) {
        fake.inside.push(speaker);
        return () => fake.inside.splice(fake.inside.indexOf(speaker), 1);
      },
      async command(table, given) {
        if (!consoles.has(table)) return null;
        await fake.beforeReply();
        fake.given.push(given);
        return { ok: true, position: fake.given.length };
      },
      preview: async (table) => (consoles.has(table) ? { ok: true, preview: { consequences: [], stacks: [] } } : null),
      pastHands: async (table) => (consoles.has(table) ? [] : null),
      pastHand: async (table, hand) =>
        consoles.has(table) ? { hand: hand === PAST_HAND ? marked(table, 'past') : null } : null,
      ...{ ...ANTENNAS, ...fakeFloor(floors, settled) },
      rules: async (table) => (consoles.has(table) ? marked(table, 'rules') : null),
      async control(table, speaker, control) {
        if (!consoles.has(table)) return null;
        fake.controls.push({ speaker, control });
        return { ok: true };
      },
    },
  };
  return fake;
}

const pages: Pages = {
  async handle(request, response) {
    if (request.url?.includes('broken')) throw new Error(`no page for ${request.url}`);
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end('<!doctype html>');
  },
  upgrade: null,
  close: async () => undefined,
};

export type TokenWish = Partial<TokenRequest> & Pick<TokenRequest, 'role'>;

export interface Stand {
  readonly http: Http;
  readonly port: number;
  /** `http://...`; sockets by wsUrl */
  readonly url: string;
  readonly tables: FakeTables;
  readonly lines: string[];
  readonly authenticator: Authenticator;
  token(wish: TokenWish): Promise<{ readonly text: string; readonly id: string }>;
  /** as another server or the command line does it */
  revoke(id: string): Promise<void>;
  /** Another port before the same tables and tokens. */
  another(over: Partial<HttpOptions>, port?: number): Promise<Another>;
  close(): Promise<void>;
}

export interface Another {
  readonly http: Http;
  readonly port: number;
  readonly url: string;
}

export async function openStand(over: Partial<HttpOptions> = {}): Promise<Stand> {
  const database = await freshDatabase();
  const tokens = createTokenStore(database.db);
  const clock = realClock;
  for (const id of PEOPLE)
    await createPeopleStore(database.db).add({ id, name: id, role: 'operator', created: 0, passphrase: null });
  const mint = createMint({
    tokens,
    grants: createGrantStore(database.db),
    clock,
    random: randomBytes,
    newId: () => crypto.randomUUID(),
  });
  const authenticator = createAuthenticator(recentTokens(tokens, clock), clock);
  const { logger, lines } = listeningLogger();
  const tables = fakeTables();
  const opened: Http[] = [];
  const another = async (also: Partial<HttpOptions>, wished = 0): Promise<Another> => {
    const acceptReader: HttpOptions['acceptReader'] = (socket) => socket.send('reader');
    const hub = tables.hub;
    const http = createHttp({
      clock,
      logger,
      authenticator,
      hub,
      setup: NO_SETUP,
      judge: NO_JUDGE,
      audit: NO_AUDIT,
      signIn: NO_SIGN_IN,
      acceptReader,
      readerBatches: NO_BATCHES,
      pages,
      ...also,
    });
    opened.push(http);
    const { port } = await http.listen({ host: '127.0.0.1', port: wished });
    return { http, port, url: `http://127.0.0.1:${port}` };
  };
  const first = await another(over);
  return {
    ...{ ...first, tables, lines, authenticator, another },
    async token(wish) {
      const scope = { tableId: MAIN, canvas: null, person: null, label: 'test', livesMs: null };
      // a checker is somebody by name
      const named = wish.role === 'checker' ? { person: PEOPLE[0] } : {};
      const minted = await mint({ ...scope, ...named, ...wish });
      if (!minted.ok) throw new Error(minted.error);
      return { text: minted.value.text, id: minted.value.token.id };
    },
    async revoke(id) {
      await tokens.revoke(id, Math.round(clock.wall()));
    },
    async close() {
      await Promise.all(opened.map((http) => http.stop(1_000)));
      await database.close();
    },
  };
}
