// What the show of three hands is made of: who sits where, which places get cards and which are turned up, the canvases.
import type { ConsoleCommand } from '../../server/console/view.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../server/release/control.ts';
import type { HandPlaces, Place } from './world.ts';

/** Seats of a hand by their place behind the button, the first hand being 0. */
export function rolesOf(seats: number, hand: number) {
  const at = (steps: number) => ((hand + steps) % seats) + 1;
  return { button: at(0), small: at(1), big: at(2), others: Array.from({ length: seats - 3 }, (_, i) => at(3 + i)) };
}

/** A card that lies nowhere: the operator types it by mistake, on the board and in an opened hand. */
export const MISTAKEN: Place = 'board.5';

/** Which places get cards, and which of them everybody gets to see, hand by hand. */
export function placesOf(seats: number): readonly HandPlaces[] {
  const hole = Array.from({ length: seats }, (_, i) => holePlaces(i + 1)).flat();
  const board = [0, 1, 2, 3, 4].map((index): Place => `board.${index}`);
  return [0, 1, 2, 3].map((hand) => {
    const { small, big } = rolesOf(seats, hand);
    const opened = [...holePlaces(small), ...holePlaces(big)];
    const shown = [[...board, MISTAKEN, ...opened], [...board, MISTAKEN, ...opened], board.slice(0, 3), []][hand] ?? [];
    return { places: [...hole, ...board, MISTAKEN], shown };
  });
}

function holePlaces(seat: number): readonly Place[] {
  return [`${seat}.0`, `${seat}.1`];
}

export const STACK = 10_000;
const LIVE = { offsetMs: 0, leadMs: 0, gate: 'off', ...PLAIN_PICTURE } as const;
export const EXCEPTION = { people: ['pavel', 'fedor'], sentence: '', minimumMs: 0 };

/** A canvas of every kind; `short`, `talk` and `gated` need an exception by two people. */
export const CANVASES: readonly CanvasConfig[] = [
  { name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, ...LIVE },
  {
    name: 'short',
    audience: 'overlay',
    kind: 'short',
    delayMs: 30_000,
    offsetMs: 1_500,
    leadMs: 500,
    gate: 'off',
    ...PLAIN_PICTURE,
  },
  {
    name: 'talk',
    audience: 'commentary',
    kind: 'short',
    delayMs: 45_000,
    offsetMs: -700,
    leadMs: 0,
    gate: 'off',
    ...PLAIN_PICTURE,
  },
  {
    name: 'gated',
    audience: 'overlay',
    kind: 'protected',
    delayMs: 60_000,
    ...LIVE,
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  },
  {
    name: 'check',
    audience: 'check',
    kind: 'protected',
    delayMs: 600_000,
    ...LIVE,
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  },
  {
    name: 'programme',
    audience: 'overlay',
    kind: 'protected',
    delayMs: 600_000,
    ...LIVE,
    gate: 'hand-complete',
    ...PLAIN_PICTURE,
  },
  { name: 'tape', audience: 'overlay', kind: 'tape', delayMs: 60_000, ...LIVE },
];

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
} satisfies Extract<ConsoleCommand, { do: 'setStructure' }>['structure'];
