// What a person sees of an ask and of times that cannot be, drawn: the held button for whoever may, for nobody else.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import { type ConsoleLink, refused } from '../../app/console/consoleLink.ts';
import { frameAge } from '../../app/console/frameAge.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import { consoleAsksEn } from '../../app/messages/en/consoleAsks.ts';
import { release, viewOf } from './inputs.ts';
import type { Scene } from './scene.ts';
import { CONSOLE_SCENES } from './scenes.ts';
import { seated } from './tables.ts';

const SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  preview: async () => refused('connection-lost'),
  pastHands: async () => refused('connection-lost'),
  pastHand: async () => refused('connection-lost'),
  me: async () => null,
};

function Page({ scene }: { readonly scene: Scene }) {
  const desk = useDeskState({ link: 'live', ...scene, language: 'en', server: SERVER });
  return createElement(ConsoleDesk, { desk });
}

function html(scene: Scene): string {
  return renderToStaticMarkup(createElement(Page, { scene })).replaceAll('<!-- -->', '');
}

/** Its frame has only now arrived: drawn once before, by another test, it would be as old as that. */
function named(name: string): Scene {
  const scene = CONSOLE_SCENES[name];
  if (scene === undefined) throw new Error(`no scene ${name}`);
  return { ...scene, view: { ...scene.view } };
}

describe('an ask', () => {
  it.each([
    ['asks-floor', 'Vera Sokolova asks:', [consoleAsksEn.confirm]],
    ['asks-operator', 'Vera Sokolova asks:', []],
    ['asked', 'You ask:', [consoleAsksEn.withdraw]],
  ] as const)('%s: who asks for what, and only his own button', (name, who, buttons) => {
    const drawn = html(named(name));
    expect(drawn).toContain(who);
    expect(drawn).toContain('Programme, Commentary: Short delay, 0:45 behind.</b> Cards air during play.');
    expect([consoleAsksEn.confirm, consoleAsksEn.withdraw].filter((word) => drawn.includes(word))).toEqual(buttons);
    expect(drawn.split('Without hole cards until confirmed by Fred Osei or Gina Moreau')).toHaveLength(3);
    expect(drawn.includes(consoleAsksEn.banner('Vera Sokolova'))).toBe(name === 'asks-floor');
  });

  it('twin: nobody asks, and nothing of it is drawn', () => {
    expect(html({ view: viewOf(seated([2, 7]), { release: release() }) })).not.toContain('con-asked');
  });
});

describe('how long ago a hand began', () => {
  const grey = (sinceLastMs: number, openedLaterMs = 0) => {
    const seats = viewOf(seated([2, 7]));
    const view = { ...seats, playedUntil: seats.now - sinceLastMs };
    frameAge(view, performance.now() - openedLaterMs);
    const scene = { view, start: { sheet: { kind: 'afterwards' } } } as const;
    const drawn = html(scene);
    const presets = [...drawn.matchAll(/<button[^>]*>(?:(?!<\/button>).)*?<b>(\d+) min ago/g)];
    const off = presets.filter(([text]) => text.includes('disabled=""')).map(([, minutes]) => Number(minutes));
    return { all: presets.length, off, drawn };
  };

  it('counts on between frames: a form opened four minutes after the last one', () => {
    expect(grey(0, 241_000).off).toEqual([5, 10]);
    expect(grey(0).off, 'twin: opened at once').toEqual([1, 2, 3, 5, 10]);
  });

  it('greys what was before the last hand, and offers the most that can be', () => {
    const { all, off, drawn } = grey(150_400);
    expect([all, off]).toEqual([5, [3, 5, 10]]);
    expect(drawn).toContain('At most 2:30 ago');
    expect(drawn).toContain('Right after it, 2:30 ago');
  });

  it('twin: long after it every time is open', () => {
    const { off, drawn } = grey(700_000);
    expect(off).toEqual([]);
    expect(drawn).not.toContain('At most');
  });
});
