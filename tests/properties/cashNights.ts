// Random nights at a cash table: whole hands of every game and structure, and between them all that a cash table is asked.
import fc from 'fast-check';
import { type Card, DECK } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { GAME_NAMES } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { fullBoard } from '../../server/engine/game/streets.ts';
import type { MixLevel } from '../../server/engine/mixes.ts';
import type { SwitchPatch } from '../../server/engine/profile.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import { MIXES } from '../../server/engine/sessionGame.ts';
import { LIMITS, type Structure } from '../../server/engine/structure.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { EMPTY_TABLE, foldEntry, type TableState } from '../../server/log/tableState.ts';
import { handRuns } from '../../server/table/decideInput.ts';
import { HandTable } from '../support/handTable.ts';
import { candidates } from './engineChoices.ts';

interface Move {
  readonly kind: number;
  readonly seat: number;
  readonly other: number;
  readonly choice: number;
}

export interface NightPlan {
  readonly players: readonly number[];
  readonly switches: SwitchPatch;
  readonly deck: readonly Card[];
  readonly moves: readonly Move[];
}

/** What was written, and the state behind each entry. */
export interface Night {
  readonly entries: readonly LogEntry[];
  readonly states: readonly TableState[];
}

const SWITCHES: readonly SwitchPatch[] = [
  {},
  { button: 'moving' },
  { button: 'moving', noConsecutiveBB: false },
  { sevenDeuce: 7, 'misdeal.redeal': 'same_button_level_bets' },
  { rake: { pct: 5, cap: 40, noFlopNoDrop: true, roundDownTo: 5 } },
  { rake: { pct: 10, cap: 1000, noFlopNoDrop: false, roundDownTo: 1 }, button: 'moving', sevenDeuce: 3 },
];

const seat = fc.integer({ min: 1, max: 9 });

export const nightPlan: fc.Arbitrary<NightPlan> = fc.record({
  players: fc.uniqueArray(seat, { minLength: 2, maxLength: 6 }),
  switches: fc.constantFrom(...SWITCHES),
  deck: fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 }),
  moves: fc.array(fc.record({ kind: fc.nat(999), seat, other: seat, choice: fc.nat(99_999) }), {
    minLength: 200,
    maxLength: 700,
    size: 'max',
  }),
});

/** As many moves without an end of the hand, and it is void. */
const LONGEST = 150;

export function playNight({ players, switches, deck, moves }: NightPlan): Night {
  const table = new HandTable(players, 300);
  table.say({ type: 'SetSwitches', switches: { ...switches, bombPot: 'every_n_hands' } });
  table.say({ type: 'SetGame', game: 'holdem', structure: structureOf('holdem', 0) });
  let since = 0;
  for (const move of moves) {
    since = handRuns(table.state) ? since + 1 : 0;
    if (since > LONGEST) table.play({ type: 'VoidHand', ruling: { by: 'JUDGE', code: 'HR-FLOOR', note: '' } });
    else step(table, move, deck);
  }
  let state = EMPTY_TABLE;
  const states = table.entries.map((entry) => {
    state = foldEntry(state, entry);
    return state;
  });
  return { entries: table.entries, states };
}

function step(table: HandTable, move: Move, deck: readonly Card[]): void {
  const runs = handRuns(table.state);
  if (move.kind % (runs ? 25 : 2) === 0) table.say(asked(move, table.state));
  else if (runs) goOn(table, move, deck);
  else if (move.kind % 3 === 0) show(table, move);
  else if (table.start(startOf(move)) !== 'ok') table.start();
}

function goOn(table: HandTable, { choice }: Move, deck: readonly Card[]): void {
  const possible: readonly HandCommand[] = candidates(table.hand, { deck, choice });
  const from = choice % possible.length;
  [...possible.slice(from), ...possible.slice(0, from)].some((command) => table.play(command) === 'ok');
}

/** Whoever won may show seven and deuce when others have left, topped up and moved. */
function show(table: HandTable, { seat: at, choice }: Move): void {
  const shares = table.state.hand?.decided[0]?.shares ?? [];
  const others = table.state.session.seats.filter((s) => !shares.some((share) => share.seat === s.dealtAs));
  const leaves = others[at % others.length];
  if (leaves !== undefined && choice % 2 === 0) table.say({ type: 'LeaveSeat', seat: leaves.seat });
  const cards: readonly Card[] = choice % 5 === 0 ? ['7h', '2c'] : ['7s', '2d'];
  for (const { seat: winner } of shares) table.play({ type: 'OpenHand', seat: winner, cards });
}

/** Now and then somebody buys the button, straddles, or wants a bomb pot for this hand. */
function startOf({ kind, seat: at, choice }: Move): Parameters<HandTable['start']>[0] {
  if (kind % 5 === 0) return { buysButton: seatNo(at) };
  if (kind % 7 === 0) return { straddles: [{ seat: seatNo(at), amount: chips(20 + (choice % 40)) }] };
  return kind % 11 === 0 ? { bombPot: choice % 2 === 0 } : {};
}

function asked(move: Move, state: TableState): SessionCommand {
  const ask = ASKED[move.choice % ASKED.length];
  return ask === undefined
    ? { type: 'CallBombPot', on: true }
    : ask({ ...move, choice: Math.floor(move.choice / ASKED.length) }, state);
}

