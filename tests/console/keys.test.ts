// Keys of the console: F C B A digits Enter Backspace and the rest, silent in text fields, the same on a Russian layout.
import { describe, expect, it } from 'vitest';
import { type Intent, intentOf, type KeyPress } from '../../app/console/keys.ts';

function press(code: string, patch: Partial<KeyPress> = {}): Intent | null {
  return intentOf({
    code,
    key: '',
    shift: false,
    modified: false,
    repeat: false,
    inField: false,
    onButton: false,
    decimals: 0,
    ...patch,
  });
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
  ])('%s %o types %s', (code, patch, text) => {
    expect(press(code, patch)).toEqual({ do: 'type', text });
  });

  it.each(['KeyF', 'Digit1', 'Enter', 'Backspace', 'KeyP'])('%s stays with a text field that has the focus', (code) => {
    expect(press(code, { inField: true })).toBeNull();
  });

  it('Escape leaves a text field', () => {
    expect(press('Escape', { inField: true })).toEqual({ do: 'cancel' });
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
