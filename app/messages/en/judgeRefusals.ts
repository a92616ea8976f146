// Why a step of a case of suspected team play was declined (5.9.2.5), in English. Part of the catalogue of refusals.
export const judgeRefusalsEn = {
  'SP-5.9.2.5-CHIEF_ONLY': 'Only the chief judge orders sealed hands to be opened, and only he looks at them.',
  'SP-5.9.2.5-NO_ORDER':
    'You have given no order about this hand. Order the view first: the seats, who complains and why.',
  'SP-5.9.2.5-SEALED': 'No team play was found in a hand that you name. It stays sealed for everybody.',
  'SP-5.9.2.5-MUST_SHOW_ALL':
    'Team play was found: first show the hands of all named seats to all participants, then close the case.',
  'SP-5.9.2.5-ONE_VIEWER':
    'These hands are open on another page or were a moment ago. One page at a time: hide them there, or wait {seconds} s.',
  'judge-not-named':
    'This address names nobody. The chief judge needs an address of his own, with his name: the administrator makes it.',
  'collusion-off':
    'The rules of this table know no private look at mucked hands. Play on, and rule on what everybody saw.',
  'hand-at-table':
    'The cards of this hand may still lie at the table, so it could come back into play. Deal the next hand, or let the readers see the cards leave.',
  'complainant-missing': 'Name who complains.',
  'grounds-missing': 'Write down what the suspicion rests on.',
  'seats-missing': 'Choose the seats whose hands are meant, each once.',
  'nothing-stored': 'Nothing was read or typed of the hand at seat {seat}. Leave this seat out.',
  'case-ordered': 'This order was given already. Load the page again.',
  'case-open': 'You have an open case about one of these seats in this hand. Go on with that one.',
  'case-closed': 'This case is closed.',
  'case-decided': 'This case has been decided already.',
  'case-shown': 'These hands have been shown to all already. Close the case.',
  'case-moved': 'This case was written on another server meanwhile. Nothing was changed. Load the page again.',
  'look-first': 'Look at the hands first, then decide.',
  'finding-missing': 'You have looked, so the case needs a finding: team play or none.',
  'nothing-shown': 'No hands are shown on the screens now.',
  'hand-down':
    'The typed cards of this hand contradict each other. Have the wrong one typed anew at the card desk first.',
};

export const judgeRulingsEn = {
  'SP-5.9.2.5-SHOW_ALL': 'shown to all participants: team play was found',
};
