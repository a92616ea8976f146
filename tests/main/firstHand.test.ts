// The first hand of a show waits for a sound deck; later ones do not (F08, F09).
import { describe, expect, it } from 'vitest';
import { handId } from '../../server/engine/ids.ts';
import { EMPTY_TABLE } from '../../server/log/tableState.ts';
import { refusedFirstHand } from '../../server/main/firstHand.ts';
import type { Proposal, TableCommand } from '../../server/table/commands.ts';

const START: TableCommand = { do: 'startHand', hand: handId('01980000-0000-7000-8000-000000000001') };
const accept = (id: string): TableCommand => ({ do: 'accept', proposal: id });
const proposal = (kind: Proposal['kind']): Proposal => {
  return { id: kind, kind, seat: null, count: null, confidence: 1, evidence: {} };
};

function refused(command: TableCommand, { worn = true, handNumber = 0 } = {}) {
  const state = { ...EMPTY_TABLE, session: { ...EMPTY_TABLE.session, handNumber } };
  const table = { state: () => state, proposals: () => [proposal('start-hand'), proposal('fold')] };
  return refusedFirstHand({ table, decks: { fit: async () => !worn } }, command);
}

describe('a show with a worn deck', () => {
  it.each([
    ['a start', START],
    ['the start that the readers propose', accept('start-hand')],
  ])('given %s as its first hand, then it is refused', async (_name, command) => {
    expect(await refused(command)).toMatchObject({ ok: false, code: 'deck-worn' });
  });

  it.each([
    ['a sound deck', START, { worn: false }],
    ['a hand in the middle of the show', START, { handNumber: 3 }],
    ['another proposal', accept('fold'), {}],
    ['anything else', { do: 'undo', hand: handId('01980000-0000-7000-8000-000000000001') }, {}],
  ] as const)('twin: given %s, then nothing speaks against it', async (_name, command, over) => {
    expect(await refused(command, over)).toBeNull();
  });
});
