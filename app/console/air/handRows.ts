// The hands that have still to air, or are airing: which may be held, let go or dropped for good. Pure; the server decides.
import type { ConsoleView } from '../../../server/console/view.ts';
import { handOnAir } from './onAir.ts';

type Release = ConsoleView['release'];
type Hand = Release['hands'][number];

export const HAND_ACTS = ['holdHand', 'letHandGo', 'dropHand'] as const;
export type HandAct = (typeof HAND_ACTS)[number];

export interface HandRow {
  readonly hand: string;
  readonly number: number;
  readonly state: Hand['state'];
  readonly air: Hand['air'];
  /** names of the canvases that are in this hand now */
  readonly on: readonly string[];
  readonly acts: readonly HandAct[];
}

/** As they air: the one on air first, the one that is played now last. */
export function handRows({ hands, canvases }: Pick<Release, 'hands' | 'canvases'>): readonly HandRow[] {
  return hands.map((hand) => ({
    ...hand,
    on: canvases
      .filter((canvas) => airs(canvas) && handOnAir(hands, canvas.onAirHand) === hand)
      .map(({ name }) => name),
    acts: actsOf(hand),
  }));
}

function airs({ kind, audience }: Release['canvases'][number]): boolean {
  return kind !== 'tape' && audience !== 'playback';
}

function actsOf({ state, air }: Hand): readonly HandAct[] {
  if (state === 'dropped' || air === 'aired' || air === 'nowhere') return [];
  return state === 'held' ? ['letHandGo', 'dropHand'] : ['holdHand', 'dropHand'];
}

/** The hand that keys act on: the chosen one while it is there, else the first that may still be held. */
export function chosenRow(rows: readonly HandRow[], chosen: string | null): HandRow | null {
  return rows.find(({ hand }) => hand === chosen) ?? rows.find(({ acts }) => acts.length > 0) ?? rows[0] ?? null;
}

export function nextRow(rows: readonly HandRow[], chosen: string | null, by: 1 | -1): string | null {
  const at = rows.findIndex(({ hand }) => hand === chosenRow(rows, chosen)?.hand);
  return rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.hand ?? null;
}

export interface CorrectedHand {
  readonly hand: number;
  readonly position: number;
  /** names of the canvases on which it had aired */
  readonly canvases: readonly string[];
}

/** Newest first, one line for each correction whatever the number of canvases. */
export function correctedHands(canvases: Release['canvases']): readonly CorrectedHand[] {
  const found = new Map<number, CorrectedHand>();
  for (const { name, corrections } of canvases)
    for (const { hand, position } of corrections)
      found.set(position, { hand, position, canvases: [...(found.get(position)?.canvases ?? []), name] });
  return [...found.values()].sort((a, b) => b.position - a.position);
}
