// `feltcast demo`: a whole show by itself, real hands through simulated readers, in a folder of its own.
import fs from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../main/systemClock.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { airWordIn } from '../demo/airWords.ts';
import { type DemoKind, delayOf } from '../demo/canvases.ts';
import { demoProgramme } from '../demo/demoProgramme.ts';
import { runDemo } from '../demo/runDemo.ts';
import { EXIT } from '../dispatch.ts';
import { misunderstood } from '../subcommand.ts';

export const name = 'demo';

export const usage = `feltcast demo [--protected] [--desk] [--speed N] [--hands N] [--port N] [--host HOST]
              [--folder DIR]
Starts a server of its own and plays recorded hands through simulated card readers until Ctrl+C.
  --protected   cards air after their hand only, 60 s behind; otherwise during play, 30 s behind
  --desk        without readers: people type the board at the console and hole cards at the card desk; 90 s behind
  --speed N     people move N times as fast, otherwise 1; readers keep their pace
  --hands N     ends the show after so many hands, when its end card has aired
  --port N      otherwise 3000, or any free one when that is taken
  --host HOST   otherwise 127.0.0.1; 0.0.0.0 for phones and tablets in the same network
  --folder DIR  made anew each time, otherwise demo-data`;

const spec = {
  protected: 'flag',
  desk: 'flag',
  speed: 'number',
  hands: 'number',
  port: 'number',
  host: 'text',
  folder: 'text',
} as const;
const PROGRAMS = { server: 'dist/server.js', sim: 'dist/sim.js' };
const PORT = 3000;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, spec);
  if (!parsed.ok || parsed.value.words.length > 0) return misunderstood(io, parsed.ok ? usage : parsed.error.message);
  const { speed = 1, hands = null, port = PORT, host = '127.0.0.1', folder = 'demo-data' } = parsed.value.options;
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
  const { protected: gated = false, desk: typed = false } = parsed.value.options;
  const kind: DemoKind = gated ? 'protected' : 'short';
  const show = {
    kind,
    typed,
    delayMs: delayOf(kind, typed),
    folder,
    speed,
    hands,
    host,
    port,
    programme: demoProgramme,
    airWordIn,
  };
  return runDemo({ ...show, programs, stop: stop.signal }, io, systemClock);
}
