// The fields that every view of a table begins with: table, hand number, phase, street, game, blinds and bets. Knows no card.
import type { Game } from '../../engine/game/game.ts';
import { gameOf } from '../../engine/game/games.ts';
import { firstStreet } from '../../engine/game/streets.ts';
import type { Hand, HandPhase } from '../../engine/hand.ts';
import type { Session } from '../../engine/session.ts';
import { type WholeStructure, wholeStructure } from '../../engine/structure.ts';
import type { Moment } from '../../release/released.ts';
import type { Halves, OverlayView, PlayedView } from '../overlay/view.ts';

const PHASES: Readonly<Record<HandPhase, OverlayView['phase']>> = {
  DEALING: 'dealing',
  BETTING: 'betting',
  BETTING_CLOSED: 'betting',
  DRAWING: 'drawing',
  FACE_UP: 'face-up',
  RUNOUT: 'runout',
  SHOWDOWN: 'showdown',
  UNCONTESTED: 'awarding',
  AWARDING: 'awarding',
  COMPLETE: 'complete',
  MISDEAL: 'misdeal',
  VOID: 'void',
};

export type Heading = Pick<
  OverlayView,
  | 'table'
  | 'tableName'
  | 'demo'
  | 'at'
  | 'handNumber'
  | 'phase'
  | 'street'
  | 'smallBlind'
  | 'bigBlind'
  | 'ante'
  | 'smallBet'
  | 'bigBet'
  | 'bringIn'
  | 'played'
  | 'currency'
>;

export function heading(shown: Moment): Heading {
  const { table, tableName, demo, at, hand, session } = shown;
  const { symbol, decimals } = session.currency;
  return {
    table,
    tableName,
    demo,
    at,
    handNumber: hand?.number ?? 0,
    phase: hand === null ? 'idle' : PHASES[hand.phase],
    street: hand?.street ?? firstStreet(gameOf(session.game)),
    ...level(hand, shown),
    played: played(shown),
    currency: { symbol, decimals },
  };
}

type Level = Pick<Heading, 'smallBlind' | 'bigBlind' | 'ante' | 'smallBet' | 'bigBet' | 'bringIn'>;

const NO_LEVEL: Level = { smallBlind: 0, bigBlind: 0, ante: 0, smallBet: 0, bigBet: 0, bringIn: 0 };

/** A level that changes during a hand counts from the next one. */
function level(hand: Hand | null, { session }: Moment): Level {
  const structure = structureOf(hand, session);
  if (structure === null) return NO_LEVEL;
  const { smallBlind, bigBlind, anteKind, ante, smallBet, bigBet, bringIn } = structure;
  return { smallBlind, bigBlind, ante: anteKind === 'none' ? 0 : ante, smallBet, bigBet, bringIn };
}

function structureOf(hand: Hand | null, session: Session): WholeStructure | null {
  if (hand !== null) return hand.structure;
  return session.structure === null ? null : wholeStructure(session.structure);
}

/** The mix is the session's: a game that is played in turn is one of it. */
function played({ hand, session }: Moment): PlayedView {
  const game = hand?.game ?? session.game;
  const structure = structureOf(hand, session);
  return {
    game,
    limit: structure?.limit ?? 'no',
    halves: halvesOf(gameOf(game)),
    mix: session.rotation?.mix ?? '',
    bombPot: structure?.bombPot === true,
  };
}

function halvesOf({ kinds: [first, second] }: Game): Halves {
  if (second === undefined) return '';
  return first.startsWith('badugi') ? 'badugi-low' : 'high-low';
}
