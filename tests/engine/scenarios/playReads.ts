// Plays a row about reads: a hand is dealt and bet on, then a tag is seen somewhere else for a while.
import type { OutputType, TagId, ZoneId } from '../../../server/tracker/shape.ts';
import { bet, deal, tag, World } from '../../tracker/world.ts';
import type { ReadsRow } from './readsRow.ts';

const CYCLE_MS = 50;
const DEALT = tag(1);
const ANOTHER = tag(40);
/** cards at their seats, whenever they are sure */
const OF_THE_DEAL: readonly OutputType[] = ['hole-card', 'deal-seen-complete'];

export function playReads({ also, ms, expect, tag: seen }: ReadsRow): readonly string[] {
  const world = new World({ cycleMs: CYCLE_MS });
  deal(world);
  world.run(2_000);
  bet(world);
  const before = world.outputs.length;
  for (let at = 0; at < ms; at += CYCLE_MS) scan(world, also, seen === 'another' ? ANOTHER : DEALT);
  world.run(1_000);
  const said = [...new Set(world.outputs.slice(before).map(({ type }) => type))].filter(
    (type) => !OF_THE_DEAL.includes(type),
  );
  return JSON.stringify(said) === JSON.stringify(expect) ? [] : [`the tracker said ${JSON.stringify(said)}`];
}

/** Every card at its seat, and one tag read at `also` as well. */
function scan(world: World, also: ZoneId, seen: TagId): void {
  const zones: Partial<Record<ZoneId, TagId[]>> = Object.fromEntries(world.zones.map((zone) => [zone, []]));
  for (const seat of [1, 2, 3, 4, 5, 6]) zones[`seat:${seat}`] = [tag(seat), tag(seat + 10)];
  zones[also] = [...(zones[also] ?? []), seen];
  const from = world.now;
  world.now += CYCLE_MS;
  world.seq += 1;
  const src = { reader: 'tbl-a', boot: 'b1', seq: world.seq };
  world.feed({ type: 'scan', src, from, at: world.now, atErr: 5, late: false, rep: 1, zones });
}
