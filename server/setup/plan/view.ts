// A whole table as a set-up page sends it, and what may be wrong with it: each problem at its field, all together.
// A leaf: pages take its types. Everything typed arrives as text, so that it is refused in words and not by a schema.
import { z } from 'zod';
import { GAME_NAMES } from '../../engine/game/gameName.ts';
import { ANTE_KINDS, LIMITS } from '../../engine/structure.ts';
import { SHOW_KINDS } from '../../release/control.ts';

/** Profiles a show may choose; `replay` is for recorded hands. */
export const PLAN_PROFILES = ['russian', 'tda', 'cash'] as const;
export type PlanProfile = (typeof PLAN_PROFILES)[number];

export const FEWEST_SEATS = 2;

/** One game, or several in turn with the limits that they are known with. */
export const PLAN_GAMES = [...GAME_NAMES, 'horse', 'eight_game', 'ten_game'] as const;
export type PlanGame = (typeof PLAN_GAMES)[number];

/** As typed: whatever it says, it is looked at by `checkPlan`, which names everything that is wrong together. */
const typed = z.string().max(200);
const whole = z.number();

/**
 * Amounts are typed text in whole units of the currency: `25000`, `25,000`, `25 000`, `25k`, `1.5m`; with decimals also
 * `0.50`. `seat` and `button` count from 1.
 */
export const planSchema = z.object({
  /** '' lets the server make one from the name */
  id: typed,
  name: typed,
  seats: whole,
  cardDesk: z.boolean(),
  currency: z.object({ symbol: typed, decimals: whole }),
  profile: z.enum(PLAN_PROFILES),
  /** left out: no-limit hold'em. `limit` counts for one game */
  played: z.object({ game: z.enum(PLAN_GAMES), limit: z.enum(LIMITS) }).exactOptional(),
  /** in games with a bring-in: `smallBlind` is the bring-in, `bigBlind` the small bet */
  structure: z.object({
    smallBlind: typed,
    bigBlind: typed,
    anteKind: z.enum(ANTE_KINDS),
    /** '' with anteKind none; '' with big_blind means one big blind */
    ante: typed,
    /** smallest chip; '' derives it from the blinds and the ante */
    unit: typed,
    /** '' is the big blind */
    minBet: typed,
  }),
  players: z.array(z.object({ seat: whole, name: typed, stack: typed })).max(20),
  /** null: the last of the seated */
  button: whole.nullable(),
  programme: z.object({
    kind: z.enum(SHOW_KINDS),
    /** seconds, `30`; also minutes and seconds, `10:00` */
    delay: typed,
    /** what a one-person show types word for word for a short delay (ONE_PERSON_SENTENCE); '' otherwise */
    sentence: typed,
  }),
  pages: z.object({ overlay: z.boolean(), commentary: z.boolean(), venue: z.boolean() }),
  /** names; the same name is the same person. '' at operator, producer and cardDesk: whoever sends the plan; '' at floor: nobody */
  people: z.object({
    operator: typed,
    producer: typed,
    cardDesk: typed,
    floor: typed,
    commentators: z.array(typed).max(200),
  }),
});
export type TablePlan = z.output<typeof planSchema>;
export type PlayedGame = NonNullable<TablePlan['played']>;

/**
 * Each stops the plan, all are named together. `field` is a path into the plan, `players.2.name`. Params:
 * `name-taken` {by: seat that has it}, `table-name-taken`/`table-id-taken` {table}, `stack-too-large`/`amount-too-large`
 * {most}, `seats-out-of-range` {least, most}, `no-such-seat` {seat, most}, `seat-twice` {seat}, `button-seat-empty` {seat},
 * `two-players-needed` {players}, `small-blind-above-big` {smallBlind, bigBlind}, `unit-above-big-blind` {unit, bigBlind}, `ante-not-offered` {kind}, `bring-in-above-bet` {bringIn, bet}, `delay-too-short` {leastSeconds}, `delay-too-long` {mostSeconds},
 * `wrong-sentence` {sentence: what must be typed}, `too-long` {most: characters}, `too-many-people` {most}, `too-many-decimals` {most}.
 * Amounts in params are in the smallest unit.
 */
export const PLAN_PROBLEMS = [
  'missing',
  'too-long',
  'not-plain-text',
  'table-name-taken',
  'table-id-taken',
  'not-a-table-id',
  'seats-out-of-range',
  'not-a-number',
  'not-a-delay',
  'too-many-decimals',
  'amount-too-large',
  'decimals-out-of-range',
  'symbol-reads-as-amount',
  'small-blind-above-big',
  'blinds-missing',
  'blinds-are-two',
  'ante-not-offered',
  'ante-not-of-game',
  'bring-in-missing',
  'bring-in-above-bet',
  'unit-missing',
  'unit-above-big-blind',
  'name-missing',
  'person-without-letters',
  'too-many-people',
  'name-taken',
  'stack-missing',
  'stack-too-large',
  'no-such-seat',
  'seat-twice',
  'two-players-needed',
  'button-seat-empty',
  'delay-missing',
  'delay-too-short',
  'delay-too-long',
  'wrong-sentence',
] as const;
export type PlanProblemCode = (typeof PLAN_PROBLEMS)[number];

/**
 * The table is made all the same. `stack-below-big-blind` {seat}, `stack-not-in-unit` {unit}, `blinds-not-in-unit` {unit},
 * `protected-would-do` {}: a short show of ten minutes or more, `two-people-must-confirm` {}: see `Made.waiting`,
 * `nobody-can-confirm` {}: a short delay for several people without a floor; graphics start without hole cards,
 * `cards-cannot-be-typed` {}: hole cards are to air, and neither card desk nor a reader could bring them in (say it),
 * `ante-above-big-blind` {ante, bigBlind}, `min-bet-not-big-blind` {minBet, bigBlind}, `no-pages` {}: nobody will see anything,
 * `too-many-for-deck` {most}: with more players than that dealt in, a hand of the game, or of one of the mix, does not start.
 */
export const PLAN_WARNINGS = [
  'stack-below-big-blind',
  'stack-not-in-unit',
  'blinds-not-in-unit',
  'protected-would-do',
  'two-people-must-confirm',
  'nobody-can-confirm',
  'cards-cannot-be-typed',
  'ante-above-big-blind',
  'min-bet-not-big-blind',
  'no-pages',
  'too-many-for-deck',
] as const;
export type PlanWarningCode = (typeof PLAN_WARNINGS)[number];

export type SetupParams = Readonly<Record<string, string | number>>;

export interface PlanProblem {
  readonly field: string;
  readonly code: PlanProblemCode;
  readonly params: SetupParams;
}

export interface PlanWarning {
  readonly field: string;
  readonly code: PlanWarningCode;
  readonly params: SetupParams;
}
