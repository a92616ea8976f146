// What the air desk says of a canvas: its picture, padlock, distance, warnings, and whether the picture is clear.
import { describe, expect, it } from 'vitest';
import { clearanceOf, lockOf, OUTGROWS_SOON_MS, onAir, pageCount, pictureOf } from '../../app/console/air/onAir.ts';
import type { CanvasStatus, ReleaseStatus } from '../../server/release/status.ts';
import { canvas, page, release } from './inputs.ts';

const NOW = 4_840_000;
const RUNNING = { state: 'running', lastHand: 0, played: false, drain: [] } as const;
const ENDED = { ...RUNNING, state: 'ended' } as const;
const HAND = { hand: '01890000-0000-7000-8000-000000000109', number: 109, air: 'on-air' } as const;
const viewOf = (patch: Partial<ReleaseStatus> = {}, show: typeof RUNNING | typeof ENDED = RUNNING) => ({
  release: release(patch),
  show,
});
const line = (patch: Partial<CanvasStatus>, view = viewOf(), elapsed = 0) =>
  onAir(canvas(patch), view, { now: NOW + elapsed, elapsed });

describe('the picture of a canvas', () => {
  it.each<[string, Partial<CanvasStatus>, ReturnType<typeof viewOf>, string]>([
    ['a hand on air', {}, viewOf(), 'hand'],
    ['that hand held', {}, viewOf({ hands: [{ ...HAND, state: 'held' }] }), 'held-hand'],
    ['that hand dropped', {}, viewOf({ hands: [{ ...HAND, state: 'dropped' }] }), 'dropped-hand'],
    [
      'the same number to come in another show, held',
      {},
      viewOf({
        hands: [
          { ...HAND, state: 'open' },
          { ...HAND, hand: 'b', air: 'waiting', state: 'held' },
        ],
      }),
      'hand',
    ],
    [
      'that hand held, which a longer canvas still waits for',
      {},
      viewOf({ hands: [{ ...HAND, air: 'waiting', state: 'held' }] }),
      'held-hand',
    ],
    ['that hand held, in the hall', { audience: 'venue' }, viewOf({ hands: [{ ...HAND, state: 'held' }] }), 'hand'],
    ['no hand yet', { onAirHand: 0 }, viewOf(), 'countdown'],
    ['no hand yet, live', { onAirHand: 0, delayMs: 0 }, viewOf(), 'nothing'],
    ['tape', { kind: 'tape' }, viewOf(), 'tape'],
    ['a show that has aired to its end', {}, viewOf({}, ENDED), 'end'],
    ['playback of nothing', { audience: 'playback' }, viewOf(), 'nothing'],
    [
      'playback without a chosen show',
      { audience: 'playback', playback: { at: 0, running: false, endsAt: 0 } },
      viewOf(),
      'nothing',
    ],
    ['playback', { audience: 'playback', playback: { at: 5, running: true, endsAt: 9 } }, viewOf(), 'playback'],
  ])('given %s, then %s', (_what, patch, view, picture) => expect(pictureOf(canvas(patch), view)).toBe(picture));

  it.each([
    ['armed', 'hand'],
    ['card', 'break'],
    ['sync', 'break'],
  ] as const)('given another delay at the stage %s, then the picture is %s', (stage, picture) => {
    const delayChange = { stage, fromMs: 600_000, toMs: 900_000, actor: 'vera', since: 0 };
    expect(pictureOf(canvas({ delayChange }), viewOf())).toBe(picture);
  });

  it('given a show that ended and still drains here, then the hand goes on; twin: drained here, it is the end card', () => {
    const drain = (name: string) => ({ ...ENDED, drain: [{ canvas: name, endsAt: NOW + 60_000 }] });
    expect(pictureOf(canvas(), { release: release(), show: drain('overlay') })).toBe('hand');
    expect(pictureOf(canvas(), { release: release(), show: drain('commentary') })).toBe('end');
  });
});

describe('before the planned start', () => {
  const start = { atWall: 0, at: NOW + 60_000, automatic: true };
  it.each([
    ['overlay', 'countdown'],
    ['commentary', 'countdown'],
    ['public', 'countdown'],
    ['check', 'hand'],
    ['venue', 'hand'],
  ] as const)('%s shows %s', (audience, picture) =>
    expect(pictureOf(canvas({ audience }), viewOf({ start }))).toBe(picture),
  );
});

