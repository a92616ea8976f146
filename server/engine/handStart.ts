// What a hand starts with, frozen for its whole life: seats, stacks, structure, game and profile.
import type { Chips } from './chips.ts';
import type { GameName } from './game/gameName.ts';
import type { HandId } from './ids.ts';
import type { Profile } from './profile.ts';
import type { SeatNo } from './seat.ts';
import type { Structure } from './structure.ts';

/** Not at the table, or kept from play by a penalty: dealt in, and folded by the dealer (6.4.3). */
export type Presence = 'PRESENT' | 'ABSENT' | 'PENALTY';

export interface SeatStart {
  readonly seat: SeatNo;
  readonly name: string;
  /** chips behind before anything is posted */
  readonly stack: Chips;
  readonly presence: Presence;
}

export interface HandStarted {
  readonly type: 'HandStarted';
  readonly handId: HandId;
  /** counts up per table; a redeal keeps the number */
  readonly number: number;
  readonly button: number;
  /** null: nobody posts it (dead small blind) */
  readonly smallBlindSeat: SeatNo | null;
  /** null: nobody posts it (games with a bring-in, bomb pots) */
  readonly bigBlindSeat: SeatNo | null;
  readonly seats: readonly SeatStart[];
  readonly structure: Structure;
  readonly game: GameName;
  readonly profile: Profile;
}
