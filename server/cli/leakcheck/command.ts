// `feltcast leakcheck`: plays two worlds that differ in unopened cards alone, and compares everything that leaves the house.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../main/systemClock.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { misunderstood } from '../subcommand.ts';
import { leakcheck } from './check.ts';
import { foreignServer } from './foreignServer.ts';
import { ROUTES } from './pages.ts';
import { report } from './report.ts';
import { ownServer } from './server.ts';

export const name = 'leakcheck';

export const usage = `feltcast leakcheck [--hands N] [--seed TEXT] [--url URL]
Plays the same hands in two worlds, with other cards wherever nobody ever turns them up. Compares every byte, length, order
and moment of all that an outsider or any role below the auditor can get: pages and what they load, sockets, answers and
refusals, logs, exports. Ends with 1 at a difference.
Without --url it starts two servers of its own, over databases of their own that are deleted afterwards.
  --hands N     how many hands are played, otherwise 10
  --seed TEXT   which cards are dealt; the same text deals the same cards again
  --url URL     plays on a server that runs there, with the database and the key that DATABASE_URL or DATA_DIR, and
                VAULT_KEY_FILE, name for it: at two tables that it makes, marked DEMO, and at no other. It ends their
                shows, revokes their addresses and retires their decks; their logs stay`;

const spec = { hands: 'number', seed: 'text', url: 'text' } as const;
const HANDS = 10;
const MOST_HANDS = 10_000;
const LONGEST_SEED = 200;
const SERVER = 'dist/server.js';

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, spec);
  if (!parsed.ok || parsed.value.words.length > 0) return misunderstood(io, parsed.ok ? usage : parsed.error.message);
  const { hands = HANDS, seed = randomBytes(6).toString('hex'), url } = parsed.value.options;
  if (!Number.isInteger(hands) || hands < 1 || hands > MOST_HANDS)
    return misunderstood(io, `--hands takes a whole number from 1 to ${MOST_HANDS}`);
  if (seed === '' || seed.length > LONGEST_SEED)
    return misunderstood(io, `--seed takes 1 to ${LONGEST_SEED} characters`);
  const address = url === undefined ? null : originOf(url);
  if (url !== undefined && address === null)
    return misunderstood(io, '--url takes the address of a server, such as http://127.0.0.1:3000');
  const missing = [SERVER, ROUTES].find((file) => !fs.existsSync(file));
  if (missing !== undefined) {
    io.err(`${missing} is not built: run "npm run build" in the folder of Feltcast`);
    return EXIT.failed;
  }
  const program = ['--enable-source-maps', path.resolve(SERVER)];
  const clock = systemClock;
  const start = address === null ? ownServer(program, clock, io.env) : foreignServer({ address, clock, io });
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const checked = await leakcheck({ hands, seed, clock, start, say: io.err, stop: stop.signal });
  return report(checked, seed, io);
}

/** Scheme, host and port; null: no address of a server, or more than that. */
function originOf(url: string): string | null {
  const { protocol, origin, pathname, search, username } = URL.canParse(url) ? new URL(url) : NOWHERE;
  const isPlain = pathname === '/' && search === '' && username === '';
  return /^https?:$/.test(protocol) && isPlain ? origin : null;
}

const NOWHERE = { protocol: '', origin: '', pathname: '', search: '', username: '' };
