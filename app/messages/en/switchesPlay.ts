// Switches of betting, showdown, time and cash in English: each value as a sentence. Reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const switchesPlayEn = {
  button: {
    title: 'How the button moves',
    values: {
      dead: 'Dead button: the big blind always moves one player on.',
      moving: 'Moving button: the button always moves one player on.',
    },
  },
  'headsUp.blinds': {
    title: 'Blinds with two players',
    values: { button_is_sb: 'The button posts the small blind.' },
  },
  noConsecutiveBB: {
    title: 'Big blind twice in a row',
    values: { true: 'Nobody posts it twice in a row.', false: 'It may happen.' },
  },
  ante: {
    title: 'Antes that a level may have',
    lead: 'Allowed:',
    values: {
      none: 'no ante',
      each: 'an ante from each player',
      big_blind: 'an ante of the big blind for all',
      button: 'an ante of the button for all',
    },
  },
  'ante.shortOrder': {
    title: 'Too few chips for blind and ante',
    values: {
      bb_first: 'The blind is paid first.',
      ante_first: 'The ante is paid first.',
      judge: 'The house decides.',
    },
  },
  'reopen.cumulative': {
    title: 'Several short all-ins',
    values: {
      true: 'Together they reopen the betting when they reach a full raise.',
      false: 'Each counts by itself.',
    },
  },
  'raise.fiftyPercent': {
    title: 'Raise that is too small',
    values: {
      true: 'From one half of a full raise it must be made full; less is a call.',
      false: 'It is a call.',
      judge: 'The house decides.',
    },
  },
  'fold.unforced': {
    title: 'Fold with nothing to call',
    values: {
      accept: 'The fold stands.',
      refuse: 'It is refused: the player checks.',
    },
  },
  overchip: {
    title: 'One oversized chip',
    values: { call_unless_declared: 'It is a call unless a raise was declared.' },
  },
  stringBet: {
    title: 'String bets',
    values: {
      not_allowed: 'Not allowed.',
      after_raise_said: 'Allowed once the player has said "raise".',
    },
  },
  undercall: {
    title: 'Too few chips for a call',
    values: {
      R51: 'Facing the opening bet, or with two players, it must be a full call. Elsewhere the floor decides (TDA rule 51).',
      must_complete: 'It must always be a full call.',
    },
  },
  'pl.preflopShortBlinds': {
    title: 'Pot limit: short blinds before the flop',
    values: {
      full: 'They count as full blinds.',
      sb_counts_as_bb: 'The small blind counts as a big blind.',
      actual: 'What was posted counts.',
    },
  },
  'pl.anteCountsPreflop': {
    title: 'Pot limit: antes before the flop',
    values: {
      each_only: 'Antes of each player count, an ante for all does not.',
      always: 'Antes always count.',
      never: 'Antes never count.',
      judge: 'The house decides.',
    },
  },
  'fl.cap': {
    title: 'Fixed limit: most raises',
    values: {
      bet_plus_3: 'A bet and three raises.',
      bet_plus_3_until_event_heads_up: 'A bet and three raises until two players are left in the event.',
      bet_plus_3_unlimited_heads_up: 'A bet and three raises; without limit between two players.',
      judge: 'The house decides.',
    },
  },
  'fl.halfBet': {
    title: 'Fixed limit: half a bet',
    values: {
      true: 'From one half on a short all-in counts as a bet.',
      false: 'A short all-in never counts as a bet.',
    },
  },
  'fl.shortAllIn': {
    title: 'Fixed limit: raise after a short all-in',
    values: { half_bet: 'To the short bet and one more bet.', full_line: 'To the full bet.' },
  },

  'showdown.orderBasis': {
    title: 'Which round sets the order of opening',
    values: {
      last_round_held: 'The last round in which somebody acted.',
      final_street: 'The river alone.',
    },
  },
  'showdown.allInFaceUp': {
    title: 'Hands of players who are all-in',
    values: {
      run_out: 'All are opened when board cards are still to come. On the river they may be given up unseen.',
      always: 'All are opened as soon as the betting is over, on the river too.',
      never: 'They are opened in turn, and may be given up unseen.',
    },
  },
  'showdown.allInOrder': {
    title: 'Order of opening with an all-in',
    values: {
      literal: 'The last to raise, then those who matched him, then the others.',
      side_pots_first: 'Players of the side pots first.',
      single_clockwise: 'Clockwise, whoever matched what.',
    },
  },
  'showdown.shortRaiseIsAggression': {
    title: 'All-in raise of less than a full raise',
    values: {
      true: 'It counts as the last increasing bet: that player opens first.',
      false: 'It does not count: who raised in full opens first.',
    },
  },
  'showdown.outOfTurn': { title: 'Opening out of turn', values: { allow: 'Allowed, and it counts.' } },
  'showdown.partial': { title: 'Only one card shown', values: { prompt: 'It does not count: both must be shown.' } },
  'showdown.retrieve': {
    title: 'Taking back a hand that was given up',
    values: {
      never: 'Never.',
      identifiable: 'While the cards can be told for certain and the dealer has not killed them.',
      judge: 'The judge decides.',
    },
  },
  'showdown.askToSee': {
    title: 'Asking to see a hand that was given up',
    values: {
      never: 'Nobody may. The chief judge alone may order it.',
      caller_vs_aggressor: 'Who called on the river may ask to see the hand he called.',
      any_dealt_in: 'Anybody who was dealt in may ask.',
    },
  },
  'collusion.window': {
    title: 'Suspected team play',
    values: {
      sealed_record_exists: 'The chief judge may look as long as the sealed hand is kept.',
      off: 'No private look.',
    },
  },
  'showdown.mustTableAll': {
    title: 'To win a contested pot',
    values: { true: 'All cards of the hand must be shown.', false: 'The cards that win are enough.' },
  },
  'broadcast.muckedAtShowdown': {
    title: 'Hand given up at the showdown, on air',
    values: {
      as_played: 'A programme that showed it keeps it until the graphic of the hand clears.',
      hide: 'It is taken off when it is given up.',
      show: 'It stays, in the history too.',
    },
  },
  oddChips: {
    title: 'Odd chips of a split pot',
    values: {
      one_each: 'One to each winner, from the button on.',
      all_to_first: 'All to the first winner after the button.',
    },
  },
  'unit.source': {
    title: 'Smallest chip in play',
    values: { level: 'As the level says.', manual: 'Set by hand at the table.' },
  },
  'oddChips.stud': {
    title: 'Stud: odd chip',
    values: {
      five_cards: 'To the highest card by suit of the five that play.',
      all_cards: 'To the highest card by suit of all.',
    },
  },
  'hiLo.oddToHigh': {
    title: 'High-low: odd chip between the halves',
    values: { true: 'To the high half.', false: 'To the low half.' },
  },
  'hiLo.identicalHandsEvenSplit': {
    title: 'High-low: two hands that are the same both ways',
    values: {
      true: 'The whole pot is split as evenly as can be.',
      false: 'Each half is split by itself.',
      judge: 'The house decides.',
    },
  },
  rabbit: {
    title: 'Cards that would have come',
    values: { forbidden: 'They are not shown.', judge: 'The house may allow it.' },
  },

  'seat.lostSeconds': {
    title: 'Cards out of sight',
    values: {},
    count: (n: number) => `After ${n} seconds the dealer is asked to look.`,
  },
  'dispute.window': {
    title: 'How long an award may be disputed',
    values: {
      next_hand: 'Until the next hand begins.',
      R22: 'As TDA rule 22 says.',
    },
  },
  clock: {
    title: 'Time to act',
    values: {
      regulations: 'By the event regulation. When it is over: fold, or check if there is no bet.',
      R29: '25 seconds and a countdown of 5 (TDA rule 29). Then fold, or check if there is no bet.',
      judge: 'The house decides.',
    },
  },
  'level.change': {
    title: 'New level',
    values: { next_hand: 'From the next hand on.', off: 'There are no levels.' },
  },

  tableStakes: {
    title: 'Chips on the table',
    values: { fixed_stacks: 'Tournament stacks.', true: 'Table stakes: what lies there plays and stays.' },
  },
  topUp: {
    title: 'Buying more chips',
    values: { fixed_stacks: 'Only as the event allows.', between_hands: 'Between hands.' },
  },
  straddle: {
    title: 'Straddle',
    values: {
      off: 'None.',
      utg: 'From the seat behind the big blind.',
      button: 'From the button.',
      any: 'From any seat.',
    },
  },
  'straddle.minRaise': {
    title: 'Smallest raise over a straddle',
    values: { off: 'There is no straddle.', straddle: 'By the straddle.', big_blind: 'By the big blind.' },
  },
  runIt: {
    title: 'Running the board more than once',
    values: { off: 'Once only.' },
    count: (n: number) => (n === 1 ? 'Once only.' : `Up to ${n} times, if everybody in the pot agrees.`),
  },
  bombPot: {
    title: 'Bomb pots',
    values: { off: 'None.', every_n_hands: 'Every so many hands.', trigger: 'When somebody calls for one.' },
  },
  sevenDeuce: {
    title: 'Seven-deuce game',
    values: { off: 'Not played.' },
    count: (n: number) => `Every other player pays ${n}.`,
  },
  rake: { title: 'Rake', values: { none: 'None.' } },
  deadBlinds: {
    title: 'Blinds missed',
    values: { off: 'Not played.', live_bb_dead_sb: 'Back with a live big blind and a dead small blind.' },
  },
  chopBlinds: {
    title: 'Chopping the blinds',
    values: { off: 'Not allowed.', judge: 'The house decides.' },
  },
  bountyChips: {
    title: 'Bounty chips',
    values: { event: 'As the event says.', 'RP-22': 'As TDA procedure 22 says.', off: 'None.' },
  },
};

export type SwitchesPlayMessages = CatalogueOf<typeof switchesPlayEn>;
