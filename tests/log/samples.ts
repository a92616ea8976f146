// One of every event, input and command that a hand log can hold; the types make a missing one an error.
import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { handId } from '../../server/engine/ids.ts';
import { PROFILES } from '../../server/engine/profiles/profiles.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { Rotation } from '../../server/engine/sessionGame.ts';
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

const change = { id: 41, command: { type: 'TopUp', seat, amount }, by: 'maria' } as const;

const owes = { small: true, big: true, waits: false } as const;
const bombPot = { ante: chips(25), boards: 2, every: 8, buttonMoves: true } as const;
const rotation: Rotation = {
  ...{ mix: 'custom', every: 'orbit', at: 0, played: 2 },
  games: [
    { game: 'omaha5', structure: STRUCTURE },
    { game: 'holdem', structure: STRUCTURE },
  ],
};
const mixLevel = {
  ...{ smallBlind: chips(50), bigBlind: chips(100), smallBet: chips(100), bigBet: chips(200) },
  ...{ ante: chips(10), bringIn: chips(25), unit: chips(5), cap: chips(0) },
};

export const EVENTS: ByType<LogEvent> = {
  HandStarted: { type: 'HandStarted', ...start },
  ForcedBetPosted: { type: 'ForcedBetPosted', seat, kind: 'big_blind', amount, live: true, by: 'player' },
  HoleCardDealt: { type: 'HoleCardDealt', seat, slot: 1 },
  DealCompleted: { type: 'DealCompleted' },
  UpCardDealt: { type: 'UpCardDealt', seat, slot: 2, card: 'Ah' },
  StreetOpened: { type: 'StreetOpened', street: 'first_draw' },
  CardsDiscarded: { type: 'CardsDiscarded', seat, slots: [0, 3], count: 2 },
  RakeTaken: { type: 'RakeTaken', pot: 0, amount },
  SidePayment: { type: 'SidePayment', kind: 'seven_deuce', from: seat, to: seatNo(1), amount },
  ActionTaken: { type: 'ActionTaken', seat, action: 'bet', amount, to: amount, allIn: true, asRuled: ruling },
  RoundClosed: { type: 'RoundClosed', street: 'flop' },
  RoundReopened: { type: 'RoundReopened', street: 'flop', ruling },
  UncalledReturned: { type: 'UncalledReturned', seat, amount },
  UncalledForfeited: { type: 'UncalledForfeited', seat, amount },
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
  IncidentReported: {
    type: 'IncidentReported',
    id: 1,
    report: { kind: 'wrong-count', seat, count: 3 },
    by: 'DEALER',
    noted: false,
    code: 'SP-6.3.5-REVIEW',
    clause: '6.3.5',
    severity: 'hard',
    stops: 'now',
  },
  IncidentRuled: { type: 'IncidentRuled', id: 1, outcome: 'redeal', ruling },
  PresenceChanged: { type: 'PresenceChanged', seat, presence: 'ABSENT' },
  StubMucked: { type: 'StubMucked', count: 32 },
  BoardTakenBack: { type: 'BoardTakenBack', street: 'turn', burns: 2, ruling },
  StackCounted: { type: 'StackCounted', seat, amount, difference: -50, by: 'JUDGE', code: 'SP-6.4.8-CORRECTED' },
  AwardOverruled: { type: 'AwardOverruled', shares: [{ seat, amount }], ruling },
  AwardsTakenBack: { type: 'AwardsTakenBack', awards: [{ seat, amount }] },
  RefundForfeited: { type: 'RefundForfeited', seat, amount },
  DeckToReplace: { type: 'DeckToReplace', code: 'SP-6.2.0-REPLACE', clause: '6.2' },
  SeatTaken: { type: 'SeatTaken', seat, name: 'Ada', stack: amount },
  SeatLeft: { type: 'SeatLeft', seat },
  SeatMoved: { type: 'SeatMoved', seat, to: seatNo(4) },
  SatOut: { type: 'SatOut', seat, out: true },
  PresenceSet: { type: 'PresenceSet', seat, presence: 'PENALTY' },
  SeatRenamed: { type: 'SeatRenamed', seat, name: 'O\'Neill \\ "x"' },
  StackSet: { type: 'StackSet', seat, stack: amount, difference: -50 },
  ChipsAdded: { type: 'ChipsAdded', seat, amount },
  StructureSet: { type: 'StructureSet', structure: STRUCTURE },
  ProfileSet: { type: 'ProfileSet', profile: 'cash' },
  SwitchesSet: { type: 'SwitchesSet', switches: { oddChips: 'all_to_first' }, changed: ['oddChips', 'rabbit'] },
  CurrencySet: { type: 'CurrencySet', currency: { symbol: '€', decimals: 2 } },
  ButtonSet: { type: 'ButtonSet', button: 4 },
  ChangePlanned: { type: 'ChangePlanned', ...change },
  ChangeWithdrawn: { type: 'ChangeWithdrawn', id: 41 },
  ChangeMade: { type: 'ChangeMade', id: 41 },
  ChangeDropped: { type: 'ChangeDropped', ...change, code: 'seat-empty', clause: '', params: { seat } },
  LastHandSet: { type: 'LastHandSet', number: 12 },
  ShowEnded: { type: 'ShowEnded' },
  ShowReopened: { type: 'ShowReopened' },
  ShowStarted: { type: 'ShowStarted', stacks: 'start', seats: [{ seat, stack: amount, difference: -50 }] },
  ShuffleReported: { type: 'ShuffleReported', wash: true, riffle: false },
  CutReported: { type: 'CutReported', cutCard: null },
  DefectReported: { type: 'DefectReported', card: '9h', by: 'DEALER', code: 'SP-6.1.1-REPLACE', clause: '6.1.1' },
  JudgeCalled: { type: 'JudgeCalled', code: 'SP-6.1.2-CALL_JUDGE', clause: '6.1.2' },
  CardReplaced: { type: 'CardReplaced', card: '9h', by: 'JUDGE' },
  DeckChanged: { type: 'DeckChanged', reason: 'defect', deck: 'Blue "2"', by: 'DEALER' },
  DeckAudited: { type: 'DeckAudited', counted: 51, recount: 51, code: 'SP-6.2.1-REPLACE', clause: '6.2.1' },
  EventShufflerSet: { type: 'EventShufflerSet', shuffler: 'off', by: 'CHIEF_JUDGE', note: 'machine of table 3' },
  CompetitionFinished: {
    type: 'CompetitionFinished',
    ...{ seat, name: 'Ada', code: 'SP-5.10.1-ENDED', by: 'CHIEF_JUDGE', note: 'deal of the players' },
  },
  CompetitionResumed: { type: 'CompetitionResumed', by: 'CHIEF_JUDGE', note: '' },
  PositionsTaken: {
    type: 'PositionsTaken',
    positions: { button: 1, smallBlind: null, smallBlindDue: 2, bigBlind: seat },
    number: 7,
  },
  HandLeft: { type: 'HandLeft', handId: HAND, how: 'tags-gone' },
  HandAbandoned: { type: 'HandAbandoned', handId: HAND },
  HandEnteredAfterwards: { type: 'HandEnteredAfterwards', handId: HAND, began: 4_000 },
  CaughtUp: { type: 'CaughtUp', handId: HAND },
  OpeningsConfirmed: { type: 'OpeningsConfirmed', handId: HAND },
  HoleTyped: { type: 'HoleTyped', handId: HAND, seat: seatNo(2), slot: 1 },
  HoleCorrected: { type: 'HoleCorrected', handId: HAND, seat: seatNo(2), slot: null },
  HandsRevealed: {
    ...{ type: 'HandsRevealed', handId: HAND, number: 7, ruling },
    hands: [{ seat, name: 'Ada', cards: ['Ah', null] }],
  },
  RevealTakenDown: { type: 'RevealTakenDown', handId: HAND },
  GameSet: { type: 'GameSet', game: 'omaha5', structure: STRUCTURE },
  RotationSet: { type: 'RotationSet', rotation },
  RotationMoved: { type: 'RotationMoved', at: 1, played: 3 },
  BombPotPlanned: { type: 'BombPotPlanned', plan: { ...bombPot, next: true, since: 4 } },
  BombPotCalled: { type: 'BombPotCalled', on: true },
  BombPotCounted: { type: 'BombPotCounted', next: false, since: 0 },
  StandUpSet: { type: 'StandUpSet', game: { amount, seats: [seat, seatNo(1)], safe: [seat] } },
  SafeSet: { type: 'SafeSet', seat, safe: true },
  MaxBuyInSet: { type: 'MaxBuyInSet', most: amount },
  OwesSet: { type: 'OwesSet', seat, owes },
};

