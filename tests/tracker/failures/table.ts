// F20 to F27: what people do to cards at the table.
import { expect } from 'vitest';
import type { ZoneId } from '../../../server/tracker/shape.ts';
import { bet, deal, generator, tag, World } from '../world.ts';
import type { FailureRow } from './row.ts';

function dealt(options: ConstructorParameters<typeof World>[0] = {}): World {
  const world = new World(options);
  world.zones.push('burn');
  deal(world);
  world.run(9000);
  return world;
}

/** Seat 5's second card goes back to the dealer before the last card is dealt, and another comes. */
function exchanged(back: ZoneId): World {
  const world = new World();
  world.zones.push('burn');
  world.sees = (card) => card !== tag(16);
  deal(world);
  world.run(4000);
  world.put(tag(15), back);
  world.run(3000);
  world.put(tag(40), 'seat:5');
  world.run(5000);
  return world;
}

function takesTheSlot(back: ZoneId): void {
  const world = exchanged(back);
  const [offer] = world.of('card-replaced');
  expect(offer).toMatchObject({ seat: 5 });
  expect(JSON.stringify(offer)).not.toContain('15693:');
  expect(world.of('muck')).toEqual([]);
  world.feed({ type: 'accepted', at: world.now, output: offer?.id ?? '' });
  expect(world.of('hole-card').at(-1)).toMatchObject({ seat: 5, slot: 1, tag: tag(40) });
  world.sees = () => true;
  world.run(6000);
  bet(world, { toAct: 5 });
  world.run(6000);
  expect([world.of('muck'), world.of('contradiction')]).toEqual([[], []]);
  expect(world.state.hand.slots[5]).toEqual([tag(5), tag(40)]);
}

/** All cards of the seat are out of sight for so long. */
function lifted(ms: number): World {
  const world = dealt();
  bet(world, { toAct: 2 });
  for (const card of [2, 12]) world.put(tag(card), null);
  world.run(ms);
  return world;
}

export const TABLE_FAILURES: readonly FailureRow[] = [
  {
    id: 'F20',
    given: 'a boxed card that is voided, then the next card takes its place when a person says so',
    run: () => takesTheSlot('burn'),
  },
  {
    id: 'F21',
    given: 'a card that was exposed in the deal and replaced, then that is proposed, and never a fold',
    run: () => takesTheSlot('muck'),
  },
  {
    id: 'F22',
    given: 'a misdeal, then cards that are gathered mean nothing, and the redeal begins with all of them',
    run() {
      const world = dealt();
      const before = world.outputs.length;
      world.context({ phase: 'MISDEAL', toAct: null });
      for (let seat = 1; seat <= 6; seat += 1) for (const card of [seat, seat + 10]) world.put(tag(card), 'muck');
      world.run(4000);
      world.clear();
      world.run(4000);
      expect(world.outputs.slice(before).map(({ type }) => type)).toEqual(['tags-gone', 'collected']);
      deal(world, { handId: 'h2' });
      world.run(9000);
      expect(world.of('deal-seen-complete')).toHaveLength(2);
    },
  },
  {
    id: 'F23',
    given: 'cards that are lifted for up to twenty seconds, then nothing is told',
    run() {
      const world = lifted(20_000);
      for (const card of [2, 12]) world.put(tag(card), 'seat:2');
      world.run(3000);
      expect(world.outputs.slice(13)).toEqual([]);
    },
  },
  {
    id: 'F24',
    given: 'cards that lie beside their antenna for minutes, then one hint and no fold',
    run() {
      const world = lifted(180_000);
      expect(world.of('held')).toHaveLength(1);
      expect(world.of('muck')).toEqual([]);
    },
  },
  {
    id: 'F25',
    given: 'a chip or a metal guard on one card, then nothing; on both, then a hint and no fold',
    run() {
      const world = dealt();
      bet(world, { toAct: 2 });
      world.sees = (card) => card !== tag(2);
      world.run(90_000);
      expect(world.outputs.slice(13)).toEqual([]);
      world.sees = (_, zone) => zone !== 'seat:2';
      world.run(90_000);
      expect(world.outputs.slice(13).map(({ type }) => type)).toEqual(['held']);
    },
  },
  {
    id: 'F26',
    given: 'a wash over the whole table, then nothing is inferred until it is quiet; then a deal is a start',
    run() {
      const world = new World({ burst: 0.02, crossTalk: 0.05 });
      const random = generator(8);
      for (let i = 0; i < 60; i += 1) {
        for (let card = 1; card <= 40; card += 1)
          if (random() < 0.5) world.put(tag(card), world.zones[Math.floor(random() * world.zones.length)] ?? 'muck');
        world.run(120);
      }
      expect(world.state.washAt).not.toBeNull();
      world.clear();
      world.run(6000);
      expect(world.outputs.filter(({ type }) => type !== 'health')).toEqual([]);
      for (const seat of [1, 2, 3]) world.put(tag(seat), `seat:${seat}`);
      world.run(2000);
      expect(world.of('hand-start-seen')).toMatchObject([{ seats: [1, 2, 3] }]);
    },
  },
  {
    id: 'F27',
    given: 'a pile on a seat or on the board, then that zone is silent and says why',
    run() {
      const world = dealt();
      bet(world);
      const before = world.outputs.length;
      for (let card = 30; card < 38; card += 1) world.put(tag(card), 'seat:2');
      for (let card = 40; card < 49; card += 1) world.put(tag(card), 'board');
      world.run(6000);
      const piles = world.outputs.slice(before);
      expect(piles.map((output) => (output.type === 'health' ? output.zone : output.type))).toEqual([
        'seat:2',
        'board',
      ]);
      expect(piles).toMatchObject([
        { code: 'pile', on: true },
        { code: 'pile', on: true },
      ]);
    },
  },
];
