// The forms of the air desk: presets, delays, what a change means, the planned start, the steps of another delay, playback.
import { describe, expect, it } from 'vitest';
import { armDelay, armOrder } from '../../app/console/air/armOrder.ts';
import {
  AIR_PRESETS,
  CHECK_AHEAD_MS,
  freeName,
  isCanvasName,
  presetConfig,
} from '../../app/console/air/canvasPresets.ts';
import { FOLDED, LEAD_MAX_MS, MUCKED, REVEALS } from '../../app/console/air/canvasWords.ts';
import { byProcedure, DELAY_MAX_MS, delayOf, entryOf, meaningsOf } from '../../app/console/air/delayEntry.ts';
import { DELAY_STEPS, mayCancel, mixerFigures, mixerOf, stepsOf } from '../../app/console/air/delaySteps.ts';
import { meaningText } from '../../app/console/air/meaningText.ts';
import { beginOf, firstBegin, moveMs, PLAYBACK_MOVES } from '../../app/console/air/playbackMoves.ts';
import { dayTimeText, firstHand, isAnotherDay, lateBy, wallOf } from '../../app/console/air/startTimes.ts';
import { type CanvasConfig, configOf, needsException } from '../../app/console/canvasForm.ts';
import { airMessages } from '../../app/messages/air.ts';
import * as control from '../../server/release/control.ts';
import { checkCanvas } from '../../server/release/policy.ts';
import { canvas, release } from './inputs.ts';
import { PAST_HANDS } from './pastScenes.ts';

const CANVASES = release().canvases;
const STAFF = { people: [{ person: 'vera', roles: ['producer'] }], actor: 'vera', second: null };

describe('new canvases', () => {
  it.each(AIR_PRESETS)('given %s, then the server takes it without an exception', (preset) => {
    const config = presetConfig(preset, CANVASES);
    expect(control.canvasConfigSchema.safeParse(config).success).toBe(true);
    expect(checkCanvas(config, null, STAFF)).toEqual({ ok: true, value: null });
  });

  it('given a name that is taken, then the next free one', () => {
    expect(freeName('programme', [])).toBe('overlay');
    expect(freeName('programme', [canvas(), canvas({ name: 'overlay-2' })])).toBe('overlay-3');
  });

  it('given a programme, then a commentary on air is never ahead of it, and the check hears of it before', () => {
    const long = [canvas({ delayMs: 1_800_000 })];
    expect(presetConfig('commentary-air', long).delayMs).toBe(1_800_000);
    expect(presetConfig('check', long).delayMs).toBe(1_800_000 - CHECK_AHEAD_MS);
    expect(presetConfig('check', [canvas()]).delayMs).toBe(control.PROTECTED_MIN_MS);
  });

  it('given a short programme, then a new canvas does not inherit its exception', () => {
    const short = [canvas({ kind: 'short', delayMs: 45_000, gate: 'off', exception: true })];
    for (const preset of AIR_PRESETS) expect(needsException(presetConfig(preset, short))).toBe(false);
  });

  it('commentators in the room get opened hands alone', () => {
    expect(presetConfig('commentary-room', CANVASES)).toMatchObject({ kind: 'tabled-only', delayMs: 0 });
  });

  it.each(['overlay', 'sync', 'Overlay', '-a', 'a b', '', 'a'.repeat(33), 'tisch-2'])(
    'the name %s is judged as by the server',
    (name) => {
      const config = { ...presetConfig('programme', []), name };
      expect(isCanvasName(name)).toBe(control.canvasConfigSchema.safeParse(config).success);
    },
  );

  it('choices and limits are those of the server', () => {
    expect([REVEALS, FOLDED, MUCKED]).toEqual([control.REVEALS, control.FOLDED_HANDS, control.MUCKED_HANDS]);
    expect([LEAD_MAX_MS, DELAY_MAX_MS]).toEqual([control.LEAD_MAX_MS, control.DELAY_MAX_MS]);
  });
});