export const HAND_COMMANDS: ByType<HandCommand> = {
  StartHand: { type: 'StartHand', start },
  DealHole: { type: 'DealHole', seat, slot: 0 },
  DealUp: { type: 'DealUp', seat, slot: 2, card: 'Ah' },
  CompleteDeal: { type: 'CompleteDeal' },
  Discard: { type: 'Discard', seat, count: 2, slots: null },
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
  PaySevenDeuce: { type: 'PaySevenDeuce' },
  PaySide: { type: 'PaySide', from: seat, to: seatNo(1), amount },
  ChopPots: { type: 'ChopPots', shares: [{ seat, amount }], ruling },
  DeclareMisdeal: { type: 'DeclareMisdeal', ruling },
  VoidHand: { type: 'VoidHand', ruling },
  ReportIncident: { type: 'ReportIncident', report: { kind: 'boxed', place: 'burn' }, by: 'DEALER' },
  RuleIncident: { type: 'RuleIncident', id: 1, outcome: 'redeal', by: 'JUDGE', note: 'seen by both' },
  SetPresence: { type: 'SetPresence', seat, presence: 'PENALTY' },
  SeeStub: { type: 'SeeStub', count: null },
  CountStack: { type: 'CountStack', seat, amount, by: 'CHIEF_JUDGE' },
  EnterAward: { type: 'EnterAward', shares: [{ seat, amount }], by: 'DEALER' },
};

