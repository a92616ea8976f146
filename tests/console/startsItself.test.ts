// The automatic start between hands: offered where readers are and nobody puts up more than the blinds, and it says whether it is on.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import { type ConsoleLink, refused } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import type { Language } from '../../app/messages/language.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { viewOf } from './inputs.ts';
import { give, type Show } from './show.ts';
import { dealt, seated } from './tables.ts';

const SERVER: ConsoleLink = {
  command: async () => refused('connection-lost'),
  control: async () => refused('connection-lost'),
  pastHands: async () => refused('connection-lost'),
  pastHand: async () => refused('connection-lost'),
  preview: async () => refused('connection-lost'),
  me: async () => null,
};

function Page({ view, language }: { readonly view: ConsoleView; readonly language: Language }) {
  return createElement(ConsoleDesk, { desk: useDeskState({ link: 'live', view, language, server: SERVER }) });
}

const SAYS = /Automatic start: (on|off)|Автостарт: (включён|выключен)/;

function says(view: ConsoleView, language: Language = 'en'): string {
  return SAYS.exec(renderToStaticMarkup(createElement(Page, { view, language })))?.[0] ?? '';
}

const idle = seated([1, 2, 3]);
const armed: Show = give(idle, { do: 'setSwitches', switches: { 'readers.start': 'auto' } });

describe('the button of the automatic start', () => {
  it('given readers, then it is there between hands and says whether it is on, in both languages', () => {
    expect([says(viewOf(idle)), says(viewOf(armed))]).toEqual(['Automatic start: off', 'Automatic start: on']);
    expect([says(viewOf(idle), 'ru'), says(viewOf(armed), 'ru')]).toEqual([
      'Автостарт: выключен',
      'Автостарт: включён',
    ]);
  });

  it('given no reader, a hand that runs, or straddles that are said before the hand, then it is not', () => {
    const cash = give(idle, { do: 'setProfile', profile: 'cash' });
    const views = [viewOf(idle, { readers: [] }), viewOf(dealt(idle, 1)), viewOf(cash)];
    expect(views.map((view) => says(view))).toEqual(['', '', '']);
  });
});
