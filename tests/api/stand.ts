// The real port with the real token store before tables that are made up: what sockets can get, without a show.
import { randomBytes } from 'node:crypto';
import { createPeopleStore } from '../../db/people.ts';
import { createTokenStore } from '../../db/tokens.ts';
import { type Authenticator, createAuthenticator } from '../../server/access/authenticate.ts';
import { createMint, type TokenRequest } from '../../server/access/mint.ts';
import type { Clock } from '../../server/base/clock.ts';
import { type TableId, tableId } from '../../server/base/ids.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { createHttp, type Http, type HttpOptions } from '../../server/http/createHttp.ts';
import type { CheckedControl, GivenCommand, Hub, PublicView, Speaker } from '../../server/http/hub.ts';
import type { Pages } from '../../server/http/pages.ts';
import { createFeed, type WritableFeed } from '../../server/release/broadcast.ts';
import { freshDatabase } from '../support/database.ts';
import { listeningLogger, realClock } from '../support/realClock.ts';

export const MAIN = tableId('main');
export const OTHER = tableId('other');
export const PEOPLE = ['anna', 'boris'] as const;
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
  readonly given: GivenCommand[];
  readonly controls: { readonly speaker: Speaker; readonly control: CheckedControl }[];
  readonly inside: Speaker[];
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

function fakeTables(): FakeTables {
  const feeds = new Map<string, WritableFeed<PublicView>>();
  const consoles = new Map<TableId, WritableFeed<ConsoleView>>();
  for (const table of [MAIN, OTHER]) {
    for (const canvas of CANVASES) {
      const feed = createFeed<PublicView>(table, canvas);
      feed.publish(markedView(feedKey(table, canvas)), '0');
      feeds.set(feedKey(table, canvas), feed);
    }
    const own = createFeed<ConsoleView>(table, 'console');
    own.publish(JSON.parse(JSON.stringify({ kind: 'console', mark: feedKey(table, 'console') })), '0');
    consoles.set(table, own);
  }
  const fake: FakeTables = {
    ...{ feeds, given: [], controls: [], inside: [], beforeReply: async () => undefined },
    hub: {
      tables: () => [MAIN, OTHER].map((table) => ({ table, name: `Table ${table}` })),
      feed: (table, canvas) => feeds.get(feedKey(table, canvas)),
      consoleFeed: (table) => consoles.get(table),
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
  for (const id of PEOPLE) await createPeopleStore(database.db).add({ id, name: id, role: 'operator', created: 0 });
  const mint = createMint({ tokens, clock, random: randomBytes, newId: () => crypto.randomUUID() });
  const authenticator = createAuthenticator(tokens, clock);
  const { logger, lines } = listeningLogger();
  const tables = fakeTables();
  const opened: Http[] = [];
  const another = async (also: Partial<HttpOptions>, wished = 0): Promise<Another> => {
    const acceptReader: HttpOptions['acceptReader'] = (socket) => socket.send('reader');
    const http = createHttp({ clock, logger, authenticator, hub: tables.hub, acceptReader, pages, ...also });
    opened.push(http);
    const { port } = await http.listen({ host: '127.0.0.1', port: wished });
    return { http, port, url: `http://127.0.0.1:${port}` };
  };
  const first = await another(over);
  return {
    ...{ ...first, tables, lines, authenticator, another },
    async token(wish) {
      const scope = { tableId: MAIN, canvas: null, person: null, label: 'test', livesMs: null };
      const minted = await mint({ ...scope, ...wish });
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
