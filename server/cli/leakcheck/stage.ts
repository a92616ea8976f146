// What a check is played on: seats, table, canvases and everybody who looks on. The same in both worlds.
import { CANVAS_ROLES, ROLES, type Role } from '../../access/role.ts';
import type { ConsoleCommand } from '../../console/view.ts';
import { type CanvasConfig, PLAIN_PICTURE } from '../../release/control.ts';

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
const PROTECTED = { kind: 'protected', delayMs: 600_000, gate: 'hand-complete', ...PLAIN } as const;

/** Cards become due within the check on these two alone. */
export const SHORT = 'short';
export const GATED = 'gated';
export const AIR_MS = 30_000;

/** One of every audience; `gated` airs each hand as it was played, and none of its cards before it has ended. */
export const LEAK_CANVASES: readonly CanvasConfig[] = [
  { name: 'programme', audience: 'overlay', ...PROTECTED },
  { name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, gate: 'hand-complete', ...PLAIN },
  { name: SHORT, audience: 'overlay', kind: 'short', delayMs: AIR_MS, gate: 'off', ...PLAIN },
  { name: GATED, audience: 'overlay', kind: 'protected', delayMs: AIR_MS, gate: 'hand-complete', ...PLAIN },
  { name: 'talk', audience: 'commentary', ...PROTECTED },
  { name: 'check', audience: 'check', ...PROTECTED },
];

export function delayOf(canvas: string): number {
  return LEAK_CANVASES.find(({ name }) => name === canvas)?.delayMs ?? 0;
}

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
