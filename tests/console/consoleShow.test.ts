// What consoles are told of changes that wait and of the end of the show: commands in their own words, times, no more seats than the table has.
import { describe, expect, test } from 'vitest';
import { lineText } from '../../app/console/lineText.ts';
import { consoleWords } from '../../app/console/words.ts';
import type { ConsoleChange } from '../../server/console/changeView.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { canvas, release, viewOf } from './inputs.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { act, acts, dealt, LEVEL, NAMES, seated } from './tables.ts';

const running = (): Show => acts(dealt(seated([1, 2, 3]), 1), []);
const over = (): Show => give(acts(running(), ['fold', 'fold']), { do: 'award', hand: HAND });

describe('changes that wait', () => {
  const rows: readonly (readonly [TableCommandInput, Partial<ConsoleChange>])[] = [
    [
      { do: 'takeSeat', seat: 5, name: 'Vera', stack: 4_000 },
      { do: 'takeSeat', seat: 5, name: 'Vera', amount: 4_000 },
    ],
    [
      { do: 'leaveSeat', seat: 1 },
      { do: 'leaveSeat', seat: 1, name: NAMES[0] },
    ],
    [
      { do: 'sitOut', seat: 1, out: true },
      { do: 'sitOut', seat: 1, name: NAMES[0], code: 'out' },
    ],
    [
      { do: 'setStack', seat: 2, stack: 7 },
      { do: 'setStack', seat: 2, name: NAMES[1], amount: 7 },
    ],
    [
      { do: 'topUp', seat: 2, amount: 7 },
      { do: 'topUp', seat: 2, name: NAMES[1], amount: 7 },
    ],
    [
      { do: 'moveSeat', seat: 3, to: 8 },
      { do: 'moveSeat', seat: 3, to: 8, name: NAMES[2] },
    ],
    [
      { do: 'setProfile', profile: 'tda' },
      { do: 'setProfile', code: 'tda' },
    ],
    [
      { do: 'setSwitches', switches: { oddChips: 'all_to_first', rabbit: 'judge' } },
      { do: 'setSwitches', code: 'oddChips rabbit' },
    ],
    [
      { do: 'setCurrency', symbol: '€', decimals: 2 },
      { do: 'setCurrency', code: '€' },
    ],
    [
      { do: 'setButton', button: 3 },
      { do: 'setButton', seat: 3, name: NAMES[2] },
    ],
  ];

  test.each(rows)(
    'given %o while a hand runs, then consoles list it with what it carries and who asked',
    (input, fields) => {
      const show = give(running(), input);
      const nothing = { seat: null, to: null, amount: null, name: '', code: '' };
      const id = show.state.position;
      expect(viewOf(show).planned).toEqual([{ ...nothing, ...fields, id, actor: 'maria' }]);
      expect(viewOf(show).lines.at(-1)).toMatchObject({ type: 'ChangePlanned', position: id, editable: false });
      expect(viewOf(give(show, { do: 'withdrawChange', change: id })).planned).toEqual([]);
    },
  );

  test('given another level while a hand runs, then consoles tell it apart from the one in force', () => {
    expect(viewOf(running()).nextLevel).toBeNull();
    const show = give(running(), {
      ...LEVEL,
      structure: { ...LEVEL.structure, smallBlind: 50_000, bigBlind: 100_000 },
    });
    expect(viewOf(show)).toMatchObject({ bigBlind: 50_000, nextLevel: { smallBlind: 50_000, bigBlind: 100_000 } });
    const ended = give(acts(show, ['fold', 'fold']), { do: 'award', hand: HAND });
    expect(viewOf(ended)).toMatchObject({ bigBlind: 100_000, nextLevel: null });
  });
});

