// One event as the fields of a log line; null for what a console does not list. Every event has its case.
import { assertNever } from '../base/assertNever.ts';
import type { Edit } from '../engine/edit.ts';
import type { HandEvent } from '../engine/event.ts';
import type { Ruling } from '../engine/role.ts';
import type { SessionEvent } from '../engine/session.ts';
import type { ConsoleLine } from './view.ts';

export type LineFields = Pick<ConsoleLine, 'type' | 'seat' | 'amount' | 'to' | 'allIn' | 'cards' | 'code'>;

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
      return line(event.type, { seat: event.seat, amount: event.amount });
    case 'PotDecided':
      return null;
    case 'PotAwarded':
      return line(event.type, { seat: event.share.seat, amount: event.share.amount, to: event.pot });
    default:
      return cardLine(event);
  }
}

type CardEvent = Exclude<
  HandEvent | SessionEvent,
  { type: 'HandStarted' | 'ForcedBetPosted' | 'ActionTaken' | 'UncalledReturned' | 'PotDecided' | 'PotAwarded' }
>;

function cardLine(event: CardEvent): LineFields | null {
  switch (event.type) {
    case 'HoleCardDealt':
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

function rulingLine(event: RulingEvent): LineFields {
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
    case 'HandAmended':
      return line(event.type, { code: event.edits.map((edit) => edit.type).join(' '), to: aboutOf(event.edits) });
    default:
      return sessionLine(event);
  }
}

function sessionLine(event: Exclude<SessionEvent, { type: 'PositionsTaken' }>): LineFields {
  switch (event.type) {
    case 'SeatTaken':
      return line(event.type, { seat: event.seat, amount: event.stack, code: event.name });
    case 'SeatRenamed':
      return line(event.type, { seat: event.seat, code: event.name });
    case 'SeatLeft':
      return line(event.type, { seat: event.seat });
    case 'SatOut':
      return line(event.type, { seat: event.seat, code: event.out ? 'out' : 'in' });
    case 'StackSet':
      return line(event.type, { seat: event.seat, amount: event.stack, to: event.difference });
    case 'StructureSet':
      return line(event.type, { amount: event.structure.smallBlind, to: event.structure.bigBlind });
    case 'ProfileSet':
      return line(event.type, { code: event.profile });
    case 'CurrencySet':
      return line(event.type, { code: event.currency.symbol });
    case 'ButtonSet':
      return line(event.type, { seat: event.button });
    case 'HandLeft':
      return line(event.type, { code: event.how });
    case 'HandAbandoned':
      return line(event.type, {});
    case 'OpeningsConfirmed':
      return line(event.type, {});
    default:
      return assertNever(event);
  }
}

const EMPTY: Omit<LineFields, 'type'> = { seat: null, amount: null, to: null, allIn: false, cards: [], code: '' };

function line(type: string, fields: Partial<Omit<LineFields, 'type'>>): LineFields {
  return { ...EMPTY, ...fields, type };
}

/** The one entry that a correction is about. */
function aboutOf([edit, ...others]: readonly Edit[]): number | null {
  return edit === undefined || edit.type === 'insert' || others.length > 0 ? null : edit.position;
}

function codeOf(ruling: Ruling | null): string {
  return ruling?.code ?? '';
}
