// Everybody who looks on, each on sockets of his own: follows every feed he asks for and asks everything at every look.
// What he is told, or refused, is written down under his name. Whoever has no token is let in for a few seconds, and so
// comes in anew for every question.

import { LeakTrouble } from './desk.ts';
import { allProcedures, DOOR_PATHS, DOORS, type DoorName, inputsOf, type Procedure } from './doors.ts';
import { CLOSED, Line } from './line.ts';
import type { Recording } from './recording.ts';
import { ONLOOKERS, type Onlooker } from './stage.ts';

export interface LookingOn {
  /** http://host:port */
  readonly address: string;
  readonly table: string;
  /** by the name of an onlooker */
  readonly tokens: ReadonlyMap<string, string>;
  readonly recording: Recording;
  /** data of the operator's console feed */
  readonly shown: (data: unknown) => void;
}

interface Seat {
  readonly who: Onlooker;
  readonly open: (door: DoorName) => Promise<Line>;
  readonly lines: ReadonlyMap<DoorName, Line>;
  /** what he was refused, by door and path */
  readonly refused: Set<string>;
}

export interface Onlookers {
  /** Everybody follows every feed of a table that is ready: of a canvas that is not there nobody is told later. */
  follow(): Promise<void>;
  /** Everybody asks everything that he was not refused before. */
  ask(hands: readonly string[]): Promise<void>;
  /** The same with all that he was refused, and changes, with too little to make one. */
  askAll(hands: readonly string[]): Promise<void>;
  line(name: string, door: DoorName): Line;
  close(): void;
}

export const PROCEDURES = allProcedures();
const NOTHING = { path: 'nothing', input: null };
const MOST_TRIES = 5;

export async function openOnlookers(at: LookingOn): Promise<Onlookers> {
  const opened: Line[] = [];
  const close = (): void => {
    for (const line of opened) line.close();
  };
  const seats = await takeSeats(at, opened).catch((error: unknown) => {
    // a line that stays open keeps the process
    close();
    throw error;
  });
  const operator = seats.find(({ who }) => who.name === 'operator')?.lines.get('console');
  await operator?.follow({ path: 'watch', input: { table: at.table } }, at.shown);
  return {
    async follow() {
      for (const seat of seats) await followAll(at, seat);
    },
    async ask(hands) {
      const queries = PROCEDURES.filter(({ kind }) => kind === 'query');
      const open = (seat: Seat) => queries.filter(({ door, path }) => !seat.refused.has(`${door} ${path}`));
      await Promise.all(seats.map((seat) => askEach(seat, open(seat), { table: at.table, hands })));
    },
    async askAll(hands) {
      const asked = PROCEDURES.filter(({ kind }) => kind !== 'subscription');
      await Promise.all(seats.map((seat) => askEach(seat, asked, { table: at.table, hands })));
    },
    line(name, door) {
      const line = seats.find(({ who }) => who.name === name)?.lines.get(door);
      if (line === undefined) throw new Error(`${name} has no line to ${door}`);
      return line;
    },
    close,
  };
}

/** `opened`: gets every line as it is opened, also of somebody who does not come in whole. */
async function takeSeats(at: LookingOn, opened: Line[]): Promise<readonly Seat[]> {
  const seats: Seat[] = [];
  for (const who of ONLOOKERS) seats.push(await sit(at, who, opened));
  return seats;
}

/** Addresses of canvases that are somebody's already speak at the public door alone; signing in is for strangers. */
export function doorsOf({ name, role }: Onlooker): readonly DoorName[] {
  if (role === null) return DOORS;
  return name.startsWith('canvas ') ? ['public'] : ['console', 'public'];
}

async function sit({ address, tokens, recording }: LookingOn, who: Onlooker, opened: Line[]): Promise<Seat> {
  const lines = new Map<DoorName, Line>();
  const open = (door: DoorName): Promise<Line> => {
    const url = `${address.replace(/^http/, 'ws')}${DOOR_PATHS[door]}`;
    const own = canvasChannel(who, door);
    const hear = (what: string, text: string): void => {
      const isFrame = own !== null && what === `feeds.watch ${own}`;
      if (isFrame) recording.frame(`${who.name} ${door} ${what}`, own, text);
      else recording.note(`${who.name} ${door} ${what}`, text);
    };
    return new Line({ url, token: tokens.get(who.name) ?? null, hear }).ready();
  };
  for (const door of doorsOf(who)) lines.set(door, await letIn(who, () => open(door), opened));
  return { who, open, lines, refused: new Set() };
}

/** Whoever gets an answer has come in, and so all come in in one order. A busy server turns away whom it did not look up in time. */
async function letIn({ name }: Onlooker, open: () => Promise<Line>, opened: Line[]): Promise<Line> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const line = await open();
    opened.push(line);
    if ((await line.ask('query', NOTHING)).error !== CLOSED) return line;
  }
  throw new LeakTrouble(`${name} was not let in: the server closed the line ${MOST_TRIES} times`);
}

function canvasChannel({ canvas }: Onlooker, door: DoorName): string | null {
  return door === 'public' ? canvas : null;
}

/** One after the other: consoles list who is there in the order in which they came. A stranger's first line may have run out by now. */
async function followAll({ table }: LookingOn, { who, open, lines }: Seat): Promise<void> {
  for (const procedure of PROCEDURES.filter(({ kind }) => kind === 'subscription')) {
    const { door, path } = procedure;
    const stands = who.name === 'operator' && door === 'console' && path === 'watch';
    const line = stands ? undefined : lines.get(door);
    if (line === undefined) continue;
    for (const input of inputsOf(procedure, { table, hands: [] })) {
      const follows = (following: Line) => following.follow({ path, input });
      await (who.role === null ? askedAnew(() => open(door), follows) : follows(line));
    }
  }
}

async function askEach(
  { who, open, lines, refused }: Seat,
  procedures: readonly Procedure[],
  at: { readonly table: string; readonly hands: readonly string[] },
): Promise<void> {
  for (const procedure of procedures) {
    const line = lines.get(procedure.door);
    if (line === undefined) continue;
    const inputs = procedure.kind === 'query' ? inputsOf(procedure, at) : [{ table: at.table }];
    for (const input of inputs) {
      const call = { path: procedure.path, input };
      const asks = (asking: Line) => asking.ask(procedure.kind, call);
      const { error } = who.role === null ? await askedAnew(() => open(procedure.door), asks) : await asks(line);
      if (error !== undefined) refused.add(`${procedure.door} ${procedure.path}`);
    }
  }
}

/** On a line of its own, which a busy server may close before it answers. */
async function askedAnew<T extends { readonly error?: unknown }>(
  open: () => Promise<Line>,
  ask: (line: Line) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const line = await open();
    const answer = await ask(line);
    line.close();
    if (answer.error !== CLOSED || tries === MOST_TRIES) return answer;
  }
}
