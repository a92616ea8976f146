// What goes on by itself while a table is served: its clock, its programme time, pages that fall silent.
import type { ReleaseDesk } from '../release/desk.ts';
import type { AlarmBoard } from './alarmBoard.ts';
import { KEY_EXPIRY_EVERY_MS } from './keyExpiry.ts';
import { type ExpiryHouse, keyExpiryOf } from './keyExpiryOf.ts';
import type { Writer } from './openConsoles.ts';
import type { PageBoard } from './pageBoard.ts';
import { every } from './upkeep.ts';

const TICK_MS = 250;
const PERSIST_MS = 1_000;
const AWAKE_MS = 1_000;
/** how soon consoles hear that a page has gone silent */
const LOOK_MS = 1_000;

interface Kept extends Pick<Writer, 'id' | 'table' | 'programme' | 'logger'> {
  readonly pages: PageBoard;
  readonly alarms: AlarmBoard;
  readonly look: () => void;
  readonly desk: Pick<ReleaseDesk, 'airing' | 'status'>;
}

export function upkeep(
  house: ExpiryHouse,
  { pages, alarms, look, desk, ...writer }: Kept,
  signal: AbortSignal,
): readonly Promise<void>[] {
  const { table, programme, logger } = writer;
  const expiry = keyExpiryOf(house, writer, desk);
  const failed = () => logger.log('error', 'the upkeep of a table failed, trying again');
  const loop = (ms: number, work: () => Promise<void>) => every(house.clock, { ms, signal, failed }, work);
  return [
    loop(TICK_MS, () => table.tick()),
    loop(PERSIST_MS, () => programme.persist()),
    // waits for nothing: a slow store is no sleep
    loop(AWAKE_MS, async () => programme.awake()),
    loop(KEY_EXPIRY_EVERY_MS, () => expiry.look()),
    loop(LOOK_MS, async () => {
      pages.look();
      look();
      await alarms.look();
    }),
  ];
}
