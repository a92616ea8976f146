// The shape of the venue screen: live, and no face-down card nor anything derived from one.
import type {
  BoardView,
  CardPlace,
  CurrencyView,
  OverlayView,
  Position,
  PotView,
  SeatAction,
  SeatState,
} from '../overlay/view.ts';

export interface VenueSeat {
  readonly seat: number;
  readonly state: SeatState;
  readonly name: string;
  readonly stack: number;
  readonly bet: number;
  readonly position: Position;
  readonly button: boolean;
  readonly toAct: boolean;
  readonly allIn: boolean;
  readonly action: SeatAction;
  readonly amount: number;
  /** faces only of opened hands */
  readonly cards: readonly CardPlace[];
  readonly won: number;
}

export interface VenueView {
  readonly kind: 'venue';
  readonly table: string;
  readonly tableName: string;
  readonly show: 'hidden' | 'on';
  readonly demo: boolean;
  readonly at: number;
  readonly handNumber: number;
  readonly phase: OverlayView['phase'];
  readonly street: OverlayView['street'];
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly currency: CurrencyView;
  readonly seats: readonly VenueSeat[];
  readonly boards: readonly BoardView[];
  readonly pot: number;
  readonly pots: readonly PotView[];
}
