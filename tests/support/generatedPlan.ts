// The plan of a show that is drawn by its seed: who throws his hand away and when, who opens, which cards are never read, what
// people do beside. It knows no card, so that worlds of one seed are played alike; only opened hands decide anything.
import { type CanvasConfig, type CanvasConfigInput, canvasConfigSchema } from '../../server/release/control.ts';
import { type Dice, dice } from './seeded.ts';
import { MISTAKEN } from './showPlan.ts';
import type { HandPlaces, Place } from './world.ts';

export const STREETS = ['deal', 'flop', 'turn', 'river'] as const;
const ENDS = ['showdown', 'run-out', 'run-out', 'folds', 'folds', 'void', 'redeal'] as const;

/** What somebody does beside the play of the cards. */
export const BESIDES = [
  'hold',
  'panic',
  'hold-hand',
  'drop-hand',
  'longer-delay',
  'delay-cancelled',
  'planned-start',
  'undo',
  'slip-at-card-desk',
  'type-a-read-place',
  'type-twice',
  'board-typed-wrong',
  'open-too-early',
  'report',
  'pause',
] as const;
export type Beside = (typeof BESIDES)[number];

export interface HandPlan {
  readonly end: (typeof ENDS)[number];
  /** index of the last street that is bet on */
  readonly last: number;
  /** seats by the street on which they throw their hand away */
  readonly folds: ReadonlyMap<number, number>;
  /** seats that open at the end; the others that are left muck */
  readonly opens: readonly number[];
  /** hole cards whose tags never answer */
  readonly deaf: readonly Place[];
  /** by street */
  readonly besides: readonly (readonly Beside[])[];
}

export interface ShowPlan {
  readonly seats: number;
  readonly hands: readonly HandPlan[];
  readonly canvases: readonly CanvasConfig[];
}

const HANDS = 3;
const MOST_SEATS = 5;

export function planOf(seed: string): ShowPlan {
  const by = dice(`${seed} plan`);
  const seats = 2 + by.below(MOST_SEATS - 1);
  return { seats, hands: Array.from({ length: HANDS }, () => handPlan(by, seats)), canvases: canvasesBy(by) };
}

function handPlan(by: Dice, count: number): HandPlan {
  const end = by.pick(ENDS);
  const last = end === 'showdown' ? 3 : end === 'redeal' ? 0 : by.below(4);
  const seats = by.shuffled(Array.from({ length: count }, (_, i) => i + 1));
  const left = end === 'folds' ? 1 : 2 + by.below(seats.length - 1);
  const opens = seats.slice(0, end === 'run-out' ? left : 1 + by.below(left));
  return {
    ...{ end, last },
    folds: new Map(seats.slice(left).map((seat) => [seat, by.below(last + 1)])),
    opens: end === 'showdown' || end === 'run-out' ? opens : [],
    deaf: seats.flatMap((seat) => [0, 1].map((slot): Place => `${seat}.${slot}`)).filter(() => by.below(10) === 0),
    besides: STREETS.map(() => by.shuffled(BESIDES).slice(0, by.below(2))),
  };
}

/** Every card that lies anywhere, and those that everybody in the room gets to see. */
export function placesOfPlan({ seats, hands }: ShowPlan): readonly HandPlaces[] {
  const hole = Array.from({ length: seats }, (_, i) => holeOf(i + 1)).flat();
  return hands.map(({ end, last, opens }) => {
    const board = [0, 3, 4, 5][end === 'run-out' || end === 'showdown' ? 3 : last] ?? 0;
    const shown = Array.from({ length: board }, (_, i): Place => `board.${i}`);
    return { places: [...hole, ...shown, MISTAKEN], shown: [...shown, MISTAKEN, ...opens.flatMap(holeOf)] };
  });
}

function holeOf(seat: number): readonly Place[] {
  return [`${seat}.0`, `${seat}.1`];
}

const REVEALS = ['at-once', 'at-once', 'after-first-action', 'betting-over', 'showdown-cash', 'never'] as const;

/** The room, one that shows cards during play, one behind the gate, and now and then one of each other kind. */
export function canvasesBy(by: Dice): readonly CanvasConfig[] {
  const short = 30_000 + 1_000 * by.below(30);
  const gated = short + 1_000 * by.below(60);
  const rules = () => ({
    reveal: by.pick(REVEALS),
    folded: by.pick(['stay', 'leave-soon', 'leave'] as const),
    mucked: by.pick(['by-rules', 'as-played', 'hide'] as const),
  });
  const shift = () => ({ offsetMs: 500 * by.below(5) - 1_000, leadMs: 500 * by.below(3) });
  const still = { offsetMs: 0, leadMs: 0, gate: 'hand-complete' } as const;
  const drawn: readonly CanvasConfigInput[] = [
    { name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, ...still, gate: 'off' },
    { name: 'short', audience: 'overlay', kind: 'short', delayMs: short, ...shift(), gate: 'off', ...rules() },
    { name: 'gated', audience: 'overlay', kind: 'protected', delayMs: gated, ...still, ...shift(), ...rules() },
  ];
  const others: readonly CanvasConfigInput[] = [
    { name: 'talk', audience: 'commentary', kind: 'short', delayMs: gated, ...shift(), gate: 'off' },
    { name: 'public', audience: 'public', kind: 'protected', delayMs: gated, ...still, ...rules() },
    { name: 'check', audience: 'check', kind: 'protected', delayMs: 600_000, ...still },
    { name: 'tape', audience: 'overlay', kind: 'tape', delayMs: gated, ...still },
  ];
  return [...drawn, by.pick(others)].map((config) => canvasConfigSchema.parse(config));
}
