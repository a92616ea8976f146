// Every scene of the console is drawn in both languages: nothing throws, nothing is unworded, nothing hidden shows.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import { type ConsoleLink, refused } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { LANGUAGES, type Language } from '../../app/messages/language.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { canvas, release, viewOf } from './inputs.ts';
import type { Scene } from './scene.ts';
import { CONSOLE_SCENES } from './scenes.ts';
import { give, HAND } from './show.ts';
import { acts, board, dealt, open, seated } from './tables.ts';

const SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  pastHands: async () => refused('connection-lost'),
  pastHand: async () => refused('connection-lost'),
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
    ['operator', ['Hold', 'Panic', 'Show opened hands'], []],
    ['floor', [], ['Hold', 'Panic', 'Show opened hands']],
    ['producer', [], ['Hold', 'Panic', 'Show opened hands']],
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

  it('says on the plate that a player sits out, and in the log which of the two', () => {
    const drawn = html(CONSOLE_SCENES['sat-out'] ?? { view: viewOf(seated([2])) });
    const plate = (seat: number) => drawn.split('class="con-seat ').find((part) => part.includes(`no">${seat}<`)) ?? '';
    expect(plate(3)).toContain('data-kind="out"><span>Out');
    expect(plate(2)).not.toContain('>Out<');
    expect(drawn).toMatch(/<\/b>sits out</);
    expect(drawn).toMatch(/<\/b>is back in</);
    expect(html(CONSOLE_SCENES['planned'] ?? { view: viewOf(seated([2])) })).toContain('>out next<');
  });

  it('never shows another amount than the one typed on the button, and says the minimum', () => {
    const drawn = html(CONSOLE_SCENES['amount-below'] ?? { view: viewOf(seated([2])) });
    const raise = drawn.split('<button').find((part) => part.includes('<b>Raise to')) ?? '';
    expect(raise).toContain('110,000');
    expect(raise).not.toContain('170,000');
    expect(drawn).toContain('below the minimum 170,000');
    expect(html(CONSOLE_SCENES['amount-odd'] ?? { view: viewOf(seated([2])) })).toContain(
      'no multiple of the smallest chip 5,000',
    );
  });

  it('says of hidden faces what they wait for: the second person alone once the board lies there', () => {
    const early = openedEarly();
    const flop = board(open(early, 3, ['Qs', 'Qd']), 'flop', ['Th', '8s', '2s']);
    const river = board(board(flop, 'turn', ['Js']), 'river', ['4d']);
    const drawn = (show: typeof early) => html({ view: viewOf(show, { openingsVisible: false }) });
    expect(drawn(early)).toContain('Waits for the board or the second person');
    expect(drawn(river)).not.toContain('Waits for the board or the second person');
    expect(drawn(river)).toContain('Waits for floor or producer');
  });

  it('says what was taken back', () => {
    const show = give(acts(dealt(seated([3, 8]), 3), ['call']), { do: 'undo', hand: HAND });
    expect(html({ view: viewOf(show) })).toMatch(/Taken back: seat 3 calls/);
  });

  it.each([
    ['en', 'operator', 'Operator anna'],
    ['ru', 'chief-judge', 'Главный судья anna'],
  ] as const)('says in %s whose console it is', (language, role, text) => {
    const drawn = html({ view: viewOf(seated([2])), start: { me: { actor: 'anna', role } } }, language);
    expect(drawn.replaceAll('<!-- -->', '')).toContain(`<b class="con-whose">${text}</b>`);
  });

  it('counts seen cards only where a reader is connected', () => {
    const started = give(give(seated([3, 8]), { do: 'setButton', button: 3 }), { do: 'startHand', hand: HAND });
    expect(html({ view: viewOf(started) })).toContain('cards seen');
    expect(html({ view: viewOf(started, { readers: [] }) })).not.toContain('cards seen');
  });

  it('says of a show without hole cards what it shows, and nothing of a delay before anything has aired', () => {
    const live = (onAirHand: number) =>
      canvas({ kind: 'tabled-only', delayMs: 0, onAirAt: 4_820_000, onAirHand, nextDueAt: null });
    const drawn = (canvases: ConsoleView['release']['canvases']) =>
      html({ view: viewOf(seated([2]), { release: release({ canvases }) }) });
    expect(drawn([live(0)])).toContain('Opened hands only');
    expect(drawn([live(0)])).not.toMatch(/Protected|behind/);
    expect(drawn([live(1)])).toContain('0:20 behind');
    expect(drawn([live(0), canvas()])).toContain('Protected');
  });

  it('a canvas that is not there yet is made, another is changed', () => {
    const form = (canvases: ConsoleView['release']['canvases']) =>
      html({
        view: viewOf(seated([2]), { release: release({ canvases }) }),
        start: { sheet: { kind: 'canvas', name: 'overlay' } },
      });
    expect(form([])).toContain('New page: Programme');
    expect(form(release().canvases)).toContain('Programme: delay');
  });
});

const openedEarly = () => open(acts(dealt(seated([3, 8]), 3), ['allin', 'call']), 8, ['As', 'Kd']);

/** The button with this word is disabled and says why. */
function barred(drawn: string, word: string): boolean {
  const button = drawn.split('<button').find((part) => part.slice(0, part.indexOf('</button')).includes(`>${word}`));
  if (button === undefined) throw new Error(`no button ${word}`);
  return /^[^>]*disabled=""[^>]*title="[^"]+"/.test(button);
}