/** Those that carry a night on stand there more than once. */
const ASKED: readonly ((move: Move, state: TableState) => SessionCommand)[] = [
  (m) => ({
    type: 'TakeSeat',
    seat: seatNo(m.seat),
    name: `Player ${m.choice % 12}`,
    stack: chips(50 + (m.choice % 400)),
  }),
  (m) => ({ type: 'TakeSeat', seat: seatNo(m.other), name: `Player ${m.choice % 12}`, stack: chips(m.choice % 300) }),
  (m) => ({ type: 'LeaveSeat', seat: seatNo(m.seat) }),
  (m) => ({ type: 'TopUp', seat: seatNo(m.seat), amount: chips(m.choice % 400) }),
  (m) => ({ type: 'TopUp', seat: seatNo(m.other), amount: chips(m.choice % 400) }),
  (m) => ({ type: 'MoveSeat', seat: seatNo(m.seat), to: seatNo(m.other) }),
  (m) => ({ type: 'SitOut', seat: seatNo(m.seat), out: true }),
  (m) => ({ type: 'SitOut', seat: seatNo(m.seat), out: false }),
  (m) => ({ type: 'SitOut', seat: seatNo(m.other), out: false }),
  (m) => ({ type: 'SetPresence', seat: seatNo(m.seat), presence: m.choice % 3 === 0 ? 'ABSENT' : 'PRESENT' }),
  (m) => ({ type: 'SetButton', button: m.seat, ...(m.choice % 4 === 0 ? { dead: true } : {}) }),
  (m) => gameAsked(m.choice),
  (m) => mixAsked(m.choice),
  (m) => ({ type: 'TurnTo', at: m.choice % 6 }),
  (m) => ({ type: 'PlanBombPot', plan: m.choice % 5 === 0 ? null : planOf(m.choice) }),
  (m) => ({ type: 'CallBombPot', on: m.choice % 4 !== 0 }),
  (m) => ({ type: 'PlayStandUp', amount: chips(m.choice % 6 === 0 ? 0 : m.choice % 50) }),
  (m) => ({ type: 'SetSafe', seat: seatNo(m.seat), safe: m.choice % 3 !== 0 }),
  (m) => ({ type: 'SetMaxBuyIn', most: chips(m.choice % 3 === 0 ? 0 : 200 + (m.choice % 600)) }),
  (m) => ({ type: 'SetOwes', seat: seatNo(m.seat), owes: owesOf(m.choice) }),
];

function owesOf(choice: number) {
  return { small: choice % 2 === 0, big: choice % 3 === 0, waits: choice % 5 === 0 };
}

function planOf(choice: number) {
  return { ante: chips(1 + (choice % 30)), boards: 1 + (choice % 3), every: choice % 4, buttonMoves: choice % 2 === 0 };
}

function gameAsked(choice: number): SessionCommand {
  // seven-deuce is a matter of two cards
  const game = choice % 3 === 0 ? 'holdem' : (GAME_NAMES[choice % GAME_NAMES.length] ?? 'holdem');
  return { type: 'SetGame', game, structure: structureOf(game, Math.floor(choice / GAME_NAMES.length)) };
}

function mixAsked(choice: number): SessionCommand {
  const mix = MIXES[choice % MIXES.length] ?? 'horse';
  const games = [0, 1, 2].map((n) => ({
    game: GAME_NAMES[(choice + 7 * n) % GAME_NAMES.length] ?? 'holdem',
    limit: LIMITS[(choice + n) % LIMITS.length] ?? 'no',
  }));
  const level: MixLevel = {
    ...{ smallBlind: chips(5), bigBlind: chips(10), smallBet: chips(10), bigBet: chips(20) },
    ...{ ante: chips(2), bringIn: chips(4), unit: chips(1), cap: chips(choice % 3 === 0 ? 60 : 0) },
  };
  return { type: 'SetRotation', mix, every: choice % 3 === 0 ? 'orbit' : 1 + (choice % 4), games, level };
}

function structureOf(game: (typeof GAME_NAMES)[number], choice: number): Structure {
  const blinds = gameOf(game).forced === 'blinds';
  const board = fullBoard(gameOf(game)) > 0;
  const ante = blinds ? [0, 0, 1][choice % 3] : 2;
  return {
    limit: LIMITS[choice % LIMITS.length] ?? 'no',
    ...{ smallBlind: chips(blinds ? 5 : 0), bigBlind: chips(blinds ? 10 : 0), minBet: chips(10) },
    ...{ anteKind: ante === 0 ? 'none' : 'each', ante: chips(ante ?? 0), straddles: [], posts: [] },
    ...{
      smallBet: chips(10),
      bigBet: chips(20),
      bringIn: chips(blinds ? 0 : 4),
      unit: chips(choice % 5 === 0 ? 5 : 1),
    },
    ...{ boards: board ? 1 + (choice % 7 < 5 ? 0 : choice % 3) : 1, cap: chips(choice % 4 === 0 ? 80 : 0) },
    buttonBlind: chips(blinds && choice % 6 === 0 ? 10 : 0),
  };
}
