// Texts of players who are away, fouled hands, burns, board cards, the stub and counted stacks, in English. Parts of the
// catalogues of refusals and rulings.

export const seatsBoardsRefusalsEn = {
  'betting-open': 'No card yet: seat {toAct} has to act.',
  'board-full': 'The board is full.',
  'SP-2.5.7-NO_RABBIT': 'The hand is decided. No more cards are shown.',
  'stub-already-mucked': 'The stub lies on the muck already.',
  'pots-built': 'Too late for a count: the pots are built. Correct the stack after the hand.',
  'burns-right': 'As many cards are burned as should be: {burns}.',
  'board-stands': 'The street stands: somebody has acted on it, or a later card came. Play on.',
  'not-on-the-flop': 'No flop is being dealt.',
  'betting-not-open': 'Betting is not open: a board card cannot come too early now.',
  'stub-in-time': 'The stub is not too early: no board card is to come for two players.',
};

export const seatsBoardsAlarmsEn = {
  BOARD_BEFORE_FACE_UP: 'Board card before all hands were open',
  'SP-6.4.1-CHECK_CARDS': 'Cards are not in view: look at this seat',
  'SP-6.4.2-REVIEW': 'Live cards reached the muck or another hand: a judge decides',
  'SP-6.4.3-ALLIN_EXCEPTION': 'Away, but all-in: the hand stays in play',
  BURN_MISSING: 'No card was burned before this street',
  BURN_EXTRA: 'Too many cards were burned before this street',
  'SP-6.4.6-JUDGE': 'A wrong burn whose order nobody can restore: a judge decides',
  'SP-6.4.6-PLAY_ON': 'A wrong burn, and the round has started: played on',
  'HR-A31-SURPLUS_BURN': 'One burn too many: it is the burn of the next street',
  COUNT_MISMATCH: 'Burns and board cards do not add up',
  PREMATURE_BOARD: 'Board cards came too early: finish the betting, then a judge decides',
  FLOP_4: 'Four cards on the flop: a judge decides',
  STUB_TOO_EARLY: 'The stub lies on the muck and board cards are to come: a judge decides',
};

export const seatsBoardsOutcomesEn = {
  'no-redress': 'The hand is dead, what was matched stays',
  'return-cards': 'Give the cards back',
  settled: 'Settled by another ruling: close it',
  restore: 'Restore the order and deal the street again',
  'play-on': 'Play on',
  scramble: 'Scramble the cards, one of them is the burn',
  reshuffle: 'Shuffle and deal anew',
  'back-to-stub': 'Put the cards back, shuffle, deal without a burn',
  'cards-stand': 'Let the cards stand',
  'set-aside': 'Set it aside: the next card is the turn',
  'redeal-flop': 'Deal the flop anew',
  rebuild: 'Rebuild the stub in its order',
  'shuffle-stub': 'Shuffle the stub, play on',
  misread: 'Did not happen: the stub lies where it should',
};

export const seatsBoardsRulingsEn = {
  'SP-6.4.2-NO_REDRESS': 'dead: cards were not protected',
  'SP-6.4.2-RETURNED': 'cards given back',
  'SP-6.4.2-SETTLED': 'settled',
  'TDA-R65-LIVES': 'identifiable: stays in play',
  'SP-6.4.3-FOLDED': 'away, folded by the dealer',
  'SP-6.4.4-POSTED_FOLDED': 'away, bet posted and folded by the dealer',
  'TDA-R29-DEAD': 'dead by the clock',
  'SP-6.4.6-RESTORED': 'order restored, right card burned',
  'SP-6.4.6-PLAY_ON': 'played on with the wrong burns',
  'TDA-R39-SCRAMBLE': 'flop scrambled',
  'RRP-BURN-RESHUFFLE': 'flop shuffled in and dealt anew',
  'SP-2.5.3-BACK_TO_STUB': 'put back, shuffled, dealt without a burn',
  'SP-2.5.3-STANDS': 'the cards stand',
  'TDA-RP5-BACK_TO_STUB': 'put back, shuffled, dealt without a burn',
  'RRP-PREMATURE-RESHUFFLE': 'shuffled and dealt anew',
  'RRP-PREMATURE-SET_ASIDE': 'set aside, the next card is the turn',
  'SP-2.5.5-SCRAMBLE': 'flop scrambled, one card is the next burn',
  'SP-2.5.5-REDEAL_FLOP': 'flop dealt anew',
  'SP-2.5.5-PLAY_ON': 'the three cards stand',
  'RRP-FLOP-REDEAL': 'flop dealt anew',
  'SP-2.5.7-REBUILT': 'stub rebuilt',
  'SP-2.5.7-RESHUFFLED': 'stub shuffled',
  'SP-2.5.7-MISREAD': 'did not happen',
  'SP-6.4.8-CORRECTED': 'stack corrected',
};

export const seatsBoardsQuestionsEn = {
  DEAL_ORDER: 'The deal seems out of order: cards came to seats {seen}, due were {expected}',
  NO_CARDS_SEEN: 'No card was read at this seat',
  CARD_AT_EMPTY: 'A card lies at an empty place',
  BURN_MISSING: 'No burned card was seen before this street',
  BURN_EXTRA: 'Cards burned before this street: {count}',
  FLOP_4: 'Four cards on the board',
  STUB_TOO_EARLY: 'Many cards were seen on the muck, and board cards are to come',
  CHIPS_FEWER: 'Counted {amount:money} less than on record: chips are missing in play',
  CHIPS_MORE: 'Counted {amount:money} more than on record: there are too many chips in play',
  'SP-6.4.1-CHECK_CARDS': 'Cards of this seat are not seen',
  BOARD_WAITING: 'Board cards lie there, betting is open',
  BOARD_INCOMPLETE: 'The board is not complete: {count} cards seen',
};

export const seatsBoardsRecommendedEn = {
  'switch-deck': 'Put the other deck into play on the deck page before the next hand',
  'look-at-deal': 'Ask the dealer where he began, and whether anybody has looked: report it if it is so',
  'look-for-cards': 'Look whether this player has cards: report it if he has none',
  'check-burns': 'Look at the burned cards: report it if it is so',
  'look-at-stub': 'Look whether the rest of the deck lies on the muck',
  'count-board': 'Count the cards on the board',
  'count-again': 'Count this stack again, and those of the last pot',
  'finish-betting': 'Finish the betting round, then the cards count',
  'lay-cards-apart': 'Lay the board cards apart',
};
