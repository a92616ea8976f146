// The profiles by name. A hand carries the profile itself, so later changes of these constants leave old hands alone.
import type { Profile } from '../profile.ts';
import { CASH } from './cash.ts';
import { REPLAY } from './replay.ts';
import { RUSSIAN } from './russian.ts';
import { TDA } from './tda.ts';

export const PROFILE_NAMES = ['russian', 'tda', 'cash', 'replay'] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

export const DEFAULT_PROFILE: ProfileName = 'russian';

export const PROFILES: Readonly<Record<ProfileName, Profile>> = {
  russian: RUSSIAN,
  tda: TDA,
  cash: CASH,
  replay: REPLAY,
};
