// A table played without database, vault or clock, as the ruling desk draws it.

import type { ProfileName } from '../../server/engine/profiles/profiles.ts';
import type { FloorInput } from '../../server/floor/floorInput.ts';
import { floorView } from '../../server/floor/floorView.ts';
import { RulingRecord } from '../../server/floor/rulingRecord.ts';
import type { FloorView } from '../../server/floor/view.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import type { TableCommandInput } from '../../server/table/commands.ts';
import { give, giveAll, HAND, NEW_SHOW, type Show } from '../console/show.ts';

export const LEVEL = {
  limit: 'no',
  smallBlind: 100,
  bigBlind: 200,
  anteKind: 'none',
  ante: 0,
  straddles: [],
  posts: [],
  unit: 25,
  minBet: 200,
} satisfies Extract<TableCommandInput, { do: 'setStructure' }>['structure'];

const NAMES = ['Ada', 'Boris', 'Clara', 'Dmitri'];

/** Four players, the button at seat 1, the hand started. */
export function started(profile: ProfileName = 'russian'): Show {
  const seats = NAMES.map((name, i) => ({ do: 'takeSeat', seat: i + 1, name, stack: 10_000 }) as const);
  return giveAll(NEW_SHOW, [
    ...seats,
    { do: 'setProfile', profile },
    { do: 'setStructure', structure: LEVEL },
    { do: 'setButton', button: 1 },
    { do: 'startHand', hand: HAND },
  ]);
}

export function dealt(profile: ProfileName = 'russian'): Show {
  return give(started(profile), { do: 'completeDeal', hand: HAND });
}

/** The first to act has called. */
export function acted(profile: ProfileName = 'russian'): Show {
  return give(dealt(profile), { do: 'act', hand: HAND, turn: 0, seat: 4, action: 'call', to: null });
}

export function inputOf(show: Show, patch: Partial<FloorInput> = {}): FloorInput {
  const record = recordOf(show);
  return {
    ...{ table: 'main', tableName: 'Final table', seatCount: 6, now: 900_000, state: show.state },
    entries: show.entries.filter(({ handId }) => handId !== null && handId === show.state.hand?.handId),
    ...{ alarms: [], questions: [], looked: new Set<string>() },
    rulings: [...record.lines].reverse(),
    rulingCount: record.lines.length,
    openingsVisible: openingsVisible(show.state),
    readOnly: null,
    ...patch,
  };
}

export function viewOf(show: Show, patch: Partial<FloorInput> = {}): FloorView {
  return floorView(inputOf(show, patch));
}

export function recordOf({ entries }: Show): RulingRecord {
  const record = new RulingRecord();
  for (const entry of entries) record.add(entry);
  return record;
}

export const TWINS_ALARM = { position: 3, code: 'SP-6.2.2-DUPLICATE', hand: HAND, number: 1, since: 30_000 } as const;
