import { describe, expect, it } from 'vitest';
import { type CopyPlace, copyText } from '../../../app/ui/copyText.ts';

interface Place extends CopyPlace {
  readonly selected: string[];
}

function place(clipboard: 'works' | 'refuses' | 'missing', old: boolean): Place {
  const selected: string[] = [];
  const writeText = async (): Promise<void> => {
    if (clipboard === 'refuses') throw new Error('not allowed');
  };
  return {
    selected,
    clipboard: clipboard === 'missing' ? undefined : { writeText },
    copySelected(text) {
      selected.push(text);
      return old;
    },
  };
}

describe('copying', () => {
  it.each([
    ['a secure page', 'works', true, true, []],
    ['a refusing clipboard', 'refuses', true, true, ['x']],
    ['plain http, which has no clipboard', 'missing', true, true, ['x']],
    ['a browser that copies in no way', 'missing', false, false, ['x']],
  ] as const)('given %s, when copied, then the outcome is told', async (_why, clipboard, old, copied, selected) => {
    const where = place(clipboard, old);
    expect(await copyText('x', where)).toBe(copied);
    expect(where.selected).toEqual(selected);
  });
});
