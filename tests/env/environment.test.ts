// What the server was started with: flags outrank variables, empty means not set, refusals quote nothing.
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../server/env/environment.ts';

describe('readEnvironment', () => {
  test.each<[string, Parameters<typeof readEnvironment>, object]>([
    ['nothing', [{}], { dataDir: 'data', databaseUrl: undefined, host: '127.0.0.1', port: 3000 }],
    ['empty variables', [{ DATA_DIR: '', DATABASE_URL: '', PORT: '', HOST: '' }], { dataDir: 'data', port: 3000 }],
    ['variables', [{ DATA_DIR: '/d', PORT: '80', HOST: '0.0.0.0' }], { dataDir: '/d', port: 80, host: '0.0.0.0' }],
    [
      'flags over variables',
      [
        { DATA_DIR: '/d', PORT: '80' },
        { data: '/e', port: 81 },
      ],
      { dataDir: '/e', port: 81 },
    ],
    ['an address', [{ DATABASE_URL: 'postgresql://a:b@h:1/d' }], { databaseUrl: 'postgresql://a:b@h:1/d' }],
  ])('given %s, then it reads as expected', (_title, given, expected) => {
    expect(readEnvironment(...given)).toMatchObject({ ok: true, value: expected });
  });

  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:hunter2@h/d' }],
  ])('given a wrong %s, then the refusal names it and not its value', (name, env) => {
    const read = readEnvironment(env);
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(name) });
    expect(JSON.stringify(read)).not.toMatch(/hunter2|70000|http/);
  });
});
