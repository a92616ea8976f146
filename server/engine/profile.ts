// Every switch of the rulebook (section 3) as one typed object: keys exactly as printed there. Values only, no behaviour.
// 'judge': the engine proposes, a person decides. 'off': the feature is not available.
import type { AnteKind } from './structure.ts';

/** The clauses that kill a hand and each say what becomes of its uncalled bet. */
export type UncalledByClause = Readonly<Record<'6.3.7' | '6.3.8' | '6.3.9' | '6.4.2' | '6.4.3', 'forfeit' | 'return'>>;

/** `pct` in percent of all pots; `cap` and `roundDownTo` in the smallest currency unit. A cap of 0 takes nothing. */
export type Rake = Readonly<{
  pct: number;
  cap: number;
  noFlopNoDrop: boolean;
  roundDownTo: number;
}>;

export type DeckChangeReason = 'dealer' | 'level' | 'regulation' | 'defect' | 'house';

/** 3.1 Deal, deck, misdeal. Seconds where a name ends in Seconds. */
export interface DealSwitches {
  readonly setting: 'competition' | 'club' | 'cash';
  /** players: in turn, in cash games alone (5.5.1, 2.4.1) */
  readonly 'deal.by': 'dealer' | 'players';
  /** on, off: the same at every table of the event (5.5.1) */
  readonly 'event.shuffler': 'on' | 'off' | 'per_table';
  readonly 'shuffle.wash': 'every_hand' | 'on_restart' | 'none' | 'judge';
  readonly 'shuffle.washWithMachine': boolean;
  readonly 'shuffle.minSeconds': number;
  /** what a step of the shuffle that was left out does: nothing, a soft alarm, or no card is dealt (5.5.2) */
  readonly 'procedure.gates': 'off' | 'advisory' | 'blocking';
  readonly 'hand.starts': 'riffle_button_or_push' | 'first_riffle';
  readonly 'deal.headsUpFirst': 'non_button' | 'sb';
  readonly 'misdeal.cutoff': 'first_action' | 'substantial_action' | 'two_players';
  readonly 'misdeal.exposedByDealer': 'second' | 'first_two_or_second';
  readonly 'exposed.single': 'replace' | 'keep';
  readonly 'misdeal.boxedCount': number | 'none';
  readonly 'misdeal.firstCardWrongSeat': 'if_not_correctable' | 'always';
  readonly 'misdeal.buttonShort': 'before_burn_or_action' | 'unless_acted' | 'top_card_in_sequence';
  readonly 'misdeal.extraCardToFirst': 'misdeal' | 'becomes_burn';
  readonly 'misdeal.redeal': 'same_button_level_bets' | 'exact_replay' | 'same_button';
  readonly 'wrongCount.afterCutoff': 'dead_forfeit' | 'dead';
  readonly 'deadHand.uncalled': UncalledByClause;
  readonly 'deadHand.betLevel': 'stands' | 'reverts';
  readonly 'forfeit.split': 'equal' | 'refund_then_split' | 'judge';
  readonly 'fouled.duplicate': 'void_return_all' | 'void_knower_may_forfeit';
  readonly 'fouled.window': 'complete' | 'next_hand';
  readonly 'deck.foreignInPlay': 'judge_void' | 'void' | 'finish' | 'judge';
  readonly 'deck.missing': 'finish' | 'void' | 'judge';
  readonly 'deck.maxCardReplacements': number;
  readonly nonStandardCard: 'judge' | 'misdeal_before_sa' | 'scrap';
  readonly 'deck.changeReasons': readonly DeckChangeReason[];
  readonly 'burn.noBurnFlop': 'restore' | 'scramble' | 'reshuffle';
  readonly 'burn.restoreFromLog': 'judge' | 'never';
  readonly 'burn.compensate': boolean;
  readonly 'flop.four': 'judge' | 'scramble' | 'redeal';
  readonly premature: 'judge' | 'back_to_stub' | 'by_street';
  readonly 'absent.check': 'deal_end+turn+showdown' | 'deal_end+turn' | 'deal_end' | 'turn';
  readonly 'absent.forcedAllInLive': boolean | 'off';
  readonly 'expose.facingBet': 'judge' | 'dead' | 'penalty' | 'warning';
  readonly 'seat.lostSeconds': number;
}

