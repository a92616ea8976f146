// Every scene of the air desk is drawn in both languages: nothing throws, nothing is unworded; who may press what.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AirScreen } from '../../app/console/air/AirScreen.tsx';
import { MIXERS, mixerFigures } from '../../app/console/air/delaySteps.ts';
import { controlText } from '../../app/console/commandText.ts';
import { type ConsoleLink, refused } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { consoleWords } from '../../app/console/words.ts';
import { airDelayMessages, airMessages } from '../../app/messages/air.ts';
import { LANGUAGES, type Language } from '../../app/messages/language.ts';
import { stepParts } from '../../app/ui/stepText.ts';
import { controlPermits } from '../../server/http/commandPermit.ts';
import { AIR_SCENES, type AirScene } from './airScenes.ts';

const SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  pastHands: async () => refused('connection-lost'),
  pastHand: async () => refused('connection-lost'),
  preview: async () => refused('connection-lost'),
  me: async () => null,
};

function Page({ scene, language }: { readonly scene: AirScene; readonly language: Language }) {
  const desk = useDeskState({ link: 'live', ...scene, language, server: SERVER });
  return createElement(AirScreen, { desk, start: scene.place ?? {} });
}

/** Clocks stand: the age of a frame is read from here. */
beforeAll(() => void vi.spyOn(performance, 'now').mockReturnValue(1_000));
afterAll(() => void vi.restoreAllMocks());

function html(name: string, language: Language = 'en'): string {
  const scene = AIR_SCENES[name];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  return renderToStaticMarkup(createElement(Page, { scene, language })).replaceAll('<!-- -->', '');
}

/** Whether the button with these words is grey. */
function barred(drawn: string, words: string): boolean {
  const button = drawn.split('<button').find((part) => part.includes(`>${words}`));
  if (button === undefined) throw new Error(`no button ${words}`);
  return button.slice(0, button.indexOf('>')).includes('disabled=""');
}

