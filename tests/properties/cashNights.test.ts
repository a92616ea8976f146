// Whole nights at a cash table against two independent accounts: the purses, and where button, blinds and debts have to be.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { LogEvent } from '../../server/log/entry.ts';
import { EMPTY_TABLE } from '../../server/log/tableState.ts';
import { type Night, nightPlan, playNight } from './cashNights.ts';
import { Purses } from './nightMoney.ts';
import { NightPlaces } from './nightPlaces.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('cash nights');

function moneyFault({ entries, states }: Night): string | null {
  const purses = new Purses();
  for (const [i, entry] of entries.entries()) {
    const faults = entry.events.map((event) => purses.take(event));
    const fault = faults.find((one) => one !== null) ?? purses.compare(states[i] ?? EMPTY_TABLE);
    if (fault !== null) return `${fault} at ${entry.position}`;
  }
  return null;
}

function placesFault({ entries, states }: Night): string | null {
  const places = new NightPlaces();
  for (const [i, entry] of entries.entries()) {
    const fault = places.take(entry, states[i - 1] ?? EMPTY_TABLE, states[i] ?? EMPTY_TABLE);
    if (fault !== null) return `${fault} at ${entry.position}`;
  }
  return null;
}

describe.each(SEEDS)('nights, seed %i', (seed) => {
  test('given any night, then every chip is in a purse, in the middle or with the house, and every blind is paid or owed once', () => {
    const law = fc.property(nightPlan, (plan) => {
      const night = playNight(plan);
      expect({ money: moneyFault(night), places: placesFault(night) }).toEqual({ money: null, places: null });
    });
    // a night is too long to be made smaller: the seed plays it again
    fc.assert(law, { seed, numRuns: runs(2, 100), endOnFailure: true });
  });
});

describe('the twins', () => {
  const nights = fc.sample(nightPlan, { seed: 16, numRuns: 5 }).map(playNight);
  /** The same night with one event told in another way. */
  function retold(tell: (event: LogEvent) => LogEvent): readonly Night[] {
    return nights.flatMap((night) => {
      let told = false;
      const entries = night.entries.map((entry) => {
        const events = entry.events.map((event) => {
          const other = told ? event : tell(event);
          told ||= other !== event;
          return other;
        });
        return { ...entry, events };
      });
      return told ? [{ ...night, entries }] : [];
    });
  }

  test.each([
    ['a bet', 'ActionTaken'],
    ['a blind', 'ForcedBetPosted'],
    ['a rake', 'RakeTaken'],
    ['a payment beside the pots', 'SidePayment'],
  ] as const)('given %s of one chip more, then the purses show it', (_, type) => {
    const told = retold((event) =>
      event.type === type && event.amount > 0 ? { ...event, amount: chips(event.amount + 1) } : event,
    );
    expect(told.map(moneyFault)).not.toContain(null);
    expect(told.length).toBeGreaterThan(0);
  });

  test('given a payer who has left, then the purses show it', () => {
    const faults = nights.map((night) => {
      const entries = night.entries.map((entry) => {
        const leaves = entry.events.flatMap((event) =>
          event.type === 'SidePayment' ? [{ type: 'SeatLeft', seat: event.from } as const] : [],
        );
        return { ...entry, events: [...leaves, ...entry.events] };
      });
      return moneyFault({ ...night, entries });
    });
    expect(faults).toContainEqual(expect.stringContaining('has left'));
  });

  test('given a big blind at another seat, then the places show it', () => {
    const told = retold((event) =>
      event.type === 'HandStarted' && event.bigBlindSeat !== null && event.number > 1
        ? { ...event, bigBlindSeat: seatNo((event.bigBlindSeat % 9) + 1) }
        : event,
    );
    expect(told.map(placesFault)).not.toContain(null);
    expect(told.length).toBeGreaterThan(0);
  });

  test('given nights in which nobody is held to what he owes, then the debts show it', () => {
    const forgiven = nights.map((night) => ({
      ...night,
      states: night.states.map((state) => ({
        ...state,
        session: {
          ...state.session,
          seats: state.session.seats.map((s) => ({ ...s, owes: { small: false, big: false, waits: false } })),
        },
      })),
    }));
    expect(forgiven.map(placesFault).filter((fault) => fault !== null).length).toBeGreaterThan(0);
  });

  test('given nights, then all that a cash table is asked is among them', () => {
    const seen = new Set(
      nights.flatMap(({ entries }) => entries.flatMap(({ events }) => events.map(({ type }) => type))),
    );
    for (const type of [
      ...['GameSet', 'RotationMoved', 'BombPotPlanned', 'BombPotCalled', 'StandUpSet', 'SafeSet', 'MaxBuyInSet'],
      ...['OwesSet', 'ButtonSet', 'SeatMoved', 'SeatLeft', 'SidePayment', 'RakeTaken', 'HandVoided', 'ChipsReturned'],
    ])
      expect(seen).toContain(type);
  });
});
