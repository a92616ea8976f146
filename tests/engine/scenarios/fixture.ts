// Fixture F6 of the rules (0.1) and what a row changes of it.
import { chips } from '../../../server/engine/chips.ts';
import type { HandCommand } from '../../../server/engine/command.ts';
import { handId } from '../../../server/engine/ids.ts';
import { RUSSIAN } from '../../../server/engine/profiles/russian.ts';
import { clockwiseAfter, seatNo } from '../../../server/engine/seat.ts';
import { PLAIN_EXTRAS, type StructureExtras } from '../../../server/engine/structure.ts';
import type { Fixture } from './row.ts';

/** Six seats, button 1, small blind s2 = 100, big blind s3 = 200, no ante, unit 25, stacks 10,000, Russian profile. */
export function fixtureOf(change: Partial<Fixture> = {}): Fixture {
  const seats = change.seats ?? [1, 2, 3, 4, 5, 6];
  const button = change.button ?? 1;
  const [first = button, second = button] = clockwiseAfter(button, seats);
  const headsUp = seats.length === 2;
  return {
    seats,
    button,
    stacks: 10_000,
    small: 100,
    big: 200,
    smallSeat: headsUp ? second : first,
    bigSeat: headsUp ? first : second,
    unit: 25,
    anteKind: 'none',
    ante: 0,
    straddles: [],
    posts: [],
    absent: [],
    profile: RUSSIAN,
    dealt: true,
    game: 'holdem',
    limit: 'no',
    extras: {},
    ...change,
  };
}

export function startCommand(fixture: Fixture): Extract<HandCommand, { type: 'StartHand' }> {
  const { stacks } = fixture;
  return {
    type: 'StartHand',
    start: {
      handId: handId('00000000-0000-7000-8000-000000000001'),
      number: 1,
      button: fixture.button,
      smallBlindSeat: fixture.smallSeat === null ? null : seatNo(fixture.smallSeat),
      bigBlindSeat: fixture.bigSeat === null ? null : seatNo(fixture.bigSeat),
      seats: fixture.seats.map((seat) => ({
        seat: seatNo(seat),
        name: `s${seat}`,
        stack: chips(typeof stacks === 'number' ? stacks : (stacks[seat] ?? 10_000)),
        presence: fixture.absent.includes(seat) ? 'ABSENT' : 'PRESENT',
      })),
      structure: {
        limit: fixture.limit,
        ...extrasOf(fixture),
        smallBlind: chips(fixture.small),
        bigBlind: chips(fixture.big),
        anteKind: fixture.anteKind,
        ante: chips(fixture.ante),
        straddles: fixture.straddles.map((s) => ({ ...s, seat: seatNo(s.seat), amount: chips(s.amount) })),
        posts: fixture.posts.map((p) => ({ seat: seatNo(p.seat), live: chips(p.live), dead: chips(p.dead) })),
        unit: chips(fixture.unit),
        minBet: chips(fixture.big === 0 ? 100 : fixture.big),
      },
      game: fixture.game,
      profile: fixture.profile,
    },
  };
}

function extrasOf({ extras }: Fixture): StructureExtras {
  const whole = { ...PLAIN_EXTRAS, ...extras };
  return {
    ...{ smallBet: chips(whole.smallBet), bigBet: chips(whole.bigBet), bringIn: chips(whole.bringIn) },
    ...{ cap: chips(whole.cap), buttonBlind: chips(whole.buttonBlind) },
    ...{ boards: whole.boards, bombPot: whole.bombPot },
  };
}
