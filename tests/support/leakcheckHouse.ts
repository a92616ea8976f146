// A whole server for one world of the leak check, on a real port and a real database, in the process of the test: the wiring is
// open, so that a leak can be put in. Without pages.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { v7 as uuid } from 'uuid';
import { inject } from 'vitest';
import type { Clock } from '../../server/base/clock.ts';
import type { TableId } from '../../server/base/ids.ts';
import { createLogger } from '../../server/base/logger.ts';
import { type Launched, type StartLeakServer, startFurnished } from '../../server/cli/leakcheck/server.ts';
import { LEAK_TABLE } from '../../server/cli/leakcheck/tableName.ts';
import type { LeakWorld } from '../../server/cli/leakcheck/worlds.ts';
import { type RunningServer, startServer } from '../../server/main/startServer.ts';
import { freshDatabase } from './database.ts';
import { insideVault } from './insideVault.ts';
import { manualClock } from './manualClock.ts';
import { patientClock } from './patientClock.ts';
import type { Wired, Wiring } from './pipeline.ts';

/** Waits for the database too, which is a process of its own. */
export async function houseClock(times: number): Promise<{ readonly clock: Clock; close(): Promise<void> }> {
  const database = new Client({ connectionString: inject('pgUrl') });
  await database.connect();
  const clock = patientClock({ times, breath: () => database.query('select 1') });
  return {
    clock,
    async close() {
      await clock.stop();
      await database.end();
    },
  };
}

/** `wirings`: fresh for each world, since some remember what they have seen. */
export function leakingServer(clock: Clock, wirings: () => readonly Wiring[]): StartLeakServer {
  return async (world) => {
    const database = await freshDatabase();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-leaks-'));
    const env = { DATABASE_URL: database.url, VAULT_KEY_FILE: path.join(folder, 'vault.key') };
    const launch = async (): Promise<Launched> => {
      const house = await openLeakHouse({ clock, world, env, wirings: wirings() });
      return {
        ...house,
        async stop() {
          await house.stop();
          await database.close();
          fs.rmSync(folder, { recursive: true, force: true });
        },
      };
    };
    return startFurnished(world, env, launch);
  };
}

interface Opening {
  readonly clock: Clock;
  /** null: no world in particular, for leaks need one */
  readonly world: LeakWorld | null;
  readonly env: { readonly DATABASE_URL: string; readonly VAULT_KEY_FILE: string };
  readonly wirings: readonly Wiring[];
}

export interface LeakHouse extends Launched {
  /** whether the shows at these tables have ended, as consoles see it */
  showsEnded(tables: readonly TableId[]): readonly boolean[];
  /** From now on every table says no to whatever is asked of release, canvases among it. */
  refuseControl(): void;
}

export async function openLeakHouse({ clock, world, env, wirings }: Opening): Promise<LeakHouse> {
  const lines: string[] = [];
  const running: RunningServer[] = [];
  const server = (): RunningServer => {
    const [one] = running;
    if (one === undefined) throw new Error('the server has not started');
    return one;
  };
  const logger = createLogger((line) => void lines.push(line), clock.wall);
  const place: Wired = {
    ...{ logger, tap: () => undefined, clock: { ...manualClock(), ...clock } },
    world: { name: 'leaks', uids: world?.uids ?? new Map(), spares: new Map(), spareAt: new Set(), hands: [] },
    audit: () => server().opened.audit,
    server() {
      const table = server().tables.get(LEAK_TABLE);
      if (table === undefined) throw new Error('the table is not open');
      return table;
    },
  };
  running.push(
    await startServer({
      ...{ environment: { dataDir: 'none', databaseUrl: env.DATABASE_URL, host: '127.0.0.1', port: 0 }, env },
      ...{ clock, logger, random: (size) => randomBytes(size), newId: () => uuid(), tap: () => undefined },
      ...{ startVault: insideVault, onLost: () => undefined, dev: false, pages: null },
      wrapVault: (vault) => wirings.reduce((inner, wiring) => wiring.vault?.(inner, place) ?? inner, vault),
    }),
  );
  for (const wiring of wirings) wiring.opened?.(place.server(), place);
  const showOf = (table: TableId) => server().tables.get(table)?.console.feed.latest()?.view.show.state;
  return {
    showsEnded: (tables) => tables.map((table) => showOf(table) === 'ended'),
    refuseControl: () => refuseControl(server().tables),
    address: `http://127.0.0.1:${server().port}`,
    log: () => lines.splice(0),
    stop: () => server().stop(),
  };
}

function refuseControl(tables: RunningServer['tables']): void {
  const get = tables.get.bind(tables);
  const control = async () => ({ ok: false, code: 'table-stopped', params: {} }) as const;
  Object.assign(tables, {
    get(table: TableId) {
      const found = get(table);
      return found === undefined ? undefined : Object.assign(found, { control });
    },
  });
}
