// The expiry of hand keys for a table that is served: what it asks of log, canvases, judge's cases and vault.
import type { Clock } from '../base/clock.ts';
import type { ReleaseDesk } from '../release/desk.ts';
import type { VaultPort } from '../vault/port.ts';
import { KeyExpiry } from './keyExpiry.ts';
import type { Writer } from './openConsoles.ts';
import type { Stores } from './stores.ts';

export interface ExpiryHouse {
  readonly stores: Pick<Stores, 'shows' | 'settings' | 'handWords' | 'judgeCases'>;
  readonly vault: VaultPort;
  readonly clock: Clock;
}

export function keyExpiryOf(
  { stores, vault, clock }: ExpiryHouse,
  { id, table, programme, logger }: Pick<Writer, 'id' | 'table' | 'programme' | 'logger'>,
  desk: Pick<ReleaseDesk, 'airing' | 'status'>,
): KeyExpiry {
  const { shows, settings, handWords, judgeCases: cases } = stores;
  return new KeyExpiry({
    ...{ table: id, shows, settings, handWords, cases, vault, logger },
    programme: () => programme.now(),
    wall: clock.wall,
    airing: (hand) => desk.airing(hand),
    checks: () => desk.status().canvases.flatMap(({ name, audience }) => (audience === 'check' ? [name] : [])),
    current: () => table.state().hand?.handId ?? null,
  });
}
