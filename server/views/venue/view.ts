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
  readonly away: boolean;
  readonly action: SeatAction;
  readonly amount: number;
  /** faces only of opened hands, and of cards that lie face up */
  readonly cards: readonly CardPlace[];
  readonly up: readonly boolean[];
  readonly drew: number | null;
  readonly won: number;
}

/** 5.9.2.5: mucked hands of a proved team play, shown to all participants by the chief judge. */
export interface VenueRevealed {
  readonly handNumber: number;
  readonly hands: readonly { readonly seat: number; readonly name: string; readonly cards: readonly CardPlace[] }[];
}

export interface VenueView {
  readonly kind: 'venue';
  readonly table: string;
  readonly tableName: string;
  readonly show: 'hidden' | 'on' | 'break' | 'ended';
  readonly demo: boolean;
  readonly at: number;
  readonly handNumber: number;
  readonly phase: OverlayView['phase'];
  readonly street: OverlayView['street'];
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly smallBet: OverlayView['smallBet'];
  readonly bigBet: OverlayView['bigBet'];
  readonly bringIn: OverlayView['bringIn'];
  readonly played: OverlayView['played'];
  readonly currency: CurrencyView;
  readonly seats: readonly VenueSeat[];
  readonly boards: readonly BoardView[];
  readonly boardsAre: OverlayView['boardsAre'];
  readonly pot: number;
  readonly pots: readonly PotView[];
  readonly rake: OverlayView['rake'];
  readonly payments: OverlayView['payments'];
  readonly ruling: OverlayView['ruling'];
  readonly overruled: OverlayView['overruled'];
  readonly champion: OverlayView['champion'];
  /** until the next hand begins, or the judge takes it down; no other page shows it */
  readonly revealed: VenueRevealed | null;
}
