// Where the producer is on the air desk: which panel, which canvas and what of it, which hand. Pure.
import type { ConsoleView } from '../../../server/console/view.ts';
import { hasPicture } from '../canvasCare.ts';

type Canvas = ConsoleView['release']['canvases'][number];

export const TABS = ['hands', 'start', 'canvas'] as const;
export type Tab = (typeof TABS)[number];
export const PARTS = ['delay', 'settings', 'sync', 'playback', 'address'] as const;
export type Part = (typeof PARTS)[number];

export interface AirPlace {
  readonly tab: Tab;
  /** null on its tab: a new canvas is chosen */
  readonly canvas: string | null;
  readonly part: Part;
  readonly hand: string | null;
}

export const FIRST_PLACE: AirPlace = { tab: 'hands', canvas: null, part: 'delay', hand: null };

/**
 * What of this canvas there is to do: a playback has no delay, the hall no picture to compare with, and the checker's address
 * is his own.
 */
export function partsOf(canvas: Canvas): readonly Part[] {
  if (canvas.audience === 'playback') return ['playback', 'settings', 'address'];
  const parts: readonly Part[] = hasPicture(canvas) ? ['delay', 'settings', 'sync'] : ['delay', 'settings'];
  return canvas.audience === 'check' ? parts : [...parts, 'address'];
}

/** The part that is open: the wished one where this canvas has it. */
export function partOf(canvas: Canvas, wished: Part): Part {
  const parts = partsOf(canvas);
  return parts.find((part) => part === wished) ?? parts[0] ?? 'delay';
}

export function atCanvas(place: AirPlace, name: string): AirPlace {
  return { ...place, tab: 'canvas', canvas: name, part: place.canvas === name ? place.part : 'delay' };
}

/** Without a chosen canvas a key means the first one. */
export function atPart(place: AirPlace, part: Part, canvases: readonly Canvas[]): AirPlace {
  const canvas = canvases.some(({ name }) => name === place.canvas) ? place.canvas : (canvases[0]?.name ?? null);
  return { ...place, tab: 'canvas', canvas, part };
}
