// What lasts between hands: seats, stacks, structure, profile, positions, changes that wait. Pure; one show at one table.
import { type Chips, chips } from './chips.ts';
import { firstPositions, nextPositions, type Positions } from './forcedBets.ts';
import type { GameName } from './game/gameName.ts';
import { type Hand, isRunning } from './hand.ts';
import type { Presence } from './handStart.ts';
import type { Profile, Switches } from './profile.ts';
import { effectiveProfile } from './profiles/club.ts';
import type { Played } from './profiles/effects.ts';
import { DEFAULT_PROFILE, type ProfileName } from './profiles/profiles.ts';
import { type ChipLedger, EMPTY_LEDGER } from './rulings/chipLedger.ts';
import { type DeckState, deckAfterHand, FIT_DECK } from './rulings/deckState.ts';
import { NO_PROCEDURE, type Procedure } from './rulings/procedure.ts';
import type { SeatNo } from './seat.ts';
import { type CashState, NO_CASH, type Owes } from './sessionCash.ts';
import type { Currency, DroppedChange, PlannedChange } from './sessionEvent.ts';
import { type NextGame, nextGame, type Rotation } from './sessionGame.ts';
import type { Structure } from './structure.ts';

export interface SessionSeat {
  readonly seat: SeatNo;
  readonly name: string;
  readonly stack: Chips;
  /** sitting out: keeps the seat, is not dealt in */
  readonly out: boolean;
  /** away from the table or serving a penalty (6.4.3): holds from hand to hand until he is back */
  readonly presence: Presence;
  /** what the player sat down with: where a new show begins */
  readonly start: Chips;
  /** the seat at which he was dealt into the current hand, wherever he sits now; null when he was not */
  readonly dealtAs: SeatNo | null;
  /** he was dealt into a hand of this show */
  readonly played: boolean;
  /** what a correction takes beyond the stack; 0 but for a count that does not fit the corrected hand */
  readonly short: number;
  /** blinds that he missed (`deadBlinds`) */
  readonly owes: Owes;
}

export interface Session {
  readonly seats: readonly SessionSeat[];
  /** of the last hand, or of the next one where it was set since */
  readonly game: GameName;
  /** games in turn; null: one game alone */
  readonly rotation: Rotation | null;
  readonly structure: Structure | null;
  readonly profile: ProfileName;
  /** what differs from the profile's own switches */
  readonly switches: Switches;
  readonly currency: Currency;
  /** positions of the last hand with a button, or of the next one when the button waits */
  readonly positions: Positions | null;
  /**
   * The button waits: that of `positions` is the one of the next hand with a button, as it was set by hand or stood before hands
   * without one; the blinds follow from who is there when it starts. The name stands in recorded states.
   */
  readonly positionsSet: boolean;
  readonly handNumber: number;
  /** changes that wait for the end of the running hand, in order */
  readonly planned: readonly PlannedChange[];
  /** changes that no longer fitted at the end of the last hand */
  readonly dropped: readonly DroppedChange[];
  /** number of the announced last hand; null: no end is announced */
  readonly lastHand: number | null;
  readonly ended: boolean;
  /** shuffle and cut since the last deal (5.5) */
  readonly procedure: Procedure;
  /** somebody reports shuffle and cut in this show: what is missing is pointed out from then on */
  readonly procedureKept: boolean;
  /** the deck that is dealt next (6.1, 6.2) */
  readonly deck: DeckState;
  /** of this show (5.10.1) */
  readonly ledger: ChipLedger;
  /** the chief judge ended the competition before one player had all chips (5.10.1) */
  readonly competitionEnd: { /** the winner by agreement; '' for nobody */ readonly name: string } | null;
  /** bomb pots, stand-up game, buy-in of a cash table */
  readonly cash: CashState;
}

export const EMPTY_SESSION: Session = {
  seats: [],
  game: 'holdem',
  rotation: null,
  structure: null,
  profile: DEFAULT_PROFILE,
  switches: {},
  currency: { symbol: '', decimals: 0 },
  positions: null,
  positionsSet: false,
  handNumber: 0,
  planned: [],
  dropped: [],
  lastHand: null,
  ended: false,
  procedure: NO_PROCEDURE,
  procedureKept: false,
  deck: FIT_DECK,
  ledger: EMPTY_LEDGER,
  competitionEnd: null,
  cash: NO_CASH,
};

/** The switches that the next hand is started with. */
export function profileOf({ profile, switches }: Pick<Session, 'profile' | 'switches'>): Profile {
  return effectiveProfile(profile, switches);
}

