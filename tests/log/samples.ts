// One of every event, input and command that a hand log can hold; the types make a missing one an error.
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { handId } from '../../server/engine/ids.ts';
import { PROFILES } from '../../server/engine/profiles/profiles.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/session.ts';
import type { Structure } from '../../server/engine/structure.ts';
import type { LogEvent, LogInput } from '../../server/log/entry.ts';

type ByType<T extends { readonly type: string }> = { readonly [K in T['type']]: Extract<T, { readonly type: K }> };

const HAND = handId('01980000-0000-7000-8000-000000000001');
const seat = seatNo(3);
const amount = chips(250);
const ruling = { by: 'JUDGE', code: 'SP-6.3.7-DEAD', note: 'says why — "как есть" 🂡' } as const;
const share = { seat, run: 0, amount, oddUnits: 1, part: 'whole' } as const;

export const STRUCTURE: Structure = {
  limit: 'no',
  smallBlind: chips(5),
  bigBlind: chips(10),
  anteKind: 'big_blind',
  ante: chips(10),
  straddles: [{ seat, amount: chips(20) }],
  posts: [{ seat, live: chips(10), dead: chips(5) }],
  unit: chips(1),
  minBet: chips(10),
};

const start = {
  handId: HAND,
  number: 7,
  button: 1,
  smallBlindSeat: null,
  bigBlindSeat: seat,
  seats: [
    { seat, name: 'Ada', stack: chips(1_000), presence: 'PRESENT' },
    { seat: seatNo(10), name: 'Łukasz', stack: chips(Number.MAX_SAFE_INTEGER), presence: 'ABSENT' },
  ],
  structure: STRUCTURE,
  game: 'holdem',
  profile: PROFILES.tda,
} as const;

const act: HandCommand = { type: 'Act', seat, action: 'raise', to: chips(30) };

export const EVENTS: ByType<LogEvent> = {
  HandStarted: { type: 'HandStarted', ...start },
  ForcedBetPosted: { type: 'ForcedBetPosted', seat, kind: 'big_blind', amount, live: true, by: 'player' },
  HoleCardDealt: { type: 'HoleCardDealt', seat, slot: 1 },
  DealCompleted: { type: 'DealCompleted' },
  UpCardDealt: { type: 'UpCardDealt', seat, slot: 2, card: 'Ah' },
  ActionTaken: { type: 'ActionTaken', seat, action: 'bet', amount, to: amount, allIn: true, asRuled: ruling },
  RoundClosed: { type: 'RoundClosed', street: 'flop' },
  RoundReopened: { type: 'RoundReopened', street: 'flop', ruling },
  UncalledReturned: { type: 'UncalledReturned', seat, amount },
  BurnSeen: { type: 'BurnSeen', street: 'turn' },
  BoardDealt: { type: 'BoardDealt', street: 'flop', run: 1, cards: ['2c', 'Td', 'Ks'] },
  BoardCorrected: { type: 'BoardCorrected', run: 0, index: 2, card: '9h' },
  RunsAgreed: { type: 'RunsAgreed', runs: 2 },
  FaceUpRequired: { type: 'FaceUpRequired', code: 'TDA-R16' },
  ShowdownOpened: {
    type: 'ShowdownOpened',
    order: [seat, seatNo(1)],
    by: 'aggressor',
    street: 'river',
    code: 'SP-5.9.2.1',
  },
  HandOpened: { type: 'HandOpened', seat, cards: ['Ah', 'Ad'] },
  OpenedCorrected: { type: 'OpenedCorrected', seat, cards: ['Ah', 'Ac'] },
  CardExposed: { type: 'CardExposed', seat, card: 'Ah' },
  HandMucked: { type: 'HandMucked', seat, pending: true, code: 'SP-5.9.2.4-MUCKED' },
  HandRetrieved: { type: 'HandRetrieved', seat, code: 'TDA-R14-RETRIEVED' },
  TablingRequired: { type: 'TablingRequired', seat, live: true, code: 'TDA-R18-MUST_TABLE' },
  HandKilled: { type: 'HandKilled', seat, uncalled: 'forfeit', ruling },
  PotDecided: { type: 'PotDecided', pot: 0, amount, shown: true, shares: [share], codes: ['SP-5.9.3'] },
  PotAwarded: { type: 'PotAwarded', pot: 0, share },
  HandCompleted: { type: 'HandCompleted', eliminated: [seat] },
  MisdealDeclared: { type: 'MisdealDeclared', ruling },
  HandVoided: { type: 'HandVoided', ruling },
  ChipsReturned: { type: 'ChipsReturned', returns: [{ seat, amount }] },
  AlarmRaised: { type: 'AlarmRaised', code: 'SHOW_BOTH', severity: 'soft', seat: null },
  HandAmended: {
    type: 'HandAmended',
    edits: [
      { type: 'retract', position: 5 },
      { type: 'insert', before: null, happened: 12_345, command: act },
    ],
    steps: [{ origin: 5.001, happened: 12_345, command: act, events: [{ type: 'DealCompleted' }] }],
  },
  SeatTaken: { type: 'SeatTaken', seat, name: 'Ada', stack: amount },
  SeatLeft: { type: 'SeatLeft', seat },
  SatOut: { type: 'SatOut', seat, out: true },
  SeatRenamed: { type: 'SeatRenamed', seat, name: 'O\'Neill \\ "x"' },
  StackSet: { type: 'StackSet', seat, stack: amount, difference: -50 },
  StructureSet: { type: 'StructureSet', structure: STRUCTURE },
  ProfileSet: { type: 'ProfileSet', profile: 'cash' },
  CurrencySet: { type: 'CurrencySet', currency: { symbol: '€', decimals: 2 } },
  ButtonSet: { type: 'ButtonSet', button: 4 },
  PositionsTaken: {
    type: 'PositionsTaken',
    positions: { button: 1, smallBlind: null, smallBlindDue: 2, bigBlind: seat },
    number: 7,
  },
  HandLeft: { type: 'HandLeft', handId: HAND, how: 'tags-gone' },
  HandAbandoned: { type: 'HandAbandoned', handId: HAND },
  OpeningsConfirmed: { type: 'OpeningsConfirmed', handId: HAND },
};

