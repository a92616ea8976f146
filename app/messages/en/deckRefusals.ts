// Deck, shuffle, machine and the end of a competition, in English: why something was declined, and what is only pointed out.
export const deckRefusalsEn = {
  'calibration-taken': '{who} measures the antennas here. Wait, or let them stop.',
  'calibration-idle': 'Nothing is being measured now.',
  'reader-offline': 'The reader {reader} is not connected. Check its power and network.',
  'reader-unable': 'The reader {reader} says that it cannot do that.',
  'reader-silent': 'The reader {reader} did not answer. Try again.',
  'no-such-antenna': 'This reader has no such antenna.',
  'shuffle-in-hand':
    'A hand runs. Shuffle and cut are reported before the deal; that they were left out is reported to the floor.',
  'report-in-hand': 'The cards are dealt. Report it as an incident of this hand.',
  'defect-reported-already': 'The card {card} was reported already. Replace it or change the deck.',
  'no-defective-card': 'No defective card was reported. Report it first, or change the deck.',
  'deck-count-right': 'That is a full deck: there is nothing to report.',
  'no-competition': 'This table does not play a competition.',
  'competition-ended': 'The chief judge has ended the competition. He may let it go on.',
  'competition-not-ended': 'The competition goes on: nobody ended it.',
  'shuffler-not-of-event': 'This table decides for itself about a shuffling machine.',
  'event-not-everywhere':
    'Table {table} did not take it: {code}. The tables before it did. Settle that, then order it again.',
  'SP-5.5.1-SHUFFLER_MISMATCH':
    'A shuffling machine is used at all tables of a competition or at none, and table {table} would differ. The chief judge sets it for all.',
  'SP-5.5.2-SHUFFLE_MISSING': 'The deck is not shuffled. Wash and shuffle it, then report the shuffle.',
  'SP-5.5.2-WASH_MISSING': 'The deck is not washed. Wash and shuffle it, then report the shuffle.',
  'SP-5.5.2-CUT_MISSING': 'The deck is not cut. Cut it, then report the cut.',
  'SP-5.5.3-RIFFLE_MISSING': 'No riffle after the machine. Riffle the deck once, then report the shuffle.',
  'SP-2.4.2-SHUFFLE_MISSING': 'The deck is not shuffled. Shuffle it, then report the shuffle.',
  'SP-2.4.2-WASH_MISSING': 'The deck is not washed. Wash and shuffle it, then report the shuffle.',
  'SP-2.4.2-CUT_MISSING': 'The deck is not cut. Cut it, then report the cut.',
  'SP-6.1.1-REPLACE': 'The defective card {card} is replaced first. Replace the defective card or change the deck.',
  'SP-6.1.3-FINISH_THEN_REPLACE':
    'A card of this deck is defective. Replace it or change the deck before the next hand.',
  'SP-6.2.0-REPLACE': 'The deck is defective. Change it before the next hand.',
  'SP-6.2.1-REPLACE': 'The deck does not count 52 cards. Change it before the next hand.',
  'SP-6.2.3-REPLACE_AFTER': 'A card of another deck was found. Change the deck before the next hand.',
  'SP-6.4.9-NO_PLAYER_REQUEST': 'Players do not ask for another deck.',
  'SP-6.4.9-NO_SUCH_REASON': 'The rules of this table do not change decks for this reason.',
  'SP-6.4.9-HAND_RUNS':
    'The deck is not changed while its cards are dealt. Wait until the hand is over, misdealt or void.',
};

export const deckAlarmsEn = {
  'SP-5.5.2-SHUFFLE_MISSING': 'No shuffle was reported for this deal',
  'SP-5.5.2-WASH_MISSING': 'The deck was not washed',
  'SP-5.5.2-CUT_MISSING': 'No cut was reported for this deal',
  'SP-5.5.3-RIFFLE_MISSING': 'No riffle after the machine',
  'SP-5.5.4-SECOND_CUT': 'The deck was cut more than once',
  'SP-5.5.4-NO_CUTCARD': 'The deck does not lie on the cut card',
  'SP-2.4.2-SHUFFLE_MISSING': 'No shuffle was reported for this deal',
  'SP-2.4.2-WASH_MISSING': 'The deck was not washed',
  'SP-2.4.2-CUT_MISSING': 'No cut was reported for this deal',
  'SP-2.4.3-SECOND_CUT': 'The deck was cut more than once',
  'SP-2.4.3-NO_CUTCARD': 'The deck does not lie on the cut card',
  SHUFFLE_SUSPECT: 'Very little time for a shuffle',
};
