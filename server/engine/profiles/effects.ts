// Which switches the game that is played has no use for, and which values contradict each other or the level. Pure data and checks.
import type { Game } from '../game/game.ts';
import type { GameName } from '../game/gameName.ts';
import { gameOf } from '../game/games.ts';
import { holeCards } from '../game/streets.ts';
import type { Profile, SwitchKey } from '../profile.ts';
import type { Limit, Structure } from '../structure.ts';

/** Of use in this limit alone. */
export const OF_LIMIT: Partial<Record<SwitchKey, Limit>> = {
  'pl.preflopShortBlinds': 'pot',
  'pl.anteCountsPreflop': 'pot',
  'fl.cap': 'fixed',
  'fl.halfBet': 'fixed',
  'fl.shortAllIn': 'fixed',
};

/** Of use in some games alone. */
export const OF_GAME: Partial<Record<SwitchKey, (game: Game) => boolean>> = {
  'oddChips.stud': (game) => game.forced === 'bring_in',
  'hiLo.oddToHigh': (game) => game.kinds.length > 1,
  'hiLo.identicalHandsEvenSplit': (game) => game.kinds.length > 1,
  bombPot: (game) => game.forced === 'blinds',
  sevenDeuce: (game) => holeCards(game) === 2 && game.deck === '52',
};

/** A game with its limit; null: it is not known yet. */
export interface Played {
  readonly game: GameName;
  readonly limit: Limit | null;
}

/** What people at the table go by: it is written down here, and the table itself does not act on it. */
export const FOR_PEOPLE: readonly SwitchKey[] = [
  'deal.by',
  'seat.lostSeconds',
  'headsUp.blinds',
  'showdown.mustTableAll',
  'showdown.outOfTurn',
  'showdown.partial',
  'unit.source',
  'stringBet',
  'clock',
  'level.change',
  'tableStakes',
  'topUp',
  'chopBlinds',
  'bountyChips',
];

/** Changing it would change nothing in any game that is played here. Without a level the limit is not known yet. */
export function isWithoutEffect(key: SwitchKey, played: readonly Played[]): boolean {
  const limit = OF_LIMIT[key];
  const game = OF_GAME[key];
  const counts = (one: Played) =>
    (limit === undefined || one.limit === null || one.limit === limit) &&
    (game === undefined || game(gameOf(one.game)));
  return !played.some(counts);
}

export interface Contradiction {
  readonly first: SwitchKey;
  readonly second: SwitchKey;
  /** kebab code or clause code */
  readonly code: string;
  readonly clause: string;
  readonly holds: (profile: Profile) => boolean;
}

const WITH = 'switch-contradicts';

/** Pairs of which one makes no sense with the other; the clause is what both are about. */
export const CONTRADICTIONS: readonly Contradiction[] = [
  {
    ...{ first: 'deal.by', second: 'setting', code: 'SP-5.5.1-DEALER_ONLY', clause: '5.5.1' },
    holds: (p) => p['deal.by'] === 'players' && p.setting === 'competition',
  },
  {
    ...{ first: 'deal.by', second: 'setting', code: 'SP-2.4.1-DEALER_ONLY', clause: '2.4.1' },
    holds: (p) => p['deal.by'] === 'players' && p.setting === 'club',
  },
  {
    ...{ first: 'shuffle.washWithMachine', second: 'shuffle.wash', code: WITH, clause: '5.5.2' },
    holds: (p) => p['shuffle.washWithMachine'] && p['shuffle.wash'] === 'none',
  },
  {
    ...{ first: 'straddle.minRaise', second: 'straddle', code: WITH, clause: '' },
    holds: (p) => (p.straddle === 'off') !== (p['straddle.minRaise'] === 'off'),
  },
  {
    ...{ first: 'topUp', second: 'tableStakes', code: WITH, clause: '' },
    holds: (p) => (p.tableStakes === 'fixed_stacks') !== (p.topUp === 'fixed_stacks'),
  },
  {
    ...{ first: 'tableStakes', second: 'setting', code: WITH, clause: '' },
    holds: (p) => (p.tableStakes === true) !== (p.setting === 'cash'),
  },
  {
    ...{ first: 'noConsecutiveBB', second: 'button', code: WITH, clause: '' },
    holds: (p) => p.button === 'dead' && !p.noConsecutiveBB,
  },
  // what players put up beside the blinds is said by a person before the hand starts
  {
    ...{ first: 'readers.start', second: 'straddle', code: WITH, clause: '' },
    holds: (p) => p['readers.start'] === 'auto' && p.straddle !== 'off',
  },
  {
    ...{ first: 'readers.start', second: 'deadBlinds', code: WITH, clause: '' },
    holds: (p) => p['readers.start'] === 'auto' && p.deadBlinds !== 'off',
  },
];

/** The level in force could not be started under it. */
export const AGAINST_LEVEL: readonly {
  readonly key: SwitchKey;
  readonly holds: (profile: Profile, level: Structure) => boolean;
}[] = [
  { key: 'ante', holds: (p, level) => !p.ante.includes(level.anteKind) },
  { key: 'straddle', holds: (p, level) => p.straddle === 'off' && level.straddles.length > 0 },
];

/** Allowed, and yet not what the rulebook foresees. */
export interface SwitchWarning {
  readonly key: SwitchKey;
  readonly code: string;
  readonly clause: string;
}

/** 2.4.1: club poker knows no shuffling machine. */
export function warningsOf(profile: Profile): readonly SwitchWarning[] {
  const machine = profile.setting === 'club' && profile['event.shuffler'] !== 'off';
  return machine ? [{ key: 'event.shuffler', code: 'SP-2.4.1-SHUFFLER_NOT_FORESEEN', clause: '2.4.1' }] : [];
}

export function isSameValue(a: Profile[SwitchKey], b: Profile[SwitchKey]): boolean {
  return textOf(a) === textOf(b);
}

/** Lists keep their order, records do not. */
function textOf(value: Profile[SwitchKey]): string {
  if (typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
