import { describe, expect, it } from 'vitest';
import { parseSwitches, tokenOf } from '../../app/ui/switches.ts';

const TOKEN = `fc_${'a-_Z'.repeat(11).slice(1)}`;

describe('DESIGN 9: query switches', () => {
  it('given no query, when read, then the defaults', () => {
    expect(parseSwitches('')).toEqual({
      language: 'en',
      motion: 'full',
      layers: ['seats', 'board', 'mark'],
      folded: 'line',
      amounts: 'exact',
      deck: 'four',
      camera: 'master',
      safe: false,
      sync: false,
      debug: false,
      canvas: '',
    });
  });

  it('given every switch, when read, then each is taken', () => {
    const query =
      '?lang=ru&motion=none&layers=board,seats&folded=off&amounts=bb&deck=two&camera=dealer&safe=1&debug=1&sync=1&canvas=check';
    expect(parseSwitches(query)).toMatchObject({
      language: 'ru',
      motion: 'none',
      layers: ['seats', 'board'],
      folded: 'off',
      amounts: 'bb',
      deck: 'two',
      camera: 'dealer',
      safe: true,
      debug: true,
      sync: true,
      canvas: 'check',
    });
  });

  it('given unknown values, when read, then the defaults', () => {
    expect(parseSwitches('?lang=xx&motion=wild&layers=nothing&amounts=')).toEqual(parseSwitches(''));
  });

  it.each([
    [`#token=${TOKEN}`, TOKEN],
    [`#a=1&token=${TOKEN}`, TOKEN],
    [`#token=${TOKEN}.`, TOKEN],
    [`#token=${TOKEN})%20`, TOKEN],
    [`#token=${TOKEN.slice(0, -1)}`, ''],
    [`#token=${TOKEN}A`, ''],
    [`#token=x${TOKEN}`, ''],
    ['#token=abc', ''],
    ['', ''],
    ['#abc', ''],
  ])('given the fragment %j, when read, then the token is %j', (fragment, token) =>
    expect(tokenOf(fragment)).toBe(token),
  );
});
