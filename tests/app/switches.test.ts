import { describe, expect, it } from 'vitest';
import { parseSwitches, tokenOf } from '../../app/ui/switches.ts';

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
      debug: false,
      canvas: '',
    });
  });

  it('given every switch, when read, then each is taken', () => {
    const query =
      '?lang=ru&motion=none&layers=board,seats&folded=off&amounts=bb&deck=two&camera=dealer&safe=1&debug=1&canvas=check';
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
      canvas: 'check',
    });
  });

  it('given unknown values, when read, then the defaults', () => {
    expect(parseSwitches('?lang=xx&motion=wild&layers=nothing&amounts=')).toEqual(parseSwitches(''));
  });

  it.each([
    ['#token=abc', 'abc'],
    ['#a=1&token=x-y_z', 'x-y_z'],
    ['', ''],
    ['#abc', ''],
  ])('given the fragment %j, when read, then the token is %j', (fragment, token) =>
    expect(tokenOf(fragment)).toBe(token),
  );
});
