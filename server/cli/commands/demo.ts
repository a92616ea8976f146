// `feltcast demo`: a whole show by itself, real hands through simulated readers, in a folder of its own.
import fs from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../main/systemClock.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { runDemo } from '../demo/runDemo.ts';
import { EXIT } from '../dispatch.ts';
import { misunderstood } from '../subcommand.ts';

export const name = 'demo';

export const usage = `feltcast demo [--protected] [--speed N] [--hands N] [--port N] [--folder DIR]
Starts a server of its own and plays recorded hands through simulated card readers until Ctrl+C.
  --protected   cards air after their hand only, 60 s behind; otherwise during play, 30 s behind
  --speed N     people move N times as fast, otherwise 1; readers keep their pace
  --hands N     ends after so many hands
  --port N      otherwise 3000, or any free one when that is taken
  --folder DIR  made anew each time, otherwise demo-data`;

const spec = { protected: 'flag', speed: 'number', hands: 'number', port: 'number', folder: 'text' } as const;
const PROGRAMS = { server: 'dist/server.js', sim: 'dist/sim.js' };
const PORT = 3000;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, spec);
  if (!parsed.ok || parsed.value.words.length > 0) return misunderstood(io, parsed.ok ? usage : parsed.error.message);
  const { speed = 1, hands = null, port = PORT, folder = 'demo-data' } = parsed.value.options;
  if (!(speed >= 0.1 && speed <= 100)) return misunderstood(io, '--speed takes 0.1 to 100');
  if (hands !== null && !(Number.isInteger(hands) && hands > 0))
    return misunderstood(io, '--hands takes a whole number');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return misunderstood(io, '--port takes 0 to 65535');
  const missing = Object.values(PROGRAMS).find((file) => !fs.existsSync(file));
  if (missing !== undefined) {
    io.err(`${missing} is not built: start the demo by "npm run demo" in the folder of Feltcast`);
    return EXIT.failed;
  }
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const program = (file: string): readonly string[] => ['--enable-source-maps', path.resolve(file)];
  const programs = { server: program(PROGRAMS.server), sim: program(PROGRAMS.sim) };
  const kind = parsed.value.options.protected ? 'protected' : 'short';
  const host = '127.0.0.1';
  return runDemo({ folder, kind, speed, hands, host, port, programs, stop: stop.signal }, io, systemClock);
}
