// The virtual table without a browser: its deck, its proof, its messages, and what its dealer does.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  dealPlaces,
  folded,
  gathered,
  type LyingCard,
  moved,
  nextCard,
  readsOf,
  streetPlaces,
  stubOf,
} from '../../../app/virtual/cardMoves.ts';
import {
  boardPlace,
  CARD,
  FELT,
  feltZones,
  UNDER_SEAT,
  type VirtualZone,
  zoneAt,
} from '../../../app/virtual/feltPlan.ts';
import { ScanRun } from '../../../app/virtual/scanRun.ts';
import { deckFile, numbersOf, virtualDeck } from '../../../app/virtual/virtualDeck.ts';
import { proofOf } from '../../../app/virtual/virtualReader.ts';
import { standardLayout } from '../../../server/readers/layout.ts';
import { dataMessage, macText } from '../../../server/readers/protocol.ts';
import { makeDeck } from '../../../server/sim/deck.ts';

describe('the deck', () => {
  test.each(['training', 'demo-17', 'стол'])(
    'given the word %s, then its tags are those of the simulated table',
    (word) => {
      expect(virtualDeck(word).map(({ face, uid }) => ({ card: face, uid }))).toEqual(makeDeck(word));
    },
  );

  test('given the file of a deck, then it is pairs of card and tag', () => {
    const pairs = JSON.parse(deckFile(virtualDeck('a')));
    expect(pairs).toHaveLength(52);
    expect(Object.keys(pairs[0])).toEqual(['card', 'tag']);
  });
});

describe('the proof', () => {
  test('given a secret and a nonce, then it is the HMAC that the gateway makes', () => {
    const text = macText('q1V9w0YxT3bK5nLmR7sZcA', 'table1-left', '9f31c07a');
    const secret = 'q4Xg0eV7m2Zk9TtYb1sHnR5uWc8LdJp3aFi6OoKxQwE';
    expect(proofOf(secret, text)).toBe(createHmac('sha256', secret).update(text).digest('base64url'));
    expect(proofOf(secret, text)).not.toBe(proofOf(`${secret}x`, text));
  });
});

describe('the felt', () => {
  const shapes = [2, 3, 6, 9, 10].flatMap((seats) =>
    (['one', 'five'] as const).map((board) => [seats, board] as const),
  );
  test.each(shapes)(
    'given %i seats and %s board antenna, then ports are those of the standard layout',
    (seats, board) => {
      const named = feltZones(seats, board).map(({ port, kind, no }) => [port, no === 0 ? kind : `${kind}:${no}`]);
      expect(Object.fromEntries(named)).toEqual(standardLayout(seats, board));
    },
  );

  test.each(shapes)(
    'given %i seats and %s board antenna, then no antenna lies over another or beyond the felt',
    (seats, board) => {
      const zones = feltZones(seats, board);
      // with the name above, and what is pressed below
      const bounds = ({ kind, x, y, width, height }: VirtualZone) => {
        const [above, below] = kind === 'seat' ? [34, UNDER_SEAT] : [0, 0];
        return {
          left: x - width / 2,
          right: x + width / 2,
          top: y - height / 2 - above,
          bottom: y + height / 2 + below,
        };
      };
      for (const a of zones) {
        const one = bounds(a);
        expect(Math.min(one.left, one.top, FELT.width - one.right, FELT.height - one.bottom)).toBeGreaterThanOrEqual(0);
        const over = zones.filter((b) => {
          const other = bounds(b);
          const beside = one.right <= other.left || other.right <= one.left;
          return b !== a && !beside && one.top < other.bottom && other.top < one.bottom;
        });
        expect(over.map(({ kind, no }) => `${kind} ${no}`)).toEqual([]);
      }
    },
  );
});

describe('the dealer', () => {
  const zones = feltZones(3, 'one');
  const lay = (cards: readonly LyingCard[], places: readonly { readonly x: number; readonly y: number }[]) =>
    places.reduce((all, place) => {
      const next = nextCard(all);
      return next === null ? all : moved(all, next.face, { ...place });
    }, cards);
  const dealt = lay(gathered(stubOf(virtualDeck('a')), numbersOf('shuffle')), dealPlaces(zones, 2));
  const counts = (cards: readonly LyingCard[]) => Object.values(readsOf(cards, zones)).map((uids) => uids.length);

  test('given a deal, then every seat has two cards and nothing else lies anywhere', () => {
    expect(counts(dealt)).toEqual([2, 2, 2, 0, 0]);
  });

  test('given streets, then three, one and one lie on the board, and there is no fourth street', () => {
    let cards = dealt;
    for (const lies of [3, 4, 5]) {
      cards = lay(cards, streetPlaces(cards, zones));
      expect(counts(cards)[3]).toBe(lies);
    }
    expect(streetPlaces(cards, zones)).toEqual([]);
  });

  test('given a fold, then the two cards of that seat lie in the muck alone', () => {
    const seat = zones[1];
    expect(seat && counts(folded(dealt, { seat, zones }))).toEqual([2, 0, 2, 0, 2]);
  });

  test('given a card in the fingers, then no antenna reads it', () => {
    const [card] = dealt.filter(({ inStub }) => !inStub);
    expect(card && counts(moved(dealt, card.face, { held: true })).reduce((a, b) => a + b)).toBe(5);
  });

  test('given all cards gathered, then the stub has 52 in another order', () => {
    const again = gathered(dealt, numbersOf('again'));
    expect(again.every(({ inStub }) => inStub)).toBe(true);
    expect(new Set(again.map(({ order }) => order)).size).toBe(52);
  });

  test('given five antennas, then each place of the board lies on its own', () => {
    const five = feltZones(6, 'five');
    const ports = [0, 1, 2, 3, 4].map((i) => zoneAt(five, boardPlace(i))?.no);
    expect(ports).toEqual([1, 2, 3, 4, 5]);
    expect(CARD.width).toBeLessThan(five.find(({ kind }) => kind === 'board')?.width ?? 0);
  });
});

describe('its messages', () => {
  const reads = (uid: string) => ({ '1': [uid], '2': [] });

  test('given cycles, then each message is one of the protocol, numbered from 1, equal cycles collapsed', () => {
    const run = new ScanRun();
    for (let i = 1; i <= 20; i += 1) run.scan(reads(i <= 10 ? 'E004010203040506' : 'E004010203040507'), i * 120);
    run.snap(reads('E004010203040507'), 2500);
    const messages = run.from(1).map((message) => dataMessage.parse(message));
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
    const scans = messages.flatMap((message) => (message.t === 'scan' ? [message] : []));
    expect(scans.length).toBeLessThan(8);
    expect(scans.every(({ m0, m1, rep }) => Math.round((m1 - m0) / rep) === 120)).toBe(true);
  });

  test('given an acknowledgement, then what it names is gone; given a flush, then a gap names the rest', () => {
    const run = new ScanRun();
    for (let i = 1; i <= 6; i += 1) run.scan(reads(`E00401020304050${i}`), i * 120);
    run.acked(2);
    expect(run.range).toEqual({ first: 3, last: 6 });
    run.flushAll(900);
    expect(run.from(1)).toEqual([{ t: 'gap', seq: 7, m: 900, lost: { from: 3, to: 6 }, why: 'buffer' }]);
  });
});
