// The checker's page: what he may say of the hand in his picture, by which key, and when it begins on air.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CheckScreen } from '../../app/check/CheckScreen.tsx';
import { wordOfKey } from '../../app/check/checkKeys.ts';
import { airsIn, wordsFor } from '../../app/check/checkWord.ts';
import type { AirsNow } from '../../app/check/useAirs.ts';
import type { Said } from '../../app/check/useChecker.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import { permissionsOf } from '../../server/access/role.ts';
import { controlPermits } from '../../server/http/commandPermit.ts';
import type { CheckView } from '../../server/views/check/view.ts';
import { CHECK_SCENES, checkOf } from './watchViews.ts';

interface Drawn {
  readonly lang?: string;
  readonly airs?: AirsNow;
  readonly said?: Said;
  readonly link?: 'live' | 'lost';
}

function markup(view: CheckView | undefined, drawn: Drawn = {}): string {
  if (view === undefined) throw new Error('no such scene');
  const { lang = 'en', airs = { state: 'later', seconds: 108 }, said = { state: 'nothing' }, link = 'live' } = drawn;
  const checker = { said, say: () => undefined };
  return renderToStaticMarkup(
    createElement(CheckScreen, { view, switches: parseSwitches(`?lang=${lang}`), link, airs, checker }),
  );
}

describe('what a checker reads', () => {
  it.each([
    [
      'check-flop',
      'en',
      [
        '2:00 ahead of the programme',
        'begins on air in',
        '1:48',
        'Hold everything',
        'Hold this hand',
        'Drop for good…',
      ],
    ],
    [
      'check-flop',
      'ru',
      ['На 2:00 раньше эфира', 'выйдет в эфир через', 'Придержать раздачу', 'позовите режиссёра или судью'],
    ],
    ['check-held', 'en', ['Nothing of this hand is on air', 'would begin on air in', 'Let it go']],
    ['check-dropped', 'en', ['Dropped for good', 'Hand not shown']],
  ])('given %s in %s, when drawn, then it says so', (name, lang, texts) => {
    const html = markup(CHECK_SCENES[name], { lang });
    for (const text of texts) expect(html).toContain(text);
  });

  it.each(LANGUAGES)('given a refusal in %s, when drawn, then it is worded and no code', (lang) => {
    const html = markup(checkOf('six-flop'), { lang, said: { state: 'refused', code: 'hand-has-aired' } });
    expect(html).not.toContain('hand-has-aired');
  });

  it('given a lost line, when drawn, then no button may be pressed; twin: on a live one all may', () => {
    const off = (html: string) => html.match(/<button[^>]*disabled/g)?.length ?? 0;
    expect(off(markup(checkOf('six-flop'), { link: 'lost' }))).toBe(3);
    expect(off(markup(checkOf('six-flop')))).toBe(0);
  });
});

describe('what a checker may say', () => {
  it.each([
    ['open', 'a', ['holdHand', 'dropHand']],
    ['held', 'a', ['letOwnHandGo', 'dropHand']],
    ['open', '', []],
    ['dropped', '', []],
  ] as const)('given a hand that is %s, id "%s", then %j', (word, hand, may) => {
    expect(wordsFor({ hand, word })).toEqual(may);
  });

  it.each(['hold', 'holdHand', 'letOwnHandGo', 'dropHand'] as const)('given %s, then his role permits it', (what) => {
    const command = what === 'hold' ? { do: what } : { do: what, hand: checkOf('six-flop').hand };
    expect(controlPermits(command).some((permit) => permissionsOf('checker').includes(permit))).toBe(true);
  });

  it('twin: given resume, a hold of somebody else, or the console, then it does not', () => {
    const mine = permissionsOf('checker');
    expect(controlPermits({ do: 'resume', gapMs: 0 }).some((permit) => mine.includes(permit))).toBe(false);
    const { hand } = checkOf('six-flop');
    expect(controlPermits({ do: 'letHandGo', hand }).some((permit) => mine.includes(permit))).toBe(false);
    expect(mine).not.toContain('console:view');
  });

  it.each([
    ['KeyH', {}, 'hold'],
    ['KeyK', {}, 'holdHand'],
    ['KeyL', {}, 'letOwnHandGo'],
    ['KeyK', { repeat: true }, null],
    ['KeyH', { ctrlKey: true }, null],
    ['KeyD', {}, null],
  ] as const)('given %s with %j, then %s', (code, more, word) => {
    expect(wordOfKey({ code, repeat: false, ctrlKey: false, altKey: false, metaKey: false, ...more })).toBe(word);
  });
});

describe('when the hand begins on air', () => {
  const view = { hand: 'a', handAt: 1_000_000, aheadMs: 120_000 };

  it.each([
    [1_000_000, { state: 'later', seconds: 120 }],
    [1_011_900, { state: 'later', seconds: 109 }],
    [1_120_000, { state: 'now' }],
  ])('given media time %d, then %j', (at, airs) => expect(airsIn(view, at)).toEqual(airs));

  it('given no programme or no hand, then there is no time', () => {
    expect(airsIn({ ...view, aheadMs: -1 }, 0)).toEqual({ state: 'no-programme' });
    expect(airsIn({ ...view, hand: '' }, 0)).toEqual({ state: 'no-hand' });
  });
});
