// Fast presses on a slow line: entered in order for whoever is to act then, and given back loudly where one is refused.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_WAITING, PAUSE_MS } from '../../app/console/pressQueue.ts';
import { pressesText } from '../../app/console/pressText.ts';
import { consoleWords } from '../../app/console/words.ts';
import { viewOf } from './inputs.ts';
import { HAND, type Show } from './show.ts';
import { actionsOf, keysOf, type Line, pressWithoutQueue, SlowDesk } from './slowDesk.ts';
import { acts, dealt, seated } from './tables.ts';

const SLOW: Line = { wayMs: 150, viewLaterMs: 20 };
const VIEW_FIRST: Line = { wayMs: 150, viewLaterMs: -20 };
/** 20 presses a second */
const FAST_MS = 50;
const LONG_MS = 20_000;

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ten = () => dealt(seated(TEN), 10);
/** calls, a raise typed in full, folds, a beginning completed, calls to the end of the round */
const ROUND = 'CF110000↵FCFF26↵FFFC';
const PLAYED = () =>
  acts(ten(), [
    'call',
    'fold',
    ['raise', 110_000],
    'fold',
    'call',
    'fold',
    'fold',
    ['raise', 260_000],
    'fold',
    'fold',
    'fold',
    'call',
  ]);

async function played(show: Show, keys: string, line = SLOW): Promise<SlowDesk> {
  const desk = new SlowDesk(show, line);
  await desk.press(keys, FAST_MS);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  return desk;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('presses on a slow line', () => {
  it.each([
    ['the view after the reply', SLOW],
    ['the view before the reply', VIEW_FIRST],
    ['both at once', { wayMs: 150, viewLaterMs: 0 }],
    ['a quick line', { wayMs: 5, viewLaterMs: 15 }],
  ])(
    'given %s, when a betting round is pressed 20 times a second, then all of it is entered right',
    async (_, line) => {
      const desk = await played(ten(), ROUND, line);
      expect(actionsOf(desk.show)).toEqual(actionsOf(PLAYED()));
      expect(desk.refused).toEqual([]);
      expect(desk.state).toMatchObject({ waiting: [], lost: [], sent: [] });
    },
  );

  it('twin: without the queue presses are refused and actions missing', async () => {
    const { show, refused } = await pressWithoutQueue(ten(), ROUND, { line: SLOW, everyMs: FAST_MS });
    expect(refused).toContain('stale-command');
    expect(actionsOf(show)).not.toEqual(actionsOf(PLAYED()));
  });

  it('given a press on its way, when Enter follows, then it is for the table after it: deal, award, next hand', async () => {
    const desk = await played(acts(dealt(seated([3, 8]), 3), []), 'F↵↵↵');
    expect(desk.refused).toEqual([]);
    expect(desk.show.state.hand).toMatchObject({ phase: 'BETTING', number: 2 });
    expect(desk.state.lost).toEqual([]);
  });

  it('waits until the view knows the reply, not only for the reply', async () => {
    const desk = new SlowDesk(ten(), { wayMs: 50, viewLaterMs: 400 });
    await desk.press('CF', 120);
    expect(desk.state.waiting).toEqual(keysOf('F'));
    expect(desk.state.sent).toEqual(['act']);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call', 'fold'])));
  });
});

describe('presses that are not entered', () => {
  it('given a refusal, then those behind it are given back and none is entered, nor what is pressed without a pause', async () => {
    const desk = new SlowDesk(ten(), SLOW);
    desk.key({ do: 'take', to: 55_000 });
    await vi.advanceTimersByTimeAsync(FAST_MS);
    await desk.press('CFC', FAST_MS);
    await vi.advanceTimersByTimeAsync(SLOW.wayMs);
    expect(desk.refused).toHaveLength(1);
    expect(desk.state).toMatchObject({ waiting: [], lost: keysOf('CFC') });
    await desk.press('FF', FAST_MS);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(desk.state.lost).toEqual(keysOf('CFCFF'));
    expect(actionsOf(desk.show)).toEqual([]);
  });

  it('after a pause the next press counts again, and its success takes the words away', async () => {
    const desk = new SlowDesk(ten(), SLOW);
    desk.key({ do: 'take', to: 55_000 });
    await desk.press('C', FAST_MS);
    await vi.advanceTimersByTimeAsync(2 * SLOW.wayMs + PAUSE_MS);
    expect(desk.state.lost).toEqual(keysOf('C'));
    await desk.press('C', FAST_MS);
    expect(desk.state.lost).toEqual(keysOf('C'));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(desk.state.lost).toEqual([]);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call'])));
  });

  it('a press that means nothing for the table as it has become gives back those behind it as well', async () => {
    const desk = await played(dealt(seated([3, 8]), 3), 'CC7↵');
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(dealt(seated([3, 8]), 3), ['call', 'check'])));
    expect(desk.said.at(-1)).toEqual({ kind: 'nothing', code: 'nobody-acts' });
    expect(desk.state.lost).toEqual(keysOf('7↵'));
    expect(desk.state.entry.text).toBe('');
  });

  it('given somebody else who enters an action meanwhile, then nothing is entered for the wrong seat', async () => {
    const desk = new SlowDesk(ten(), { wayMs: 150, viewLaterMs: 100 });
    await desk.press('CF', FAST_MS);
    await vi.advanceTimersByTimeAsync(110);
    const { turn, state } = desk.show;
    desk.elsewhere({ do: 'act', hand: HAND, turn, seat: state.hand?.toAct ?? 0, action: 'call', to: null });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call', 'call'])));
    expect(desk.state.lost).toEqual(keysOf('F'));
  });

  it('given a line that breaks, then what waits is given back, and nothing is entered when it is there again', async () => {
    const desk = new SlowDesk(ten(), SLOW);
    await desk.press('CFF', FAST_MS);
    desk.lineLost();
    expect(desk.state).toMatchObject({ waiting: [], lost: keysOf('FF') });
    desk.lineBack();
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call'])));
    // what was sent before the break is no success of what was lost
    expect(desk.state.lost).toEqual(keysOf('FF'));
  });

  it('more than a person can mean ahead of the table is given back whole, in its order', async () => {
    const keys = 'C'.repeat(MOST_WAITING + 2);
    const desk = new SlowDesk(ten(), { wayMs: 2_000, viewLaterMs: 0 });
    await desk.press(keys, FAST_MS);
    expect(desk.state.lost).toEqual(keysOf(keys.slice(1)));
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call'])));
  });

  it('a quick amount tapped while an action is on its way was worked out for another player, and is not entered', async () => {
    const desk = new SlowDesk(ten(), SLOW);
    await desk.press('C', FAST_MS);
    desk.key({ do: 'take', to: 200_000 });
    expect(desk.state.lost).toEqual([{ do: 'take', to: 200_000 }]);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call'])));
  });

  it('Y answers the proposal that stood on the screen when it was pressed, at once', async () => {
    const proposal = { kind: 'fold', seat: 4, count: 2, confidence: 0.9, evidence: {} } as const;
    const desk = new SlowDesk(ten(), SLOW, { proposals: [{ ...proposal, id: 'seen' }] });
    await desk.press('C', FAST_MS);
    desk.key({ do: 'accept' });
    expect(desk.said.at(-1)).toEqual({ kind: 'command', command: { do: 'accept', proposal: 'seen' } });
  });

  it('Escape forgets what waits, as a person wants it; hold and panic wait for nothing', async () => {
    const desk = new SlowDesk(ten(), SLOW);
    await desk.press('CF', FAST_MS);
    desk.key({ do: 'panic' });
    expect(desk.said.at(-1)).toEqual({ kind: 'control', control: { do: 'panic' } });
    desk.key({ do: 'cancel' });
    expect(desk.state).toMatchObject({ waiting: [], lost: [] });
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(actionsOf(desk.show)).toEqual(actionsOf(acts(ten(), ['call'])));
  });
});

describe('pressesText', () => {
  it.each([
    ['en', 'Check/Call · 500 · Enter · Fold'],
    ['ru', 'Чек/Колл · 500 · Enter · Пас'],
  ] as const)('names presses in %s by their buttons, the signs of an amount together', (language, text) => {
    expect(pressesText(keysOf('C500↵F'), consoleWords(viewOf(ten()), language))).toBe(text);
  });
});
