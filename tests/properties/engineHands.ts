// Random hands for the engine's properties: a table, a shuffled deck, and numbers that choose among plausible commands.
import fc from 'fast-check';
import { EMPTY_RECORD, type HandRecord, recordStep } from '../../server/engine/amend.ts';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import { type Card, DECK } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import { fold } from '../../server/engine/evolve.ts';
import { firstPositions } from '../../server/engine/forcedBets.ts';
import { GAME_NAMES, type GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { fullBoard, mostCards } from '../../server/engine/game/streets.ts';
import type { Hand, HandState } from '../../server/engine/hand.ts';
import { handId } from '../../server/engine/ids.ts';
import type { Profile } from '../../server/engine/profile.ts';
import { PROFILE_NAMES, PROFILES } from '../../server/engine/profiles/profiles.ts';
import { clockwiseAfter, seatNo } from '../../server/engine/seat.ts';
import { ANTE_KINDS, LIMITS, type Limit } from '../../server/engine/structure.ts';
import { candidates } from './engineChoices.ts';

type StartHand = Extract<HandCommand, { type: 'StartHand' }>;

const ALL_FORFEIT: Profile['deadHand.uncalled'] = {
  '6.3.7': 'forfeit',
  '6.3.8': 'forfeit',
  '6.3.9': 'forfeit',
  '6.4.2': 'forfeit',
  '6.4.3': 'forfeit',
};

/** Switches that no profile sets this way, or only one. */
const SWITCHED: readonly Partial<Profile>[] = [
  {},
  {},
  { 'reopen.cumulative': false },
  { 'deadHand.betLevel': 'reverts' },
  { 'fold.unforced': 'refuse' },
  { 'showdown.retrieve': 'judge', 'showdown.askToSee': 'any_dealt_in' },
  { oddChips: 'all_to_first', 'showdown.allInOrder': 'side_pots_first' },
  { rake: { pct: 5, cap: 40, noFlopNoDrop: true, roundDownTo: 5 }, sevenDeuce: 7 },
  { rake: { pct: 10, cap: 1000, noFlopNoDrop: false, roundDownTo: 1 }, 'fl.cap': 'bet_plus_3_unlimited_heads_up' },
  { 'hiLo.identicalHandsEvenSplit': false, 'hiLo.oddToHigh': false, 'oddChips.stud': 'all_cards' },
  { 'fl.shortAllIn': 'full_line', 'pl.preflopShortBlinds': 'actual', 'pl.anteCountsPreflop': 'never' },
  { 'misdeal.boxedCount': 2, 'exposed.single': 'keep', 'expose.facingBet': 'dead' },
  { 'forfeit.split': 'refund_then_split', 'misdeal.buttonShort': 'top_card_in_sequence' },
  { 'deadHand.uncalled': ALL_FORFEIT, 'misdeal.extraCardToFirst': 'becomes_burn', 'wrongCount.afterCutoff': 'dead' },
];

/** Hold'em as often as everything else together. */
const MIXED: readonly GameName[] = [...GAME_NAMES, ...GAME_NAMES.map((): GameName => 'holdem')];

/** A table before the hand: everything that StartHand says. */
export const start: fc.Arbitrary<StartHand> = fc
  .record({
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 10 }),
    stacks: fc.array(fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 3000 })), {
      minLength: 10,
      maxLength: 10,
    }),
    buttonAt: fc.nat(9),
    unit: fc.constantFrom(1, 5, 25),
    big: fc.constantFrom(2, 10, 50, 100),
    ante: fc.constantFrom(0, 1, 10, 100),
    anteKind: fc.constantFrom(...ANTE_KINDS),
    profile: fc.constantFrom(...PROFILE_NAMES),
    switched: fc.constantFrom(...SWITCHED),
    straddles: fc.integer({ min: 0, max: 2 }),
    ...{ sleeper: fc.boolean(), post: fc.boolean() },
    absent: fc.boolean(),
    ...{ game: fc.constantFrom(...MIXED), limit: fc.constantFrom(...LIMITS), boards: fc.constantFrom(1, 1, 1, 2, 3) },
    ...{ cap: fc.constantFrom(0, 0, 0, 150), bombPot: fc.nat(5), buttonBlind: fc.nat(7) },
  })
  .map(startOf);

interface TableChoice {
  readonly seats: readonly number[];
  readonly stacks: readonly number[];
  readonly buttonAt: number;
  readonly unit: number;
  readonly big: number;
  readonly ante: number;
  readonly anteKind: (typeof ANTE_KINDS)[number];
  readonly profile: (typeof PROFILE_NAMES)[number];
  readonly switched: Partial<Profile>;
  readonly straddles: number;
  readonly sleeper: boolean;
  readonly post: boolean;
  readonly absent: boolean;
  readonly game: GameName;
  readonly limit: Limit;
  readonly boards: number;
  readonly cap: number;
  /** of these small numbers 1 is one, everything else none */
  readonly bombPot: number;
  readonly buttonBlind: number;
}

/** As many of them as the deck has cards for. */
function seatsFor({ game: name, seats, boards }: TableChoice): readonly number[] {
  const game = gameOf(name);
  const cards = cardsOfKind(game.deck).length - fullBoard(game) * boards - 1;
  return seats.slice(0, Math.max(2, Math.floor(cards / Math.max(2, mostCards(game) - (isStud(name) ? 1 : 0)))));
}

function isStud(name: GameName): boolean {
  return gameOf(name).forced === 'bring_in';
}

