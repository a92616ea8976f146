// Every scene of the console is drawn in both languages: nothing throws, nothing is unworded, nothing hidden shows.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import { type ConsoleLink, refused } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { LANGUAGES, type Language } from '../../app/messages/language.ts';
import { release, viewOf } from './inputs.ts';
import { CONSOLE_SCENES, type Scene } from './scenes.ts';
import { acts, dealt, open, seated } from './tables.ts';

const SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  preview: async () => refused('connection-lost'),
  me: async () => null,
};

function Page({ scene, language }: { readonly scene: Scene; readonly language: Language }) {
  const desk = useDeskState({ link: 'live', ...scene, language, server: SERVER });
  return createElement(ConsoleDesk, { desk });
}

function html(scene: Scene, language: Language = 'en'): string {
  return renderToStaticMarkup(createElement(Page, { scene, language }));
}

describe('the console as drawn', () => {
  it.each(Object.keys(CONSOLE_SCENES).flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
    '%s in %s',
    (name, language) => {
      const scene = CONSOLE_SCENES[name];
      const drawn = scene === undefined ? '' : html(scene, language);
      expect(drawn.length).toBeGreaterThan(5_000);
      expect(drawn).not.toMatch(/undefined|\[object|NaN|>…</);
      expect(drawn).not.toContain(' style=');
    },
  );

  it('says in capitals of its own when cards air during play', () => {
    expect(html(CONSOLE_SCENES['during-play'] ?? { view: viewOf(seated([2])) })).toMatch(
      /role="alert">Cards air during play/,
    );
    expect(html(CONSOLE_SCENES['flop'] ?? { view: viewOf(seated([2])) })).not.toContain('role="alert"');
  });

  it('locks what cannot be entered while the line is down, and marks it', () => {
    const lost = html(CONSOLE_SCENES['lost'] ?? { view: viewOf(seated([2])) });
    expect(lost).toContain('data-link="lost"');
    expect(lost).toMatch(/disabled=""[^>]*><span class="con-btn-face"><b>Fold/);
  });

  it('draws no face of an opened hand before consoles may see it', () => {
    const show = open(acts(dealt(seated([3, 8]), 3), ['allin', 'call']), 8, ['As', 'Kd']);
    const minis = (visible: boolean) =>
      html({ view: viewOf(show, { openingsVisible: visible }) }).split('fc-mini ').length - 1;
    expect(minis(false)).toBe(0);
    expect(minis(true)).toBeGreaterThan(0);
  });

  it.each([
    ['operator', ['Hold', 'Panic', 'Second key'], []],
    ['floor', [], ['Hold', 'Panic', 'Second key']],
    ['producer', [], ['Hold', 'Panic', 'Second key']],
  ])('greys for the %s what the role may not press, and says whose it is', (role, grey, open) => {
    const view = viewOf(openedEarly(), { openingsVisible: false });
    const drawn = html({ view, start: { me: { actor: 'anna', role } } });
    expect(grey.filter((word) => !barred(drawn, word))).toEqual([]);
    expect(open.filter((word) => barred(drawn, word))).toEqual([]);
    expect(drawn.includes('Hold and panic: for producer')).toBe(grey.length > 0);
  });

  it.each([
    ['operator', true],
    ['producer', false],
  ])('held graphics show the key R; resume is grey for the %s: %s', (role, grey) => {
    const view = viewOf(seated([2, 7]), { release: release({ held: true }) });
    const drawn = html({ view, start: { me: { actor: 'anna', role } } });
    expect(drawn).toMatch(/<b>Resume<\/b><\/span><kbd class="con-key">R</);
    expect(barred(drawn, 'Resume<')).toBe(grey);
  });

  it('asks for the cards of a hand that nothing has read, else for the press that opens it', () => {
    const show = acts(dealt(seated([3, 8]), 3), ['allin', 'call']);
    const main = (drawn: string) => /data-tone="main"[^>]*><span class="con-btn-face"><b>([^<]*)/.exec(drawn)?.[1];
    expect(main(html({ view: viewOf(show, { filled: [] }) }))).toBe('Type the cards');
    expect(main(html({ view: viewOf(show) }))).toBe('Face up on the table');
  });
});

const openedEarly = () => open(acts(dealt(seated([3, 8]), 3), ['allin', 'call']), 8, ['As', 'Kd']);

/** The button with this word is disabled and says why. */
function barred(drawn: string, word: string): boolean {
  const button = drawn.split('<button').find((part) => part.slice(0, part.indexOf('</button')).includes(`>${word}`));
  if (button === undefined) throw new Error(`no button ${word}`);
  return /^[^>]*disabled=""[^>]*title="[^"]+"/.test(button);
}
