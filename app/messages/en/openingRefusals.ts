// Why a hand is not turned up, or not shown yet, in English. Part of the catalogue of refusals.

export const openingRefusalsEn = {
  'not-at-showdown': 'It is not showdown yet.',
  'opening-not-allowed': 'Hands are opened only when betting is over.',
  'openings-waiting': 'Opened faces wait for the second key. Until then no card is typed, no award compared.',
  'board-was-typed': 'Too much of the board was typed. Type what lies face up at seat {seat}, too.',
  'street-was-typed':
    'The readers did not see every street being dealt. Floor or producer confirms it by one press; then turn up seat {seat}.',
  'key-was-yours': 'You gave the second key. Another person turns up seat {seat}.',
  'seven-deuce-waits':
    'The shown hand waits for the second key, and seven-deuce with it. Confirm it, or take the opening back, before the next hand.',
  'nothing-to-confirm': 'Nothing waits for this key.',
};
