// Chapter 2 of the seeds, club poker, against chapter 5: what the setting alone changes. Values only.
import type { Profile, Switches } from '../profile.ts';
import { PROFILES, type ProfileName } from './profiles.ts';

/** 2.4.1 and 2.4.2: no machine is foreseen and no wash is asked for; shuffle and cut stay. */
const CLUB: Switches = { setting: 'club', 'event.shuffler': 'off', 'shuffle.wash': 'none' };

/** Where each profile may be played. */
export const SETTINGS: Readonly<Record<ProfileName, readonly Profile['setting'][]>> = {
  russian: ['competition', 'club'],
  tda: ['competition'],
  cash: ['cash'],
  replay: ['competition'],
};

/** The profile's own values in a setting. */
export function profileIn(name: ProfileName, setting: Profile['setting'] = PROFILES[name].setting): Profile {
  return setting === 'club' ? { ...PROFILES[name], ...CLUB } : PROFILES[name];
}

/** What is played: the profile's own values, and the changed switches over them. */
export function effectiveProfile(name: ProfileName, switches: Switches): Profile {
  return { ...profileIn(name, switches.setting), ...switches };
}
