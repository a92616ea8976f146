// Why a change of a table's rules was declined, in English. Part of the catalogue of refusals.
export const switchRefusalsEn = {
  'switch-unknown': 'There is no switch {switch}. Load the page again.',
  'switch-value-unknown': 'Switch {switch} has no such value. Choose one of those that are offered.',
  'switch-not-of-profile': 'The rules {profile} are not played in this setting. Choose other rules first.',
  'switch-without-effect': 'Switch {switch} has no effect on the game that is played here. It stays as it is.',
  'switch-contradicts': 'Switch {switch} contradicts switch {with}. Change both together.',
  'switch-against-level': 'The blinds that are set do not fit switch {switch}. Change the blinds first.',
  'switches-unchanged': 'Nothing would change: the table is set like this already.',
  'SP-5.5.1-DEALER_ONLY': 'At a competition only a dealer deals. Players do not deal in turn.',
  'SP-2.4.1-DEALER_ONLY': 'In club poker only the dealer deals. Players do not deal in turn.',
  'ante-not-offered': 'The rules of this table do not have this ante. Change the blinds.',
  'straddle-not-offered': 'No straddle from seat {seat} by the rules of this table.',
  'posts-not-offered': 'No posts by the rules of this table.',
};
