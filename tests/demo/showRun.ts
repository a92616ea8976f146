// Runs the demo itself in a folder of its own, on a server without pages, at a pace of machines; keeps what it says and
// what its overlay shows.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandIo } from '../../server/cli/command.ts';
import type { AirWord } from '../../server/cli/demo/airWords.ts';
import type { DemoOptions } from '../../server/cli/demo/demoOptions.ts';
import { demoProgramme } from '../../server/cli/demo/demoProgramme.ts';
import type { Happening } from '../../server/cli/demo/happenings.ts';
import { runDemo } from '../../server/cli/demo/runDemo.ts';
import { systemClock } from '../../server/main/systemClock.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { publicPage } from '../api/client.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const program = (file: string): readonly string[] => ['--import', 'tsx', here(file)];

/** An address as it was printed. */
export interface PrintedPage {
  readonly base: string;
  readonly path: string;
  readonly token: string;
}

export interface Wanted {
  readonly typed: boolean;
  /** ids of the recorded hands, and what happens beside each */
  readonly played: readonly (readonly [string, Happening])[];
  /** what the producer says, by hand number */
  readonly air?: Readonly<Record<number, AirWord>>;
  /** called once the first hand runs */
  readonly visit?: (pages: readonly PrintedPage[]) => Promise<void>;
}

export interface ShowRun {
  readonly code: number;
  readonly lines: readonly string[];
  /** lines of trouble, of which there should be none */
  readonly trouble: readonly string[];
  readonly pages: readonly PrintedPage[];
  readonly frames: readonly OverlayView[];
  readonly serverLog: string;
}

/** A player who lifts his cards for a slow reader is everyday, not trouble. */
const TROUBLE =
  /cannot go on|otherwise than|stayed unread|not read[:,] the operator|wait all the same|refused|card desk: .*failed/;
const PRINTED = /^ {2}\S.* {2}(http:\/\/127\.0\.0\.1:\d+)(\/\S+)#(?:token|set)=(fc_\S+)$/;

export async function runShow({
  typed,
  played,
  air: words = {},
  visit = async () => undefined,
}: Wanted): Promise<ShowRun> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-demo-'));
  fs.chmodSync(root, 0o755);
  const folder = path.join(root, 'demo');
  const [lines, pages, frames]: [string[], PrintedPage[], OverlayView[]] = [[], [], []];
  let visited: Promise<void> | null = null;
  let leave = (): void => undefined;
  const out = (line: string): void => {
    lines.push(line);
    const [, base, at, token] = PRINTED.exec(line) ?? [];
    if (base !== undefined && at !== undefined && token !== undefined) {
      pages.push({ base, path: at, token });
      if (at === '/overlay/demo') leave = watchOverlay({ base, token }, frames);
    }
    if (line.startsWith('[demo] hand 1: ')) visited = visit(pages);
  };
  const io: CommandIo = { json: false, env: process.env, out, err: out, report: () => undefined };
  const programs = { server: program('./bareServer.ts'), sim: program('../../server/sim/simProcess.ts') };
  const show = { ...{ folder, typed, hands: played.length, programme: programmeOf(played), programs }, speed: 50 };
  const airWordIn = (number: number): AirWord | null => words[number] ?? null;
  const air = { airWordIn, kind: 'short', delayMs: 30_000, host: '127.0.0.1', port: 0 } as const;
  try {
    const code = await runDemo({ ...show, ...air, stop: new AbortController().signal }, io, systemClock);
    await visited;
    const trouble = lines.filter((line) => TROUBLE.test(line));
    return { code, lines, trouble, pages, frames, serverLog: fs.readFileSync(path.join(folder, 'server.log'), 'utf8') };
  } finally {
    leave();
    fs.rmSync(root, { recursive: true, force: true });
  }
}

function programmeOf(played: Wanted['played']): DemoOptions['programme'] {
  return (random, typed) => {
    const all = demoProgramme(random, typed).scenes;
    const scenes = played.map(([id]) => all.find(({ plan }) => plan.id === id)).filter((scene) => scene !== undefined);
    if (scenes.length < played.length) throw new Error('the demo has no such hand');
    let at = 0;
    return { scenes, happenings: { next: () => played[at++]?.[1] ?? 'nothing' } };
  };
}

function watchOverlay({ base, token }: Pick<PrintedPage, 'base' | 'token'>, frames: OverlayView[]): () => void {
  const page = publicPage(base, token);
  page.client.feeds.watch.subscribe(
    { table: 'demo', canvas: 'overlay' },
    {
      onData: ({ data: { view } }) => {
        if (view.kind === 'overlay') frames.push(view);
      },
    },
  );
  return () => page.close();
}

/** Of the frames of a hand in which it was bet: how many there are, and places of players whose faces are not there. */
export function betting(frames: readonly OverlayView[], hand: number) {
  const shown = frames.filter(({ handNumber, phase }) => handNumber === hand && phase === 'betting');
  const dealtIn = shown.flatMap(({ seats }) => seats.filter(({ state }) => !['empty', 'out'].includes(state)));
  return {
    frames: shown.length,
    faceless: dealtIn.flatMap(({ cards }) => cards.filter((card) => !/^[2-9TJQKA][cdhs]$/.test(card))),
  };
}
