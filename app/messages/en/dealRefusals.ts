// Why a report or a redeal of a wrong deal (6.3) was declined, in English. Part of the catalogue of refusals.
export const dealRefusalsEn = {
  'SP-6.3.1-PLAY_ON':
    'Too late for the dealer: there was an action. A judge decides about the card opened while cutting.',
  'SP-6.3.2-PLAY_ON': 'Too late: there was an action. Not shuffled or not cut, the hand is played to the end.',
  'SP-6.3.3-PLAY_ON': 'Too late: there was an action. The wrong dealing order stands.',
  'SP-6.3.4-PLAY_ON': 'Too late: there was an action. Who has no cards is out, stray cards go to the muck.',
  'SP-6.3.5-PLAY_ON':
    'Too late for a redeal: there was an action. The wrong hand is dead (6.3.7, 6.3.8). Report the count.',
  'SP-6.3.6-PLAY_ON': 'Too late for the dealer: there was an action. A judge decides about the opened cards.',
  'TDA-R36-PLAY_ON': 'Too late for a misdeal: there was substantial action.',
  'RRP-MISDEAL-PLAY_ON': 'Too late for a misdeal: two players have acted.',
  'redeal-too-late': 'Too late for a redeal: there was an action. A judge may still decide.',
  'seat-not-empty': 'Seat {seat} has been dealt in. It is not an empty place.',
  'count-not-wrong': '{count} cards are the right number. Report another count, or nothing.',
  'count-not-possible': 'A hand cannot hold {count} cards. Count again.',
  'no-such-deal-card': 'Card {nth} of this deal does not exist. The last one is card {last}.',
  'card-reported-already': 'Card {nth} of this deal has been reported as opened already.',
  'hand-reports-full':
    'This hand has {most} reports. No further one is taken: rule on those that are open, or make the hand void.',
};
