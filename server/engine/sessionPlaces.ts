// Where button and blinds are in the next hand, and from where the hand behind it goes on: not every hand has a button of its own,
// or moves it. Pure.
import { firstPositions, headsUpPositions, type Positions } from './forcedBets.ts';
import type { Hand } from './hand.ts';
import { hasButton } from './position.ts';
import { nextAfter, type SeatNo } from './seat.ts';
import { activeSeats, gameOfNext, gamesPlayed, isDealtAgain, movedOn, type Session } from './session.ts';

/** Places of a hand, and those from which the next one moves on. */
export interface Places {
  readonly hand: Positions;
  readonly kept: Positions;
  /** the button of `kept` has not been used yet */
  readonly waits: boolean;
  /** who has bought the button */
  readonly buyer: SeatNo | null;
}

const NOT_BOUGHT = { waits: false, buyer: null } as const;

/** `last`: the hand before, whose places are kept when it is dealt again (6.3). Null while two active seats are missing. */
export function placesForNext(session: Session, last: Hand | null): Places | null {
  const active = activeSeats(session);
  if (active.length < 2) return null;
  const again = isDealtAgain(last) ? last : null;
  // dealt from the dealer's left
  if (!hasButton(again?.game ?? gameOfNext(session, false).game))
    return waiting(session, firstPositions(active.at(-1) ?? 1, active));
  return again === null ? moved(session, active) : dealtAgain(session, again, active);
}

/** The hand behind this one has the places that this one would have had. */
export function waiting({ positions, positionsSet }: Session, hand: Positions): Places {
  return { ...NOT_BOUGHT, hand, kept: positions ?? hand, waits: positions === null || positionsSet };
}

function moved(session: Session, active: readonly SeatNo[]): Places {
  const { positions } = session;
  const hand = positions === null ? firstPositions(active.at(-1) ?? 1, active) : movedOn(session, positions, active);
  return { ...NOT_BOUGHT, hand, kept: hand };
}

/** A button that was set since then counts; otherwise every place is that of the hand, whoever had it. */
function dealtAgain(session: Session, again: Hand, active: readonly SeatNo[]): Places {
  const { positions, positionsSet } = session;
  if (positions === null) return moved(session, active);
  if (positionsSet) return moved(session, active);
  if (again.structure.bombPot === true)
    return { ...NOT_BOUGHT, hand: firstPositions(again.button, active), kept: positions };
  const hand = samePositions(positions, active);
  const buyer = again.bigBlindSeat === positions.bigBlind ? null : active.find((seat) => seat === again.bigBlindSeat);
  if (buyer == null) return { ...NOT_BOUGHT, hand, kept: hand };
  return { hand: { ...positions, bigBlind: buyer }, kept: positions, waits: false, buyer };
}

/** A redeal keeps every place; who has left since is passed over. */
function samePositions(last: Positions, active: readonly SeatNo[]): Positions {
  const bigBlind = active.find((seat) => seat === last.bigBlind) ?? nextAfter(last.bigBlind, active) ?? last.bigBlind;
  if (active.length === 2) return headsUpPositions(active, bigBlind);
  const smallBlind = active.find((seat) => seat === last.smallBlind) ?? null;
  return { ...last, smallBlind: smallBlind === bigBlind ? null : smallBlind, bigBlind };
}

/** Where the button lies: in a hand without one, and behind it, where it waits. Null where no game of the table has one. */
export function buttonSeat(session: Session, hand: Hand | null): number | null {
  if (hand !== null && hasButton(hand.game)) return hand.button;
  return gamesPlayed(session).some(({ game }) => hasButton(game)) ? (session.positions?.button ?? null) : null;
}
