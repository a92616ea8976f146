// Passphrases: what may be one, what is stored in their place, and who waits for whom while they are hashed.
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createHashLine } from '../../server/access/hashLine.ts';
import { hashPassphrase, nobodysHash, refusePassphrase, verifyPassphrase } from '../../server/access/passphrase.ts';

describe('what may be a passphrase', () => {
  test.each<[string, string | undefined]>([
    ['nine char', 'passphrase-too-short'],
    ['ten chars!', undefined],
    ['ten  spaces and words', undefined],
    ['Password 123', 'passphrase-common'],
    ['ЙЦУКЕНгшщз', 'passphrase-common'],
    ['aaaaaaaaaaaaaaaa', 'passphrase-common'],
    ['abababababab', 'passphrase-common'],
    ['Anna Weiss 1', 'passphrase-is-name'],
    ['annaweissannaweiss', 'passphrase-is-name'],
    ['Anna Weiss deals well', undefined],
    ['x'.repeat(50) + 'y1z2'.repeat(50), 'passphrase-too-long'],
    ['тридцать три богатыря', undefined],
  ])('given "%s" of Anna Weiss, then %s', (text, refusal) => {
    expect(refusePassphrase(text, 'Anna Weiss')).toBe(refusal);
  });
});

describe('what is stored', () => {
  test('given the right text and wrong ones, then the right one alone matches, in any code points', async () => {
    const stored = await hashPassphrase('Kömmt ein Vogel', randomBytes);
    expect(await verifyPassphrase('Kömmt ein Vogel'.normalize('NFD'), stored)).toEqual({ matches: true, stale: false });
    for (const text of ['kömmt ein vogel', 'Kömmt ein Vogel ', ''])
      expect((await verifyPassphrase(text, stored)).matches, text).toBe(false);
    expect(stored).not.toContain('Vogel');
    expect(await hashPassphrase('Kömmt ein Vogel', randomBytes)).not.toBe(stored);
  });

  test('given a hash of lower cost, then it matches and is to be made anew', async () => {
    const { scryptSync } = await import('node:crypto');
    const salt = randomBytes(16);
    const hash = scryptSync('an old passphrase', salt, 32, { N: 2 ** 14, r: 8, p: 1 });
    const stored = `scrypt$14$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    expect(await verifyPassphrase('an old passphrase', stored)).toEqual({ matches: true, stale: true });
  });

  test.each([
    '',
    'plain text',
    `scrypt$30$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
    `scrypt$15$99$1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
    `scrypt$0$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  ])('given a row that says "%s", then nothing matches and no memory is taken for it', async (stored) => {
    expect(await verifyPassphrase('anything at all', stored)).toEqual({ matches: false, stale: false });
  });

  test('given nobody, then the same parameters are hashed and nothing matches', async () => {
    const nobody = nobodysHash(randomBytes);
    const shape = (text: string) => text.split('$').slice(0, 4);
    expect(shape(nobody)).toEqual(shape(await hashPassphrase('some passphrase', randomBytes)));
    expect(await verifyPassphrase('some passphrase', nobody)).toEqual({ matches: false, stale: false });
  });
});

describe('the line for hashing', () => {
  /** Work that ends when it is told to. */
  function works() {
    const ends: (() => void)[] = [];
    const started: string[] = [];
    const work = (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    const end = async (): Promise<void> => {
      ends.shift()?.();
      await new Promise(setImmediate);
    };
    return { work, started, end };
  }

  test('given many at once, then two run, a few wait and the others are told', async () => {
    const { work, started, end } = works();
    const line = createHashLine({ atOnce: 2, perPlace: 3, total: 10 });
    const answers = Array.from({ length: 20 }, (_, i) => line.run('here', work(`h${i}`)));
    await new Promise(setImmediate);
    expect(started).toEqual(['h0', 'h1']);
    for (let i = 0; i < 5; i += 1) await end();
    const settled = await Promise.all(answers);
    expect(settled.filter(({ ok }) => ok)).toHaveLength(5);
    expect(settled.filter(({ ok }) => !ok)).toHaveLength(15);
  });

  test('given one place that fills its part of the line, then another place takes the next turn but one', async () => {
    const { work, started, end } = works();
    const line = createHashLine({ atOnce: 1, perPlace: 4, total: 10 });
    for (let i = 0; i < 5; i += 1) void line.run('flood', work(`f${i}`));
    void line.run('home', work('anna'));
    await new Promise(setImmediate);
    await end();
    await end();
    expect(started).toEqual(['f0', 'f1', 'anna']);
    for (let i = 0; i < 4; i += 1) await end();
    expect(started).toHaveLength(6);
  });

  test('given work that fails, then the line goes on', async () => {
    const line = createHashLine({ atOnce: 1, perPlace: 4, total: 10 });
    const broken = line.run('here', () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    expect(await line.run('here', async () => 1)).toEqual({ ok: true, value: 1 });
  });
});
