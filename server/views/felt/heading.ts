// The fields that every view of a table begins with: table, hand number, phase, street, blinds. Knows no card.
import { HOLDEM } from '../../engine/game/games.ts';
import { firstStreet } from '../../engine/game/streets.ts';
import type { Hand, HandPhase } from '../../engine/hand.ts';
import type { Moment } from '../../release/released.ts';
import type { OverlayView } from '../overlay/view.ts';

const PHASES: Readonly<Record<HandPhase, OverlayView['phase']>> = {
  DEALING: 'dealing',
  BETTING: 'betting',
  BETTING_CLOSED: 'betting',
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
    street: hand?.street ?? firstStreet(HOLDEM),
    ...blinds(hand, shown),
    currency: { symbol, decimals },
  };
}

/** A level that changes during a hand counts from the next one. */
function blinds(hand: Hand | null, { session }: Moment): Pick<Heading, 'smallBlind' | 'bigBlind' | 'ante'> {
  const structure = hand?.structure ?? session.structure;
  if (structure === null) return { smallBlind: 0, bigBlind: 0, ante: 0 };
  const { smallBlind, bigBlind, anteKind, ante } = structure;
  return { smallBlind, bigBlind, ante: anteKind === 'none' ? 0 : ante };
}