export const HAND_COMMANDS: ByType<HandCommand> = {
  StartHand: { type: 'StartHand', start },
  DealHole: { type: 'DealHole', seat, slot: 0 },
  CompleteDeal: { type: 'CompleteDeal' },
  Act: { type: 'Act', seat, action: 'allin', to: null },
  ActAsRuled: { type: 'ActAsRuled', seat, action: 'call', to: amount, ruling },
  ReopenRound: { type: 'ReopenRound', ruling },
  SeeMuck: { type: 'SeeMuck', seat, all: true, withStub: false },
  SeeBurn: { type: 'SeeBurn' },
  DealBoard: { type: 'DealBoard', street: 'flop', run: 0, cards: ['2c', 'Td', 'Ks'] },
  CorrectBoard: { type: 'CorrectBoard', run: 0, index: 0, card: '2d' },
  AgreeRuns: { type: 'AgreeRuns', runs: 2 },
  OpenHand: { type: 'OpenHand', seat, cards: ['Ah', 'Ad'] },
  OpenOne: { type: 'OpenOne', seat, card: 'Ah' },
  CorrectOpened: { type: 'CorrectOpened', seat, cards: ['Ah', 'Ac'] },
  MuckHand: { type: 'MuckHand', seat },
  KillMuck: { type: 'KillMuck', seat },
  RetrieveHand: { type: 'RetrieveHand', seat },
  AskToSee: { type: 'AskToSee', seat, by: seatNo(1) },
  KillHand: { type: 'KillHand', seat, ruling },
  AwardPots: { type: 'AwardPots' },
  DeclareMisdeal: { type: 'DeclareMisdeal', ruling },
  VoidHand: { type: 'VoidHand', ruling },
};

export const SESSION_COMMANDS: ByType<SessionCommand> = {
  TakeSeat: { type: 'TakeSeat', seat, name: 'Ada', stack: amount },
  LeaveSeat: { type: 'LeaveSeat', seat },
  SitOut: { type: 'SitOut', seat, out: false },
  RenameSeat: { type: 'RenameSeat', seat, name: 'Eva' },
  SetStack: { type: 'SetStack', seat, stack: amount },
  SetStructure: { type: 'SetStructure', structure: STRUCTURE },
  SetProfile: { type: 'SetProfile', profile: 'russian' },
  SetCurrency: { type: 'SetCurrency', currency: { symbol: '', decimals: 0 } },
  SetButton: { type: 'SetButton', button: 2 },
};

export const INPUTS: ByType<LogInput> = {
  hand: { type: 'hand', command: act },
  session: { type: 'session', command: SESSION_COMMANDS.TakeSeat },
  amend: { type: 'amend', edits: [{ type: 'restore', position: 4 }], onIllegal: 'as-ruled', ruling, why: 'redo' },
  'hand-left': { type: 'hand-left', how: 'floor' },
  abandon: { type: 'abandon' },
  'confirm-openings': { type: 'confirm-openings' },
};
