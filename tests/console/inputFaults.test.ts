// What the console says of input that the server cannot read: why, where the field says so.
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../app/console/connectConsole.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import { codeText } from '../../app/messages/refusals.ts';

function answer(reason: string, field?: string): Error {
  const fields = field === undefined ? [] : [{ field: 'command.name', reason: field }];
  const error = { message: reason, code: -32600, data: { code: 'BAD_REQUEST', reason, fields } };
  return TRPCClientError.from({ error });
}

describe('what the server cannot read', () => {
  it.each([
    ['not-plain-text', 'not-plain-text'],
    ['too-big', 'input-too-big'],
    ['too-small', 'input-too-small'],
    ['invalid-type', 'bad-input'],
    ['constructor', 'bad-input'],
    [undefined, 'bad-input'],
  ])('given a field refused for %s, then %s is said, in words', (field, code) => {
    expect(refusalOf(answer('bad-input', field)).code).toBe(code);
    for (const language of LANGUAGES)
      expect(codeText('refusals', code, { language })).not.toBe(codeText('refusals', 'no-such-code', { language }));
  });

  it('twin: another refusal stays what it is, and a broken line is one', () => {
    expect(refusalOf(answer('not-your-role', 'too-big')).code).toBe('not-your-role');
    expect(refusalOf(new Error('closed')).code).toBe('connection-lost');
  });
});
