import { describe, expect, it } from 'vitest';
import { setupDelayMessages } from '../../../app/messages/setupDelay.ts';
import {
  choiceOf,
  DEFAULT_CHOICE,
  type DelayChoice,
  LONGEST_S,
  MIXERS,
  SHORTEST_S,
  typedDelay,
} from '../../../app/setup/delay/delayChoice.ts';
import { figuresOf } from '../../../app/ui/delayFigures.ts';
import { stepParts } from '../../../app/ui/stepText.ts';
import { DELAY_MAX_MS, SHORT_MIN_MS } from '../../../server/release/control.ts';

const FIGURES = figuresOf(DEFAULT_CHOICE);

function stepTexts(language: 'en' | 'ru', mixer: DelayChoice['mixer']): readonly string[] {
  const { steps, sync, variants, numbers } = setupDelayMessages(language);
  return [...[...steps[mixer], ...sync].map(({ text }) => text), ...variants[mixer], numbers];
}

const literals = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => stepParts(text, FIGURES).flatMap(({ literal, text: part }) => (literal ? [part] : [])));
const unfilled = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => stepParts(text, FIGURES).flatMap(({ text: part }) => part.match(/\{\w*\}|`/g) ?? []));

describe('what is typed', () => {
  it.each([
    ['10:00', 600],
    ['600', 600],
    [' 0:30 ', 30],
    ['2.30', 150],
    ['1:75', null],
    ['ten', null],
    ['', null],
    ['-5', null],
    ['1:5', null],
  ])('given %s, when read as a delay, then %s', (text, seconds) => expect(typedDelay(text)).toBe(seconds));

  it.each([
    ['', DEFAULT_CHOICE],
    ['?mixer=vmix&delay=90&fps=59.94', { mixer: 'vmix', seconds: 90, frameRate: 59.94 }],
    ['?mixer=abc&delay=5&fps=26', DEFAULT_CHOICE],
    ['?delay=1e9', DEFAULT_CHOICE],
    ['?delay=600.5', DEFAULT_CHOICE],
  ])('given the address %s, when opened, then the choice is %j', (query, choice) => {
    expect(choiceOf(query)).toEqual(choice);
  });

  it('then the limits are those of a canvas', () => {
    expect([SHORTEST_S * 1_000, LONGEST_S * 1_000]).toEqual([SHORT_MIN_MS, DELAY_MAX_MS]);
  });
});

describe('figures', () => {
  it('given ten minutes at 25 frames, when counted, then frames, milliseconds and memory follow', () => {
    expect(FIGURES).toEqual({
      seconds: 600,
      ms: 600_000,
      frames: 15_000,
      frameRate: 25,
      bitrate: 20_000,
      memoryMb: 1_514,
      rawMb: 62_208,
      vmixSeconds: 500,
    });
  });

  it.each([
    [29.97, 30, 899],
    [59.94, 60, 3_596],
  ])('given %d frames a second, when %d s are counted, then whole frames', (frameRate, seconds, frames) => {
    expect(figuresOf({ seconds, frameRate }).frames).toBe(frames);
  });
});

describe.each(MIXERS)('steps for %s', (mixer) => {
  it.each(['en', 'ru'] as const)('given %s, when filled in, then nothing is left open', (language) => {
    expect(unfilled(stepTexts(language, mixer))).toEqual([]);
  });

  it('given both languages, when compared, then the same steps type the same things', () => {
    const [en, ru] = [stepTexts('en', mixer), stepTexts('ru', mixer)];
    expect(ru).toHaveLength(en.length);
    expect(literals(ru)).toEqual(literals(en));
  });

  it('then the graphics come after the delay, and the check last', () => {
    const titles = setupDelayMessages('en').steps[mixer].map(({ title }) => title.toLowerCase());
    const delay = titles.findIndex((title) => title.includes('delay'));
    const graphics = titles.findIndex((title) => title.includes('graphics'));
    expect(delay).toBeGreaterThan(-1);
    expect(graphics).toBeGreaterThan(delay);
    expect(titles.at(-1)).toBe('check');
  });
});

it('twin: given a step with an unknown figure, when filled in, then it is found', () => {
  expect(unfilled(['wait {minuts} min', 'type `x'])).toEqual(['{minuts}']);
  expect(literals(['type `a{seconds}`'])).toEqual(['a600']);
});
