// By which token a page introduces itself after a reload, a refusal, and a successor that never came into force.
import { describe, expect, it } from 'vitest';
import { OwnToken } from '../../app/ui/ownToken.ts';
import { openShelf, readSuccessors, type Shelf } from '../../app/ui/successors.ts';

const token = (letter: string) => `fc_${letter.repeat(43)}`;
const [OWN, NEXT, LAST] = [token('a'), token('b'), token('c')];

function shelf(): Shelf & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const BLOCKED: Shelf = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => undefined,
};

describe('a page that goes on by another token', () => {
  it('given one that was kept and is in force, when the page is loaded again, then it comes in by that one', () => {
    const there = shelf();
    const page = new OwnToken(OWN, there);
    expect(page.keep('1', NEXT)).toBe(true);
    expect(page.current).toBe(OWN);
    page.use('1');
    expect([page.current, new OwnToken(OWN, there).current]).toEqual([NEXT, NEXT]);
    expect(new OwnToken(token('z'), there).current).toBe(token('z'));
  });

  it('given several after each other, then the newest; given all refused, then none is left to try', () => {
    const there = shelf();
    const page = new OwnToken(OWN, there);
    for (const [offer, next] of [
      ['1', NEXT],
      ['2', LAST],
    ] as const) {
      page.keep(offer, next);
      page.use(offer);
    }
    const again = new OwnToken(OWN, there);
    expect(again.current).toBe(LAST);
    expect([again.refused('token-revoked'), again.current]).toEqual([true, NEXT]);
    expect([again.refused('token-revoked'), again.current]).toEqual([true, OWN]);
    expect(again.refused('token-revoked')).toBe(false);
  });

  it('given one that never came into force, when the server does not know it, then it is dropped and the address is used', () => {
    const there = shelf();
    new OwnToken(OWN, there).keep('1', NEXT);
    const again = new OwnToken(OWN, there);
    expect(again.current).toBe(NEXT);
    expect(again.refused('bad-token')).toBe(true);
    expect([again.current, readSuccessors(there, OWN)]).toEqual([OWN, []]);
  });

  it('given an offer that came to nothing, then it is forgotten; another one stays', () => {
    const there = shelf();
    const page = new OwnToken(OWN, there);
    page.keep('1', NEXT);
    page.use('1');
    page.keep('2', LAST);
    page.forget('2');
    page.use('2');
    expect([page.current, readSuccessors(there, OWN)]).toEqual([NEXT, [NEXT]]);
  });

  it('given another source of the same browser that got it, when this one is shut out, then it finds it there', () => {
    const there = shelf();
    const page = new OwnToken(OWN, there);
    new OwnToken(OWN, there).keep('1', NEXT);
    expect([page.refused('token-revoked'), page.current]).toEqual([true, NEXT]);
  });

  it('given a refusal that is not about the token, then it is not changed', () => {
    const there = shelf();
    new OwnToken(OWN, there).keep('1', NEXT);
    const page = new OwnToken(OWN, there);
    expect([page.refused('unknown-canvas'), page.current]).toEqual([false, NEXT]);
  });
});

describe('a browser that stores nothing', () => {
  it('given one that is blocked or forbidden, then the page says that it keeps nothing', () => {
    for (const none of [BLOCKED, null]) {
      const page = new OwnToken(OWN, none);
      expect([page.keep('1', NEXT), page.current]).toEqual([false, OWN]);
    }
    expect(new OwnToken(OWN, null).keeps).toBe(false);
  });

  it('given a browser, when asked whether it stores, then it is tried', () => {
    const storage = (place: Shelf) => ({
      localStorage: { ...place, length: 0, clear: () => undefined, key: () => null },
    });
    expect(openShelf(storage(BLOCKED))).toBeNull();
    const there = shelf();
    expect(openShelf(storage(there))).not.toBeNull();
    expect([...there.kept]).toEqual([]);
  });
});

it('given what is kept, then the address of its own cannot be made of the key', () => {
  const there = shelf();
  const own = `fc_${'x'.repeat(27)}${'y'.repeat(16)}`;
  new OwnToken(own, there).keep('1', NEXT);
  expect([...there.kept.keys()]).toEqual([`feltcast.successor.${'y'.repeat(16)}`]);
});
