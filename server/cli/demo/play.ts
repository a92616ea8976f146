// What every part of a demo hand shares: the desk, the cards, time, and sending a command that must be taken.
import type { Clock } from '../../base/clock.ts';
import type { ConsoleReply, ConsoleSeat, ConsoleView } from '../../console/view.ts';
import type { Random } from '../../sim/random.ts';
import type { TableCommandInput } from '../../table/commands.ts';
import type { AirDesk } from './airDesk.ts';
import type { CardDesk } from './cardDesk.ts';
import { type CardTable, DemoRefusal, type Desk, type DeskRole } from './desk.ts';
import type { Happening } from './happenings.ts';
import type { DemoPlan } from './plan.ts';

export interface Show {
  readonly desk: Desk;
  readonly cards: CardTable;
  readonly clock: Clock;
  readonly random: Random;
  /** 1 is the pace of people; cards are read at the pace of readers whatever it is */
  readonly speed: number;
  /** how far the pages with cards are behind the table */
  readonly delayMs: number;
  /** types hole cards beside the hand; null where readers read them */
  readonly cardDesk: CardDesk | null;
  /** holds, drops and changes delays beside the hands */
  readonly airDesk: Pick<AirDesk, 'follow'>;
  readonly newId: () => string;
  /** one line for the person who runs the demo; no card */
  readonly say: (line: string) => void;
}

export interface Playing extends Show {
  readonly plan: DemoPlan;
  readonly hand: string;
  /** table seat of each position */
  readonly seats: readonly number[];
  /** what is done in this hand beside what was recorded */
  readonly happening: Happening;
  /** its cards lie before readers; otherwise people type what lies there */
  readonly read: boolean;
}

/** How long the readers may take, whatever the speed, ms. */
export const READ_MS = { deal: 20_000, board: 12_000, fold: 6_000, feed: 10_000, gone: 2_500 } as const;

export function seatOf({ seats }: Playing, position: number): number {
  const seat = seats[position];
  if (seat === undefined) throw new Error(`no seat for position ${position}`);
  return seat;
}

/** Cards are dealt from the seat behind it. */
export function buttonOf({ desk, seats }: Playing): number | undefined {
  return desk.watched.view.seats.find(({ button }) => button)?.seat ?? seats.at(-1);
}

export function seatIn(view: ConsoleView, seat: number): ConsoleSeat | undefined {
  return view.seats.find((s) => s.seat === seat);
}

/** People think: so many seconds at natural pace. */
export async function pause({ clock, random, speed }: Show, from: number, to: number): Promise<void> {
  await clock.sleepUntil(clock.now() + (random.between(from, to) * 1000) / speed);
}

/** A refusal ends the hand with its code. */
export async function mustTake({ desk }: Show, command: TableCommandInput, by: DeskRole = 'operator'): Promise<void> {
  const reply = await desk.command(command, by);
  if (!reply.ok) throw new DemoRefusal(`the table refused ${command.do}: ${reasonOf(reply)}`);
}

export function reasonOf(reply: Extract<ConsoleReply, { ok: false }>): string {
  return reply.clause === '' ? reply.code : `${reply.code} (${reply.clause})`;
}

/** The dealer takes the cards in; the readers see for long enough that the table is empty. */
export async function gather({ cards, clock, cardDesk }: Show): Promise<void> {
  if (cardDesk !== null) return;
  await cards.perform({ do: 'collect' });
  await clock.sleepUntil(clock.now() + READ_MS.gone);
}
