// The console's forms as pure functions: levels, corrections, cards, canvases; what they send is what the schemas take.
import { describe, expect, it } from 'vitest';
import {
  companionOf,
  configNamed,
  configOf,
  kindsFor,
  needsException,
  ONE_PERSON_SENTENCE,
  PROTECTED_MIN_MS,
  sameDelay,
  setCanvas,
  setCanvases,
  withKind,
} from '../../app/console/canvasForm.ts';
import { cardsIn, toggled } from '../../app/console/cardEntry.ts';
import { clockText, spanText } from '../../app/console/clockText.ts';
import { editsOf } from '../../app/console/editForm.ts';
import { tidyAmount } from '../../app/console/Field.tsx';
import {
  anteKindsOf,
  lacksAnte,
  levelForm,
  structureOf,
  withAnteKind,
  withLevel,
} from '../../app/console/levelForm.ts';
import * as control from '../../server/release/control.ts';
import { airsDuringPlay, checkCanvas } from '../../server/release/policy.ts';
import { editSchema } from '../../server/table/commands.ts';
import { structureSchema } from '../../server/table/gameCommands.ts';
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

  it('an ante of one payer is a big blind at once, one of each is asked for; twin: none needs no amount', () => {
    const view = viewOf(seated([2, 7]));
    const form = withAnteKind(levelForm(view), 'none');
    expect([form.texts.ante, lacksAnte(form, 0)]).toEqual(['', false]);
    const big = withAnteKind(form, 'big_blind');
    expect([structureOf(big, view).ante, lacksAnte(big, 0)]).toEqual([50_000, false]);
    const each = withAnteKind(big, 'each');
    expect([each.texts.ante, lacksAnte(each, 0)]).toEqual(['', true]);
    for (const [ante, lacks] of [
      ['0', true],
      ['5000', false],
    ] as const) {
      expect(lacksAnte({ ...each, texts: { ...each.texts, ante } }, 0)).toBe(lacks);
    }
  });

  it('keeps the typed ante when its kind is chosen again, and an ante when a level without one is taken', () => {
    const form = levelForm(viewOf(seated([2, 7])));
    const typed = { ...form, texts: { ...form.texts, ante: '40000' } };
    expect(withAnteKind(typed, 'big_blind')).toBe(typed);
    const next = { smallBlind: 50_000, bigBlind: 100_000, ante: 0, unit: null };
    expect(withLevel(typed, next, 0).texts.ante).toBe('100000');
    expect(withLevel(withAnteKind(typed, 'none'), next, 0).texts.ante).toBe('');
  });

  it('offers the kinds of the rules in the order of the set-up form', () => {
    expect(anteKindsOf(['big_blind', 'each'])).toEqual(['none', 'each', 'big_blind']);
    expect(anteKindsOf(['each', 'button'])).toEqual(['none', 'each', 'button']);
  });
});

describe('corrections', () => {
  const view = viewOf(acts(dealt(seated([1, 2, 3, 5, 7, 9]), 9), [['raise', 110_000]]));
  const line = view.lines.find((l) => l.type === 'raise');
  const form = {
    kind: 'replaceWith',
    seat: 3,
    action: 'raise',
    amount: '150000',
    count: 0,
    places: null,
    card: '',
  } as const;

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
    ['фы лв 7р', ['As', 'Kd', '7h']],
    ['йыосев', ['Qs', 'Jc', 'Td']],
    ['10Р', ['Th']],
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

  it('gives the commentary the delay of the programme by the same word, where it had the same; its lead stays', () => {
    const talk = canvas({ name: 'talk', audience: 'commentary', leadMs: 300, offsetMs: 40 });
    const both = [canvas(), talk];
    expect(companionOf('overlay', both)).toEqual({ config: configOf(talk), alike: true });
    expect(companionOf('overlay', [canvas(), { ...talk, delayMs: 700_000 }])?.alike).toBe(false);
    for (const [name, all] of [
      ['overlay', [canvas()]],
      ['talk', both],
      ['venue', both],
    ] as const)
      expect(companionOf(name, all)).toBeNull();
    const short = withKind(configOf(canvas()), 'short');
    const sent = setCanvases([short, sameDelay(configOf(talk), short)], '', 'me');
    expect(sent).toMatchObject({
      do: 'setCanvases',
      configs: [short, { name: 'talk', kind: 'short', delayMs: 30_000, gate: 'off', leadMs: 300, offsetMs: 40 }],
      exception: { canvases: ['overlay', 'talk'], minimumMs: 30_000 },
    });
    expect(control.controlCommandSchema.safeParse(sent).success).toBe(true);
    expect(setCanvases([short], '', 'me')).toEqual(setCanvas(short, '', 'me'));
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
