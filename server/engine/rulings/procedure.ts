// 5.5.2 to 5.5.4, 2.4.2, 2.4.3: shuffle, cut and cut card before every deal, as people report them. None of it can be read from tags.
import type { HandEvent } from '../event.ts';
import type { Profile } from '../profile.ts';
import type { Structure } from '../structure.ts';
import type { ChapterOf } from './chapter.ts';

/** What was reported since the last deal; every deal, a redeal too, begins with nothing. */
export interface Procedure {
  readonly shuffle: { readonly wash: boolean; readonly riffle: boolean } | null;
  readonly cuts: number;
  /** the deck lies on the cut card; null: nobody said */
  readonly cutCard: boolean | null;
  /** the hand has begun with this level (R23, `hand.starts`); null: it begins with its deal */
  readonly level: Structure | null;
}

export const NO_PROCEDURE: Procedure = { shuffle: null, cuts: 0, cutCard: null, level: null };

export interface Omission {
  /** `SP-5.5.2-CUT_MISSING`; in club poker `SP-2.4.2-CUT_MISSING` */
  readonly code: string;
  readonly clause: string;
  /** a blocking gate waits for it; the others are only pointed out, whatever the gate */
  readonly gate: boolean;
}

interface Before {
  readonly profile: Profile;
  readonly procedure: Procedure;
  /** the first deal of a show, or after a break (RP-20) */
  readonly restart: boolean;
}

/** What is missing in the steps before this deal, in their order. */
export function omissionsOf(before: Before): readonly Omission[] {
  const { profile, procedure } = before;
  const { shuffle, cuts, cutCard } = procedure;
  const missing: readonly (readonly [boolean, Step, string])[] = [
    [shuffle === null, 'shuffle', 'SHUFFLE_MISSING'],
    [shuffle !== null && !shuffle.wash && asksWash(before), 'shuffle', 'WASH_MISSING'],
    [shuffle !== null && !shuffle.riffle && byMachine(profile), 'machine', 'RIFFLE_MISSING'],
    [cuts === 0, 'shuffle', 'CUT_MISSING'],
    [cuts > 1, 'finish', 'SECOND_CUT'],
    [cuts > 0 && cutCard === false, 'finish', 'NO_CUTCARD'],
  ];
  return missing.flatMap(([holds, step, outcome]) => (holds ? [omission(profile, step, outcome)] : []));
}

type Step = 'shuffle' | 'machine' | 'finish';

/** Competition: chapter 5.5; club poker and other games: chapter 2.4. */
const CLAUSES: Readonly<Record<Step, readonly [competition: string, club: string]>> = {
  shuffle: ['5.5.2', '2.4.2'],
  machine: ['5.5.3', '5.5.3'],
  finish: ['5.5.4', '2.4.3'],
};

function omission({ setting }: Profile, step: Step, outcome: string): Omission {
  const clause = CLAUSES[step][setting === 'competition' ? 0 : 1];
  return { code: `SP-${clause}-${outcome}`, clause, gate: step !== 'finish' };
}

/** Where each table decides for itself nobody knows how this deck was shuffled: neither riffle nor wash is asked for. */
function byMachine(profile: Profile): boolean {
  return profile['event.shuffler'] === 'on';
}

/** a machine leaves the wash out unless the house wants both. */
function asksWash({ profile, restart }: Before): boolean {
  const wash = profile['shuffle.wash'];
  const due = wash === 'every_hand' || (wash === 'on_restart' && restart);
  return (
    due && profile['event.shuffler'] !== 'per_table' && (!byMachine(profile) || profile['shuffle.washWithMachine'])
  );
}

/** R23: with the first riffle; where the house says so, with the machine's button or a dealer's push as well. */
export function beginsHand(profile: Profile, shuffle: { readonly riffle: boolean }): boolean {
  return shuffle.riffle || profile['hand.starts'] === 'riffle_button_or_push';
}

export function procedureAlarm({ code }: Pick<Omission, 'code'>): HandEvent {
  return { type: 'AlarmRaised', code, severity: 'soft', seat: null };
}

/** 2.5.1: the dealer collects the blind; play goes on. */
export const blindMissing: ChapterOf<'blind-missing'> = {
  refuse: () => null,
  alarm: () => ({ code: 'SP-2.5.1-BLINDS_FIRST', clause: '2.5.1', severity: 'soft', stops: 'no' }),
  remedies: () => [],
  effects: () => [],
};
