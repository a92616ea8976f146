// What chips pushed forward without a word mean (R43 to R45, R51, rules.md 5.2). The console's help: it proposes, a person enters.
import { type Chips, chips, sum } from './chips.ts';
import type { Profile } from './profile.ts';

/** One seat facing the street's level. Amounts are totals of the street, `stack` what is behind. */
export interface Facing {
  /** what the seat has put in on this street */
  readonly put: Chips;
  readonly stack: Chips;
  readonly currentBet: Chips;
  /** size of the last full bet or raise, the minimum raise */
  readonly lastFull: Chips;
  readonly minBet: Chips;
  /** R51: a call for less is a full call heads-up or facing the opening bet */
  readonly headsUp: boolean;
  readonly openingBet: boolean;
  readonly profile: Pick<Profile, 'raise.fiftyPercent' | 'overchip' | 'undercall'>;
}

/** `to`: total of the street afterwards; `back`: chips that return. `judge`: a person decides, `to` is the proposal. */
export interface Meant {
  readonly action: 'call' | 'bet' | 'raise' | 'allin' | 'none';
  readonly to: Chips;
  readonly back: Chips;
  readonly clause: string;
  readonly judge: boolean;
}

/** `pushed`: the chips by denomination, each above zero and together not more than the stack. */
export function pushedChips(facing: Facing, pushed: readonly Chips[]): Meant {
  const amount = sum(pushed);
  if (amount === 0) return meant(facing, pushed, { action: 'none', to: facing.put, clause: '' });
  // R45: the last chips are all-in
  if (amount >= facing.stack)
    return meant(facing, pushed, { action: 'allin', to: facing.put + facing.stack, clause: 'R45' });
  if (facing.currentBet === 0) return opening(facing, pushed);
  const owed = facing.currentBet - facing.put;
  if (amount < owed) return undercall(facing, pushed);
  if (owed > 0 && isCall(pushed, owed))
    return meant(facing, pushed, {
      action: 'call',
      to: facing.currentBet,
      clause: pushed.length === 1 ? 'R44' : 'R45',
    });
  return raise(facing, pushed);
}

/** R44: one oversized chip. R45: several chips of which none can be taken away without leaving less than the call. */
function isCall(pushed: readonly Chips[], owed: number): boolean {
  return pushed.length === 1 || sum(pushed) - Math.min(...pushed) < owed;
}

/** 5.2: an opening below the minimum is put right to it (R52-A). */
function opening(facing: Facing, pushed: readonly Chips[]): Meant {
  const to = Math.max(sum(pushed), Math.min(facing.minBet, facing.stack));
  return meant(facing, pushed, { action: 'bet', to: facing.put + to, clause: to > sum(pushed) ? 'R52' : '' });
}

function undercall(facing: Facing, pushed: readonly Chips[]): Meant {
  const full = facing.profile.undercall === 'must_complete' || facing.headsUp || facing.openingBet;
  return meant(facing, pushed, { action: 'call', to: facing.currentBet, clause: 'R51', judge: !full });
}

/** R43-A: half of the minimum raise or more is completed to it, less is a call. */
function raise(facing: Facing, pushed: readonly Chips[]): Meant {
  const to = facing.put + sum(pushed);
  const least = facing.currentBet + facing.lastFull;
  if (to >= least) return meant(facing, pushed, { action: 'raise', to, clause: '' });
  const rule = facing.profile['raise.fiftyPercent'];
  const half = rule !== false && (to - facing.currentBet) * 2 >= facing.lastFull;
  const judge = rule === 'judge';
  if (half) return meant(facing, pushed, { action: 'raise', to: least, clause: 'R43', judge });
  const stays = facing.currentBet === facing.put;
  return meant(facing, pushed, { action: stays ? 'none' : 'call', to: facing.currentBet, clause: 'R43', judge });
}

interface Meaning {
  readonly action: Meant['action'];
  readonly to: number;
  readonly clause: string;
  readonly judge?: boolean;
}

function meant(facing: Facing, pushed: readonly Chips[], { action, to, clause, judge = false }: Meaning): Meant {
  const all = facing.put + facing.stack;
  const capped = Math.min(to, all);
  const back = Math.max(0, facing.put + sum(pushed) - capped);
  return { action: to > all ? 'allin' : action, to: chips(capped), back: chips(back), clause, judge };
}