export const SESSION_COMMANDS: ByType<SessionCommand> = {
  TakeSeat: { type: 'TakeSeat', seat, name: 'Ada', stack: amount },
  LeaveSeat: { type: 'LeaveSeat', seat },
  SitOut: { type: 'SitOut', seat, out: false },
  SetPresence: { type: 'SetPresence', seat, presence: 'ABSENT' },
  RenameSeat: { type: 'RenameSeat', seat, name: 'Eva' },
  SetStack: { type: 'SetStack', seat, stack: amount },
  TopUp: { type: 'TopUp', seat, amount },
  MoveSeat: { type: 'MoveSeat', seat, to: seatNo(4) },
  SetStructure: { type: 'SetStructure', structure: STRUCTURE },
  SetProfile: { type: 'SetProfile', profile: 'russian' },
  SetSwitches: { type: 'SetSwitches', switches: { oddChips: 'all_to_first', rabbit: null } },
  SetEventShuffler: { type: 'SetEventShuffler', shuffler: 'on', by: 'CHIEF_JUDGE', note: 'as announced' },
  ReportShuffle: { type: 'ReportShuffle', wash: true, riffle: true },
  ReportCut: { type: 'ReportCut', cutCard: true },
  ReportDefect: { type: 'ReportDefect', card: '9h', by: 'DEALER' },
  ReplaceCard: { type: 'ReplaceCard', card: null, by: 'JUDGE' },
  ChangeDeck: { type: 'ChangeDeck', reason: 'dealer', deck: null, by: 'DEALER' },
  AuditDeck: { type: 'AuditDeck', counted: 51, recount: null },
  EndCompetition: { type: 'EndCompetition', on: true, seat: null, by: 'CHIEF_JUDGE', note: 'deal of the players' },
  SetCurrency: { type: 'SetCurrency', currency: { symbol: '', decimals: 0 } },
  SetButton: { type: 'SetButton', button: 2, dead: true },
  WithdrawChange: { type: 'WithdrawChange', change: 41 },
  LastHand: { type: 'LastHand', on: true },
  EndShow: { type: 'EndShow' },
  ReopenShow: { type: 'ReopenShow' },
  NewShow: { type: 'NewShow', stacks: 'keep' },
  SetGame: { type: 'SetGame', game: 'omaha5', structure: STRUCTURE },
  SetRotation: {
    type: 'SetRotation',
    mix: 'custom',
    every: 6,
    games: [{ game: 'razz', limit: 'fixed' }],
    level: mixLevel,
  },
  TurnTo: { type: 'TurnTo', at: 1 },
  PlanBombPot: { type: 'PlanBombPot', plan: bombPot },
  CallBombPot: { type: 'CallBombPot', on: true },
  PlayStandUp: { type: 'PlayStandUp', amount },
  SetSafe: { type: 'SetSafe', seat, safe: true },
  SetMaxBuyIn: { type: 'SetMaxBuyIn', most: amount },
  SetOwes: { type: 'SetOwes', seat, owes },
};

export const INPUTS: ByType<LogInput> = {
  hand: { type: 'hand', command: act },
  session: { type: 'session', command: SESSION_COMMANDS.TakeSeat },
  amend: { type: 'amend', edits: [{ type: 'restore', position: 4 }], onIllegal: 'as-ruled', ruling, why: 'redo' },
  'hand-left': { type: 'hand-left', how: 'floor' },
  abandon: { type: 'abandon' },
  'confirm-openings': { type: 'confirm-openings' },
  hole: { type: 'hole', how: 'typed', seat: seatNo(2), slot: 1 },
  'catch-up': { type: 'catch-up' },
  reveal: { type: 'reveal', up: true },
};
