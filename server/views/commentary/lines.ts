// The hand log for commentators: an allow-list of entries, each by the few fields that may be spoken.
import type { Card } from '../../engine/card.ts';
import { CHOPPED } from '../../engine/chop.ts';
import type { HandEvent } from '../../engine/event.ts';
import type { AiredLine, Moment } from '../../release/released.ts';
import { actionWords } from '../felt/seatAction.ts';
import type { CommentaryLine } from './view.ts';

type Said = Partial<Pick<CommentaryLine, 'seat' | 'amount' | 'cards' | 'code'>>;

/** Numbered from 1 within the hand, so that entries left out leave no gap. */
export function commentaryLines({ lines, openings }: Pick<Moment, 'lines' | 'openings'>): readonly CommentaryLine[] {
  return lines
    .flatMap((line) => {
      const said = saidOf(line.event, openings);
      return said === null ? [] : [{ line, said }];
    })
    .map(({ line, said }, i) => lineOf(line, said, i + 1));
}

function lineOf({ at, event }: AiredLine, said: Said, position: number): CommentaryLine {
  return { position, at, type: event.type, seat: 0, amount: 0, cards: [], code: '', ...said };
}

/** Null for everything that is not on the list. */
function saidOf(event: HandEvent, openings: boolean): Said | null {
  switch (event.type) {
    case 'ForcedBetPosted':
      return { seat: event.seat, amount: event.amount, code: event.kind };
    case 'ActionTaken':
      return taken(event);
    case 'UncalledReturned':
      return { seat: event.seat, amount: event.amount };
    case 'PotDecided':
      return event.codes.includes(CHOPPED) ? { amount: event.amount, code: CHOPPED } : null;
    case 'PotAwarded':
      return { seat: event.share.seat, amount: event.share.amount };
    case 'IncidentReported':
      return event.noted || event.stops === 'no' ? null : { code: event.code };
    case 'IncidentRuled':
    case 'AwardOverruled':
    case 'RoundReopened':
    case 'MisdealDeclared':
    case 'HandVoided':
      return { code: event.ruling.code };
    case 'HandKilled':
      return { seat: event.seat, code: event.ruling.code };
    case 'FaceUpRequired':
    case 'ShowdownOpened':
      return { code: event.code };
    case 'HandMucked':
    case 'HandRetrieved':
      return { seat: event.seat, code: event.code };
    case 'StreetOpened':
      return { code: event.street };
    case 'CardsDiscarded':
      return { seat: event.seat, code: String(event.count) };
    case 'RakeTaken':
      return { amount: event.amount };
    case 'SidePayment':
      return { seat: event.to, amount: event.amount, code: event.kind };
    case 'HandStarted':
    case 'DealCompleted':
    case 'RunsAgreed':
    case 'HandCompleted':
    case 'HandAmended':
      return {};
    default:
      return faceUp(event, openings);
  }
}

function taken(event: Extract<HandEvent, { type: 'ActionTaken' }>): Said {
  const last = { action: event.action, amount: event.action === 'call' ? event.amount : event.to, allIn: event.allIn };
  const { action, amount } = actionWords(last);
  return { seat: event.seat, amount, code: action };
}

/** Cards that lie face up; those of a seat only where the canvas shows openings. */
function faceUp(event: HandEvent, openings: boolean): Said | null {
  const seen = (cards: readonly Card[]) => (openings ? cards : []);
  switch (event.type) {
    case 'BoardDealt':
      return { cards: event.cards };
    case 'UpCardDealt':
      return { seat: event.seat, cards: [event.card] };
    case 'BoardCorrected':
      return { cards: [event.card] };
    case 'HandOpened':
    case 'OpenedCorrected':
      return { seat: event.seat, cards: seen(event.cards) };
    case 'CardExposed':
      return { seat: event.seat, cards: seen([event.card]) };
    default:
      return null;
  }
}
