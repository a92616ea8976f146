// Keys of the console: F C B A digits Enter Backspace and the rest, silent in text fields, the same on a Russian layout.
import { describe, expect, it } from 'vitest';
import { type Intent, intentOf, type KeyPress, wantsField } from '../../app/console/keys.ts';

function press(code: string, patch: Partial<KeyPress> = {}): Intent | null {
  return intentOf(keyPress(code, patch));
}

function keyPress(code: string, patch: Partial<KeyPress> = {}): KeyPress {
  return {
    code,
    key: '',
    shift: false,
    modified: false,
    repeat: false,
    formOpen: false,
    mayResume: false,
    mayStop: false,
    inField: false,
    inNumber: false,
    cardsOpen: false,
    boardSent: false,
    onButton: false,
    decimals: 0,
    ...patch,
  };
}

describe('intentOf', () => {
  it.each([
    ['KeyF', 'fold'],
    ['KeyC', 'passive'],
    ['KeyB', 'wager'],
    ['KeyR', 'wager'],
    ['KeyA', 'all-in'],
    ['KeyZ', 'undo'],
    ['KeyY', 'accept'],
    ['KeyN', 'dismiss'],
    ['KeyO', 'open'],
    ['KeyM', 'muck'],
    ['KeyH', 'hold'],
    ['KeyP', 'panic'],
    ['KeyT', 'type-board'],
    ['KeyJ', 'floor'],
    ['KeyS', 'shuffled'],
    ['KeyX', 'cut'],
    ['Enter', 'confirm'],
    ['NumpadEnter', 'confirm'],
    ['Escape', 'cancel'],
    ['Backspace', 'erase'],
  ])('%s is %s', (code, intent) => {
    expect(press(code)).toEqual({ do: intent });
  });

  it('goes by the place of the key, not by its letter', () => {
    expect(press('KeyF', { key: 'а' })).toEqual({ do: 'fold' });
  });

  it('Shift+Z brings back', () => {
    expect(press('KeyZ', { shift: true })).toEqual({ do: 'redo' });
  });

  it.each([
    ['Digit7', {}, '7'],
    ['Numpad0', {}, '0'],
    ['Period', {}, '000'],
    ['NumpadDecimal', {}, '000'],
    ['Comma', {}, '000'],
    ['Slash', { key: '.' }, '000'],
    ['Period', { decimals: 2 }, '.'],
    ['Comma', { decimals: 2 }, '000'],
    ['KeyK', {}, 'k'],
    ['KeyK', { key: 'л' }, 'k'],
  ])('%s %o types %s', (code, patch, text) => {
    expect(press(code, patch)).toEqual({ do: 'type', text });
  });

  it.each(['KeyF', 'Digit1', 'Enter', 'Backspace', 'KeyP'])('%s stays with a text field that has the focus', (code) => {
    expect(press(code, { inField: true })).toBeNull();
  });

  it.each([
    ['KeyC', { do: 'passive' }],
    ['KeyF', { do: 'fold' }],
    ['Digit7', { do: 'type', text: '7' }],
    ['Enter', { do: 'confirm' }],
  ])('%s is the betting again once the typed board is on its way', (code, intent) => {
    const form = { inField: true, formOpen: true, cardsOpen: true };
    expect(press(code, { ...form, boardSent: true })).toEqual(intent);
    expect(press(code, form)).toBeNull();
  });

  it.each(['KeyH', 'KeyS', 'Backspace', 'KeyZ'])('%s stays with the form of that board', (code) => {
    expect(press(code, { inField: true, formOpen: true, cardsOpen: true, boardSent: true })).toBeNull();
  });

  it('Escape leaves a text field', () => {
    expect(press('Escape', { inField: true })).toEqual({ do: 'cancel' });
  });

  it.each(['KeyA', 'KeyC', 'KeyF', 'KeyH', 'KeyP', 'KeyT', 'KeyZ', 'Digit7', 'Enter', 'Backspace'])(
    '%s never acts on the table while a form is open, wherever the focus is',
    (code) => {
      expect(press(code, { formOpen: true, mayResume: true })).toBeNull();
      expect(press(code, { formOpen: true, onButton: true })).toBeNull();
      expect(press(code)).not.toBeNull();
    },
  );

  it.each([
    ['P beside the fields of a form', 'KeyP', {}, { do: 'panic' }],
    ['H beside the fields of a form', 'KeyH', {}, { do: 'hold' }],
    ['P in a field that takes digits', 'KeyP', { inField: true, inNumber: true }, { do: 'panic' }],
    ['P beside the field of the 52 cards', 'KeyP', { cardsOpen: true }, { do: 'panic' }],
    ['H beside the field of the 52 cards: hearts', 'KeyH', { cardsOpen: true }, null],
    ['P in a field that takes letters', 'KeyP', { inField: true }, null],
    ['P held down', 'KeyP', { repeat: true }, null],
    ['P with Ctrl', 'KeyP', { modified: true }, null],
    ['P where stopping is not this role’s', 'KeyP', { mayStop: false }, null],
  ] satisfies readonly [string, string, Partial<KeyPress>, Intent | null][])(
    'whoever watches the air: %s',
    (_, code, patch, intent) => {
      expect(press(code, { formOpen: true, mayStop: true, ...patch })).toEqual(intent);
    },
  );

  it('Escape closes a form', () => {
    expect(press('Escape', { formOpen: true })).toEqual({ do: 'cancel' });
  });

  it('R resumes held graphics where that may be done, else it raises', () => {
    expect(press('KeyR', { mayResume: true })).toEqual({ do: 'resume' });
    expect(press('KeyR')).toEqual({ do: 'wager' });
  });

  it.each(['KeyF', 'KeyA', 'Enter', 'Digit5', 'Period', 'Backspace'])('a held %s acts once', (code) => {
    expect(press(code, { repeat: true })).toBeNull();
  });

  it('leaves the shortcuts of the browser alone', () => {
    expect(press('KeyC', { modified: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });

  it('Enter on a button reached by Tab presses that button', () => {
    expect(press('Enter', { onButton: true })).toBeNull();
    expect(press('KeyF', { onButton: true })).toEqual({ do: 'fold' });
  });
});

describe('wantsField', () => {
  it.each([
    ['a letter', 'KeyH', { key: 'h' }, true],
    ['a letter on a Russian layout', 'KeyH', { key: 'р' }, true],
    ['a digit', 'Digit7', { key: '7' }, true],
    ['a letter while a button has the focus', 'KeyH', { key: 'h', onButton: true }, true],
    ['Backspace', 'Backspace', { key: 'Backspace' }, true],
    ['a letter that is in a field already', 'KeyH', { key: 'h', inField: true }, false],
    ['a letter while no form is open', 'KeyH', { key: 'h', formOpen: false }, false],
    ['a shortcut of the browser', 'KeyC', { key: 'c', modified: true }, false],
    ['Space on a button', 'Space', { key: ' ', onButton: true }, false],
    ['Tab', 'Tab', { key: 'Tab' }, false],
    ['Enter', 'Enter', { key: 'Enter' }, false],
    ['panic', 'KeyP', { key: 'p', mayStop: true }, false],
    ['hearts, for whoever may hold', 'KeyH', { key: 'h', mayStop: true, cardsOpen: true }, true],
  ] satisfies readonly [string, string, Partial<KeyPress>, boolean][])('%s', (_, code, patch, wanted) => {
    expect(wantsField(keyPress(code, { formOpen: true, ...patch }))).toBe(wanted);
  });
});
