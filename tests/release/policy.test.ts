// Which settings need whose word: every kind, delay, gate and staff (design.md section 4).
import { describe, expect, test } from 'vitest';
import {
  AUDIENCES,
  type CanvasConfig,
  canvasConfigSchema,
  type DelayException,
  ONE_PERSON_SENTENCE,
  PLAIN_PICTURE,
  SHOW_KINDS,
} from '../../server/release/control.ts';
import { airsDuringPlay, checkCanvas, type Staff } from '../../server/release/policy.ts';

const BASE: CanvasConfig = {
  name: 'programme',
  audience: 'overlay',
  kind: 'protected',
  delayMs: 600_000,
  offsetMs: 0,
  leadMs: 0,
  gate: 'hand-complete',
  ...PLAIN_PICTURE,
};
const EXCEPTION: DelayException = {
  canvases: ['programme'],
  people: ['anna'],
  sentence: ONE_PERSON_SENTENCE,
  minimumMs: 0,
};

function staff(people: Readonly<Record<string, readonly string[]>>, second: string | null = null): Staff {
  return { actor: 'anna', second, people: Object.entries(people).map(([person, roles]) => ({ person, roles })) };
}

const ALONE = staff({ anna: ['producer'] });
const TWO = { anna: ['producer'], ben: ['operator'] };
const WITH_FLOOR = { anna: ['producer'], ben: ['operator'], carl: ['floor'] };
const WITH_JUDGE = { anna: ['producer'], dora: ['chief-judge'] };

function codeOf(config: Partial<CanvasConfig>, exception: DelayException | null, who: Staff): string {
  const checked = checkCanvas({ ...BASE, ...config }, exception, who);
  return checked.ok ? 'ok' : checked.error.code;
}

describe('settings that ask for nobody', () => {
  test.each<readonly [string, Partial<CanvasConfig>, string]>([
    ['protected, 10 min, gate on', {}, 'ok'],
    ['protected, 24 h', { delayMs: 86_400_000 }, 'ok'],
    ['protected, gate off', { gate: 'off', ...PLAIN_PICTURE }, 'delay-too-short-for-kind'],
    ['protected, 29 s', { delayMs: 29_999 }, 'delay-too-short-for-kind'],
    ['protected, 9 min 59 s', { delayMs: 599_999 }, 'gate-needs-two-people'],
    ['short, 29 s', { kind: 'short', gate: 'off', ...PLAIN_PICTURE, delayMs: 29_999 }, 'delay-too-short-for-kind'],
    [
      'short, 30 s, gate off',
      { kind: 'short', gate: 'off', ...PLAIN_PICTURE, delayMs: 30_000 },
      'gate-needs-two-people',
    ],
    ['short, 30 s, gate on', { kind: 'short', delayMs: 30_000 }, 'gate-needs-two-people'],
    [
      'short, 20 min, gate off',
      { kind: 'short', gate: 'off', ...PLAIN_PICTURE, delayMs: 1_200_000 },
      'gate-needs-two-people',
    ],
    ['tabled only, live, gate off', { kind: 'tabled-only', delayMs: 0, gate: 'off', ...PLAIN_PICTURE }, 'ok'],
    ['tape, live, gate off', { kind: 'tape', delayMs: 0, gate: 'off', ...PLAIN_PICTURE }, 'ok'],
    ['venue, tabled only', { audience: 'venue', kind: 'tabled-only', delayMs: 0 }, 'ok'],
    ['venue, protected', { audience: 'venue' }, 'tabled-only-shows-no-cards'],
    ['check, protected', { audience: 'check' }, 'ok'],
    ['check, short', { audience: 'check', kind: 'short', gate: 'off', ...PLAIN_PICTURE }, 'delay-too-short-for-kind'],
    ['check, 9 min', { audience: 'check', delayMs: 540_000 }, 'delay-too-short-for-kind'],
  ])('given %s, when it is set, then it is taken or refused as it should be', (_title, config, code) => {
    expect(codeOf(config, null, ALONE)).toBe(code);
  });
});

