import { describe, expect, it } from 'vitest';
import { setupMessages } from '../../../app/messages/setup.ts';
import { titleOf } from '../../../app/setup/result/AddressCard.tsx';
import { cardsOf, wishFor } from '../../../app/setup/result/cards.ts';
import { openStart, originsOf } from '../../../app/setup/result/origins.ts';
import { waitingText } from '../../../app/setup/result/waitingText.ts';
import { wholeAddress } from '../../../app/ui/wholeAddress.ts';
import { addressSchema, type SetupAddress, type SetupOverview, type SetupToken } from '../../../server/setup/view.ts';

const NOW = 1_000_000;
const { result } = setupMessages('en');

function token(id: string, change: Partial<SetupToken> = {}): SetupToken {
  return {
    ...{ id, tail: id.slice(-4), page: 'console', role: 'operator', person: 'Anna', canvas: null, label: '' },
    ...{ created: 5, expires: null, revoked: null },
    ...change,
  };
}

function address(id: string, change: Partial<SetupAddress> = {}): SetupAddress {
  return {
    ...{ token: id, page: 'console', role: 'operator', canvas: null, person: 'Anna' },
    path: `/console/t#token=${id}`,
    ...change,
  };
}

describe('addresses of a table', () => {
  it('given old and new ones, when listed, then only the new ones have their text, and gone ones are left out', () => {
    const tokens = [
      token('aaaa0001'),
      token('aaaa0002', { revoked: 9 }),
      token('aaaa0003', { expires: NOW }),
      token('aaaa0004', { page: null, role: 'admin' }),
      token('aaaa0005', { page: 'overlay', role: 'canvas', canvas: 'overlay', person: null }),
      token('aaaa0006', { role: 'producer' }),
    ];
    const cards = cardsOf(tokens, [address('aaaa0006', { role: 'producer' }), address('aaaa0007')], NOW);
    expect(cards.map(({ token: id, path }) => [id, path !== null])).toEqual([
      ['aaaa0005', false],
      ['aaaa0001', false],
      ['aaaa0007', true],
      ['aaaa0006', true],
    ]);
  });

  it.each([
    [token('a', { role: 'producer' }), { page: 'console', role: 'producer', canvas: null, person: 'Anna' }],
    [
      token('a', { page: 'commentary', role: 'commentator', canvas: 'commentary', person: null }),
      { page: 'commentary', role: 'operator', canvas: 'commentary', person: '' },
    ],
  ])('given %j, when asked anew, then the same address is wished for, and the old one replaced', (old, wish) => {
    const [card] = cardsOf([old], [], NOW);
    if (card === undefined) throw new Error('no card');
    expect(wishFor(card)).toEqual({ ...wish, replace: true });
    expect(addressSchema.safeParse(wishFor(card)).success).toBe(true);
  });

  it.each([
    [{ role: 'floor' }, 'Console: Floor'],
    [{ page: 'overlay', canvas: 'overlay' }, 'Overlay'],
    [{ page: 'overlay', canvas: 'second' }, 'Overlay: second'],
    [{ page: 'sync', canvas: 'sync' }, 'Sync clock'],
  ] as const)('given %j, when titled, then %s', (change, title) => {
    const [card] = cardsOf([token('a', change)], [], NOW);
    expect(card && titleOf(card, result)).toBe(title);
  });
});

describe('where other devices reach the server', () => {
  const listen = (reach: 'network' | 'this-machine'): SetupOverview['listen'] => ({
    port: 3000,
    reach,
    addresses: [
      { family: 'IPv4', network: 'wlan0', origin: 'http://192.168.1.20:3000' },
      { family: 'IPv4', network: 'eth0', origin: 'http://10.0.0.5:3000' },
    ],
  });

  it.each([
    ['this-machine', 'http://127.0.0.1:3000', ['http://127.0.0.1:3000']],
    ['network', 'http://localhost:3000', ['http://192.168.1.20:3000', 'http://10.0.0.5:3000', 'http://localhost:3000']],
    ['network', 'http://10.0.0.5:3000', ['http://192.168.1.20:3000', 'http://10.0.0.5:3000', 'http://127.0.0.1:3000']],
    ['network', 'https://poker.lan', ['https://poker.lan', 'http://192.168.1.20:3000', 'http://10.0.0.5:3000']],
  ] as const)('given a server reached by %s and a page from %s, when listed, then %j', (reach, page, origins) => {
    expect(originsOf(listen(reach), page).map(({ origin }) => origin)).toEqual(origins);
  });
});

describe('whole addresses', () => {
  it.each([
    ['en', '/overlay/t#token=fc_a', 'http://h:1/overlay/t#token=fc_a'],
    ['ru', '/overlay/t#token=fc_a', 'http://h:1/overlay/t?lang=ru#token=fc_a'],
    ['ru', '/overlay/t?canvas=two#token=fc_a', 'http://h:1/overlay/t?canvas=two&lang=ru#token=fc_a'],
  ] as const)('given a page taken in %s, when %s is written out, then %s', (language, path, address) =>
    expect(wholeAddress('http://h:1', path, language)).toBe(address),
  );
});

describe('whom a short delay waits for', () => {
  const waiting = { canvases: ['overlay'], kind: 'short', delayMs: 30_000 } as const;
  it.each([
    [
      { how: 'two-people', producers: ['Anna'], floors: ['Boris', 'Vera'] },
      /Producer \(Anna\).*floor \(Boris or Vera\)/,
    ],
    [{ how: 'two-people', producers: ['Anna'], floors: [] }, /this table has none/],
    [{ how: 'two-people', producers: ['Anna'], floors: ['Anna'] }, /this table has none/],
    [{ how: 'one-person', producers: ['Anna'], floors: [] }, /until Anna .*types the sentence/],
    [{ how: 'two-people', producers: [], floors: ['Boris'] }, /Producer \(nobody yet\)/],
  ] as const)('given %j, when said, then by name, and that no hole card airs until then', (who, text) => {
    const said = waitingText({ ...waiting, ...who, asked: null }, result);
    expect(said).toMatch(text);
    expect(said).toMatch(/^0:30 behind, without hole cards/);
  });

  it('given the first has asked, then it is said whose word is missing', () => {
    const asked = { by: 'Anna', waitsFor: ['Boris', 'Vera'] };
    const said = waitingText({ ...waiting, how: 'two-people', producers: ['Anna'], floors: ['Boris'], asked }, result);
    expect(said).toMatch(/^0:30 behind, without hole cards until confirmed by Boris or Vera\. Anna has asked/);
  });
});

describe('how the server is opened to other devices', () => {
  it.each([
    [3000, 'npm start -- --host 0.0.0.0'],
    [3200, 'npm start -- --host 0.0.0.0 --port 3200'],
  ])('on port %i it stays on its port', (port, command) => {
    expect(openStart({ port })).toBe(command);
  });
});
