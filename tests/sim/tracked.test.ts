// Simulated hands in front of the real tracker: clean reads give the truth, typical reads never a wrong firm card or fold.
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../server/engine/card.ts';
import type { Output } from '../../server/tracker/shape.ts';
import { track } from '../../server/tracker/track.ts';
import { LiveHand, type LiveOptions } from './liveHand.ts';
import { type Played, playRandomHand } from './randomHand.ts';

const soak = process.env['FELTCAST_SOAK'] === '1';

/** Firm cards and automatic folds that are not so. */
function wrong({ live, board }: Pick<Played, 'live' | 'board'>): readonly string[] {
  const { dealt, mucked } = live.truth;
  const cards = live.of('hole-card').flatMap(({ seat, tag }) => {
    const really = dealt.find(({ card }) => card === live.cardOf(tag));
    return really?.seat === seat ? [] : [`hole card firm at seat ${seat}`];
  });
  const boards = live.of('board').flatMap(({ tags, ordered }) => {
    const read = tags.map((tag) => live.cardOf(tag));
    const at = board.findIndex((card) => read.includes(card));
    const really = board.slice(at, at + read.length);
    const same = ordered ? read.join() === really.join() : [...read].sort().join() === [...really].sort().join();
    return same ? [] : ['board'];
  });
  const folds = live.of('muck').filter(({ automatic, seat, at }) => {
    const really = mucked.find((one) => one.seat === seat);
    return automatic && (really === undefined || really.cards < 2 || really.at > at);
  });
  return [...cards, ...boards, ...folds.map(({ seat }) => `fold of seat ${seat}`)];
}

describe('A8-1 clean reads', () => {
  const tables = [2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((seats) =>
    (['one', 'five'] as const).map((board) => [seats, board] as const),
  );
  test.each(tables)(
    'given %i seats and %s board antenna, when a hand is played, then the tracker says what happened',
    (seats, board) => {
      const played = playRandomHand({ seed: `clean ${seats} ${board}`, profile: 'clean', seats, board });
      const { live } = played;
      expect(wrong(played)).toEqual([]);
      const dealt = live.truth.dealt.map(({ seat, slot, card }) => `${seat}.${slot} ${card}`);
      expect(
        live
          .of('hole-card')
          .map(({ seat, slot, tag }) => `${seat}.${slot} ${live.cardOf(tag)}`)
          .sort(),
      ).toEqual(dealt.sort());
      expect(live.of('deal-seen-complete')).toHaveLength(1);
      expect(live.of('board').flatMap(({ tags }) => tags)).toHaveLength(live.truth.board.length);
      expect(played.folds.filter(({ automatic, last }) => automatic === last)).toEqual([]);
      expect(live.of('contradiction')).toEqual([]);
    },
  );
});

describe('A8-3 typical reads', () => {
  test(
    'given random hands, then no firm card is wrong and no fold is entered that was none',
    () => {
      const seed = soak ? `soak ${Date.now()}` : 'typical';
      const hands = soak ? 3000 : 60;
      const found: string[] = [];
      let folds = 0;
      let missed = 0;
      for (let i = 0; i < hands; i += 1) {
        const options: LiveOptions = {
          seed: `${seed} ${i}`,
          profile: 'typical',
          seats: 2 + (i % 9),
          board: i % 2 === 0 ? 'one' : 'five',
        };
        const played = playRandomHand(options);
        found.push(...wrong(played).map((what) => `${options.seed}: ${what}`));
        folds += played.folds.length;
        missed += played.folds.filter(({ automatic, last }) => !automatic && !last).length;
      }
      expect(found).toEqual([]);
      expect(folds).toBeGreaterThan(hands);
      expect(missed / folds, 'folds that a person had to enter').toBeLessThan(0.02);
    },
    soak ? 3_600_000 : 600_000,
  );

  test('twin: given a tracker that takes the first read for the seat, then wrong cards are found', () => {
    const hasty: typeof track = (state, observation) => {
      const [next, outputs] = track(state, observation);
      return [
        next,
        outputs.map(
          (output): Output => (output.type === 'hole-card' ? { ...output, seat: (output.seat % 4) + 1 } : output),
        ),
      ];
    };
    const played = playRandomHand({ seed: 'twin', profile: 'typical', seats: 4, step: hasty });
    expect(wrong(played)).not.toEqual([]);
  });
});

describe('A8-8 folds', () => {
  const cases = [
    ['a pocket pair', '9d9c', 'throw'],
    ['a suited hand', 'Ah7h', 'slide'],
  ] as const;
  test.each(cases)('given %s folded in turn, then it is a fold by itself', (_, cards, style) => {
    const live = dealtHand(cards);
    const { toAct } = live.hand;
    expect(toAct).toBe(3);
    expect(toAct !== null && live.fold(toAct, style)).toBe(true);
    expect(live.of('muck')).toMatchObject([{ seat: 3, all: true, automatic: true, gates: [] }]);
  });

  test('given one card of two folded, then it is proposed and never entered', () => {
    const live = dealtHand('KdQc');
    live.perform({ do: 'fold', seat: 3, count: 1 });
    live.run(6000);
    expect(live.of('muck')).toMatchObject([{ seat: 3, all: false, automatic: false, gates: ['partial'] }]);
    expect(live.hand.toAct).toBe(3);
  });

  test('given a hand folded across the board antenna, then the board stays empty', () => {
    const live = dealtHand('KdQc');
    live.fold(live.hand.toAct ?? live.seats[0] ?? fail(), 'slide');
    expect(live.of('board')).toEqual([]);
    expect(live.of('board-waiting')).toEqual([]);
  });
});

function fail(): never {
  throw new Error('nobody is to act');
}

/** Six seats with typical reads; seat 3 is first to act and holds these cards. */
function dealtHand(cards: string): LiveHand {
  const live = new LiveHand({ seed: `fold ${cards}`, profile: 'typical', seats: 6 });
  const [a, b] = parseCards(cards) ?? [];
  if (a === undefined || b === undefined) return fail();
  live.deal({ 1: ['2c', '3d'], 2: ['4h', '5s'], 3: [a, b], 4: ['Jh', 'Ts'], 5: ['8d', '8s'], 6: ['6c', '7s'] });
  return live;
}
