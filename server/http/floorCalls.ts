// What the ruling desk may ask, checked against its token. Who is the whole staff of a show is looked up behind.
import type { Permission } from '../access/role.ts';
import { allowed, known, speakerOf } from './allowed.ts';
import type { ConsoleCalls } from './consoleRouter.ts';
import { openAt, type Served } from './entered.ts';
import type { AtFloor } from './hub.ts';
import type { Visitor } from './visitor.ts';
import { Refusal } from './wireError.ts';

type FloorCalls = Pick<ConsoleCalls, 'watchFloor' | 'settle' | 'looked' | 'rulings'>;

/** The floor's people; who is the whole staff of a show is looked up behind. */
const FLOOR: readonly Permission[] = ['floor:inbox', 'table:operate'];

function atFloor<T>({ here }: AtFloor<T>): T {
  if (here === null) throw new Refusal('FORBIDDEN', 'needs-floor');
  return here;
}

export function createFloorCalls(options: Served, visitor: Visitor): FloorCalls {
  const { hub, work } = options;
  const entered = openAt(options, visitor);
  return {
    async *watchFloor(table, signal) {
      const speaker = speakerOf(allowed(visitor, table, FLOOR));
      yield* entered(atFloor(known(await hub.floorFeed(table, speaker))), { table, speaker }, signal);
    },
    settle(table, { clientId, settlement }) {
      const actor = speakerOf(allowed(visitor, table, FLOOR));
      return work.run(async () => known(await hub.settle(table, { actor, clientId, settlement })));
    },
    looked(table, notice) {
      const speaker = speakerOf(allowed(visitor, table, FLOOR));
      return work.run(async () => known(await hub.looked(table, speaker, notice)));
    },
    rulings(table, before) {
      const speaker = speakerOf(allowed(visitor, table, FLOOR));
      return work.run(async () => atFloor(known(await hub.rulings(table, speaker, before))));
    },
  };
}
