// The one table of what each switch may be set to. Pages, commands and tests read it; a switch that is not here does not compile.
import { MAX_AMOUNT } from '../chips.ts';
import type { Profile, SwitchKey } from '../profile.ts';
import { ANTE_KINDS } from '../structure.ts';
import { allows, type Choice, type Complete, oneOf, several } from './choice.ts';

const YES_NO = oneOf(true, false);
const SETTLED = oneOf(true, false, 'judge');

const TABLE = {
  setting: oneOf('competition', 'club', 'cash'),
  'deal.by': oneOf('dealer', 'players'),
  'event.shuffler': oneOf('off', 'on', 'per_table'),
  'shuffle.wash': oneOf('every_hand', 'on_restart', 'none', 'judge'),
  'shuffle.washWithMachine': YES_NO,
  'shuffle.minSeconds': { kind: 'count', min: 0, max: 300, offered: [0, 10, 15, 20, 30, 45, 60], words: [] },
  'procedure.gates': oneOf('off', 'advisory', 'blocking'),
  'hand.starts': oneOf('riffle_button_or_push', 'first_riffle'),
  'deal.headsUpFirst': oneOf('non_button', 'sb'),
  'misdeal.cutoff': oneOf('first_action', 'substantial_action', 'two_players'),
  'misdeal.exposedByDealer': oneOf('second', 'first_two_or_second'),
  'exposed.single': oneOf('replace', 'keep'),
  'misdeal.boxedCount': { kind: 'count', min: 1, max: 20, offered: [2, 3], words: ['none'] },
  'misdeal.firstCardWrongSeat': oneOf('if_not_correctable', 'always'),
  'misdeal.buttonShort': oneOf('before_burn_or_action', 'unless_acted', 'top_card_in_sequence'),
  'misdeal.extraCardToFirst': oneOf('misdeal', 'becomes_burn'),
  'misdeal.redeal': oneOf('same_button_level_bets', 'exact_replay', 'same_button'),
  'wrongCount.afterCutoff': oneOf('dead_forfeit', 'dead'),
  'deadHand.uncalled': {
    kind: 'by-clause',
    clauses: ['6.3.7', '6.3.8', '6.3.9', '6.4.2', '6.4.3'],
    values: ['forfeit', 'return'],
  },
  'deadHand.betLevel': oneOf('stands', 'reverts'),
  'forfeit.split': oneOf('equal', 'refund_then_split', 'judge'),
  'fouled.duplicate': oneOf('void_return_all', 'void_knower_may_forfeit'),
  'fouled.window': oneOf('complete', 'next_hand'),
  'deck.foreignInPlay': oneOf('judge_void', 'void', 'finish', 'judge'),
  'deck.missing': oneOf('finish', 'void', 'judge'),
  'deck.maxCardReplacements': { kind: 'count', min: 0, max: 52, offered: [0, 1, 2, 4], words: [] },
  nonStandardCard: oneOf('judge', 'misdeal_before_sa', 'scrap'),
  'deck.changeReasons': several('dealer', 'level', 'regulation', 'defect', 'house'),
  'burn.noBurnFlop': oneOf('restore', 'scramble', 'reshuffle'),
  'burn.restoreFromLog': oneOf('judge', 'never'),
  'burn.compensate': YES_NO,
  'flop.four': oneOf('judge', 'scramble', 'redeal'),
  premature: oneOf('judge', 'back_to_stub', 'by_street'),
  'absent.check': oneOf('deal_end+turn+showdown', 'deal_end+turn', 'deal_end', 'turn'),
  'absent.forcedAllInLive': oneOf(false, true, 'off'),
  'expose.facingBet': oneOf('judge', 'dead', 'penalty', 'warning'),
  'seat.lostSeconds': { kind: 'count', min: 5, max: 600, offered: [15, 30, 45, 60, 90], words: [] },

  'showdown.orderBasis': oneOf('last_round_held', 'final_street'),
  'showdown.allInFaceUp': oneOf('run_out', 'always', 'never'),
  'showdown.allInOrder': oneOf('literal', 'side_pots_first', 'single_clockwise'),
  'showdown.shortRaiseIsAggression': YES_NO,
  'showdown.outOfTurn': oneOf('allow'),
  'showdown.partial': oneOf('prompt'),
  'showdown.retrieve': oneOf('never', 'identifiable', 'judge'),
  'showdown.askToSee': oneOf('never', 'caller_vs_aggressor', 'any_dealt_in'),
  'collusion.window': oneOf('sealed_record_exists', 'off'),
  'showdown.mustTableAll': YES_NO,
  'broadcast.muckedAtShowdown': oneOf('as_played', 'hide', 'show'),
  oddChips: oneOf('one_each', 'all_to_first'),
  'unit.source': oneOf('level', 'manual'),
  'oddChips.stud': oneOf('five_cards', 'all_cards'),
  'hiLo.oddToHigh': YES_NO,
  'hiLo.identicalHandsEvenSplit': SETTLED,
  'dispute.window': oneOf('next_hand', 'R22'),
  rabbit: oneOf('forbidden', 'judge'),

  button: oneOf('dead', 'moving'),
  'headsUp.blinds': oneOf('button_is_sb'),
  noConsecutiveBB: YES_NO,
  ante: several(...ANTE_KINDS),
  'ante.shortOrder': oneOf('bb_first', 'ante_first', 'judge'),
  'reopen.cumulative': YES_NO,
  'raise.fiftyPercent': SETTLED,
  'fold.unforced': oneOf('accept', 'refuse'),
  overchip: oneOf('call_unless_declared'),
  stringBet: oneOf('not_allowed', 'after_raise_said'),
  undercall: oneOf('R51', 'must_complete'),
  'pl.preflopShortBlinds': oneOf('full', 'sb_counts_as_bb', 'actual'),
  'pl.anteCountsPreflop': oneOf('each_only', 'always', 'never', 'judge'),
  'fl.cap': oneOf('bet_plus_3', 'bet_plus_3_until_event_heads_up', 'bet_plus_3_unlimited_heads_up', 'judge'),
  'fl.halfBet': YES_NO,
  'fl.shortAllIn': oneOf('half_bet', 'full_line'),
  clock: oneOf('regulations', 'R29', 'judge'),
  'level.change': oneOf('next_hand', 'off'),

  tableStakes: oneOf('fixed_stacks', true),
  topUp: oneOf('fixed_stacks', 'between_hands'),
  straddle: oneOf('off', 'utg', 'button', 'any'),
  'straddle.minRaise': oneOf('off', 'straddle', 'big_blind'),
  runIt: { kind: 'count', min: 1, max: 10, offered: [1, 2, 3], words: ['off'] },
  bombPot: oneOf('off', 'every_n_hands', 'trigger'),
  sevenDeuce: { kind: 'count', min: 1, max: MAX_AMOUNT, offered: [], words: ['off'] },
  rake: { kind: 'rake', maxPct: 100, maxAmount: MAX_AMOUNT },
  deadBlinds: oneOf('off', 'live_bb_dead_sb'),
  chopBlinds: oneOf('off', 'judge'),
  bountyChips: oneOf('event', 'RP-22', 'off'),

  'readers.muck': oneOf('off', 'corroborate', 'propose', 'auto'),
  'readers.start': oneOf('propose', 'auto'),
} as const;

export const CHOICES: Readonly<Record<SwitchKey, Choice>> = TABLE satisfies Complete<typeof TABLE>;

export function isSwitchKey(text: string): text is SwitchKey {
  return Object.hasOwn(CHOICES, text);
}

/** In the order of section 3. */
export const SWITCH_KEYS: readonly SwitchKey[] = Object.keys(TABLE).filter(isSwitchKey);

export function isValueOf<K extends SwitchKey>(key: K, value: unknown): value is Profile[K] {
  return allows(CHOICES[key], value);
}