/** Every game that the session may deal, with its limit. */
export function gamesPlayed({ game, structure, rotation }: Session): readonly Played[] {
  const limit = structure?.limit ?? null;
  return rotation?.games.map((one) => ({ game: one.game, limit: one.structure.limit })) ?? [{ game, limit }];
}

/** Stacks move by what the hand came to mean, so that a count made since then is kept; an open hand moves nothing yet. */
export function sessionAfterChips(session: Session, before: Hand | null, after: Hand): Session {
  const seats = session.seats.map((s): SessionSeat => {
    const difference = netOf(after, s.dealtAs) - netOf(before, s.dealtAs);
    return difference === 0 ? s : { ...s, ...balance(s.stack - s.short + difference) };
  });
  const found = counted(after) - counted(before);
  const ledger = found === 0 ? session.ledger : { ...session.ledger, counted: session.ledger.counted + found };
  return { ...session, seats, ledger, deck: deckAfterHand(session.deck, before, after) };
}

/** 6.4.8: what counts in an ended hand found beyond the chips that it began with. */
function counted(hand: Hand | null): number {
  if (hand === null || isRunning(hand)) return 0;
  // what the house took is not missing (3.4)
  return hand.seats.reduce<number>((total, s) => total + netOf(hand, s.seat), hand.raked);
}

/** Said in a hand it holds for the next ones; taken back there, it is taken back here. */
export function sessionAfterPresence(session: Session, before: Hand | null, after: Hand): Session {
  if (before?.handId !== after.handId) return session;
  const changed = after.seats.filter((s, i) => s.presence !== before.seats[i]?.presence);
  if (changed.length === 0) return session;
  const seats = session.seats.map((s): SessionSeat => {
    const now = changed.find((other) => other.seat === s.dealtAs);
    return now === undefined ? s : { ...s, presence: now.presence };
  });
  return { ...session, seats };
}

function balance(amount: number): Pick<SessionSeat, 'stack' | 'short'> {
  return { stack: chips(Math.max(0, amount)), short: Math.max(0, -amount) };
}

/** What an ended hand won or lost the seat. */
export function netOf(hand: Hand | null, seat: SeatNo | null): number {
  const s = hand !== null && !isRunning(hand) ? hand.seats.find((other) => other.seat === seat) : undefined;
  return s === undefined ? 0 : s.stack - s.startStack;
}

/** Chips, not sitting out; who is away is dealt in and blinded off in a competition, in a cash game he is not (6.4.4, X-10). */
function mayPlay(session: Session): readonly SessionSeat[] {
  const cash = profileOf(session).setting === 'cash';
  return session.seats.filter((s) => s.stack > 0 && !s.out && (!cash || s.presence === 'PRESENT'));
}

/** Whoever waits for the big blind is passed over until it reaches him; two players need not wait. */
export function dealtInNext(session: Session): readonly SessionSeat[] {
  const able = mayPlay(session);
  const ready = able.filter((s) => !s.owes.waits);
  if (ready.length === able.length || ready.length < 2 || session.positions === null) return able;
  const reaches = movedOn(session, session.positions, seatsOf(able)).bigBlind;
  return able.filter((s) => !s.owes.waits || s.seat === reaches);
}

/** Seats that the next hand is dealt to (5.5). */
export function activeSeats(session: Session): readonly SeatNo[] {
  return seatsOf(dealtInNext(session));
}

function seatsOf(seats: readonly SessionSeat[]): readonly SeatNo[] {
  return seats.map((s) => s.seat).sort((a, b) => a - b);
}

/** Game and structure of the next hand; `redeal`: it is dealt again. */
export function gameOfNext(session: Session, redeal: boolean): NextGame {
  return nextGame(session, { redeal, players: dealtInNext(session).length });
}

/** Where button and blinds move to; a button that was set by hand stays, and the blinds follow it. */
export function movedOn(session: Session, last: Positions, active: readonly SeatNo[]): Positions {
  return session.positionsSet ? firstPositions(last.button, active) : nextPositions(last, active, profileOf(session));
}

/** 6.3: a misdeal or a void hand is dealt again. */
export function isDealtAgain(hand: Hand | null): boolean {
  return hand?.phase === 'MISDEAL' || hand?.phase === 'VOID';
}

/** No further hand may start: the announced last one has been played. */
export function lastHandPlayed(session: Session, next: number): boolean {
  return session.lastHand !== null && next > session.lastHand;
}
