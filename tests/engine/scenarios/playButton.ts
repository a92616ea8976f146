// Follows button and blinds over some hands and says in words where they are not the expected ones.
import { nextPositions, type Positions } from '../../../server/engine/forcedBets.ts';
import { seatNo } from '../../../server/engine/seat.ts';
import type { ButtonRow, Places } from './row.ts';

export function playButton(row: ButtonRow): readonly string[] {
  const faults: string[] = [];
  let at = positionsOf(row.before);
  for (const { active, expect } of row.hands) {
    at = nextPositions(at, active.map(seatNo), row.rules);
    const want = { ...expect, due: expect.due ?? expect.small ?? at.smallBlindDue };
    const got = { ...expect, button: at.button, small: at.smallBlind, big: at.bigBlind, due: at.smallBlindDue };
    if (JSON.stringify(got) !== JSON.stringify(want))
      faults.push(`${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
  }
  return faults;
}

function positionsOf(places: Places): Positions {
  return {
    button: places.button,
    smallBlind: places.small === null ? null : seatNo(places.small),
    smallBlindDue: places.due ?? places.small ?? 0,
    bigBlind: seatNo(places.big),
  };
}
