// Where each switch belongs: its part of a hand, and the clauses (6.3.7), readings or other books (R29) behind it.
import type { SwitchKey } from '../profile.ts';
import { isSwitchKey } from './choices.ts';

/** In the order of a hand; last what is taken from card readers. */
export const SWITCH_GROUPS = ['deal', 'betting', 'showdown', 'time', 'cash', 'readers'] as const;
export type SwitchGroup = (typeof SWITCH_GROUPS)[number];

export interface Origin {
  readonly group: SwitchGroup;
  readonly behind: readonly string[];
}

function at(group: SwitchGroup, ...behind: readonly string[]): Origin {
  return { group, behind };
}

export const ORIGINS: Readonly<Record<SwitchKey, Origin>> = {
  setting: at('deal', '2.4', '5.5', 'A-40'),
  'deal.by': at('deal', '2.4.1', '5.5.1'),
  'event.shuffler': at('deal', '2.4.1', '5.5.1'),
  'shuffle.wash': at('deal', '2.4.2', '5.5.2'),
  'shuffle.washWithMachine': at('deal', '5.5.2', '5.5.3', 'A-45'),
  'shuffle.minSeconds': at('deal', '5.5.2'),
  'procedure.gates': at('deal', '5.5.2', '5.5.3', '5.5.4'),
  'hand.starts': at('deal', '5.5', 'R23'),
  'deal.headsUpFirst': at('deal', '2.5.1', 'A-33'),
  'misdeal.cutoff': at('deal', '6.3', 'A-17'),
  'misdeal.exposedByDealer': at('deal', '6.3.6', 'A-18'),
  'exposed.single': at('deal', '6.3.6', 'A-18'),
  'misdeal.boxedCount': at('deal', '6.4.5', 'A-41'),
  'misdeal.firstCardWrongSeat': at('deal', '6.3.3', 'A-19'),
  'misdeal.buttonShort': at('deal', '6.3.5', 'A-19', 'R37'),
  'misdeal.extraCardToFirst': at('deal', '6.3.5'),
  'misdeal.redeal': at('deal', '6.3', 'R35'),
  'wrongCount.afterCutoff': at('deal', '6.3.7'),
  'deadHand.uncalled': at('deal', '6.3.7', '6.3.8', '6.3.9', '6.4.2', '6.4.3', 'A-21'),
  'deadHand.betLevel': at('deal', '6.3.7', 'A-21'),
  'forfeit.split': at('deal', '6.3.9', 'A-22'),
  'fouled.duplicate': at('deal', '6.2.2'),
  'fouled.window': at('deal', '6.2.2', 'A-24'),
  'deck.foreignInPlay': at('deal', '6.2.3', 'A-25'),
  'deck.missing': at('deal', '6.2.1', 'A-25'),
  'deck.maxCardReplacements': at('deal', '6.1.1'),
  nonStandardCard: at('deal', '6.2.1'),
  'deck.changeReasons': at('deal', '6.4.9', 'A-36'),
  'burn.noBurnFlop': at('deal', '6.4.6', 'A-31'),
  'burn.restoreFromLog': at('deal', '2.5.7', '6.4.6', 'A-35'),
  'burn.compensate': at('deal', '6.4.6', 'A-31'),
  'flop.four': at('deal', '2.5.3', '6.4.6'),
  premature: at('deal', '2.5.3', '6.4.6'),
  'absent.check': at('deal', '6.4.3', '6.4.4', 'A-29'),
  'absent.forcedAllInLive': at('deal', '6.4.3', '6.4.4', 'A-30'),
  'expose.facingBet': at('deal', '6.4.7', 'A-32'),

  button: at('betting', '2.5.1', 'R32'),
  'headsUp.blinds': at('betting', '2.5.1', 'A-33'),
  noConsecutiveBB: at('betting', 'R34'),
  ante: at('betting', 'RP-11'),
  'ante.shortOrder': at('betting'),
  'reopen.cumulative': at('betting', 'R47'),
  'raise.fiftyPercent': at('betting', 'R43'),
  'fold.unforced': at('betting'),
  overchip: at('betting', 'R44'),
  stringBet: at('betting', 'R42'),
  undercall: at('betting', 'R51'),
  'pl.preflopShortBlinds': at('betting', 'R54'),
  'pl.anteCountsPreflop': at('betting', 'R54'),
  'fl.cap': at('betting', 'R48'),
  'fl.halfBet': at('betting', 'R47'),
  'fl.shortAllIn': at('betting', 'R47'),

  'showdown.orderBasis': at('showdown', '5.9.2', 'A-01'),
  'showdown.allInFaceUp': at('showdown', '5.9.1', '5.9.2', 'A-02'),
  'showdown.allInOrder': at('showdown', '5.9.2', 'A-04', 'A-05'),
  'showdown.shortRaiseIsAggression': at('showdown', '5.9.2', 'A-03'),
  'showdown.outOfTurn': at('showdown', '5.9.2', 'A-08'),
  'showdown.partial': at('showdown', '5.9.1', 'A-09'),
  'showdown.retrieve': at('showdown', '5.9.2', 'A-07'),
  'showdown.askToSee': at('showdown', '5.9.2', 'A-44'),
  'collusion.window': at('showdown', '5.9.2', 'A-11'),
  'showdown.mustTableAll': at('showdown', '5.9.1'),
  'broadcast.muckedAtShowdown': at('showdown', '5.9.2', 'A-10'),
  oddChips: at('showdown', '5.9.3', 'A-13'),
  'unit.source': at('showdown', '5.9.3', 'A-15'),
  'oddChips.stud': at('showdown', 'R20', 'A-16'),
  'hiLo.oddToHigh': at('showdown', 'R20', 'A-16'),
  'hiLo.identicalHandsEvenSplit': at('showdown', 'R20', 'A-16'),
  rabbit: at('showdown', '2.5.7'),

  'seat.lostSeconds': at('time', '6.4.1'),
  'dispute.window': at('time', 'R22'),
  clock: at('time', 'R29'),
  'level.change': at('time', 'R23'),

  tableStakes: at('cash'),
  topUp: at('cash'),
  straddle: at('cash'),
  'straddle.minRaise': at('cash'),
  runIt: at('cash'),
  bombPot: at('cash'),
  sevenDeuce: at('cash'),
  rake: at('cash'),
  deadBlinds: at('cash'),
  chopBlinds: at('cash'),
  bountyChips: at('cash', 'RP-22', 'R27'),

  'readers.muck': at('readers', '5.9.1'),
  'readers.start': at('readers', '2.5.1'),
};

/** They say whose entry counts, a person's or the readers', and change no rule: whoever operates the table sets them. */
export function isOfReaders(key: string): boolean {
  return isSwitchKey(key) && ORIGINS[key].group === 'readers';
}

/** Questions that an organiser has to decide for himself; the default stands until he does. In their order. */
export const OPEN_QUESTIONS: readonly (readonly SwitchKey[])[] = [
  ['showdown.allInFaceUp'],
  ['broadcast.muckedAtShowdown'],
  ['oddChips'],
  ['misdeal.cutoff'],
  ['deadHand.uncalled', 'forfeit.split'],
  ['deck.foreignInPlay'],
  ['expose.facingBet'],
  ['absent.forcedAllInLive'],
];
