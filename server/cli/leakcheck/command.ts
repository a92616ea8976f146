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
import { report } from './report.ts';
import { ownServer } from './server.ts';

export const name = 'leakcheck';

export const usage = `feltcast leakcheck [--hands N] [--seed TEXT]
Starts two servers of its own over databases of their own and plays the same hands at both, with other cards wherever
nobody ever turns them up. Compares every byte, length, order and moment of all that an outsider or any role below the
auditor can get: pages and what they load, sockets, answers and refusals, logs, exports. Ends with 1 at a difference.
  --hands N     how many hands are played, otherwise 10
  --seed TEXT   which cards are dealt; the same text deals the same cards again`;

const spec = { hands: 'number', seed: 'text' } as const;
const HANDS = 10;
const MOST_HANDS = 10_000;
const LONGEST_SEED = 200;
const SERVER = 'dist/server.js';

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, spec);
  if (!parsed.ok || parsed.value.words.length > 0) return misunderstood(io, parsed.ok ? usage : parsed.error.message);
  const { hands = HANDS, seed = randomBytes(6).toString('hex') } = parsed.value.options;
  if (!Number.isInteger(hands) || hands < 1 || hands > MOST_HANDS)
    return misunderstood(io, `--hands takes a whole number from 1 to ${MOST_HANDS}`);
  if (seed === '' || seed.length > LONGEST_SEED)
    return misunderstood(io, `--seed takes 1 to ${LONGEST_SEED} characters`);
  if (!fs.existsSync(SERVER)) {
    io.err(`${SERVER} is not built: run "npm run build" in the folder of Feltcast`);
    return EXIT.failed;
  }
  const start = ownServer(['--enable-source-maps', path.resolve(SERVER)], systemClock, io.env);
  const checked = await leakcheck({ hands, seed, clock: systemClock, start, say: io.err });
  return report(checked, seed, io);
}
