// The real server without pages over a database of its own, an administrator's page before it, and a plan that is right.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { v7 as uuid } from 'uuid';
import type { ConsoleRouter } from '../../server/http/consoleRouter.ts';
import type { Ingredients } from '../../server/main/house.ts';
import { type RunningServer, startServer } from '../../server/main/startServer.ts';
import type { TablePlan } from '../../server/setup/plan/view.ts';
import type { CreateReply, Made } from '../../server/setup/view.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { insideVault } from '../support/insideVault.ts';
import { listeningLogger, realClock } from '../support/realClock.ts';
import { consolePage, type Page } from './client.ts';

export type AdminPage = Page<ConsoleRouter>;

export interface SetupHouse {
  readonly url: string;
  readonly lines: readonly string[];
  readonly database: FreshDatabase;
  server: RunningServer;
  /** of the first administrator, who has no name yet */
  readonly firstToken: string;
  page(token: string): AdminPage;
  /** Stops the server and starts another over the same database and key. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openSetupHouse(over: Partial<Ingredients> = {}): Promise<SetupHouse> {
  const database = await freshDatabase();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-setup-'));
  const { logger, lines } = listeningLogger();
  const start = (port: number): Promise<RunningServer> =>
    startServer({
      environment: { dataDir: 'none', databaseUrl: database.url, host: '127.0.0.1', port },
      env: { VAULT_KEY_FILE: path.join(folder, 'vault.key') },
      clock: realClock,
      logger,
      random: (size) => randomBytes(size),
      newId: () => uuid(),
      tap: () => undefined,
      startVault: insideVault,
      wrapVault: (vault) => vault,
      onLost: () => undefined,
      dev: false,
      pages: null,
      ...over,
    });
  const server = await start(0);
  const pages: AdminPage[] = [];
  const house: SetupHouse = {
    url: `http://127.0.0.1:${server.port}`,
    ...{ lines, database, server },
    firstToken: (await server.opened.firstAdmin()) ?? '',
    page(token) {
      const page = consolePage(house.url, token);
      pages.push(page);
      return page;
    },
    async restart() {
      await house.server.stop();
      house.server = await start(server.port);
    },
    async close() {
      for (const page of pages) page.close();
      await house.server.stop();
      await database.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return house;
}

export const ADMIN = 'Вера';

/** The first administrator with a name, as the page makes him. */
export async function namedAdmin(house: SetupHouse, name = ADMIN): Promise<AdminPage> {
  const first = house.page(house.firstToken);
  const named = await first.client.setup.nameAdmin.mutate({ person: name });
  first.close();
  if (!named.ok) throw new Error(named.code);
  const page = house.page(named.token);
  await page.client.setup.overview.query();
  return page;
}

/** Six players of one evening; `over` changes what a test is about. */
export function plan(over: Partial<TablePlan> = {}): TablePlan {
  const names = ['Anna', 'Boris', 'Clara', 'Dmitri', 'Eva', 'Fyodor'];
  return {
    id: '',
    name: 'Пятница',
    seats: 8,
    cardDesk: true,
    currency: { symbol: '', decimals: 0 },
    profile: 'russian',
    structure: { smallBlind: '500', bigBlind: '1000', anteKind: 'big_blind', ante: '', unit: '', minBet: '' },
    players: names.map((name, i) => ({ seat: i + 1, name, stack: '50 000' })),
    button: 3,
    programme: { kind: 'protected', delay: '10:00', sentence: '' },
    pages: { overlay: true, commentary: true, venue: true },
    people: { operator: '', producer: '', cardDesk: '', floor: '', commentators: [] },
    ...over,
  };
}

export function made(reply: CreateReply): Made {
  if (reply.ok) return reply;
  throw new Error(reply.code === 'plan-refused' ? JSON.stringify(reply.problems) : JSON.stringify(reply));
}
