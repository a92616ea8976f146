// Folds what was done with the deck before a deal, and the chief judge's word on the competition, into the session. Never decides.
import { assertNever } from '../../base/assertNever.ts';
import type { Card } from '../card.ts';
import { profileOf, type Session } from '../session.ts';
import type { SessionEvent } from '../sessionEvent.ts';
import type { DeckEvent } from './deckCommand.ts';
import { isOneCard } from './deckState.ts';
import { beginsHand, NO_PROCEDURE, type Procedure } from './procedure.ts';

type BeforeDeal = DeckEvent | Extract<SessionEvent, { type: 'CompetitionFinished' | 'CompetitionResumed' }>;

export function evolveBeforeDeal(session: Session, event: BeforeDeal): Session {
  switch (event.type) {
    case 'ShuffleReported':
    case 'CutReported':
      return { ...session, procedure: procedureAfter(session, event), procedureKept: true };
    case 'DefectReported':
    case 'CardReplaced':
    case 'DeckChanged':
    case 'DeckAudited':
      return { ...session, deck: deckAfter(session.deck, event) };
    case 'JudgeCalled':
      return session;
    case 'CompetitionFinished':
      // who has all chips has won whatever is said of it; a word of the chief judge stands until he takes it back
      return { ...session, competitionEnd: event.by === null ? null : { name: event.name } };
    case 'CompetitionResumed':
      return { ...session, competitionEnd: null };
    default:
      return assertNever(event);
  }
}

type Step = Extract<DeckEvent, { type: 'ShuffleReported' | 'CutReported' }>;

/** A new shuffle begins the steps anew; with it the hand has begun, and with it its level (R23). */
function procedureAfter(session: Session, event: Step): Procedure {
  const { procedure } = session;
  if (event.type === 'CutReported') return { ...procedure, cuts: procedure.cuts + 1, cutCard: event.cutCard };
  const { wash, riffle } = event;
  const level = beginsHand(profileOf(session), event) ? session.structure : null;
  return { ...NO_PROCEDURE, shuffle: { wash, riffle }, level };
}

type Folds = Extract<DeckEvent, { type: 'DefectReported' | 'CardReplaced' | 'DeckChanged' | 'DeckAudited' }>;

function deckAfter(deck: Session['deck'], event: Folds): Session['deck'] {
  switch (event.type) {
    case 'DefectReported':
      return { ...deck, blocks: [...deck.blocks, { code: 'SP-6.1.1-REPLACE', clause: '6.1.1', card: event.card }] };
    case 'CardReplaced':
      return { blocks: withoutCard(deck.blocks, event.card), replaced: deck.replaced + 1 };
    case 'DeckChanged':
      return { blocks: [], replaced: 0 };
    case 'DeckAudited': {
      // the newest count is the one that holds
      const others = deck.blocks.filter(({ code }) => code !== 'SP-6.2.1-REPLACE');
      const { code, clause } = event;
      return { ...deck, blocks: code === 'SP-6.2.1-REPLACE' ? [...others, { code, clause, card: null }] : others };
    }
  }
}

function withoutCard(blocks: Session['deck']['blocks'], card: Card | null): Session['deck']['blocks'] {
  const named = blocks.findIndex((block) => isOneCard(block) && block.card === card);
  const at = named < 0 ? blocks.findIndex(isOneCard) : named;
  return blocks.filter((_, i) => i !== at);
}
