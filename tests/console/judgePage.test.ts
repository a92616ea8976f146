// The judge's page as drawn: what a case waits for in words, who may go on with it, and that no card stands anywhere but in a look.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CaseWork } from '../../app/console/judge/CaseWork.tsx';
import { JudgeScreen } from '../../app/console/judge/JudgeScreen.tsx';
import { judgeWords, statusOf } from '../../app/console/judge/judgeWords.ts';
import type { JudgeWork } from '../../app/console/judge/useJudge.ts';
import type { Look } from '../../app/console/judge/useSealed.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import { CASE_STEPS, type JudgeCase, type JudgeDesk } from '../../server/judge/view.ts';

const CASE: JudgeCase = {
  ...{ id: 'c', hand: 'h', number: 7, complainant: 'P2', grounds: 'soft play', orderedBy: 'Vera', own: true },
  ...{ seats: [{ seat: 1, name: 'Ada' }], looks: 0, finding: null, note: '' },
  ...{ shown: false, closed: false, sealed: false, steps: [{ step: 1, what: 'ordered', at: 0, by: 'Vera' }] },
};
const DESK: JudgeDesk = {
  ...{ kind: 'judge', table: 'main', tableName: 'Main', name: 'Vera', open: true, onScreens: 0, cases: [CASE] },
};
const LOOK: Look = {
  ...{
    ok: true,
    look: 'l',
    lastsMs: 60_000,
    hands: [{ seat: 1, cards: ['As', null], up: [], thrown: [] }],
    doubtful: false,
  },
};

function workWith(look: Look | null): JudgeWork {
  return {
    ...{ desk: DESK, hands: { hands: [], more: false }, barred: '', declined: null, lost: false, waits: false },
    sealed: { look, secondsLeft: 60, show: () => undefined, hide: () => undefined },
    ...{ reload: () => undefined, more: () => undefined, give: async () => true, look: () => undefined },
  };
}

function screen(look: Look | null): string {
  return renderToStaticMarkup(createElement(JudgeScreen, { work: workWith(look), desk: DESK, language: 'en' }));
}

function caseText(over: Partial<JudgeCase>): string {
  const props = { one: { ...CASE, ...over }, work: workWith(null), words: judgeWords('en') };
  return renderToStaticMarkup(createElement(CaseWork, props));
}

describe('the judge page', () => {
  it('given a look, then its cards are all there is on the screen; without one there is no card', () => {
    expect(screen(LOOK)).toContain('aria-label="As"');
    expect(screen(LOOK)).not.toContain('jud-left');
    expect(screen(null)).not.toContain('aria-label="As"');
  });

  it('given up cards and cards that were thrown away, then they stand apart from what was held', () => {
    const hands = [{ seat: 1, cards: ['As'], up: ['Kd'], thrown: ['2c', '3c'] }];
    const parts = screen({ ...LOOK, hands }).split(/<h3>(Lay face up|Thrown away)<\/h3>/);
    const faces = parts.map((part) => [...part.matchAll(/aria-label="(..)"/g)].map(([, card]) => card).join(' '));
    expect(faces).toEqual(['As', '', 'Kd', '', '2c 3c']);
    expect(screen(LOOK)).not.toMatch(/Lay face up|Thrown away/);
  });

  it.each<[string, Partial<JudgeCase>, readonly string[], readonly string[]]>([
    [
      'an order',
      {},
      ['Look at the hands now', 'Withdraw the order'],
      ['No team play', 'Show to all', 'Close the case'],
    ],
    [
      'a look',
      { looks: 1 },
      ['Look once more', 'No team play', 'It was team play'],
      ['Withdraw the order', 'Show to all'],
    ],
    ['team play', { looks: 1, finding: 'team-play' }, ['Show to all'], ['Look once more', 'Close the case']],
    ['a show to all', { looks: 1, finding: 'team-play', shown: true }, ['Close the case'], ['Look once more']],
    [
      'a sealed case',
      { finding: 'no-team-play', closed: true, sealed: true },
      [],
      ['Look once more', 'Close the case'],
    ],
    ['the case of another', { own: false }, ['Another chief judge'], ['Look at the hands now', 'Withdraw']],
  ])('given %s, then it offers the next step and no other', (_title, over, offered, missing) => {
    const text = caseText(over);
    expect(offered.filter((words) => !text.includes(words))).toEqual([]);
    expect(missing.filter((words) => text.includes(`<span class="con-btn-face">${words}`))).toEqual([]);
  });

  it('given a case, then its state and every step have words in each language', () => {
    const states: readonly Partial<JudgeCase>[] = [
      {},
      { looks: 1 },
      { finding: 'team-play' },
      { finding: 'team-play', shown: true },
      { closed: true },
      { finding: 'team-play', closed: true },
      { finding: 'no-team-play', closed: true, sealed: true },
    ];
    expect(states.map((over) => statusOf({ ...CASE, ...over }))).toEqual([
      ...['ordered', 'looked', 'found', 'shown', 'withdrawn', 'closed', 'sealed'],
    ]);
    for (const language of LANGUAGES) {
      const { messages } = judgeWords(language);
      for (const step of CASE_STEPS) expect(messages.steps[step]).not.toBe('');
    }
  });
});