describe('a typed delay', () => {
  it.each([
    [{ hours: '0', minutes: '10', seconds: '0' }, 600_000],
    [{ hours: '', minutes: '', seconds: '45' }, 45_000],
    [{ hours: '1', minutes: '30', seconds: '5' }, 5_405_000],
    [{ hours: '', minutes: '90', seconds: '' }, 5_400_000],
    [{ hours: '24', minutes: '0', seconds: '0' }, 86_400_000],
    [{ hours: '24', minutes: '0', seconds: '1' }, null],
    [{ hours: '-1', minutes: '0', seconds: '0' }, null],
    [{ hours: '0', minutes: '1.5', seconds: '0' }, null],
    [{ hours: '0', minutes: 'x', seconds: '0' }, null],
  ])('%o is %s', (entry, ms) => expect(delayOf(entry)).toBe(ms));

  it.each([0, 30_000, 600_000, 3_725_000, 86_400_000])('%d ms come back as they went', (ms) =>
    expect(delayOf(entryOf(ms))).toBe(ms),
  );
});

describe('what a change means', () => {
  const before = configOf(canvas());
  it.each<[string, Partial<CanvasConfig>, readonly string[]]>([
    ['nothing', {}, ['nothing']],
    ['longer', { delayMs: 900_000 }, ['longer']],
    ['short', { kind: 'short', delayMs: 45_000, gate: 'off' }, ['during-play', 'shorter']],
    ['opened only', { kind: 'tabled-only', delayMs: 0 }, ['cards-leave', 'shorter']],
    ['later cards', { reveal: 'betting-over' }, ['reveal']],
    ['folded and mucked', { folded: 'leave', mucked: 'hide' }, ['folded', 'mucked']],
    ['shrinks', { shrinkToMs: 600_000 }, ['shrinks']],
    ['lead', { leadMs: 500 }, ['lead']],
  ])('given %s', (_what, patch, meanings) => expect(meaningsOf(before, { ...before, ...patch })).toEqual(meanings));

  it('given an exception that ends, then it is protected from now on', () => {
    const short: CanvasConfig = { ...before, kind: 'short', delayMs: 45_000, gate: 'off' };
    expect(meaningsOf(short, before)).toEqual(['protected-now', 'longer']);
    expect(meaningsOf(short, { ...short, leadMs: 100 })).toEqual(['lead']);
  });

  it('given a new canvas, then so it is said, and first that cards air during play', () => {
    expect(meaningsOf(null, before)).toEqual(['made']);
    expect(meaningsOf(null, { ...before, kind: 'short', delayMs: 45_000, gate: 'off' })).toEqual([
      'during-play',
      'made',
    ]);
  });

  it('sentences hold the figures', () => {
    const after = { ...before, delayMs: 900_000 };
    expect(meaningText('longer', { before, after }, airMessages('en'))).toContain('from 10:00 to 15:00');
    expect(meaningText('reveal', { before, after: { ...before, reveal: 'never' } }, airMessages('en'))).toContain(
      ': never.',
    );
  });

  it('another delay of a canvas that airs goes by the procedure; twin: another setting, or nothing on air, does not', () => {
    const after = { ...before, delayMs: 900_000 };
    expect(byProcedure(before, after, 109)).toBe(true);
    expect(byProcedure(before, { ...before, leadMs: 100 }, 109)).toBe(false);
    expect(byProcedure(before, after, 0)).toBe(false);
    expect(byProcedure(null, after, 0)).toBe(false);
  });

  it('a commentary goes first with a longer delay and last with a shorter one', () => {
    const commentary = { ...before, name: 'commentary' };
    const names = (delayMs: number) => armOrder(before, { ...before, delayMs }, [commentary]).map(({ name }) => name);
    expect(names(900_000)).toEqual(['commentary', 'overlay']);
    expect(names(660_000 - 120_000)).toEqual(['overlay', 'commentary']);
  });

  it('arming asks for the exception that the settings need, and for none otherwise', () => {
    expect(armDelay({ ...before, delayMs: 900_000 }, '', 'vera')).toMatchObject({ do: 'armDelay', exception: null });
    const short: CanvasConfig = { ...before, kind: 'short', delayMs: 45_000, gate: 'off' };
    expect(armDelay(short, 'CARDS AIR DURING PLAY', 'vera')).toMatchObject({
      exception: { canvases: ['overlay'], people: ['vera'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 45_000 },
    });
  });
});

describe('the steps of another delay', () => {
  it('given no change, then the first step is at work; each stage moves on by one', () => {
    const at = (stage: 'armed' | 'card' | 'sync' | null) =>
      stepsOf(stage === null ? null : { stage }).find(({ state }) => state === 'now')?.step;
    expect([at(null), at('armed'), at('card'), at('sync')]).toEqual(['arm', 'armed', 'card', 'sync']);
    expect(stepsOf({ stage: 'card' }).map(({ state }) => state)).toEqual(['done', 'done', 'now', 'to-come', 'to-come']);
    expect(DELAY_STEPS).toHaveLength(5);
  });

  it('the old delay can stay up to the word of the mixer', () => {
    expect((['armed', 'card', 'sync'] as const).map((stage) => mayCancel({ stage }))).toEqual([true, true, false]);
  });

  it('fills the new delay into the figures of the mixer', () => {
    expect(mixerFigures(900_000, 25)).toMatchObject({ seconds: 900, frames: 22_500, ms: 900_000 });
    expect([mixerOf('vmix'), mixerOf('atem'), mixerOf(null)]).toEqual(['vmix', 'obs', 'obs']);
  });
});

describe('the planned start', () => {
  const noon = new Date(2026, 10, 30, 12, 0, 0).getTime();
  it.each([
    ['20:00', [30, 20, 0, 0]],
    ['20:00:30', [30, 20, 0, 30]],
    ['9.05', [31, 9, 5, 0]],
    ['12:00', [31, 12, 0, 0]],
  ])('given %s at noon, then the next such moment', (typed, [day, h, m, s]) => {
    expect(wallOf(typed, noon)).toBe(new Date(2026, 10, day ?? 0, h, m, s).getTime());
  });

  it.each(['', '24:00', '20:60', '20', 'noon', '20:00:99'])('%s is no time of day', (typed) =>
    expect(wallOf(typed, noon)).toBeNull(),
  );

  it('says the time of day, and that it is another day', () => {
    expect(dayTimeText(noon)).toBe('12:00:00');
    expect([isAnotherDay(noon + 3_600_000, noon), isAnotherDay(noon + 24 * 3_600_000, noon)]).toEqual([false, true]);
  });

  it('given the first hand, then when it can air; before any, what a hand dealt now could reach', () => {
    const at = { now: 1_000, wall: noon };
    expect(firstHand(release({ firstHandAt: 61_000 }), at)).toEqual({ wall: noon + 60_000, guessed: false });
    const fresh = release({
      canvases: [canvas({ onAirHand: 0 }), canvas({ name: 'b', onAirHand: 0, delayMs: 900_000 })],
    });
    expect(firstHand(fresh, at)).toEqual({ wall: noon + 600_000, guessed: true });
    expect(firstHand(release(), at)).toBeNull();
  });

  it('given a planned start, then the first hand is told by the same clock', () => {
    const start = { atWall: noon, at: 500_000, automatic: true };
    const first = firstHand(release({ start, firstHandAt: 560_000 }), { now: 1_000, wall: noon - 999 });
    expect(first?.wall).toBe(noon + 60_000);
    expect(lateBy(first, noon)).toBe(60_000);
    expect(lateBy(first, noon + 60_000)).toBe(0);
    expect(lateBy(first, null)).toBe(0);
  });
});

describe('playback', () => {
  it('moves by frames of every rate, seconds and ten seconds, both ways', () => {
    expect(PLAYBACK_MOVES.map((move) => moveMs(move, '25'))).toEqual([-10_000, -1_000, -40, 40, 1_000, 10_000]);
    expect((['24', '30', '50', '60'] as const).map((rate) => moveMs({ step: 'frame', sign: 1 }, rate))).toEqual([
      42, 33, 20, 17,
    ]);
  });

  it('begins a little before a hand, and knows which there are', () => {
    const [newest] = PAST_HANDS;
    expect(beginOf(PAST_HANDS, newest?.number ?? 0)).toBe((newest?.began ?? 0) - 2_000);
    expect(beginOf(PAST_HANDS, 99_999)).toBeNull();
    expect(firstBegin(PAST_HANDS)).toBe(Math.max(0, Math.min(...PAST_HANDS.map(({ began }) => began)) - 2_000));
    expect(firstBegin([])).toBeNull();
  });
});