describe('the air desk as drawn', () => {
  it.each(Object.keys(AIR_SCENES).flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
    '%s in %s',
    (name, language) => {
      const drawn = html(name, language);
      expect(drawn.length).toBeGreaterThan(4_000);
      expect(drawn).not.toMatch(/undefined|\[object|NaN|>…</);
      expect(drawn).not.toContain(' style=');
      for (const key of ['H', 'P', 'R']) expect(drawn).toContain(`<kbd class="con-key">${key}</kbd>`);
    },
  );

  it('says LIVE, what each canvas has on air, how far behind, and what comes next', () => {
    const drawn = html('evening');
    expect(drawn).toContain('>Live</b><b class="air-clock">1:20:40</b>');
    expect(drawn).toContain('Hand 109<em> Turn</em>');
    expect(drawn).toContain('<b>−10:00</b>');
    expect(drawn).toContain('Next: board in 0:12');
    expect(drawn).toContain('had aired on Programme, Commentary');
  });

  it('says in red words of every canvas that cards air during play; twin: of none when protected', () => {
    expect(html('during-play').split('class="air-danger"')).toHaveLength(3);
    expect(html('evening')).not.toContain('air-danger');
  });

  it('says that the picture is clear only when every page does', () => {
    expect(html('clear')).toContain('Picture is clear: 2 pages say so');
    expect(html('not-clear')).not.toContain('Picture is clear');
    expect(html('not-clear')).toContain('1 of 2 pages clear, the rest do not answer');
    expect(html('not-all-clear')).toContain('9 of 12 pages clear: graphics are still shown');
    expect(html('going')).toContain('Graphics go off');
  });

  it('warns before a hand outgrows its delay, and after', () => {
    expect(html('outgrown')).toContain('The hand outgrows the delay in 1:15');
    expect(html('outgrown')).toContain('data-tone="late"');
  });

  it('tells a held and a dropped hand from one that is shown', () => {
    expect(html('held-hand')).toContain('Hand 111 is held: not shown');
    expect(html('dropped-hand')).toContain('Hand 113 was dropped: not shown');
  });

  it('leads through another delay with its figures, and says that the old one stays', () => {
    expect(html('armed')).toContain('Waits for the end of hand 109 on air');
    expect(html('card')).toContain('Without confirmation 10:00 stays.');
    expect(html('card')).toContain('<code>900</code>');
    expect(html('card')).toContain('Armed by Vera Sokolova');
    expect(html('compare')).not.toContain('Keep the old delay');
    expect(html('shrink')).toContain('Proposed: a long pause lies ahead');
  });

  it('says the start, and that the first hand comes later than it', () => {
    expect(html('countdown')).toContain('in 13:00');
    expect(html('countdown')).toContain('The first hand comes 3:00 after the start');
  });

  it('after a restart resume shows the gap that it confirms', () => {
    expect(html('not-clear')).toContain('Resume, count 2:14 down time');
  });
});

describe('who may press', () => {
  it('the producer everything, floor hold alone, the operator nothing', () => {
    const open = (scene: string) => ['Hold</b>', 'Panic</b>'].map((words) => !barred(html(scene), words));
    expect(open('evening')).toEqual([true, true]);
    expect(open('floor')).toEqual([true, true]);
    expect(open('operator')).toEqual([false, false]);
    const acts = (scene: string) => ['Hold this hand', 'Let go', 'Drop…'].map((words) => !barred(html(scene), words));
    expect(acts('evening')).toEqual([true, true, true]);
    expect(acts('floor')).toEqual([true, false, false]);
    expect(acts('operator')).toEqual([false, false, false]);
  });

  it('what is grey for all but the producer is what the server opens to release control alone', () => {
    const hand = '01890000-0000-7000-8000-000000000109';
    const resume = controlPermits({ do: 'resume', gapMs: 0 });
    expect(controlPermits({ do: 'planStart', atWall: null, automatic: false })).toEqual(resume);
    for (const name of ['confirmDelay', 'finishDelay', 'cancelDelay'] as const)
      expect(controlPermits({ do: name, name: 'overlay' })).toEqual(resume);
    expect(controlPermits({ do: 'nudge', name: 'playback', ms: 40 })).toEqual(resume);
    expect(controlPermits({ do: 'holdHand', hand })).toEqual(controlPermits({ do: 'hold' }));
  });

  it('while the line is down nothing can be pressed', () => {
    for (const words of ['Hold</b>', 'Panic</b>', 'Hold this hand']) expect(barred(html('lost'), words)).toBe(true);
  });
});

describe('words', () => {
  it.each(LANGUAGES)('in %s what was pressed is named', (language) => {
    const words = consoleWords({ currency: { symbol: '', decimals: 0 }, bigBlind: 0 }, language);
    const { said } = airMessages(language);
    expect(controlText({ do: 'confirmDelay', name: 'overlay' }, words)).toBe(said.confirmDelay);
    expect(controlText({ do: 'planStart', atWall: 5, automatic: true }, words)).toBe(said.planStart);
    expect(controlText({ do: 'planStart', atWall: null, automatic: false }, words)).toBe(said.noStart);
    expect(controlText({ do: 'panic' }, words)).toBe(words.messages.release.panic);
  });

  it.each(LANGUAGES.flatMap((language) => MIXERS.map((mixer) => [language, mixer] as const)))(
    'in %s the steps for %s leave no figure open, and type the same as in English',
    (language, mixer) => {
      const literals = (of: Language) =>
        airDelayMessages(of).how[mixer].flatMap((text) =>
          stepParts(text, mixerFigures(900_000, 25)).flatMap(({ literal, text: part }) => (literal ? [part] : [])),
        );
      expect(literals(language)).toEqual(literals('en'));
      const texts = airDelayMessages(language).how[mixer].map((text) => stepParts(text, mixerFigures(900_000, 25)));
      expect(JSON.stringify(texts)).not.toMatch(/[{}]\w+[}]|`/);
    },
  );
});
