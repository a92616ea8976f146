// One event of a hand as the fields of a log line; null for what a console does not list. Every event has its case.
import { CHOPPED } from '../engine/chop.ts';
import type { Edit } from '../engine/edit.ts';
import type { HandEvent } from '../engine/event.ts';
import type { Ruling } from '../engine/role.ts';
import type { RevealEvent, SessionEvent } from '../engine/sessionEvent.ts';
import { type LineFields, line } from './line.ts';
import { sessionLine } from './sessionLine.ts';

/** 5.9.2.5: a line for each hand that is shown to all participants, by the name of whoever held it: his seat may be another's now. */
export function revealedLines(event: Extract<RevealEvent, { type: 'HandsRevealed' }>): readonly LineFields[] {
  return event.hands.map(({ name, cards }) =>
    line(event.type, {
      amount: event.number,
      code: name,
      cards: cards.flatMap((card) => card ?? []),
    }),
  );
}

export function lineFields(event: HandEvent | SessionEvent): LineFields | null {
  switch (event.type) {
    case 'HandStarted':
      return line(event.type, { seat: event.button, amount: event.number });
    case 'ForcedBetPosted':
      return line(event.kind, { seat: event.seat, amount: event.amount });
    case 'ActionTaken': {
      const { seat, amount, to, allIn } = event;
      return line(event.action, { seat, amount, to, allIn, code: codeOf(event.asRuled) });
    }
    case 'UncalledReturned':
    case 'UncalledForfeited':
      return line(event.type, { seat: event.seat, amount: event.amount });
    case 'PotDecided':
      return event.codes.includes(CHOPPED)
        ? line(event.type, { amount: event.amount, to: event.pot, code: CHOPPED })
        : null;
    case 'PotAwarded':
      return line(event.type, { seat: event.share.seat, amount: event.share.amount, to: event.pot });
    default:
      return cardLine(event);
  }
}

type CardEvent = Exclude<
  HandEvent | SessionEvent,
  {
    type:
      | 'HandStarted'
      | 'ForcedBetPosted'
      | 'ActionTaken'
      | 'UncalledReturned'
      | 'UncalledForfeited'
      | 'PotDecided'
      | 'PotAwarded';
  }
>;

function cardLine(event: CardEvent): LineFields | null {
  switch (event.type) {
    case 'HoleCardDealt':
    case 'StreetOpened':
    case 'RoundClosed':
    case 'ShowdownOpened':
    case 'BurnSeen':
    case 'AlarmRaised':
    case 'HandCompleted':
    case 'PositionsTaken':
      return null;
    case 'DealCompleted':
      return line(event.type, {});
    case 'UpCardDealt':
      return line(event.type, { seat: event.seat, cards: [event.card], to: event.slot });
    case 'CardExposed':
      return line(event.type, { seat: event.seat, cards: [event.card] });
    case 'BoardDealt':
      return line(event.type, { cards: event.cards, code: event.street, to: event.run });
    case 'BoardCorrected':
      return line(event.type, { cards: [event.card], to: event.run });
    case 'HandOpened':
    case 'OpenedCorrected':
      return line(event.type, { seat: event.seat, cards: event.cards });
    case 'RunsAgreed':
      return line(event.type, { amount: event.runs });
    case 'FaceUpRequired':
      return line(event.type, { code: event.code });
    default:
      return rulingLine(event);
  }
}

type RulingEvent = Exclude<
  CardEvent,
  {
    type:
      | 'HoleCardDealt'
      | 'StreetOpened'
      | 'RoundClosed'
      | 'ShowdownOpened'
      | 'BurnSeen'
      | 'AlarmRaised'
      | 'HandCompleted'
      | 'PositionsTaken'
      | 'DealCompleted'
      | 'UpCardDealt'
      | 'CardExposed'
      | 'BoardDealt'
      | 'BoardCorrected'
      | 'HandOpened'
      | 'OpenedCorrected'
      | 'RunsAgreed'
      | 'FaceUpRequired';
  }
>;

function rulingLine(event: RulingEvent): LineFields | null {
  switch (event.type) {
    case 'HandMucked':
    case 'HandRetrieved':
    case 'TablingRequired':
      return line(event.type, { seat: event.seat, code: event.code });
    case 'HandKilled':
      return line(event.type, { seat: event.seat, code: event.ruling.code });
    case 'RoundReopened':
    case 'MisdealDeclared':
    case 'HandVoided':
      return line(event.type, { code: event.ruling.code });
    case 'ChipsReturned':
      return line(event.type, { amount: event.returns.reduce((total, back) => total + back.amount, 0) });
    case 'IncidentReported':
      return line(event.type, {
        seat: 'seat' in event.report ? event.report.seat : null,
        code: event.code,
        to: event.id,
      });
    case 'IncidentRuled':
      return line(event.type, { code: event.ruling.code, to: event.id });
    case 'PresenceChanged':
      return line(event.type, { seat: event.seat, code: event.presence });
    case 'StackCounted':
      return line(event.type, { seat: event.seat, amount: event.amount, to: event.difference, code: event.code });
    case 'BoardTakenBack':
      return line(event.type, { code: event.ruling.code });
    case 'AwardOverruled':
      return line(event.type, { code: event.ruling.code });
    case 'CardsDiscarded':
      return line(event.type, { seat: event.seat, amount: event.count });
    case 'RakeTaken':
      return line(event.type, { amount: event.amount, to: event.pot });
    case 'SidePayment':
      return line(event.type, { seat: event.from, amount: event.amount, to: event.to, code: event.kind });
    case 'StubMucked':
      return line(event.type, { amount: event.count });
    case 'AwardsTakenBack':
      return line(event.type, { amount: event.awards.reduce((total, award) => total + award.amount, 0) });
    case 'RefundForfeited':
      return line(event.type, { seat: event.seat, amount: event.amount });
    case 'DeckToReplace':
      return line(event.type, { code: event.code });
    case 'HandAmended':
      return line(event.type, { code: event.edits.map((edit) => edit.type).join(' '), to: aboutOf(event.edits) });
    default:
      return sessionLine(event);
  }
}

/** The one entry that a correction is about. */
function aboutOf([edit, ...others]: readonly Edit[]): number | null {
  return edit === undefined || edit.type === 'insert' || others.length > 0 ? null : edit.position;
}

function codeOf(ruling: Ruling | null): string {
  return ruling?.code ?? '';
}
