// Keys of the air desk: hold, panic and resume on one each, also with a form open; what each key does, and for whom.
import { describe, expect, it } from 'vitest';
import { type AirPress, airIntentOf } from '../../app/console/air/airKeys.ts';
import { placeAfter, steering } from '../../app/console/air/airMoves.ts';
import { FIRST_PLACE, partOf, partsOf } from '../../app/console/air/airPlace.ts';
import { chosenRow, correctedHands, handRows, nextRow } from '../../app/console/air/handRows.ts';
import { isAirKey, leadsToAir } from '../../app/console/airLink.ts';
import type { HandToAir, ReleaseStatus } from '../../server/release/status.ts';
import { canvas, release } from './inputs.ts';

const press = (code: string, patch: Partial<AirPress> = {}) =>
  airIntentOf({ code, modified: false, repeat: false, inField: false, inNumber: false, ...patch });

const hand = (number: number, patch: Partial<HandToAir> = {}): HandToAir => ({
  hand: `01890000-0000-7000-8000-000000000${number}`,
  number,
  state: 'open',
  air: 'waiting',
  ...patch,
});
const HANDS = [hand(108, { air: 'aired' }), hand(109, { air: 'on-air' }), hand(110, { state: 'held' }), hand(111)];
const RELEASE = release({ hands: HANDS });
const seen = (status: ReleaseStatus) => ({ release: status, now: status.programmeNow });

