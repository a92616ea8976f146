// Pieces of script that many rows share: limping to a street with only some seats left, checking it down.
import { clockwiseAfter } from '../../../server/engine/seat.ts';
import { fixtureOf } from './fixture.ts';
import type { Fixture } from './row.ts';

export interface Course {
  readonly fixture?: Partial<Fixture>;
  /** seats that stay in */
  readonly live: readonly number[];
}

/** First round: the live seats call or check, the others fold; a big blind that leaves folds unforced. */
export function limp({ fixture, live }: Course): readonly string[] {
  const f = fixtureOf(fixture);
  const from = f.straddles.at(-1)?.seat ?? f.bigSeat ?? f.button;
  return clockwiseAfter(from, f.seats).map((seat) => {
    if (!live.includes(seat)) return `s${seat} fold`;
    const matched = seat === from || (seat === f.smallSeat && f.small === f.big);
    return `s${seat} ${matched ? 'check' : 'call'}`;
  });
}

/** Everybody still in with chips checks a later round. */
export function checks({ fixture, live }: Course): readonly string[] {
  return clockwiseAfter(fixtureOf(fixture).button, live).map((seat) => `s${seat} check`);
}

/** A board that makes nobody anything: rainbow, unpaired, no three to a straight. */
export const FLOP = 'flop Kh9c5d';
export const TURN = 'turn 7s';
export const RIVER = 'river 2c';

/** From the deal to the river card, all rounds before it checked. */
export function limpToRiver(course: Course): readonly string[] {
  return [...limp(course), FLOP, ...checks(course), TURN, ...checks(course), RIVER];
}
