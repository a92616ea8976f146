// An address that the server does not take is explained in words, with what to do about it.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../app/messages/language.ts';
import { refusedAddress, refusedPage } from '../../app/messages/refusedAddress.ts';
import { TOKEN_REFUSALS } from '../../server/access/authenticate.ts';

const OF_PLACES = ['not-your-table', 'not-your-role', 'not-your-canvas', 'not-a-canvas-token', 'unknown-table'];

describe.each(LANGUAGES)('in %s', (language) => {
  const other = refusedPage(language, 'internal');

  it.each([...TOKEN_REFUSALS, ...OF_PLACES, 'unknown-canvas'])('given %s, then it says why and where to go', (code) => {
    expect(refusedAddress(language, code)).toContain('/setup');
    expect(refusedAddress(language, code)).toBe(refusedPage(language, code));
    expect(refusedPage(language, code)).not.toBe(other);
    expect(refusedPage(language, code)).not.toMatch(/token|токен/i);
  });

  it.each(['no-card-desk', 'storage-unavailable', '', 'constructor', '__proto__'])(
    'given %j, which is about no address, then a page that works says nothing of it, and one that waits says something',
    (code) => {
      expect(refusedAddress(language, code)).toBe('');
      expect(refusedPage(language, code)).toBe(other);
    },
  );
});
