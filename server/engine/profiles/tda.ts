// TDA 2024, column TDA of the switch table. Differences to the default stand here and nowhere else.
import type { Profile } from '../profile.ts';
import { RUSSIAN } from './russian.ts';

export const TDA: Profile = {
  ...RUSSIAN,
  'event.shuffler': 'per_table',
  'shuffle.wash': 'on_restart',
  'procedure.gates': 'off',
  'misdeal.cutoff': 'substantial_action',
  'misdeal.exposedByDealer': 'first_two_or_second',
  'misdeal.boxedCount': 2,
  'misdeal.firstCardWrongSeat': 'always',
  'misdeal.buttonShort': 'unless_acted',
  'misdeal.redeal': 'exact_replay',
  'wrongCount.afterCutoff': 'dead',
  'deadHand.uncalled': {
    '6.3.7': 'return',
    '6.3.8': 'return',
    '6.3.9': 'return',
    '6.4.2': 'return',
    '6.4.3': 'return',
  },
  'deadHand.betLevel': 'reverts',
  'forfeit.split': 'judge',
  'fouled.window': 'next_hand',
  'deck.foreignInPlay': 'judge',
  'deck.missing': 'judge',
  nonStandardCard: 'misdeal_before_sa',
  'deck.changeReasons': ['dealer', 'level', 'house'],
  'burn.noBurnFlop': 'scramble',
  'burn.restoreFromLog': 'never',
  'flop.four': 'scramble',
  premature: 'back_to_stub',
  'absent.check': 'deal_end',
  'expose.facingBet': 'penalty',

  'showdown.orderBasis': 'final_street',
  'showdown.allInFaceUp': 'always',
  'showdown.retrieve': 'identifiable',
  'showdown.askToSee': 'caller_vs_aggressor',
  'collusion.window': 'off',
  'hiLo.identicalHandsEvenSplit': 'judge',
  'dispute.window': 'R22',

  ante: ['big_blind', 'none', 'each'],
  'fl.cap': 'judge',
  clock: 'R29',

  bountyChips: 'RP-22',
};
