// What the console says of a canvas's pages and of picture and graphics, and the steps that move them.
import { describe, expect, it } from 'vitest';
import { hasPicture, OLD_MS, pageCare, syncCare } from '../../app/console/canvasCare.ts';
import { FRAME_RATES, movedBy, OFFSET_MAX_MS, OFFSET_STEPS, rateOf, stepMs } from '../../app/console/offsetSteps.ts';
import { OFFSET_MAX_MS as SERVER_MOST } from '../../server/release/control.ts';
import type { CanvasStatus, PageStatus } from '../../server/release/status.ts';
import { canvas, page } from './inputs.ts';

const NOW = 10_000_000;

describe('picture and graphics', () => {
  it.each<[string, Partial<CanvasStatus>, unknown]>([
    ['compared 12 min ago', { syncedAt: NOW - 720_000 }, { tone: 'well', state: 'fresh', minutes: 12 }],
    ['compared 2 h ago', { syncedAt: NOW - OLD_MS }, { tone: 'well', state: 'fresh', minutes: 120 }],
    ['compared longer ago', { syncedAt: NOW - OLD_MS - 1 }, { tone: 'warn', state: 'old', minutes: 120 }],
    ['with another delay', { syncedAt: NOW, syncDoubt: 'changed' }, { tone: 'warn', state: 'changed', minutes: -1 }],
    ['before a restart', { syncedAt: NOW, syncDoubt: 'restarted' }, { tone: 'warn', state: 'restarted', minutes: -1 }],
    ['never compared', { syncedAt: null }, { tone: 'warn', state: 'never', minutes: -1 }],
    [
      'commentary, never compared',
      { audience: 'commentary', syncedAt: null },
      { tone: 'note', state: 'never', minutes: -1 },
    ],
    ['live, never compared', { kind: 'tabled-only', delayMs: 0, syncedAt: null }, null],
    [
      'live, compared once',
      { kind: 'tabled-only', delayMs: 0, syncedAt: NOW },
      { tone: 'well', state: 'fresh', minutes: 0 },
    ],
    ['a screen in the hall', { audience: 'venue', kind: 'tabled-only', syncedAt: null }, null],
    ['tape', { kind: 'tape', syncedAt: null }, null],
  ])('given a canvas %s', (_what, patch, care) => expect(syncCare(canvas(patch), NOW)).toEqual(care));
});

describe('the form of a canvas', () => {
  it('offers the comparison wherever there is a picture, also on a live show', () => {
    expect(hasPicture(canvas({ kind: 'tabled-only', delayMs: 0, syncedAt: null }))).toBe(true);
    expect(hasPicture(canvas({ kind: 'tape' }))).toBe(false);
    expect(hasPicture(canvas({ audience: 'venue' }))).toBe(false);
  });
});

describe('pages of a canvas', () => {
  const obs = (patch: Partial<PageStatus> = {}) => page(patch);
  const desk = (patch: Partial<PageStatus> = {}) => page({ host: 'browser', ...patch });
  it.each<[string, Partial<CanvasStatus>, string, string]>([
    ['none', { pages: [] }, 'none', 'warn'],
    ['none of the hall', { audience: 'venue', pages: [] }, 'none', 'note'],
    ['a source of 1920 x 1080', { pages: [obs()] }, 'well', 'well'],
    ['a source of 800 x 600', { pages: [obs({ width: 800, height: 600 })] }, 'size', 'warn'],
    ['a source of 640 x 360', { pages: [obs({ width: 640, height: 360 })] }, 'size', 'warn'],
    ['a source of 1920 x 1200', { pages: [obs({ height: 1200 })] }, 'size', 'warn'],
    ['a source of 3840 x 2160', { pages: [obs({ width: 3840, height: 2160 })] }, 'other-size', 'note'],
    ['a source of 1280 x 720', { pages: [obs({ width: 1280, height: 720 })] }, 'other-size', 'note'],
    [
      'a commentator with any window',
      { audience: 'commentary', pages: [desk({ width: 1440, height: 700 })] },
      'well',
      'well',
    ],
    ['a silent source', { pages: [obs({ state: 'silent' })] }, 'silent', 'warn'],
    ['a frozen source', { pages: [obs({ state: 'behind' })] }, 'behind', 'warn'],
    ['a source that is not shown', { pages: [obs({ visible: false })] }, 'hidden', 'note'],
    ['a page that has said nothing yet', { pages: [desk({ width: 0, height: 0 })] }, 'opening', 'note'],
    ['two sources, one of the wrong size', { pages: [obs(), obs({ width: 800, height: 600 })] }, 'size', 'warn'],
    ['a source, and a small window on a desk', { pages: [obs(), desk({ width: 900, height: 700 })] }, 'well', 'well'],
    ['graphics that did not go off', { mode: 'held', pages: [obs()] }, 'still-shows', 'warn'],
    ['graphics that went off', { mode: 'held', pages: [obs({ clear: true })] }, 'well', 'well'],
    ['graphics that are going off', { mode: 'holding', pages: [obs()] }, 'well', 'well'],
  ])('given %s', (_what, patch, code, tone) => expect(pageCare(canvas(patch))).toMatchObject({ code, tone }));
});

describe('steps', () => {
  it('given each step at 25 frames, then earlier on the left and later on the right', () =>
    expect(OFFSET_STEPS.map((step) => stepMs(step, '25'))).toEqual([-1_000, -100, -40, 40, 100, 1_000]));

  it('given each rate, then a frame in whole ms', () =>
    expect(FRAME_RATES.map((rate) => stepMs({ size: 'frame', sign: 1 }, rate))).toEqual([42, 40, 33, 20, 17]));

  it('given the far end, then it stops where the server does', () => {
    expect(OFFSET_MAX_MS).toBe(SERVER_MOST);
    expect(movedBy(4_950, 100)).toBe(SERVER_MOST);
    expect(movedBy(-4_950, -1_000)).toBe(-SERVER_MOST);
  });

  it.each([
    [null, '25'],
    ['50', '50'],
    ['23', '25'],
  ])('given %j in the memory of the browser, then %s', (stored, rate) => expect(rateOf(stored)).toBe(rate));
});