describe('cards that air during play', () => {
  const short: Partial<CanvasConfig> = { kind: 'short', delayMs: 30_000, gate: 'off', ...PLAIN_PICTURE };
  test.each<readonly [string, DelayException | null, Staff, string]>([
    ['nobody has agreed', null, ALONE, 'gate-needs-two-people'],
    ['the one person typed the sentence', EXCEPTION, ALONE, 'ok'],
    ['the one person typed it wrong', { ...EXCEPTION, sentence: 'cards air during play' }, ALONE, 'wrong-sentence'],
    ['the sentence is for another canvas', { ...EXCEPTION, canvases: ['other'] }, ALONE, 'gate-needs-two-people'],
    ['it allows one minute at least', { ...EXCEPTION, minimumMs: 60_000 }, ALONE, 'delay-too-short-for-kind'],
    ['the one person of the show is somebody else', EXCEPTION, staff({ ben: ['producer'] }), 'gate-needs-two-people'],
    ['nobody works on the show', EXCEPTION, staff({}), 'gate-needs-two-people'],
    ['one of two typed the sentence', EXCEPTION, staff(TWO), 'gate-needs-two-people'],
    ['two agreed, none of the floor', EXCEPTION, staff(TWO, 'ben'), 'needs-floor-or-chief-judge'],
    ['the same person agreed twice', EXCEPTION, staff(WITH_FLOOR, 'anna'), 'gate-needs-two-people'],
    [
      'producer and operator agreed, though there is a floor',
      EXCEPTION,
      staff(WITH_FLOOR, 'ben'),
      'needs-floor-or-chief-judge',
    ],
    ['producer and floor agreed', EXCEPTION, staff(WITH_FLOOR, 'carl'), 'ok'],
    ['producer and chief judge agreed', EXCEPTION, staff(WITH_JUDGE, 'dora'), 'ok'],
    ['the second is unknown', EXCEPTION, staff(WITH_FLOOR, 'mallory'), 'needs-floor-or-chief-judge'],
  ])('given %s, then the canvas is taken or refused', (_title, exception, who, code) => {
    expect(codeOf(short, exception, who)).toBe(code);
  });

  test('given every kind, gate and delay, then only a settled gate behind ten minutes, a live felt or a tape needs no word', () => {
    for (const kind of SHOW_KINDS)
      for (const gate of ['hand-complete', 'off'] as const)
        for (const delayMs of [0, 30_000, 599_999, 600_000, 900_000]) {
          const free = kind === 'tape' || kind === 'tabled-only' || (gate === 'hand-complete' && delayMs >= 600_000);
          expect([kind, gate, delayMs, airsDuringPlay({ ...BASE, kind, gate, delayMs })]).toEqual([
            kind,
            gate,
            delayMs,
            !free,
          ]);
        }
  });

  test('given no agreement, then no audience, kind, gate and delay lets a card out during play', () => {
    for (const audience of AUDIENCES)
      for (const kind of SHOW_KINDS)
        for (const gate of ['hand-complete', 'off'] as const)
          for (const delayMs of [0, 29_999, 30_000, 599_999, 600_000]) {
            const config = { ...BASE, audience, kind, gate, delayMs };
            if (codeOf(config, null, staff(WITH_FLOOR, 'carl')) === 'ok') expect(airsDuringPlay(config)).toBe(false);
          }
  });
});

test.each<readonly [string, Partial<CanvasConfig>]>([
  ['an offset over five seconds', { offsetMs: 5_001 }],
  ['an offset under minus five seconds', { offsetMs: -5_001 }],
  ['a lead over two seconds', { leadMs: 2_001 }],
  ['a negative delay', { delayMs: -1 }],
  ['a delay over a day', { delayMs: 86_400_001 }],
  ['a name that is a path', { name: '../x' }],
])('given %s, then the settings do not parse', (_title, over) => {
  expect(canvasConfigSchema.safeParse({ ...BASE, ...over }).success).toBe(false);
});
