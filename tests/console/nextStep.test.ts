// The one line that says what is next: at every step of a hand, in both languages, for whoever may enter it and who may not.
import { describe, expect, it } from 'vitest';
import { nextStepText } from '../../app/console/nextStep.ts';
import { changeText } from '../../app/console/plannedText.ts';
import type { Sheet } from '../../app/console/sheet.ts';
import { consoleWords } from '../../app/console/words.ts';
import type { Language } from '../../app/messages/language.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { viewOf } from './inputs.ts';
import { CONSOLE_SCENES } from './scenes.ts';
import { give, giveAll, HAND, NEW_SHOW } from './show.ts';
import { acts, board, dealt, LEVEL, open, releasedAtShowdown, seated } from './tables.ts';

interface Asked {
  readonly language?: Language;
  readonly role?: string;
  readonly sheet?: Sheet;
  readonly airs?: number;
}

function text(view: ConsoleView, { language = 'en', role = 'operator', sheet, airs = 0 }: Asked = {}): string {
  return nextStepText({ view, words: consoleWords(view, language), me: { role }, sheet: sheet ?? null, airs });
}

const two = () => dealt(seated([3, 8]), 3);
const closed = () => acts(two(), ['call', 'check']);
const allIn = () => acts(two(), ['allin', 'call']);
const ending = (show: ReturnType<typeof seated>) => give(show, { do: 'endShow' });
const lastPlayed = () => give(acts(give(two(), { do: 'lastHand', on: true }), ['fold']), { do: 'award', hand: HAND });

describe('nextStepText', () => {
  it('says how long an ended show still airs, and to start a new one only once it is out', () => {
    const ended = viewOf(ending(seated([3, 8])));
    expect(text(ended, { airs: 43_000 })).toBe('Still on air: 0:43');
    expect(text(ended, { airs: 43_000, language: 'ru' })).toBe('Ещё в эфире: 0:43');
    expect(text(ended, { airs: 0 })).toBe('The show has ended. Start a new one');
    expect(text(viewOf(seated([3, 8])), { airs: 43_000 })).toBe('Press Enter to start hand 1');
  });

  it.each([
    ['no blinds', viewOf(NEW_SHOW), 'Set the blinds first.'],
    ['one player', viewOf(seated([3])), 'Two players with chips are needed. Tap a free seat.'],
    ['ready', viewOf(seated([3, 8])), 'Press Enter to start hand 1'],
    ['seat to act', viewOf(two()), 'Seat 3 to act'],
    ['flop without a reader', viewOf(closed(), { readers: [] }), 'Type the flop'],
    ['flop with a reader', viewOf(closed()), 'Waiting for the flop'],
    ['all-in, read', viewOf(allIn()), 'Seat 3 opens'],
    ['all-in, not read', viewOf(allIn(), { filled: [] }), 'Type what seat 3 opened'],
    ['a released hand', viewOf(releasedAtShowdown()), 'Press Enter if seat 3 takes nothing back'],
    ['award', viewOf(acts(two(), ['fold'])), 'Press Enter to award the pots'],
    ['the last hand is played', viewOf(lastPlayed()), 'End the show, or play on'],
    ['the show has ended', viewOf(ending(seated([3, 8]))), 'The show has ended. Start a new one'],
  ])('%s', (_, view, expected) => {
    expect(text(view)).toBe(expected);
  });

  it('names the operator for whoever may not enter it', () => {
    expect(text(viewOf(two()), { role: 'producer' })).toBe('Operator: Seat 3 to act');
    expect(text(viewOf(two()), { role: 'floor' })).toBe('Seat 3 to act');
  });

  it('says what a tap on the map does while a form asks for a seat', () => {
    expect(text(viewOf(two()), { sheet: { kind: 'move', seat: 3 } })).toBe('Tap a free seat');
    expect(text(viewOf(seated([3, 8])), { sheet: { kind: 'button' } })).toBe('Tap a seat for the button');
  });

  it('names the street in the right case in Russian', () => {
    expect(text(viewOf(closed(), { readers: [] }), { language: 'ru' })).toBe('Введите флоп');
    const turn = acts(board(closed(), 'flop', ['Th', '8s', '2s']), ['check', 'check']);
    expect(text(viewOf(turn), { language: 'ru' })).toBe('Ждём тёрн');
  });

  it('is never empty while the table can be used', () => {
    const silent = Object.entries(CONSOLE_SCENES)
      .filter(([, { view }]) => view.readOnly === null)
      .filter(([, { view }]) => text(view) === '' || text(view, { language: 'ru' }) === '');
    expect(silent.map(([name]) => name)).toEqual([]);
  });
});

describe('changeText', () => {
  const running = () => dealt(seated([1, 2, 3, 5]), 5);
  it.each([
    [{ do: 'topUp', seat: 3, amount: 500_000 }, 'Seat 3 Luca Moretti adds +500,000'],
    [{ do: 'takeSeat', seat: 4, name: 'Kim Lund', stack: 20_000 }, 'Seat 4 Kim Lund sits, 20,000'],
    [{ do: 'moveSeat', seat: 1, to: 6 }, 'Seat 1 Anna Bergqvist moves to seat 6'],
    [{ do: 'sitOut', seat: 2, out: true }, 'Seat 2 Konstantin Puchkov sits out'],
    [{ do: 'setStack', seat: 2, stack: 9_000 }, 'Seat 2 Konstantin Puchkov stack set to 9,000'],
    [{ do: 'leaveSeat', seat: 2 }, 'Seat 2 Konstantin Puchkov leaves'],
    [{ do: 'setButton', button: 2 }, 'Seat 2 gets the button'],
    [{ do: 'setProfile', profile: 'tda' }, 'Rules: TDA'],
    [{ do: 'setSwitches', switches: { oddChips: 'all_to_first' } }, 'Switches changed: 1'],
  ] as const)('%o', (command, expected) => {
    const view = viewOf(give(running(), command));
    expect(view.planned.map((change) => changeText(change, consoleWords(view, 'en')))).toEqual([expected]);
    expect(view.planned.map((change) => changeText(change, consoleWords(view, 'ru'))).join()).toMatch(/[а-яё]/i);
  });

  it('a withdrawn change is gone', () => {
    const planned = give(running(), { do: 'leaveSeat', seat: 2 });
    const [change] = viewOf(planned).planned;
    expect(viewOf(give(planned, { do: 'withdrawChange', change: change?.id ?? 0 })).planned).toEqual([]);
    expect(viewOf(giveAll(running(), [LEVEL])).planned).toEqual([]);
  });
});

it('opened hands that may not be seen here leave nothing to correct', () => {
  const shown = open(allIn(), 8, ['As', 'Kd']);
  expect(viewOf(shown, { openingsVisible: false }).seats.flatMap((seat) => seat.opened)).toEqual([]);
  expect(viewOf(shown).seats.flatMap((seat) => seat.opened)).toEqual(['As', 'Kd']);
});
