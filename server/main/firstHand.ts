// Before the first hand of a show: a deck with a weak or dead tag does not begin one (F08, F09). A tag that fails later does not
// stop the show, and which one it is stays untold until its deck is put away.
import type { CommandReply, TableCommand } from '../table/commands.ts';
import type { Table } from '../table/table.ts';
import type { DeckOffice } from './deckOffice.ts';

interface Server {
  readonly table: Pick<Table, 'state' | 'proposals'>;
  readonly decks: Pick<DeckOffice, 'fit'>;
}

/** Null: nothing speaks against it. */
export async function refusedFirstHand(
  server: Server | undefined,
  command: TableCommand,
): Promise<CommandReply | null> {
  if (server === undefined || server.table.state().session.handNumber > 0) return null;
  if (!startsHand(command, server.table) || (await server.decks.fit())) return null;
  return { ok: false, code: 'deck-worn', params: {}, clause: '' };
}

function startsHand(command: TableCommand, table: Pick<Table, 'proposals'>): boolean {
  if (command.do === 'startHand') return true;
  if (command.do !== 'accept') return false;
  return table.proposals().some(({ id, kind }) => id === command.proposal && kind === 'start-hand');
}
