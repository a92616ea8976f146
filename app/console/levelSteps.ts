// Next levels to choose by one tap: the usual ladder, half as much again, twice as much. Pure; amounts in the smallest unit.
import type { ConsoleView } from '../../server/console/view.ts';

export type LevelStep = 'ladder' | 'ladder-after' | 'half-more' | 'double';

export interface NextLevel {
  readonly step: LevelStep;
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  /** the smallest chip where it has to become smaller; null: it stays */
  readonly unit: number | null;
}

type Level = Pick<ConsoleView, 'smallBlind' | 'bigBlind' | 'ante' | 'unit'>;

/** Big blinds as tournament sheets have them: 50, 100, 150, 200, 300, 400 ... 1,000, 1,200, 1,600, 2,000. */
const LADDERS = [
  { upTo: 100, steps: [1, 2, 3, 4, 5] },
  { upTo: 1_000, steps: [1, 1.5, 2, 3, 4, 5, 6, 8] },
  { upTo: Number.POSITIVE_INFINITY, steps: [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8] },
] as const;

/** A small blind of more chips than this is no level that a table plays. */
const MOST_CHIPS = 6;

/** None before a level is set, and none that the smallest chip cannot pay. */
export function nextLevels(level: Level): readonly NextLevel[] {
  if (level.bigBlind === 0) return [];
  const ladder = usualAbove(level.bigBlind)
    .map((bigBlind) => levelOf('ladder', bigBlind, level))
    .filter((next) => next !== null);
  const [next, after] = ladder;
  const made = [
    next ?? null,
    after === undefined ? null : ({ ...after, step: 'ladder-after' } as const),
    levelOf('half-more', level.bigBlind * 1.5, level),
    levelOf('double', level.bigBlind * 2, level),
  ].filter((one) => one !== null);
  return made.filter((one, i) => made.findIndex((other) => other.bigBlind === one.bigBlind) === i);
}

function usualAbove(bigBlind: number): readonly number[] {
  const decade = 10 ** Math.floor(Math.log10(bigBlind));
  return [decade, decade * 10]
    .flatMap((scale) => (LADDERS.find(({ upTo }) => scale < upTo)?.steps ?? []).map((step) => Math.round(step * scale)))
    .filter((step) => step > bigBlind);
}

/** Small blind and ante keep their part of the big blind; a small blind that no chip pays is no level. */
function levelOf(step: LevelStep, bigBlind: number, level: Level): NextLevel | null {
  const smallBlind = (level.smallBlind * bigBlind) / level.bigBlind;
  if (!Number.isInteger(smallBlind) || !Number.isInteger(bigBlind)) return null;
  const unit = chipFor(smallBlind, bigBlind, level);
  if (unit === 0) return null;
  const ante = Math.floor((level.ante * bigBlind) / level.bigBlind / unit) * unit;
  return {
    step,
    smallBlind,
    bigBlind,
    ante: level.ante === 0 ? 0 : Math.max(unit, ante),
    unit: unit === Math.max(1, level.unit) ? null : unit,
  };
}

/**
 * The chip that pays both blinds, 0 for none. Where nobody named a smallest chip it is the small blind itself (levelForm.ts):
 * then 100 / 200 may become 150 / 300 with chips of 50.
 */
function chipFor(smallBlind: number, bigBlind: number, level: Level): number {
  const unit = Math.max(1, level.unit);
  if (smallBlind % unit === 0 && bigBlind % unit === 0) return unit;
  if (level.smallBlind === 0 || unit !== level.smallBlind) return 0;
  const shared = divisor(divisor(unit, smallBlind), bigBlind);
  return smallBlind / shared > MOST_CHIPS ? 0 : shared;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
