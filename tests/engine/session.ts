// A hand that runs, for the session's sake: nobody looks into it.
import { chips } from '../../server/engine/chips.ts';
import { fold } from '../../server/engine/evolve.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { handId } from '../../server/engine/ids.ts';
import { PROFILES } from '../../server/engine/profiles/profiles.ts';
import { seatNo } from '../../server/engine/seat.ts';

function started(): Hand {
  const hand = fold(null, [
    {
      type: 'HandStarted',
      handId: handId('01980000-0000-7000-8000-000000000001'),
      ...{ number: 7, button: 1, smallBlindSeat: seatNo(1), bigBlindSeat: seatNo(2) },
      seats: [1, 2].map((seat) => ({ seat: seatNo(seat), name: `P${seat}`, stack: chips(1_000), presence: 'PRESENT' })),
      structure: {
        ...{ limit: 'no', anteKind: 'none', straddles: [], posts: [] },
        ...{ smallBlind: chips(5), bigBlind: chips(10), ante: chips(0), unit: chips(1), minBet: chips(10) },
      },
      game: 'holdem',
      profile: PROFILES.russian,
    },
  ]);
  if (hand === null) throw new Error('no hand');
  return hand;
}

export const RUNNING: Hand = started();
