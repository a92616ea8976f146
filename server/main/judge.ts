// The chief judge's office of the running server: its rows, door 5 of the vault, the audit log, and the tables it may ask.
import type { TableId } from '../base/ids.ts';
import { createJudgeOffice as createOffice } from '../judge/judgeOffice.ts';
import type { JudgeOffice } from '../judge/office.ts';
import { openSealed, storedSeats } from '../vault/doors/judge.ts';
import type { VaultPort } from '../vault/port.ts';
import type { OpenHouse } from './house.ts';
import { type JudgedTableDeps, judgedTable } from './judgedTable.ts';
import { Names } from './names.ts';
import type { TableServer } from './tableServer.ts';

interface Served {
  get(table: TableId): TableServer | undefined;
}

export function createJudgeOffice({ house, audit }: Pick<OpenHouse, 'house' | 'audit'>, tables: Served): JudgeOffice {
  const { stores, clock, newId, vault, notesSealer } = house;
  const names = new Names(stores.people);
  return createOffice({
    ...{ cases: stores.judgeCases, sealer: notesSealer, audit, clock, newId },
    table(id: TableId) {
      const server = tables.get(id);
      return server === undefined ? null : judgedTable(server, { log: stores.log, newId, seen: seenBy(vault) });
    },
    openSealed: (question) => openSealed(vault, question),
    stored: (at) => storedSeats(vault, at),
    nameOf: (actor) => names.nameOf(actor),
  });
}

/** The commitments to hands that lie open to the room are opened; a vault that is away opens none. */
function seenBy(vault: Pick<VaultPort, 'request'>): JudgedTableDeps['seen'] {
  return async (table, { handId, hands }) => {
    const seats = hands.map(({ seat, cards }) => ({ seat, cards: cards.flatMap((card) => card ?? []) }));
    await vault.request({ do: 'noteShown', table, hand: handId, audience: 'room', canvas: '', seats });
  };
}
