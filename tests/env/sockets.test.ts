// Settings of sockets: what is set counts, what is empty does not, refusals quote nothing.
import { describe, expect, test } from 'vitest';
import { readSockets } from '../../server/env/sockets.ts';

describe('readSockets', () => {
  test.each<[string, Record<string, string>, object]>([
    ['nothing', {}, { allowedOrigins: [], connections: { total: 10_000, perAddress: 200 } }],
    ['empty variables', { ALLOWED_ORIGINS: '', MAX_SOCKETS: '' }, { allowedOrigins: [] }],
    [
      'two origins',
      { ALLOWED_ORIGINS: 'https://a.tv, http://b:81' },
      { allowedOrigins: ['https://a.tv', 'http://b:81'] },
    ],
    ['proxies', { TRUSTED_PROXIES: '127.0.0.1, FD00::1' }, { trustedProxies: ['127.0.0.1', 'fd00::1'] }],
    ['places', { MAX_SOCKETS: '9', MAX_SOCKETS_PER_ADDRESS: '3' }, { connections: { total: 9, perAddress: 3 } }],
  ])('given %s, then it reads as expected', (_title, env, expected) => {
    expect(readSockets(env)).toMatchObject({ ok: true, value: expected });
  });

  test.each([
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://secret.tv/path' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: 'proxy.secret.tv' }],
    ['MAX_SOCKETS', { MAX_SOCKETS: '0' }],
    ['MAX_SOCKETS_PER_ADDRESS', { MAX_SOCKETS_PER_ADDRESS: 'many' }],
  ])('given a wrong %s, then the refusal names it and not its value', (name, env) => {
    const read = readSockets(env);
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(name) });
    expect(JSON.stringify(read)).not.toMatch(/secret|many|\*/);
  });
});
