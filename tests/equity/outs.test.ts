import { describe, expect, it } from 'vitest';
import { type Card, DECK, parseCards } from '../../server/engine/card.ts';
import { findOuts } from '../../server/equity/outs.ts';
import { HOLDEM } from '../../server/equity/rules.ts';
import { plainKey } from './plainLoop.ts';

interface Row {
  readonly what: string;
  readonly players: readonly string[];
  readonly board: string;
  readonly dead: string;
  /** By player: winning and tying cards. */
  readonly outs: readonly (readonly [string, string])[];
}

const ROWS: readonly Row[] = [
  {
    what: 'two overcards',
    players: ['AhKs', 'QdQc'],
    board: '7c8d2c5h',
    dead: '',
    outs: [
      ['KcKdKhAcAdAs', ''],
      ['', ''],
    ],
  },
  {
    what: 'two overcards, two of them dead',
    players: ['AhKs', 'QdQc'],
    board: '7c8d2c5h',
    dead: 'AcKd',
    outs: [
      ['KcKhAdAs', ''],
      ['', ''],
    ],
  },
  {
    what: 'a flush draw on the flop: no runner-runner',
    players: ['AhKh', '7s7c'],
    board: '7h8h2c',
    dead: '',
    outs: [
      ['3h4h5h6h9hThJhQh', ''],
      ['', ''],
    ],
  },
  {
    what: 'a card that puts the best hand on the board',
    players: ['2s2d', 'Kc3d'],
    board: 'KhQdJs9c',
    dead: '',
    outs: [
      ['2c2h', 'TcTdThTs'],
      ['', ''],
    ],
  },
  {
    what: 'two hands level: the flush draw can win, the other can not',
    players: ['AsKd', 'AcKh'],
    board: '8s5s2sTd',
    dead: 'Ks',
    outs: [
      ['3s4s6s7s9sTsJsQs', ''],
      ['', ''],
    ],
  },
  {
    what: 'a set against a made flush, with a third hand drawing to a higher flush',
    players: ['9h8h', 'AdAc', 'KhQc'],
    board: '7h6hAhKd',
    dead: '',
    outs: [
      ['', ''],
      ['6c6d6s7c7d7sKcKsAs', ''],
      ['2h3h4hJhQh', ''],
    ],
  },
];

function cards(text: string): readonly Card[] {
  return parseCards(text) ?? [];
}

function ask(players: readonly string[], board: string, dead = '') {
  return { rules: HOLDEM, players: players.map(cards), board: cards(board), dead: cards(dead) };
}

describe('outs for the next card', () => {
  it.each(ROWS)('given $what then $outs', ({ players, board, dead, outs }) => {
    const found = findOuts(ask(players, board, dead));
    const written = found.ok ? found.value.map(({ win, tie }) => [win.join(''), tie.join('')]) : found.error;
    const sorted = outs.map(([win, tie]) => [inDeckOrder(win), inDeckOrder(tie)]);
    expect(written).toEqual(sorted);
  });

  it('given a spot then every next card that turns it by the words of the rules is an out and no other', () => {
    const asked = ask(['9h8h', 'AdAc', 'KhQc', '5s5d'], '7h6hKd');
    const found = findOuts(asked);
    if (!found.ok) throw new Error(found.error.code);
    const seen = new Set([...asked.players.flat(), ...asked.board]);
    for (const card of DECK.filter((next) => !seen.has(next))) {
      const keys = asked.players.map((hand) => plainKey([...hand, ...asked.board, card]));
      const best = Math.max(...keys);
      const alone = keys.filter((key) => key === best).length === 1;
      for (const [player, outs] of found.value.entries()) {
        const leads = player === 1;
        expect(outs.win.includes(card)).toBe(!leads && alone && keys[player] === best);
        expect(outs.tie.includes(card)).toBe(!leads && !alone && keys[player] === best);
      }
    }
  });

  it.each(['', '7h', '7h8h', '7h8h2c3d4s'])('given the board "%s" then no next card is asked about', (board) => {
    expect(findOuts(ask(['AhKs', 'QdQc'], board))).toEqual({
      ok: false,
      error: { code: 'no-next-card', field: 'board' },
    });
  });

  it('given a card twice then it is refused as the equity is', () => {
    expect(findOuts(ask(['AhKs', 'AhQc'], '7h8h2c'))).toMatchObject({ ok: false, error: { code: 'duplicate-card' } });
  });
});

function inDeckOrder(text: string): string {
  return DECK.filter((card) => cards(text).includes(card)).join('');
}
