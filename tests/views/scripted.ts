// Scripted hands for the tests of the views: fixture and words as in the engine's scenarios, played by decide and evolve.

import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import { fold } from '../../server/engine/evolve.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionEvent } from '../../server/engine/sessionEvent.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { fixtureOf, startCommand } from '../engine/scenarios/fixture.ts';
import type { Fixture } from '../engine/scenarios/row.ts';
import { parseLine } from '../engine/scenarios/script.ts';
import { type Aired, foldEach, type Look, released, seatedFor } from './released.ts';

export interface Scene extends Look {
  readonly fixture?: Partial<Fixture>;
  readonly script?: readonly string[];
  /** who sits at the table without being dealt in */
  readonly others?: readonly SessionEvent[];
  /** what happens at the table after the script */
  readonly after?: readonly SessionEvent[];
}

/** Throws where the rules refuse a word of the script. */
export function play(scene: Scene): Aired {
  const fixture = fixtureOf(scene.fixture);
  const deal = fixture.dealt ? dealRead(fixture.seats) : [];
  const commands = [startCommand(fixture), ...deal, ...(scene.script ?? []).map((line) => parseLine(line).command)];
  const events: HandEvent[] = [];
  for (const command of commands) {
    const decided = decide(fold(null, events), command);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.error.code}`);
    events.push(...decided.value);
  }
  const seated = seatedFor(handOf(events.slice(0, 1)), scene.others);
  const state = foldEach(seated, [...events, ...(scene.after ?? [])]);
  return { state, events };
}

/** Every place read as it was dealt, so that the vault holds a card of each; the last one completes the deal. */
function dealRead(seats: readonly number[]): readonly HandCommand[] {
  const places = [0, 1].flatMap((slot) => seats.map((seat) => ({ seat: seatNo(seat), slot })));
  return places.map(({ seat, slot }) => ({ type: 'DealHole', seat, slot }));
}

function handOf(events: readonly HandEvent[]): Hand {
  const hand = fold(null, events);
  if (hand === null) throw new Error('the script starts no hand');
  return hand;
}

export const overlayOf = (scene: Scene) => overlayView(released(play(scene), scene));
export const commentaryOf = (scene: Scene) => commentaryView(released(play(scene), scene));
export const venueOf = (scene: Scene) => venueView(released(play(scene), scene));

type Seated<T> = { readonly seats: readonly (T & { readonly seat: number })[] };

/** One field of every seat that has something to say, by seat number. */
export function bySeat<T, K extends keyof T>(view: Seated<T>, field: K, seats: readonly number[]): readonly T[K][] {
  return seats.map((seat) => seatIn(view, seat)[field]);
}

export function seatIn<T>(view: Seated<T>, seat: number): T & { readonly seat: number } {
  const found = view.seats.find((s) => s.seat === seat);
  if (found === undefined) throw new Error(`the view has no seat ${seat}`);
  return found;
}

export function cardsOf(view: Seated<{ readonly cards: readonly string[] }>, seat: number): string {
  return seatIn(view, seat).cards.join('');
}

/** The lit cards among those of a seat or a board. */
export function litOf(holder: { readonly cards: readonly string[]; readonly lit: readonly boolean[] }): string {
  return holder.cards.filter((_, i) => holder.lit[i] === true).join('');
}
