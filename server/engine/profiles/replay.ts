// Under which recorded hands of other tables are replayed: the switches their collection follows, else the default.
import type { Profile } from '../profile.ts';
import { RUSSIAN } from './russian.ts';

export const REPLAY: Profile = {
  ...RUSSIAN,
  'showdown.allInFaceUp': 'never',
  'showdown.allInOrder': 'single_clockwise',
  'hiLo.identicalHandsEvenSplit': false,

  ante: ['none', 'each', 'big_blind', 'button'],
  'ante.shortOrder': 'ante_first',
  'pl.preflopShortBlinds': 'actual',
  'pl.anteCountsPreflop': 'always',
  'fl.cap': 'bet_plus_3',
  'fl.shortAllIn': 'full_line',

  straddle: 'any',
  'straddle.minRaise': 'big_blind',
  runIt: 10,
  deadBlinds: 'live_bb_dead_sb',
};