describe('keys', () => {
  it.each([
    ['KeyH', { do: 'hold' }],
    ['KeyP', { do: 'panic' }],
    ['KeyR', { do: 'resume' }],
    ['Digit2', { do: 'canvas', place: 1 }],
    ['Numpad9', { do: 'canvas', place: 8 }],
    ['KeyK', { do: 'holdHand' }],
    ['KeyL', { do: 'letHandGo' }],
    ['Escape', { do: 'back' }],
    ['KeyD', { do: 'part', part: 'delay' }],
    ['Digit0', null],
    ['KeyF', null],
  ])('%s is %o', (code, intent) => expect(press(code)).toEqual(intent));

  it('in a field of digits H and P still stop the picture, and nothing else acts; in one of letters nothing does', () => {
    const digits = { inField: true, inNumber: true };
    expect([press('KeyH', digits), press('KeyP', digits)]).toEqual([{ do: 'hold' }, { do: 'panic' }]);
    expect([press('Digit2', digits), press('KeyR', digits), press('KeyK', digits)]).toEqual([null, null, null]);
    expect([press('KeyH', { inField: true }), press('KeyP', { inField: true })]).toEqual([null, null]);
    expect(press('Escape', { inField: true })).toEqual({ do: 'back' });
  });

  it('with Ctrl, or repeated by a held key, nothing acts but the arrows', () => {
    expect(press('KeyR', { modified: true })).toBeNull();
    expect(press('KeyP', { repeat: true })).toBeNull();
    expect(press('ArrowDown', { repeat: true })).toEqual({ do: 'hand', by: 1 });
  });

  it('L leads a producer from the console to the air, and nobody else', () => {
    expect([leadsToAir({ role: 'producer' }), leadsToAir({ role: 'operator' }), leadsToAir(null)]).toEqual([
      true,
      false,
      false,
    ]);
    const key = {
      ...{ code: 'KeyL', key: 'l', shift: false, modified: false, repeat: false, formOpen: false, mayResume: false },
      ...{
        mayStop: true,
        inField: false,
        inNumber: false,
        cardsOpen: false,
        boardSent: false,
        onButton: false,
        decimals: 0,
      },
    };
    expect([isAirKey(key), isAirKey({ ...key, inField: true }), isAirKey({ ...key, formOpen: true })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('what a key does', () => {
  it('hold and panic at once, resume with the gap that is shown, and only where graphics are held', () => {
    expect(steering({ do: 'panic' }, FIRST_PLACE, seen(RELEASE))).toEqual({ right: 'stop', control: { do: 'panic' } });
    expect(steering({ do: 'resume' }, FIRST_PLACE, seen(RELEASE))).toBeNull();
    expect(steering({ do: 'resume' }, FIRST_PLACE, seen(release({ held: true, gapMs: 134_000 })))).toEqual({
      right: 'resume',
      control: { do: 'resume', gapMs: 134_000 },
    });
  });

  it('a planned start that has come and waits for the key is begun by R; twin: one to come, or one by itself, is not', () => {
    const at = (startAt: number, automatic: boolean) => {
      const start = { atWall: 0, at: startAt, automatic };
      return steering({ do: 'resume' }, FIRST_PLACE, { release: release({ start }), now: 5_000 })?.control;
    };
    expect(at(5_000, false)).toEqual({ do: 'resume', gapMs: 0 });
    expect([at(5_001, false), at(5_000, true)]).toEqual([undefined, undefined]);
  });

  it('K holds the chosen hand, L lets it go; each only where its button is', () => {
    const at = (number: number) => ({ ...FIRST_PLACE, hand: hand(number).hand });
    expect(steering({ do: 'holdHand' }, FIRST_PLACE, seen(RELEASE))?.control).toEqual({
      do: 'holdHand',
      hand: hand(109).hand,
    });
    expect(steering({ do: 'holdHand' }, at(111), seen(RELEASE))?.control).toEqual({
      do: 'holdHand',
      hand: hand(111).hand,
    });
    expect(steering({ do: 'holdHand' }, at(110), seen(RELEASE))?.control).toEqual({
      do: 'holdHand',
      hand: hand(110).hand,
    });
    expect(steering({ do: 'letHandGo' }, at(110), seen(RELEASE))).toEqual({
      right: 'resume',
      control: { do: 'letHandGo', hand: hand(110).hand },
    });
    expect(steering({ do: 'letHandGo' }, at(111), seen(RELEASE))).toBeNull();
    expect(steering({ do: 'holdHand' }, at(108), seen(RELEASE))).toBeNull();
  });

  it('a digit opens that canvas, D its delay, Escape leads back, a digit without a canvas nowhere', () => {
    const second = placeAfter({ do: 'canvas', place: 1 }, FIRST_PLACE, RELEASE);
    expect(second).toMatchObject({ tab: 'canvas', canvas: 'commentary' });
    expect(placeAfter({ do: 'part', part: 'sync' }, second, RELEASE)).toMatchObject({
      canvas: 'commentary',
      part: 'sync',
    });
    expect(placeAfter({ do: 'part', part: 'delay' }, FIRST_PLACE, RELEASE)).toMatchObject({ canvas: 'overlay' });
    expect(placeAfter({ do: 'back' }, second, RELEASE).tab).toBe('hands');
    expect(placeAfter({ do: 'canvas', place: 7 }, FIRST_PLACE, RELEASE)).toEqual(FIRST_PLACE);
  });

  it('parts are those a canvas has', () => {
    expect(partsOf(canvas())).toEqual(['delay', 'settings', 'sync', 'address']);
    expect(partsOf(canvas({ audience: 'venue' }))).toEqual(['delay', 'settings', 'address']);
    expect(partsOf(canvas({ audience: 'playback' }))).toEqual(['playback', 'settings', 'address']);
    expect(partsOf(canvas({ audience: 'check' }))).toEqual(['delay', 'settings', 'sync']);
    expect(partOf(canvas({ audience: 'playback' }), 'sync')).toBe('playback');
  });
});

describe('hands to air', () => {
  const rows = handRows({ hands: HANDS, canvases: [canvas(), canvas({ name: 'tape', kind: 'tape' })] });

  it('say where they air and what may be done; nothing is done to one that has aired or was dropped', () => {
    expect(rows.map(({ acts }) => acts)).toEqual([
      [],
      ['holdHand', 'dropHand'],
      ['letHandGo', 'dropHand'],
      ['holdHand', 'dropHand'],
    ]);
    expect(rows[1]?.on).toEqual(['overlay']);
    expect(handRows({ hands: [hand(5, { state: 'dropped' })], canvases: [] })[0]?.acts).toEqual([]);
  });

  it('arrows choose; the choice ends at both ends, and falls back to the first that may be held', () => {
    expect(chosenRow(rows, null)?.number).toBe(109);
    expect(chosenRow(rows, 'gone')?.number).toBe(109);
    expect(nextRow(rows, null, 1)).toBe(hand(110).hand);
    expect(nextRow(rows, hand(111).hand, 1)).toBe(hand(111).hand);
    expect(nextRow(rows, hand(108).hand, -1)).toBe(hand(108).hand);
    expect(nextRow([], null, 1)).toBeNull();
  });

  it('a correction after air is one line for all canvases, newest first', () => {
    const corrections = [
      { hand: 107, position: 20, at: 5 },
      { hand: 106, position: 10, at: 4 },
    ];
    const found = correctedHands([
      canvas({ corrections }),
      canvas({ name: 'commentary', corrections: corrections.slice(1) }),
    ]);
    expect(found).toEqual([
      { hand: 107, position: 20, canvases: ['overlay'] },
      { hand: 106, position: 10, canvases: ['overlay', 'commentary'] },
    ]);
  });
});
