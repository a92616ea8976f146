// Folds games in turn and what a cash table plays for beside the pots into the session. Never decides.
import type { Session } from './session.ts';
import type { CashEvent, GameEvent, SessionEvent } from './sessionEvent.ts';
import { turnedTo } from './sessionGame.ts';

type GamesEvent = GameEvent | CashEvent;

const GAMES_EVENTS: Readonly<Record<GamesEvent['type'], true>> = {
  GameSet: true,
  RotationSet: true,
  RotationMoved: true,
  BombPotPlanned: true,
  BombPotCalled: true,
  BombPotCounted: true,
  StandUpSet: true,
  SafeSet: true,
  MaxBuyInSet: true,
  OwesSet: true,
};

export function isGamesEvent(event: SessionEvent): event is GamesEvent {
  return event.type in GAMES_EVENTS;
}

export function evolveGames(session: Session, event: GamesEvent): Session {
  switch (event.type) {
    case 'GameSet':
    case 'RotationSet':
    case 'RotationMoved':
      return gameAfter(session, event);
    case 'OwesSet': {
      const seats = session.seats.map((s) => (s.seat === event.seat ? { ...s, owes: event.owes } : s));
      return { ...session, seats };
    }
    default:
      return { ...session, cash: cashAfter(session.cash, event) };
  }
}

/** Another game has another level: one that was fixed by a shuffle is no longer the one to come (R23). */
function gameAfter(session: Session, event: GameEvent): Session {
  const procedure = { ...session.procedure, level: null };
  switch (event.type) {
    case 'GameSet':
      return { ...session, game: event.game, structure: event.structure, rotation: null, procedure };
    case 'RotationSet':
      return { ...session, ...turnedTo(session, event.rotation), procedure };
    case 'RotationMoved': {
      const { at, played } = event;
      if (session.rotation === null) return session;
      return { ...session, ...turnedTo(session, { ...session.rotation, at, played }), procedure };
    }
  }
}

function cashAfter(cash: Session['cash'], event: Exclude<CashEvent, { type: 'OwesSet' }>): Session['cash'] {
  const { bombPot, standUp } = cash;
  switch (event.type) {
    case 'BombPotPlanned':
      return { ...cash, bombPot: event.plan };
    case 'BombPotCalled':
      return { ...cash, bombPot: bombPot === null ? null : { ...bombPot, next: event.on } };
    case 'BombPotCounted':
      return { ...cash, bombPot: bombPot === null ? null : { ...bombPot, next: event.next, since: event.since } };
    case 'StandUpSet':
      return { ...cash, standUp: event.game };
    case 'SafeSet': {
      const others = standUp?.safe.filter((seat) => seat !== event.seat) ?? [];
      const safe = event.safe ? [...others, event.seat] : others;
      return { ...cash, standUp: standUp === null ? null : { ...standUp, safe } };
    }
    case 'MaxBuyInSet':
      return { ...cash, maxBuyIn: event.most };
  }
}