describe('the words of these lines', () => {
  const said = (show: Show, language: 'en' | 'ru' = 'en'): string => {
    const view = viewOf(show);
    const line = view.lines.at(-1);
    return line === undefined ? '' : lineText(line, consoleWords(view, language));
  };
  const waits: readonly (readonly [TableCommandInput, string, string])[] = [
    [{ do: 'topUp', seat: 2, amount: 7_000 }, 'adds 7,000 (after this hand)', 'докупает 7\u00a0000 (после раздачи)'],
    [{ do: 'leaveSeat', seat: 2 }, 'leaves (after this hand)', 'уходит (после раздачи)'],
    [{ do: 'lastHand', on: true }, 'Announced as the last: hand 1', 'Объявлена последней раздача 1'],
  ];

  test.each(waits)('given %o, then the line says what it will be', (input, english, russian) => {
    expect(said(give(running(), input))).toBe(english);
    expect(said(give(running(), input), 'ru')).toBe(russian);
  });

  test('given what is done between hands, then the line says it whole', () => {
    expect(said(give(over(), { do: 'topUp', seat: 2, amount: 7_000 }))).toBe('tops up 7,000');
    expect(said(give(over(), { do: 'moveSeat', seat: 2, to: 9 }))).toBe('moves to seat 9');
    const announced = give(over(), { do: 'lastHand', on: true });
    expect(said(give(announced, { do: 'lastHand', on: false }))).toBe('Last hand taken back');
    expect(said(give(over(), { do: 'endShow' }))).toBe('Show ended');
    expect(said(give(over(), { do: 'setCurrency', symbol: '€', decimals: 2 }))).toBe('Currency €');
    expect(said(give(over(), { do: 'setCurrency', symbol: '', decimals: 0 }))).toBe('Played for chips');
  });
});

describe('the end of the show', () => {
  test('given a last hand, then it is announced while it runs, and played behind it', () => {
    expect(viewOf(running()).show).toEqual({ state: 'running', lastHand: 0, played: false, drain: [] });
    const announced = give(running(), { do: 'lastHand', on: true });
    expect(viewOf(announced).show).toMatchObject({ state: 'last-hand', lastHand: 1, played: false });
    const played = give(acts(announced, ['fold', 'fold']), { do: 'award', hand: HAND });
    expect(viewOf(played)).toMatchObject({ next: '', show: { state: 'last-hand', played: true } });
    expect(viewOf(give(played, { do: 'lastHand', on: false }))).toMatchObject({ next: 'start-hand' });
  });

  test('given a last hand that is misdealt, then it may be dealt again', () => {
    const ruling = { by: 'JUDGE', code: 'SP-6.3.1-MISDEAL', note: '' } as const;
    const show = giveAll(running(), [
      { do: 'lastHand', on: true },
      { do: 'misdeal', hand: HAND, ruling },
    ]);
    expect(viewOf(show)).toMatchObject({ next: 'start-hand', show: { state: 'last-hand', played: false } });
  });

  test('given an ended show, then nothing starts, and the canvases on which the end is still to air are named', () => {
    const show = give(over(), { do: 'endShow' });
    const status = release({
      canvases: [canvas({ name: 'programme', endsAt: 900 }), canvas({ name: 'venue', endsAt: null })],
    });
    expect(viewOf(show, { release: status })).toMatchObject({
      next: '',
      show: { state: 'ended', drain: [{ canvas: 'programme', endsAt: 900 }] },
    });
    expect(viewOf(give(show, { do: 'newShow', stacks: 'start' }))).toMatchObject({
      ...{ next: 'start-hand', handNumber: 0, handId: null, canUndo: false },
      show: { state: 'running', drain: [] },
    });
  });
});

describe('seats', () => {
  test.each([2, 6, 9, 10])('given a table of %i seats, then the view has as many', (seatCount) => {
    const view = viewOf(seated([1, 2]), { seatCount });
    expect([view.seatCount, view.seats.map((s) => s.seat)]).toEqual([
      seatCount,
      Array.from({ length: seatCount }, (_, i) => i + 1),
    ]);
  });

  test('given a player who won, then his start is what he sat down with', () => {
    const won = over();
    const big = won.state.session.seats.find((s) => s.seat === 3);
    expect(viewOf(won).seats[2]).toMatchObject({ start: big?.start });
    expect(big?.stack).toBeGreaterThan(big?.start ?? 0);
    expect(viewOf(won).seats[5]).toMatchObject({ state: 'empty', start: 0 });
    expect(viewOf(act(dealt(seated([1, 2, 3]), 1), 'fold')).seats[2]?.start).toBe(big?.start);
  });
});
