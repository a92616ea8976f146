// Opens the deck desk of one table from what its server has.
import type { Audit } from '../audit/audit.ts';
import type { Gateway } from '../readers/gateway.ts';
import { playOf } from '../table/deckPlay.ts';
import type { DeckReads } from '../table/deckReads.ts';
import type { VaultPort } from '../vault/port.ts';
import { DeckOffice } from './deckOffice.ts';
import { Names } from './names.ts';
import type { Writer } from './openConsoles.ts';
import type { Stores } from './stores.ts';

interface House {
  readonly stores: Stores;
  readonly vault: VaultPort;
  readonly audit: Pick<Audit, 'record' | 'find'>;
  readonly gateway: () => Gateway;
  readonly newId: () => string;
}

export function openDecks(
  house: House,
  { id, row, programme, table, logger }: Writer,
  { reads, manned }: { readonly reads: DeckReads; readonly manned: () => void },
): Promise<DeckOffice> {
  const { decks, readers } = house.stores;
  const { audit } = house;
  return DeckOffice.open({
    ...{
      table: id,
      tableName: row.name,
      vault: house.vault,
      decks,
      readers,
      audit,
      reads,
      now: programme.now,
      newId: house.newId,
    },
    play: () => playOf(table.state()),
    connected: () => house.gateway().health(id),
    names: new Names(house.stores.people),
    manned,
    failed: () => logger.log('error', 'deck view failed'),
  });
}
