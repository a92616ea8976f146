// What a check is played on: seats, table, canvases and everybody who looks on. The same in both worlds.
import { CANVAS_ROLES, ROLES, type Role } from '../../access/role.ts';
import type { ConsoleCommand } from '../../console/view.ts';
import { type CanvasConfig, DELAY_MAX_MS, PLAIN_PICTURE } from '../../release/control.ts';

export const SEATS: readonly number[] = [1, 2, 3, 4];
export const BUTTON = 1;
export const SMALL_BLIND = 2;
export const BIG_BLIND = 3;
export const STACK = 10_000;
export const BOARD_PORT = String(SEATS.length + 1);
export const MUCK_PORT = String(SEATS.length + 2);

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

const PLAIN = { offsetMs: 0, leadMs: 0, ...PLAIN_PICTURE } as const;
/** A picture that airs within a check, however short. */
export const AIR_MS = 30_000;
const PROTECTED = { kind: 'protected', delayMs: AIR_MS, gate: 'hand-complete', ...PLAIN } as const;

/** Its cards are due while the hand is played. */
export const SHORT = 'short';
/** It airs each hand as it was played, and none of its cards before it has ended. */
export const GATED = 'gated';

/** One of every audience; nothing of a hand airs on those with the longest delay, however long the check. */
export const LEAK_CANVASES: readonly CanvasConfig[] = [
  { name: 'programme', audience: 'overlay', ...PROTECTED, delayMs: DELAY_MAX_MS },
  { name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, gate: 'hand-complete', ...PLAIN },
  { name: SHORT, audience: 'overlay', kind: 'short', delayMs: AIR_MS, gate: 'off', ...PLAIN },
  { name: GATED, audience: 'overlay', ...PROTECTED },
  { name: 'talk', audience: 'commentary', ...PROTECTED },
  { name: 'check', audience: 'check', ...PROTECTED, delayMs: DELAY_MAX_MS },
];

export function canvasOf(canvas: string): CanvasConfig | undefined {
  return LEAK_CANVASES.find(({ name }) => name === canvas);
}

/** On which cards become due within a check, so that it must have seen some. */
export const AIRING = LEAK_CANVASES.filter(({ kind, delayMs }) => kind !== 'tabled-only' && delayMs <= AIR_MS);

/** Whoever looks on: every role but the auditor, and somebody without a token. */
export interface Onlooker {
  readonly name: string;
  /** null: a stranger */
  readonly role: Role | null;
  readonly canvas: string | null;
}

const PEOPLE = ROLES.filter((role) => role !== 'auditor' && role !== 'reader');
const AIR: Readonly<Record<string, string>> = { checker: 'check', commentator: 'talk', canvas: GATED };

export const ONLOOKERS: readonly Onlooker[] = [
  { name: 'stranger', role: null, canvas: null },
  ...PEOPLE.map(
    (role): Onlooker => ({
      ...{ name: role, role },
      canvas: CANVAS_ROLES.includes(role) ? (AIR[role] ?? GATED) : null,
    }),
  ),
  { name: 'reader', role: 'reader', canvas: null },
  ...LEAK_CANVASES.map(({ name }): Onlooker => ({ name: `canvas ${name}`, role: 'canvas', canvas: name })),
];
