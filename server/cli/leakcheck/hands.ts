// One hand of the check at the table: dealt before the readers, entered at the console, gathered. What is done hangs on what
// the console shows, and never on a card.
import type { Clock } from '../../base/clock.ts';
import type { LeakDesk, Seen } from './desk.ts';
import type { LeakFelt } from './felt.ts';
import type { Recording } from './recording.ts';
import { BIG_BLIND, BOARD_PORT, BUTTON, MUCK_PORT, SEATS, SMALL_BLIND, STACK } from './stage.ts';
import type { LeakHand } from './worlds.ts';

export interface AtTable {
  readonly desk: LeakDesk;
  readonly felt: LeakFelt;
  readonly recording: Recording;
  readonly clock: Clock;
  readonly newId: () => string;
  /** everybody asks everything; done when cards have come to lie somewhere else */
  readonly look: () => Promise<void>;
}

/** Until the tracker takes what it reads no more for gone. */
const GONE_MS = 2_500;
const STREETS = { flop: [0, 3], turn: [3, 4], river: [4, 5] } as const;

export async function playLeakHand(at: AtTable, hand: LeakHand): Promise<void> {
  const { desk, felt, recording, clock } = at;
  await prepare(at);
  const id = at.newId();
  recording.step();
  const dealt = clock.now();
  await desk.must({ do: 'startHand', hand: id });
  await desk.until('the hand', ({ handId }) => handId === id);
  const moments = { dealt, ended: Number.POSITIVE_INFINITY, hole: hand.hole };
  recording.hands.set(desk.seen.handNumber, moments);
  for (const [seat, cards] of hand.hole) felt.lay(cards, String(seat));
  await desk.until('the deal', ({ phase }) => phase === 'BETTING');
  await tryTooEarly(desk, { ...hand, id });
  await at.look();
  await PLAYS[hand.kind](at, { ...hand, id });
  recording.step();
  moments.ended = clock.now();
  await award(at, id);
  felt.gather();
  await desk.until('an empty table', ({ readers }) =>
    readers.every(({ zones }) => zones.every(({ cards }) => cards === 0)),
  );
  await clock.sleepUntil(clock.now() + GONE_MS);
  await at.look();
}

/** The words of refusals are compared as well: a hand that may not be opened, and cards typed at a place that was read. */
async function tryTooEarly(desk: LeakDesk, { id: hand, guesses }: Playing): Promise<void> {
  await desk.give({ do: 'openHand', hand, seat: BIG_BLIND });
  for (const card of guesses) await desk.give({ do: 'typeHole', hand, seat: BUTTON, slot: 0, card }, 'cardDesk');
}

type Playing = LeakHand & { readonly id: string };

const PLAYS = {
  async preflop(at: AtTable, playing: Playing): Promise<void> {
    while (isBetting(at.desk.seen)) await fold(at, playing);
  },
  async flop(at: AtTable, playing: Playing): Promise<void> {
    await fold(at, playing);
    await untilClosed(at, playing);
    await street(at, playing, 'flop');
    await act(at, playing, { action: 'bet', to: 400 });
    while (isBetting(at.desk.seen)) await fold(at, playing);
  },
  async showdown(at: AtTable, playing: Playing): Promise<void> {
    await fold(at, playing);
    await untilClosed(at, playing);
    for (const name of ['flop', 'turn', 'river'] as const) {
      await street(at, playing, name);
      await untilClosed(at, playing);
    }
    for (const seat of [SMALL_BLIND, BIG_BLIND]) await open(at, playing, seat);
    await muck(at, playing);
  },
} as const;

/** The same stacks and button before every hand. */
async function prepare({ desk }: AtTable): Promise<void> {
  for (const { seat, stack } of desk.seen.seats.filter(({ state }) => state !== 'empty'))
    if (stack !== STACK) await desk.must({ do: 'setStack', seat, stack: STACK });
  await desk.must({ do: 'setButton', button: BUTTON });
  const ready = ({ seats }: Seen): boolean =>
    SEATS.every((seat) => seats.find((s) => s.seat === seat)?.stack === STACK);
  await desk.until('the stacks', ready);
}

function isBetting({ phase, legal }: Seen): boolean {
  return phase === 'BETTING' && legal !== null;
}

async function act(
  { desk, recording }: AtTable,
  { id: hand }: Playing,
  { action, to = null }: { readonly action: 'fold' | 'check' | 'call' | 'bet'; readonly to?: number | null },
): Promise<number> {
  const { legal, turn } = desk.seen;
  const seat = legal?.seat ?? 0;
  recording.step();
  await desk.must({ do: 'act', hand, turn, seat, action, to });
  await desk.until(`the ${action} of seat ${seat}`, (seen) => seen.turn > turn || seen.phase === 'COMPLETE');
  return seat;
}

/** Entered first, so that no tracker is faster in one world, and then thrown away. */
async function fold(at: AtTable, playing: Playing): Promise<void> {
  const seat = await act(at, playing, { action: 'fold' });
  at.felt.lay(playing.hole.get(seat) ?? [], MUCK_PORT);
}

async function untilClosed(at: AtTable, playing: Playing): Promise<void> {
  while (isBetting(at.desk.seen))
    await act(at, playing, { action: at.desk.seen.legal?.check === true ? 'check' : 'call' });
}

async function street(at: AtTable, { board }: Playing, name: keyof typeof STREETS): Promise<void> {
  const [from, to] = STREETS[name];
  await at.desk.until(`the turn of the ${name}`, ({ nextBoard }) => nextBoard?.street === name);
  at.recording.step();
  at.felt.lay(board.slice(from, to), BOARD_PORT);
  await at.desk.until(`the ${name}`, ({ boards }) => (boards[0]?.length ?? 0) >= to);
  await at.desk.until('whoever is to act', ({ phase, legal }) => phase !== 'BETTING' || legal !== null);
}

async function open({ desk, recording }: AtTable, { id: hand }: Playing, seat: number): Promise<void> {
  await desk.until(`seat ${seat} to open`, (seen) => seatIn(seen, seat)?.moves.includes('open') === true);
  recording.step();
  await desk.must({ do: 'openHand', hand, seat });
  await desk.until(`the hand of seat ${seat}`, (seen) => seatIn(seen, seat)?.state === 'opened');
}

async function muck({ desk, felt, recording }: AtTable, { id: hand, hole }: Playing): Promise<void> {
  await desk.until('the muck', (seen) => seatIn(seen, BUTTON)?.moves.includes('muck') === true);
  recording.step();
  await desk.must({ do: 'muckHand', hand, seat: BUTTON });
  felt.lay(hole.get(BUTTON) ?? [], MUCK_PORT);
}

async function award({ desk }: AtTable, hand: string): Promise<void> {
  await desk.until('the pots', ({ phase }) => phase === 'AWARDING' || phase === 'COMPLETE');
  if (desk.seen.phase === 'AWARDING') await desk.must({ do: 'award', hand });
  await desk.until('the award', ({ phase }) => phase === 'COMPLETE');
}

function seatIn(seen: Seen, seat: number): Seen['seats'][number] | undefined {
  return seen.seats.find((s) => s.seat === seat);
}
