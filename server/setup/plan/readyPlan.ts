// A plan in which everything was understood: what the table, its commands, canvases and addresses are made from.
import type { TableId } from '../../base/ids.ts';
import type { Chips } from '../../engine/chips.ts';
import type { SeatNo } from '../../engine/seat.ts';
import type { AnteKind } from '../../engine/structure.ts';
import type { ShowKind } from '../../release/control.ts';
import type { Money } from './typedAmount.ts';
import type { PlanProfile, PlayedGame, TablePlan } from './view.ts';

export interface ReadyPlayer {
  readonly seat: SeatNo;
  readonly name: string;
  readonly stack: Chips;
}

export interface ReadyLevel {
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly anteKind: AnteKind;
  readonly ante: Chips;
  readonly unit: Chips;
  readonly minBet: Chips;
}

/** Names; null is nobody. */
export interface ReadyPeople {
  readonly operator: string;
  readonly producer: string;
  readonly cardDesk: string | null;
  readonly floor: string | null;
  readonly commentators: readonly string[];
}

/** Who confirms cards that air during play: nobody need, the sender by his sentence, or others at their consoles. */
export type Confirmation = 'none' | 'sentence' | 'one-person' | 'two-people';

export interface ReadyProgramme {
  readonly kind: ShowKind;
  readonly delayMs: number;
  readonly confirmation: Confirmation;
}

export interface ReadyPlan {
  readonly id: TableId;
  readonly name: string;
  readonly seats: number;
  readonly cardDesk: boolean;
  readonly currency: Money;
  readonly profile: PlanProfile;
  readonly played: PlayedGame;
  readonly level: ReadyLevel;
  readonly players: readonly ReadyPlayer[];
  /** null: as the first hand falls */
  readonly button: SeatNo | null;
  readonly programme: ReadyProgramme;
  readonly pages: TablePlan['pages'];
  readonly people: ReadyPeople;
}