/** 3.2 Showdown and pots. */
export interface ShowdownSwitches {
  readonly 'showdown.orderBasis': 'last_round_held' | 'final_street';
  readonly 'showdown.allInFaceUp': 'run_out' | 'always' | 'never';
  readonly 'showdown.allInOrder': 'literal' | 'side_pots_first' | 'single_clockwise';
  readonly 'showdown.shortRaiseIsAggression': boolean;
  readonly 'showdown.outOfTurn': 'allow';
  readonly 'showdown.partial': 'prompt';
  readonly 'showdown.retrieve': 'never' | 'identifiable' | 'judge';
  readonly 'showdown.askToSee': 'never' | 'caller_vs_aggressor' | 'any_dealt_in';
  readonly 'collusion.window': 'sealed_record_exists' | 'off';
  readonly 'showdown.mustTableAll': boolean;
  readonly 'broadcast.muckedAtShowdown': 'as_played' | 'hide' | 'show';
  readonly oddChips: 'one_each' | 'all_to_first';
  readonly 'unit.source': 'level' | 'manual';
  readonly 'oddChips.stud': 'five_cards' | 'all_cards';
  readonly 'hiLo.oddToHigh': boolean;
  readonly 'hiLo.identicalHandsEvenSplit': boolean | 'judge';
  readonly 'dispute.window': 'next_hand' | 'R22';
  readonly rabbit: 'forbidden' | 'judge';
}

/** 3.3 Betting, blinds, time. */
export interface BettingSwitches {
  readonly button: 'dead' | 'moving';
  readonly 'headsUp.blinds': 'button_is_sb';
  readonly noConsecutiveBB: boolean;
  /** the kinds a level may use, the recommended one first */
  readonly ante: readonly AnteKind[];
  readonly 'ante.shortOrder': 'bb_first' | 'ante_first' | 'judge';
  readonly 'reopen.cumulative': boolean;
  readonly 'raise.fiftyPercent': boolean | 'judge';
  readonly 'fold.unforced': 'accept' | 'refuse';
  readonly overchip: 'call_unless_declared';
  readonly stringBet: 'not_allowed' | 'after_raise_said';
  readonly undercall: 'R51' | 'must_complete';
  readonly 'pl.preflopShortBlinds': 'full' | 'sb_counts_as_bb' | 'actual';
  readonly 'pl.anteCountsPreflop': 'each_only' | 'always' | 'never' | 'judge';
  readonly 'fl.cap': 'bet_plus_3' | 'bet_plus_3_until_event_heads_up' | 'bet_plus_3_unlimited_heads_up' | 'judge';
  readonly 'fl.halfBet': boolean;
  readonly 'fl.shortAllIn': 'half_bet' | 'full_line';
  readonly clock: 'regulations' | 'R29' | 'judge';
  readonly 'level.change': 'next_hand' | 'off';
}

/** 3.4 Cash features. */
export interface CashSwitches {
  readonly tableStakes: true | 'fixed_stacks';
  readonly topUp: 'between_hands' | 'fixed_stacks';
  readonly straddle: 'off' | 'utg' | 'button' | 'any';
  readonly 'straddle.minRaise': 'straddle' | 'big_blind' | 'off';
  /** how often a board may be run at most; 'off' and 1 are one board */
  readonly runIt: number | 'off';
  readonly bombPot: 'off' | 'every_n_hands' | 'trigger';
  /** payment of each other dealt-in player, in the smallest currency unit */
  readonly sevenDeuce: 'off' | number;
  readonly rake: Rake | 'none';
  readonly deadBlinds: 'live_bb_dead_sb' | 'off';
  readonly chopBlinds: 'judge' | 'off';
  readonly bountyChips: 'event' | 'RP-22' | 'off';
}

/** What the table takes from card readers by itself. */
export interface ReaderSwitches {
  /**
   * cards of a live seat in the muck. off: recorded only; corroborate: they confirm a fold that a person entered, and one
   * that nobody enters is a notice; propose: one key each; auto: a clear fold in turn is entered (5.9.1)
   */
  readonly 'readers.muck': 'off' | 'corroborate' | 'propose' | 'auto';
  /** cards at two seats between hands. propose: one key; auto: the hand starts by itself, but for the first of a show */
  readonly 'readers.start': 'propose' | 'auto';
}

export interface Profile extends DealSwitches, ShowdownSwitches, BettingSwitches, CashSwitches, ReaderSwitches {}

export type SwitchKey = keyof Profile;

/** Changed switches of a table, over those of its named profile. */
export type Switches = Partial<Profile>;

export type SaidValue =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string | number | boolean>>;

/** As a person asked for it: names and values are not checked yet; null puts a switch back to the profile's own value. */
export type SwitchPatch = Readonly<Record<string, SaidValue | null>>;
