// Short ways to say what a console says: commands with their ids, a table with players, a hand played to a point.
import { v5 as uuidFrom } from 'uuid';
import { type CommandReply, type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { turnOf } from '../../server/table/decideInput.ts';
import { type Desk, named } from './house.ts';

export const OPERATOR = { actor: 'token:op', role: 'operator' } as const;
export const FLOOR = { actor: 'token:floor', role: 'floor' } as const;
export const CARD_DESK = { actor: 'token:desk', role: 'card-desk' } as const;
export const PRODUCER = { actor: 'token:producer', role: 'producer' } as const;
export type Who = { readonly actor: string; readonly role: string };

let sent = 0;

/** Sends one command as a console does: parsed at the edge, with an id of its own unless one is named. */
export function send(
  desk: Desk,
  input: TableCommandInput,
  { by = OPERATOR, id = `sent ${++sent}` }: { readonly by?: Who; readonly id?: string } = {},
): Promise<CommandReply> {
  return desk.table.command({ actor: by, clientId: named(id), command: tableCommandSchema.parse(input) });
}

export async function must(
  desk: Desk,
  input: TableCommandInput,
  at: { readonly by?: Who; readonly id?: string } = {},
): Promise<number> {
  const reply = await send(desk, input, at);
  if (!reply.ok) throw new Error(`${input.do} refused: ${reply.code} ${JSON.stringify(reply.params)}`);
  return reply.position;
}

export function codeOf(reply: CommandReply): string {
  return reply.ok ? 'ok' : reply.code;
}

export const STRUCTURE = {
  limit: 'no',
  smallBlind: 100,
  bigBlind: 200,
  anteKind: 'none',
  ante: 0,
  straddles: [],
  posts: [],
  unit: 25,
  minBet: 200,
} satisfies Extract<TableCommandInput, { do: 'setStructure' }>['structure'];

/** F6 of the rules (0.1) or fewer seats: blinds 100/200, 10,000 each, the button at seat 1. */
export async function seatPlayers(desk: Desk, seats: readonly number[] = [1, 2, 3, 4, 5, 6]): Promise<void> {
  for (const seat of seats) await must(desk, { do: 'takeSeat', seat, name: `P${seat}`, stack: 10_000 });
  await must(desk, { do: 'setStructure', structure: STRUCTURE });
  await must(desk, { do: 'setButton', button: 1 });
}

/** Id of the running or last hand. */
export function handOf(desk: Desk): string {
  const { hand } = desk.table.state();
  if (hand === null) throw new Error('no hand');
  return hand.handId;
}

let hands = 0;

export async function startHand(desk: Desk): Promise<string> {
  hands += 1;
  const hand = uuidFrom(`hand ${hands}`, '0b8f4f3e-6f0e-4d0a-9d53-000000000001');
  await must(desk, { do: 'startHand', hand });
  return hand;
}

type Action = 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allin';

export function actInput(desk: Desk, seat: number, words: string): TableCommandInput {
  const [action = '', to] = words.split(' ');
  return {
    do: 'act',
    hand: handOf(desk),
    turn: turnOf(desk.table.state()),
    seat,
    action: action as Action,
    to: to === undefined ? null : Number(to),
  };
}

/** `s4 raise 600`, `s5 fold`: one line each, a second apart; answers with the positions of the entries. */
export async function play(desk: Desk, lines: readonly string[], gapMs = 1000): Promise<readonly number[]> {
  const positions: number[] = [];
  for (const line of lines) {
    desk.clock.pass(gapMs);
    const [seat = '', ...words] = line.split(' ');
    positions.push(await must(desk, actInput(desk, Number(seat.slice(1)), words.join(' '))));
  }
  return positions;
}

export async function typeBoard(desk: Desk, street: 'flop' | 'turn' | 'river', cards: string): Promise<number> {
  desk.clock.pass(1000);
  return must(desk, {
    do: 'typeBoard',
    hand: handOf(desk),
    street,
    run: 0,
    cards: cards.match(/../g) ?? [],
  });
}

/** A hand without readers up to the end of the deal. */
export async function dealt(desk: Desk, seats?: readonly number[]): Promise<string> {
  if (desk.table.state().session.seats.length === 0) await seatPlayers(desk, seats);
  const hand = await startHand(desk);
  await must(desk, { do: 'completeDeal', hand });
  return hand;
}

export function stacks(desk: Desk): Record<number, number> {
  return Object.fromEntries(desk.table.state().session.seats.map((s) => [s.seat, s.stack]));
}

export function ruling(code: string, by: 'JUDGE' | 'DEALER' | 'OPERATOR' = 'JUDGE') {
  return { by, code, note: '' } as const;
}
