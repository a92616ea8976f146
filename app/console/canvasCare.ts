// What a producer has to know of a canvas beside its delay: whether picture and graphics were compared, and whether its pages
// are open, alive and of the right size. Pure.
import type { ConsoleView } from '../../server/console/view.ts';

type Canvas = ConsoleView['release']['canvases'][number];
type Page = Canvas['pages'][number];

export const TONES = ['well', 'note', 'warn'] as const;
export type Tone = (typeof TONES)[number];

/** A comparison does not hold for ever: clocks of cameras and mixers drift. */
export const OLD_MS = 2 * 3_600_000;

export interface SyncCare {
  readonly tone: Tone;
  readonly state: 'fresh' | 'old' | 'changed' | 'restarted' | 'never';
  /** minutes since the comparison, -1 without one that counts */
  readonly minutes: number;
}

/** Not where nothing airs, nor on a screen in the hall. */
export function hasPicture({ kind, audience }: Canvas): boolean {
  return kind !== 'tape' && audience !== 'venue';
}

/** null where there is no picture to compare with, or no need to. */
export function syncCare(canvas: Canvas, now: number): SyncCare | null {
  if (!hasPicture(canvas)) return null;
  // only the graphics over the picture must fit it to the frame
  const missing = canvas.audience === 'overlay' ? 'warn' : 'note';
  // live graphics need no comparison unless somebody made one
  if (canvas.syncedAt === null) return canvas.delayMs === 0 ? null : { tone: missing, state: 'never', minutes: -1 };
  if (canvas.syncDoubt !== 'none') return { tone: 'warn', state: canvas.syncDoubt, minutes: -1 };
  const age = Math.max(0, now - canvas.syncedAt);
  const minutes = Math.floor(age / 60_000);
  return age > OLD_MS ? { tone: 'warn', state: 'old', minutes } : { tone: 'well', state: 'fresh', minutes };
}

export interface PageCare {
  readonly tone: Tone;
  readonly code: 'none' | 'silent' | 'behind' | 'still-shows' | 'size' | 'hidden' | 'other-size' | 'opening' | 'well';
  /** of the page that is meant, 0 without one */
  readonly width: number;
  readonly height: number;
}

const RIGHT = { width: 1920, height: 1080 };
/** Smaller than this, names cannot be read on air. */
const LEAST_WIDTH = 1280;

/** The worst of what can be said; a browser source in the mixer counts before a window on somebody's desk. */
export function pageCare(canvas: Canvas): PageCare {
  const sources = canvas.pages.filter(({ host }) => host === 'obs');
  const pages = sources.length > 0 ? sources : canvas.pages;
  const overlay = canvas.audience === 'overlay';
  if (pages.length === 0) return { tone: overlay ? 'warn' : 'note', code: 'none', width: 0, height: 0 };
  for (const [code, tone, holds] of TROUBLES) {
    const page = pages.find((one) => holds(one, canvas));
    if (page !== undefined) return { tone, code, width: page.width, height: page.height };
  }
  return { tone: 'well', code: 'well', width: 0, height: 0 };
}

type Trouble = readonly [PageCare['code'], Tone, (page: Page, canvas: Canvas) => boolean];

/** Worst first. */
const TROUBLES: readonly Trouble[] = [
  ['still-shows', 'warn', (page, { mode }) => mode === 'held' && isKnown(page) && !page.clear],
  ['silent', 'warn', ({ state }) => state === 'silent'],
  ['behind', 'warn', ({ state }) => state === 'behind'],
  ['size', 'warn', (page, { audience }) => audience === 'overlay' && isKnown(page) && !fitsPicture(page)],
  ['hidden', 'note', (page) => isKnown(page) && !page.visible],
  ['other-size', 'note', (page, { audience }) => audience === 'overlay' && isKnown(page) && !isRight(page)],
  ['opening', 'note', (page) => !isKnown(page)],
];

/** A page says its size within half a second. */
function isKnown({ width }: Page): boolean {
  return width > 0;
}

function isRight({ width, height }: Page): boolean {
  return width === RIGHT.width && height === RIGHT.height;
}

/** 16:9 to the pixel, as 1280 x 720 and 3840 x 2160: the stage fills it. 800 x 600 is what OBS makes by itself. */
function fitsPicture({ width, height }: Page): boolean {
  return width >= LEAST_WIDTH && Math.abs(width * RIGHT.height - height * RIGHT.width) <= RIGHT.width;
}
