// F01 to F13: what happens to single cards and decks.
import { expect } from 'vitest';
import { tagKey } from '../../../server/readers/protocol/tagKey.ts';
import type { TagId, ZoneId } from '../../../server/tracker/shape.ts';
import { bet, deal, SIX, tag, World, type WorldOptions } from '../world.ts';
import type { FailureRow } from './row.ts';

/** Outputs that anybody hears of, by type; health is the readers' own. */
function told(world: World): readonly string[] {
  return world.outputs.map(({ type }) => type).filter((type) => type !== 'health');
}

function dealt(options: WorldOptions = {}, ms = 9000): World {
  const world = new World(options);
  deal(world);
  world.run(ms);
  return world;
}

const COMPLETE = [...Array.from({ length: 12 }, () => 'hole-card'), 'deal-seen-complete'];

export const CARD_FAILURES: readonly FailureRow[] = [
  {
    id: 'F01',
    given: 'one missed read of a card that lies there, then nothing is told and nothing changes',
    run() {
      const world = dealt();
      const { seq } = world;
      world.sees = (card, _, now) => !(card === tag(3) && now === seq + 1);
      world.run(3000);
      expect(told(world)).toEqual(COMPLETE);
      expect(world.state.cards[tag(3)]?.home).toMatchObject({ at: 'seat', seat: 3 });
    },
  },
  {
    id: 'F02',
    given: 'seconds of empty scans with the cards there, then they stay where they are',
    run() {
      const world = dealt();
      bet(world, { toAct: 2 });
      world.sees = (_, zone) => zone !== 'seat:2';
      world.run(8000);
      world.sees = () => true;
      world.run(3000);
      expect(told(world)).toEqual(COMPLETE);
      expect(world.state.hand.slots[2]).toEqual([tag(2), tag(12)]);
    },
  },
  {
    id: 'F03',
    given: 'cards that are read every other time, then they are as sure as ever',
    run() {
      const world = new World();
      world.sees = (card, _, seq) => (seq + Number.parseInt(card.slice(-1), 16)) % 2 === 0;
      deal(world);
      world.run(9000);
      expect(told(world)).toEqual(COMPLETE);
    },
  },
  {
    id: 'F04',
    given: 'two cards that lie on each other, then one of two is asked for, and a peek completes the deal',
    run() {
      const world = new World();
      world.sees = (card) => card !== tag(16);
      deal(world);
      world.run(9000);
      expect(world.of('deal-short')).toMatchObject([{ missing: [6], counts: { 6: 1 } }]);
      world.sees = () => true;
      world.run(4000);
      expect(told(world).at(-1)).toBe('deal-seen-complete');
    },
  },
  {
    id: 'F05',
    given: 'neighbours that hear each other as loud as themselves, then no card is placed, and the zones say so',
    run() {
      const world = dealt({ crossTalk: 0.9, burst: 0.02 }, 30_000);
      expect(world.of('hole-card')).toEqual([]);
      expect(world.of('health').some(({ code, on }) => code === 'cross-talk' && on)).toBe(true);
    },
  },
  {
    id: 'F06',
    given: 'a card that sweeps over other seats, then it looks at home only where it rests',
    run() {
      const world = new World();
      world.context({ handId: 'h', phase: 'DEALING', street: 'preflop', dealtIn: SIX, live: SIX, occupied: SIX });
      for (const seat of [5, 4, 3]) {
        world.put(tag(1), `seat:${seat}`);
        world.run(240);
        expect(world.state.hand.candidates).toEqual({});
      }
      world.put(tag(1), 'seat:2');
      world.run(4000);
      expect(world.of('hole-card')).toMatchObject([{ seat: 2 }]);
    },
  },
  {
    id: 'F07',
    given: 'a folded hand that lies across another seat and the board, then it is a contradiction and no new card',
    run() {
      const world = dealt();
      bet(world, { toAct: 1 });
      for (const zone of ['seat:2', 'board'] as const) {
        world.put(tag(1), zone);
        world.run(4000);
      }
      expect(world.of('contradiction').map(({ zone }) => zone)).toEqual(['seat:2', 'board']);
      expect(told(world).filter((type) => ['hole-card', 'board', 'muck', 'extra-card'].includes(type))).toHaveLength(
        12,
      );
    },
  },
  {
    id: 'F08',
    given: 'a dead tag, then its place is asked for, and a typed card completes the deal',
    run() {
      const world = new World();
      world.sees = (card) => card !== tag(4);
      deal(world);
      world.run(9000);
      expect(world.of('deal-short')).toMatchObject([{ missing: [4], counts: { 4: 1 } }]);
      world.context({ dealt: { 4: [0, 1] } });
      world.run(500);
      expect(world.of('deal-seen-complete')).toMatchObject([{ counts: { 4: 2 } }]);
    },
  },
  {
    id: 'F09',
    given:
      'a weak tag that is read four times in ten, then it is sure a little later; read once in ten, it is asked for',
    run() {
      const often = (share: number) => {
        const world = new World();
        world.sees = (card, _, seq) => card !== tag(4) || (seq * 7) % 10 < share;
        deal(world);
        world.run(14_000);
        return [world.of('deal-seen-complete').length, world.of('deal-short').length];
      };
      expect(often(4)).toEqual([1, 0]);
      expect(often(1)).toEqual([0, 1]);
    },
  },
  {
    id: 'F10',
    given: 'a tag that no deck knows at a seat, then it is told with its seat, and nobody guesses',
    run() {
      const world = dealt({ standing: (name) => (name === tag(60) ? 'unknown' : 'deck') });
      bet(world);
      world.put(tag(60), 'seat:3');
      world.run(4000);
      expect(world.of('unregistered')).toMatchObject([{ zone: 'seat:3', count: 1 }]);
      expect(world.of('hole-card')).toHaveLength(12);
    },
  },
  {
    id: 'F11',
    given: 'a phone or a hotel key, then the first has no name at all, and the second is counted and is no card',
    run() {
      expect([tagKey('08A1B2C3'), tagKey('0412AB9F'), tagKey('0412AB9F3C6180')]).toEqual([
        null,
        '14443:0412AB9F',
        '14443:0412AB9F3C6180',
      ]);
      const world = dealt({ standing: (name) => (name === tag(61) ? 'unknown' : 'deck') });
      world.put(tag(61), 'muck');
      world.run(3000);
      expect(world.of('muck')).toEqual([]);
    },
  },
  {
    id: 'F12',
    given: 'one tag at two far places, then it is placed nowhere, and nothing is taken from either by itself',
    run() {
      const twin = (name: TagId) => (name === tag(50) ? tag(1) : name);
      const world = new World({ rename: twin });
      world.put(tag(50), 'seat:4');
      deal(world);
      world.run(30_000);
      expect(world.of('hole-card').filter((output) => output.tag === tag(1))).toEqual([]);
      expect(world.of('health')).toMatchObject([
        { code: 'cross-talk', zone: 'seat:1', on: true },
        { code: 'cross-talk', zone: 'seat:4', on: true },
      ]);
    },
  },
  {
    id: 'F13',
    given: 'cards of another deck between hands, then a switch is proposed; among cards of this one it is an alarm',
    run() {
      const standing = (name: TagId) => (Number.parseInt(name.slice(-3), 16) > 100 ? 'other-deck' : 'deck');
      const world = new World({ standing });
      const seats: readonly ZoneId[] = ['seat:1', 'seat:2', 'seat:3'];
      for (const [i, zone] of seats.entries()) world.put(tag(101 + i), zone);
      world.run(9000);
      expect(told(world)).toEqual([]);
      world.run(3000);
      expect(world.outputs).toMatchObject([{ type: 'other-deck', count: 3 }]);
      world.clear();
      world.run(3000);
      deal(world);
      world.put(tag(104), 'seat:1');
      world.run(4000);
      expect(world.of('foreign')).toMatchObject([{ zone: 'seat:1', count: 1 }]);
    },
  },
];
