// Switches of deal, deck and mistakes in English: what each is about, and each of its values as a sentence. Reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const switchesDealEn = {
  setting: {
    title: 'Where the game is played',
    values: {
      competition: 'At a competition, by chapter 5.',
      club: 'Club poker, by chapter 2.',
      cash: 'A cash game.',
    },
  },
  'deal.by': { title: 'Who deals', values: { dealer: 'A dealer deals.', players: 'The players deal in turn.' } },
  'event.shuffler': {
    title: 'Shuffling machine',
    values: {
      off: 'No table of the event uses a machine.',
      on: 'Every table of the event uses a machine.',
      per_table: 'Each table decides for itself.',
    },
  },
  'shuffle.wash': {
    title: 'Wash',
    values: {
      every_hand: 'The cards are washed before every hand.',
      on_restart: 'The cards are washed when play starts or resumes.',
      none: 'No wash is asked for.',
      judge: 'The house decides when the cards are washed.',
    },
  },
  'shuffle.washWithMachine': {
    title: 'Wash after the machine',
    values: {
      true: 'The cards are washed even when a machine has shuffled them.',
      false: 'After the machine one riffle is enough.',
    },
  },
  'shuffle.minSeconds': {
    title: 'Shortest shuffle',
    values: {},
    count: (n: number) =>
      n === 0 ? 'The time of a shuffle is not watched.' : `A shuffle of less than ${n} seconds is pointed out.`,
  },
  'procedure.gates': {
    title: 'Steps of the shuffle',
    values: {
      off: 'Wash, riffle and cut are not watched.',
      advisory: 'A step that was left out is pointed out. The hand goes on.',
      blocking: 'No card is dealt before wash, riffle and cut are done.',
    },
  },
  'hand.starts': {
    title: 'When a hand begins',
    values: {
      riffle_button_or_push: 'With the first riffle, the button of the machine or the push of the dealer.',
      first_riffle: 'With the first riffle.',
    },
  },
  'deal.headsUpFirst': {
    title: 'First card with two players',
    values: {
      non_button: 'The player without the button gets the first card.',
      sb: 'The small blind gets the first card.',
    },
  },
  'misdeal.cutoff': {
    title: 'When it is too late for a redeal',
    values: {
      first_action: 'After the first action.',
      substantial_action: 'After substantial action: two actions of which one put chips in, or any three.',
      two_players: 'After two players have acted.',
    },
  },
  'misdeal.exposedByDealer': {
    title: 'Cards exposed by the dealer',
    values: {
      second: 'The second exposed card means a redeal.',
      first_two_or_second: 'One of the first two cards, or any second card, means a redeal.',
    },
  },
  'exposed.single': {
    title: 'One card exposed by the dealer',
    values: {
      replace: 'It is replaced after the deal and becomes the burn card.',
      keep: 'The player keeps it.',
    },
  },
  'misdeal.boxedCount': {
    title: 'Boxed cards',
    values: { none: 'However many there are, they are replaced. No redeal.' },
    count: (n: number) => (n === 1 ? 'One boxed card means a redeal.' : `${n} boxed cards mean a redeal.`),
  },
  'misdeal.firstCardWrongSeat': {
    title: 'First card to the wrong seat',
    values: {
      if_not_correctable: 'Redeal only if it cannot be put right.',
      always: 'Always a redeal.',
    },
  },
  'misdeal.buttonShort': {
    title: 'The button lacks a card',
    values: {
      before_burn_or_action: 'It gets the card if nothing was burned and nobody has acted.',
      unless_acted: 'It gets the card unless it has acted, even after substantial action.',
      top_card_in_sequence: 'It gets the top card if that is the right one in order.',
    },
  },
  'misdeal.extraCardToFirst': {
    title: 'An extra card to the first player',
    values: { misdeal: 'It means a redeal.', becomes_burn: 'It becomes the burn card.' },
  },
  'misdeal.redeal': {
    title: 'What a redeal keeps',
    values: {
      same_button_level_bets: 'Button and level stay. Forced bets stay posted.',
      exact_replay: 'The hand is replayed exactly: button, level and players.',
      same_button: 'The button stays.',
    },
  },
  'wrongCount.afterCutoff': {
    title: 'Wrong number of cards, too late for a redeal',
    values: {
      dead_forfeit: 'The hand is dead. Its bets stay in the pot.',
      dead: 'The hand is dead.',
    },
  },
  'deadHand.uncalled': {
    title: 'Uncalled bet of a dead hand',
    values: { forfeit: 'stays in the pot', return: 'goes back to the player' },
  },
  'deadHand.betLevel': {
    title: 'Amount to call when a hand dies',
    values: {
      stands: 'It stays until the street is over.',
      reverts: 'It falls to the highest live bet.',
    },
  },
  'forfeit.split': {
    title: 'Pot of a last player with a wrong number of cards',
    values: {
      equal: 'Shared equally by all other players of the hand. The judge confirms.',
      refund_then_split: 'Each gets his own bets back, the rest is shared equally.',
      judge: 'The judge decides how it is shared.',
    },
  },
  'fouled.duplicate': {
    title: 'Two equal cards in the deck',
    values: {
      void_return_all: 'The hand is void. All chips go back.',
      void_knower_may_forfeit: 'The hand is void. Who knew and bet may lose his bets.',
    },
  },
  'fouled.window': {
    title: 'How long a fouled deck voids the hand',
    values: {
      complete: 'Until the last pot has been awarded.',
      next_hand: 'Until the next hand begins.',
    },
  },
  'deck.foreignInPlay': {
    title: 'Card of another deck in play',
    values: {
      judge_void: 'The judge decides. The proposal is to void the hand.',
      void: 'The hand is void.',
      finish: 'The hand is played to its end.',
      judge: 'The judge decides.',
    },
  },
  'deck.missing': {
    title: 'A card is missing in the deck',
    values: {
      finish: 'The hand is played to its end, then the deck is replaced.',
      void: 'The hand is void.',
      judge: 'The judge decides.',
    },
  },
  'deck.maxCardReplacements': {
    title: 'Replaced cards in one deck',
    values: {},
    count: (n: number) => {
      if (n === 0) return 'A defective card always means a new deck.';
      return n === 1 ? 'One card may be replaced, then the deck is.' : `${n} cards may be replaced, then the deck is.`;
    },
  },
  nonStandardCard: {
    title: 'A card that does not belong in a deck',
    values: {
      judge: 'The judge decides.',
      misdeal_before_sa: 'Redeal before substantial action; later it is a scrap of paper.',
      scrap: 'It is a scrap of paper. Who has acted on it has a dead hand.',
    },
  },
  'deck.changeReasons': {
    title: 'When the deck is changed',
    lead: 'Only:',
    values: {
      dealer: 'when the dealer changes',
      level: 'when the level changes',
      regulation: 'as the event regulation says',
      defect: 'for a defect',
      house: 'as the house decides',
    },
  },
  'burn.noBurnFlop': {
    title: 'A flop without a burn card',
    values: {
      restore: 'The order is restored if it is known, else the judge decides.',
      scramble: 'The three cards are scrambled and one of them becomes the burn. After any action the flop stands.',
      reshuffle: 'Flop and stub are shuffled again, unless nothing was exposed.',
    },
  },
  'burn.restoreFromLog': {
    title: 'Order of cards from the readers',
    values: {
      judge: 'The judge may use what the readers saw.',
      never: 'What the readers saw is not used.',
    },
  },
  'burn.compensate': {
    title: 'A burn too many or too few, later',
    values: { true: 'A card burned too many goes back as the next burn.', false: 'Nothing makes up for it.' },
  },
  'flop.four': {
    title: 'A flop of four cards',
    values: {
      judge: 'The judge decides.',
      scramble: 'The four are scrambled. The floor draws the burn card.',
      redeal: 'The flop is dealt again.',
    },
  },
  premature: {
    title: 'A board card dealt too early',
    values: {
      judge: 'The judge decides. The proposal is to shuffle it back.',
      back_to_stub: 'It goes back to the stub, which is shuffled. No further burn.',
      by_street:
        'It depends on the street: on flop and river it is shuffled back, in place of the turn comes the card of the river.',
    },
  },
  'absent.check': {
    title: 'When a player must be at his seat',
    values: {
      'deal_end+turn+showdown': 'When the deal ends, when it is his turn, and at the showdown.',
      'deal_end+turn': 'When the deal ends and when it is his turn.',
      deal_end: 'When the deal ends.',
      turn: 'When it is his turn.',
    },
  },
  'absent.forcedAllInLive': {
    title: 'Absent player whose blind puts him all-in',
    values: {
      false: 'His hand is dead. The blind stays in the pot.',
      true: 'His hand is live.',
      off: 'Absent players are not dealt in.',
    },
  },
  'expose.facingBet': {
    title: 'Player exposes his cards facing a bet',
    values: {
      judge: 'The judge decides. The proposal is a fold.',
      dead: 'His hand is dead.',
      penalty: 'His hand stays live. He gets a penalty.',
      warning: 'His hand stays live. He is warned.',
    },
  },
};

export type SwitchesDealMessages = CatalogueOf<typeof switchesDealEn>;