describe('times of a canvas', () => {
  it('given graphics that are on, then the clock runs between frames; held, it stands', () => {
    expect(line({ onAirAt: NOW - 600_000 }, viewOf(), 2_000)).toMatchObject({ at: NOW - 598_000, behindMs: 600_000 });
    expect(line({ onAirAt: NOW - 600_000, mode: 'held' }, viewOf(), 2_000)).toMatchObject({
      at: NOW - 600_000,
      behindMs: 602_000,
    });
  });

  it('given what is due next, then in how long; what is due already waits for nothing', () => {
    expect(line({ nextDueAt: NOW + 12_000 }).nextInMs).toBe(12_000);
    expect(line({ nextDueAt: NOW }).nextInMs).toBeNull();
    expect(line({ nextDueAt: null }).nextInMs).toBeNull();
  });

  it('given a planned start and a first hand, then the picture begins with the later of them', () => {
    const start = { atWall: 0, at: NOW + 60_000, automatic: true };
    const begins = (patch: Partial<ReleaseStatus>) => line({ onAirHand: 0 }, viewOf(patch)).beginsInMs;
    expect(begins({ start, firstHandAt: NOW + 90_000 })).toBe(90_000);
    expect(begins({ start, firstHandAt: NOW + 30_000 })).toBe(60_000);
    expect(begins({ start })).toBe(60_000);
    expect(begins({})).toBeNull();
  });

  it('given a playback, then its own time, which stands when it stands', () => {
    const at = (running: boolean, mode: CanvasStatus['mode'] = 'on') =>
      line({ audience: 'playback', mode, playback: { at: 1_000, running, endsAt: 2_500 } }, viewOf(), 1_000);
    expect(at(true)).toMatchObject({ at: 2_000, behindMs: 0 });
    expect(at(false).at).toBe(1_000);
    expect(at(true, 'held').at).toBe(1_000);
  });
});

describe('the warning of a hand that outgrows its delay', () => {
  it.each([
    ['no danger', null, null],
    ['far away', NOW + OUTGROWS_SOON_MS + 1, null],
    ['two minutes before', NOW + OUTGROWS_SOON_MS, { tone: 'soon', leftMs: OUTGROWS_SOON_MS }],
    ['a second before', NOW + 1_000, { tone: 'soon', leftMs: 1_000 }],
    ['at that moment', NOW, { tone: 'late', leftMs: 0 }],
    ['later', NOW - 5_000, { tone: 'late', leftMs: 0 }],
  ])('%s', (_what, outgrownAt, warning) => expect(line({ outgrownAt }).outgrown).toEqual(warning));
});

describe('the padlock', () => {
  it.each<[Partial<CanvasStatus>, string]>([
    [{}, 'protected'],
    [{ kind: 'short', exception: true }, 'during-play'],
    [{ kind: 'protected', exception: true }, 'during-play'],
    [{ kind: 'tabled-only' }, 'opened-only'],
    [{ kind: 'tape' }, 'no-cards'],
  ])('%o is %s', (patch, lock) => expect(lockOf(canvas(patch))).toBe(lock));
});

describe('whether the picture is clear', () => {
  const said = (viewers: number, clear: number, showing: number) => ({ viewers, cleared: { clear, showing } });
  it.each<[string, CanvasStatus['mode'], ReturnType<typeof said>, unknown]>([
    ['on', 'on', said(1, 0, 1), null],
    ['going off', 'holding', said(1, 0, 1), { state: 'going' }],
    ['all pages clear', 'held', said(2, 2, 0), { state: 'clear', clear: 2, all: 2 }],
    ['one page still draws', 'held', said(2, 1, 1), { state: 'still-shows', clear: 1, all: 2 }],
    ['a page is silent, whatever it said before', 'held', said(2, 1, 0), { state: 'no-answer', clear: 1, all: 2 }],
    ['one draws and one is silent', 'held', said(2, 0, 1), { state: 'still-shows', clear: 0, all: 2 }],
    [
      'the ninth page of twelve and those after it draw',
      'held',
      said(12, 9, 3),
      { state: 'still-shows', clear: 9, all: 12 },
    ],
    ['no page', 'held', said(0, 0, 0), { state: 'nobody-says' }],
  ])('given graphics %s', (_what, mode, pages, says) => expect(clearanceOf({ mode, ...pages })).toEqual(says));

  const well = page({ clear: true });
  const silent = page({ clear: true, state: 'silent' });
  it('pages are counted by how they are', () => {
    const pages = [well, silent, page({ state: 'behind' })];
    expect(pageCount({ pages, viewers: 3 })).toEqual({ all: 3, silent: 1, behind: 1 });
    // a console lists eight at most: an address that somebody opens again and again shows by its count
    expect(pageCount({ pages, viewers: 40 })).toEqual({ all: 40, silent: 1, behind: 1 });
  });
});