function startOf(table: TableChoice): StartHand {
  const { game } = table;
  const seats = seatsFor(table)
    .map(seatNo)
    .sort((a, b) => a - b);
  const { button, smallBlind, bigBlind } = firstPositions(seats[table.buttonAt % seats.length] ?? 1, seats);
  const behind = clockwiseAfter(bigBlind, seats).filter((seat) => seat !== bigBlind && seat !== smallBlind);
  const profile: Profile = { ...PROFILES[table.profile], ...table.switched };
  const stud = isStud(game);
  const board = fullBoard(gameOf(game)) > 0;
  const bombPot = table.bombPot === 1 && board && gameOf(game).streets[0].board === 0;
  const straddles = profile.straddle === 'off' || stud || bombPot ? 0 : table.straddles;
  const ofGame = bombPot ? 'each' : table.anteKind;
  const anteKind = profile.ante.includes(ofGame) || bombPot ? ofGame : 'none';
  const straddlers = behind.slice(0, straddles);
  const sleeper = table.sleeper && straddles > 0 ? behind.slice(straddles).at(-1) : undefined;
  const poster = table.post && profile.deadBlinds !== 'off' ? behind.slice(straddles, straddles + 1) : [];
  return {
    type: 'StartHand',
    start: {
      handId: handId('00000000-0000-7000-8000-000000000002'),
      number: 1,
      button,
      smallBlindSeat: stud ? null : smallBlind,
      bigBlindSeat: stud ? null : bigBlind,
      seats: seats.map((seat, i) => ({
        seat,
        name: `Player ${seat}`,
        stack: chips(table.stacks[i] ?? 1),
        presence: table.absent && i === 0 ? 'ABSENT' : 'PRESENT',
      })),
      structure: {
        limit: table.limit,
        ...{
          smallBet: chips(table.big),
          bigBet: chips(table.big * 2),
          bringIn: chips(stud ? Math.ceil(table.big / 2) : 0),
        },
        ...{ boards: board ? table.boards : 1, bombPot, cap: chips(table.cap) },
        buttonBlind: chips(table.buttonBlind === 1 ? table.big : 0),
        smallBlind: chips(Math.floor(table.big / 2)),
        bigBlind: chips(table.big),
        anteKind,
        ante: chips(bombPot ? table.ante + 1 : table.ante),
        straddles: [
          ...straddlers.map((seat, i) => ({ seat, amount: chips(table.big * 2 ** (i + 1)) })),
          ...(sleeper === undefined ? [] : [{ seat: sleeper, amount: chips(table.big * 8), sleeper: true }]),
        ],
        posts: poster.map((seat) => ({ seat, live: chips(table.big), dead: chips(Math.floor(table.big / 2)) })),
        unit: chips(table.unit),
        minBet: chips(table.big),
      },
      game,
      profile: bombPot && !profile.ante.includes('each') ? { ...profile, ante: ['each'] } : profile,
    },
  };
}

export interface Deal {
  readonly start: StartHand;
  readonly deck: readonly Card[];
  /** each number picks one of the plausible commands of its moment */
  readonly choices: readonly number[];
}

const deck: fc.Arbitrary<readonly Card[]> = fc.shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 });

/** Shrinks to fewer choices, smaller stacks, fewer seats. */
export const deal: fc.Arbitrary<Deal> = fc.record({
  start,
  deck,
  choices: fc.array(fc.nat(9999), { maxLength: 70, size: 'max' }),
});

/** No-limit hold'em on one board, as it is mostly played. */
export const plainDeal: fc.Arbitrary<Deal> = deal.filter(({ start: { start } }) => {
  const { limit, boards, bombPot } = start.structure;
  return start.game === 'holdem' && limit === 'no' && boards === 1 && bombPot !== true;
});

export interface Played {
  readonly state: HandState;
  readonly record: HandRecord;
  /** every state that came up, the newest last */
  readonly states: readonly Hand[];
}

/** What may be pressed next in a state. */
export type Choices = typeof candidates;

/** Plays the choices; a refused command changes nothing and the next number goes on. */
export function play({ start: first, deck: cards, choices }: Deal, next: Choices = candidates): Played {
  let played: Played = { state: null, record: EMPTY_RECORD, states: [] };
  played = send(played, first);
  for (const choice of choices) {
    if (played.state === null) break;
    const possible = next(played.state, { deck: cards, choice });
    const command = possible[choice % possible.length];
    if (command !== undefined) played = send(played, command);
  }
  return played;
}

export function send(played: Played, command: HandCommand): Played {
  const decided = decide(played.state, command);
  if (!decided.ok) return played;
  const state = fold(played.state, decided.value);
  const origin = played.record.effective.length + 1;
  // every other up card is typed
  const typed = command.type === 'DealUp' && origin % 2 === 0 ? ({ typed: true } as const) : {};
  const step = { origin, happened: origin * 1000, ...typed, command, events: decided.value };
  return { state, record: recordStep(played.record, step), states: state === null ? [] : [...played.states, state] };
}

export function eventsOf(record: HandRecord): readonly HandEvent[] {
  return record.effective.flatMap((step) => step.events);
}

/** All chips that stacks, the middle and the house hold: the same number in every state of a hand. */
export function chipsInPlay(hand: Hand): number {
  const behind = hand.seats.reduce((all, s) => all + s.stack, 0);
  if (hand.phase === 'COMPLETE') return behind + hand.raked;
  return hand.seats.reduce((all, s) => all + s.invested, behind + hand.deadMoney);
}

export function chipsBrought(command: StartHand): number {
  return command.start.seats.reduce((all, s) => all + s.stack, 0);
}
