// The console's forms as pure functions: levels, corrections, cards, canvases; what they send is what the schemas take.
import { describe, expect, it } from 'vitest';
import {
  configNamed,
  configOf,
  kindsFor,
  needsException,
  ONE_PERSON_SENTENCE,
  PROTECTED_MIN_MS,
  setCanvas,
  withKind,
} from '../../app/console/canvasForm.ts';
import { cardsIn, toggled } from '../../app/console/cardEntry.ts';
import { clockText, spanText } from '../../app/console/clockText.ts';
import { editsOf } from '../../app/console/editForm.ts';
import { tidyAmount } from '../../app/console/Field.tsx';
import { levelForm, structureOf } from '../../app/console/levelForm.ts';
import * as control from '../../server/release/control.ts';
import { airsDuringPlay, checkCanvas } from '../../server/release/policy.ts';
import { editSchema, structureSchema } from '../../server/table/commands.ts';
import { canvas, viewOf } from './inputs.ts';
import { NEW_SHOW } from './show.ts';
import { acts, dealt, LEVEL, seated } from './tables.ts';

describe('level', () => {
  it('shows the level and gives it back unchanged', () => {
    const view = viewOf(seated([2, 7]));
    expect(structureOf(levelForm(view), view)).toEqual(LEVEL.structure);
  });

  it('an empty table needs the blinds alone', () => {
    const view = viewOf(NEW_SHOW);
    const form = levelForm(view);
    const texts = { ...form.texts, smallBlind: '100', bigBlind: '200' };
    const structure = structureOf({ ...form, texts }, view);
    expect(structure).toMatchObject({
      smallBlind: 100,
      bigBlind: 200,
      anteKind: 'none',
      ante: 0,
      unit: 100,
      minBet: 200,
    });
    expect(structureSchema.safeParse(structure).success).toBe(true);
  });
});

describe('corrections', () => {
  const view = viewOf(acts(dealt(seated([1, 2, 3, 5, 7, 9]), 9), [['raise', 110_000]]));
  const line = view.lines.find((l) => l.type === 'raise');
  const form = { kind: 'replaceWith', seat: 3, action: 'raise', amount: '150000' } as const;

  it.each(['replaceWith', 'retract', 'insertBefore'] as const)('%s makes an edit that the door takes', (kind) => {
    const edits = line === undefined ? null : editsOf({ ...form, kind }, line, 0);
    expect(edits?.every((edit) => editSchema.safeParse(edit).success)).toBe(true);
  });

  it('waits for the amount of a raise and needs none for a fold', () => {
    if (line === undefined) throw new Error('no raise in the log');
    expect(editsOf({ ...form, amount: '' }, line, 0)).toBeNull();
    expect(editsOf({ ...form, action: 'fold', amount: '' }, line, 0)).toMatchObject([
      { command: { action: 'fold', to: null } },
    ]);
  });
});

describe('cards', () => {
  it.each([
    ['As Kd 7h', ['As', 'Kd', '7h']],
    ['askd7h', ['As', 'Kd', '7h']],
    ['10h td', ['Th', 'Td']],
    ['A♠ 2♥', ['As', '2h']],
    ['as as', ['As']],
    ['zz 1x', []],
  ])('%s', (text, cards) => {
    expect(cardsIn(text)).toEqual(cards);
  });

  it('a tap joins, leaves, and moves the last one on', () => {
    expect(toggled([], 'As', 1)).toEqual(['As']);
    expect(toggled(['As'], 'As', 1)).toEqual([]);
    expect(toggled(['As', 'Kd', '7h'], '2c', 3)).toEqual(['As', 'Kd', '2c']);
  });
});

describe('canvas', () => {
  it('keeps the numbers of the server', () => {
    expect(PROTECTED_MIN_MS).toBe(control.PROTECTED_MIN_MS);
    expect(ONE_PERSON_SENTENCE).toBe(control.ONE_PERSON_SENTENCE);
  });

  it.each(control.SHOW_KINDS)('%s has settings that the server knows', (kind) => {
    const config = withKind(configOf(canvas()), kind);
    expect(control.canvasConfigSchema.safeParse(config).success).toBe(true);
  });

  it('asks for two people exactly where cards could air during play', () => {
    const config = configOf(canvas());
    expect(needsException(config)).toBe(false);
    expect(needsException({ ...config, gate: 'off' })).toBe(true);
    expect(needsException({ ...config, delayMs: PROTECTED_MIN_MS - 1 })).toBe(true);
    expect(needsException(withKind(config, 'short'))).toBe(true);
    expect(needsException(withKind(config, 'tabled-only'))).toBe(false);
  });

  it('offers the safest settings for a usual canvas that is missing, and none for a stranger', () => {
    expect(configNamed('overlay', [])).toMatchObject({
      kind: 'protected',
      delayMs: PROTECTED_MIN_MS,
      gate: 'hand-complete',
    });
    expect(configNamed('venue', [])).toMatchObject({ kind: 'tabled-only', delayMs: 0 });
    expect(configNamed('other', [])).toBeNull();
    expect(configNamed('other', [canvas({ name: 'other', delayMs: 900_000 })])).toMatchObject({ delayMs: 900_000 });
  });

  it('sends an exception only when one is needed', () => {
    const config = configOf(canvas());
    expect(setCanvas(config, '', 'me').exception).toBeNull();
    const short = setCanvas(withKind(config, 'short'), ONE_PERSON_SENTENCE, 'me');
    expect(short.exception).toEqual({
      canvases: ['overlay'],
      people: ['me'],
      sentence: ONE_PERSON_SENTENCE,
      minimumMs: 30_000,
    });
    expect(control.controlCommandSchema.safeParse(short).success).toBe(true);
  });

  it.each(control.AUDIENCES)('offers %s only kinds and gates that the policy takes', (audience) => {
    const staff = { people: [{ person: 'me', roles: ['producer'] }], actor: 'me', second: null };
    for (const kind of kindsFor(audience)) {
      const { config, exception } = setCanvas(
        withKind(configOf(canvas({ audience })), kind),
        ONE_PERSON_SENTENCE,
        'me',
      );
      expect(checkCanvas(config, exception, staff)).toEqual({ ok: true, value: null });
      expect(needsException(config)).toBe(airsDuringPlay(config));
    }
  });

  it('twin: without the sentence the policy asks for it', () => {
    const staff = { people: [{ person: 'me', roles: ['producer'] }], actor: 'me', second: null };
    const { config, exception } = setCanvas(withKind(configOf(canvas()), 'short'), '', 'me');
    expect(checkCanvas(config, exception, staff).ok).toBe(false);
  });
});

describe('texts of time and money', () => {
  it.each([
    [4_840_999, '1:20:40', '1:20:41'],
    [5_000, '0:00:05', '0:05'],
    [600_000, '0:10:00', '10:00'],
    [-1, '0:00:00', '0:00'],
  ])('%i ms', (ms, clock, span) => {
    expect(clockText(ms)).toBe(clock);
    expect(spanText(ms)).toBe(span);
  });

  it.each([
    ['25.', 0, '25000'],
    ['25,', 0, '25000'],
    ['2.5', 2, '2.5'],
    ['a1b2', 0, '12'],
    ['1 250 000', 0, '1250000'],
  ])('%s is tidied', (text, decimals, entry) => {
    expect(tidyAmount(text, decimals)).toBe(entry);
  });
});
