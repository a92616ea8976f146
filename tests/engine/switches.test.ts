// Changed switches of a table over its named profile: what is taken, what is refused and by which name, what waits, what is put back.
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { decideSession } from '../../server/engine/decideSession.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import type { SwitchPatch } from '../../server/engine/profile.ts';
import { allows } from '../../server/engine/profiles/choice.ts';
import { CHOICES, isValueOf, SWITCH_KEYS } from '../../server/engine/profiles/choices.ts';
import { effectiveProfile, profileIn, SETTINGS } from '../../server/engine/profiles/club.ts';
import { CONTRADICTIONS, warningsOf } from '../../server/engine/profiles/effects.ts';
import { OPEN_QUESTIONS, ORIGINS, SWITCH_GROUPS } from '../../server/engine/profiles/origins.ts';
import { PROFILE_NAMES, PROFILES, type ProfileName } from '../../server/engine/profiles/profiles.ts';
import { EMPTY_SESSION, profileOf, type Session } from '../../server/engine/session.ts';
import { makeChange } from '../../server/engine/sessionChanges.ts';
import type { SessionCommand } from '../../server/engine/sessionEvent.ts';
import type { Structure } from '../../server/engine/structure.ts';
import { RUNNING } from './session.ts';

const LEVEL: Structure = {
  ...{ limit: 'no', smallBlind: chips(100), bigBlind: chips(200), anteKind: 'big_blind', ante: chips(200) },
  ...{ straddles: [], posts: [], unit: chips(25), minBet: chips(200) },
};

const CASH_LEVEL: Structure = { ...LEVEL, anteKind: 'none', ante: chips(0) };

function at(profile: ProfileName, level: Structure | null = null): Session {
  return { ...EMPTY_SESSION, profile, structure: level };
}

function decided(session: Session, command: SessionCommand, running = false) {
  return decideSession(session, command, { hand: running ? RUNNING : null, position: 41, by: 'maria' });
}

function set(session: Session, switches: SwitchPatch): Session {
  const answer = decided(session, { type: 'SetSwitches', switches });
  if (!answer.ok) throw new Error(answer.error.code);
  return answer.value.reduce(evolveSession, session);
}

function refusal(session: Session, switches: SwitchPatch) {
  const answer = decided(session, { type: 'SetSwitches', switches });
  return answer.ok ? 'ok' : { code: answer.error.code, ...answer.error.params };
}

describe('the table of choices', () => {
  test('given each profile, then every value is among the choices of its switch, and no contradiction holds', () => {
    const outside = PROFILE_NAMES.flatMap((name) =>
      SWITCH_KEYS.filter((key) => !isValueOf(key, PROFILES[name][key])).map((key) => `${name} ${key}`),
    );
    const against = PROFILE_NAMES.flatMap((name) => CONTRADICTIONS.filter(({ holds }) => holds(PROFILES[name])));
    // hands recorded elsewhere have straddles and dead blinds, whatever the setting
    expect([outside, against]).toEqual([[], []]);
  });

  test('twin: given a value that a switch does not know, then it is not let through', () => {
    expect(allows(CHOICES['oddChips'], 'two_each')).toBe(false);
    expect(allows(CHOICES['misdeal.cutoff'], 'toString')).toBe(false);
  });

  test('given each switch, then it has a part of the hand, and each part has switches', () => {
    expect(SWITCH_KEYS).toEqual(Object.keys(PROFILES.russian).filter((key) => SWITCH_KEYS.some((one) => one === key)));
    expect([...SWITCH_KEYS].sort()).toEqual(Object.keys(PROFILES.russian).sort());
    expect(SWITCH_GROUPS.filter((group) => !SWITCH_KEYS.some((key) => ORIGINS[key].group === group))).toEqual([]);
  });

  test('2.0: the eight open questions name the readings of the rulebook', () => {
    const readings = OPEN_QUESTIONS.map((keys) =>
      keys.flatMap((key) => ORIGINS[key].behind.filter((of) => of.startsWith('A-'))),
    );
    expect(readings).toEqual([['A-02'], ['A-10'], ['A-13'], ['A-17'], ['A-21', 'A-22'], ['A-25'], ['A-32'], ['A-30']]);
  });

  test.each([
    ['shuffle.minSeconds', [0, 20, 300], [-1, 1.5, 301, '20', Number.NaN, null]],
    ['misdeal.boxedCount', [1, 2, 'none'], [0, 'off', true]],
    ['ante', [['none'], ['big_blind', 'none']], [[], ['none', 'none'], ['all'], 'none', { 0: 'none' }]],
    ['absent.forcedAllInLive', [true, false, 'off'], ['true', 0]],
    [
      'deadHand.uncalled',
      [PROFILES.tda['deadHand.uncalled']],
      [
        {},
        { '6.3.7': 'forfeit' },
        { ...PROFILES.tda['deadHand.uncalled'], '6.3.7': 'keep' },
        ['forfeit'],
        { ...PROFILES.tda['deadHand.uncalled'], '6.4.9': 'return' },
      ],
    ],
    [
      'rake',
      ['none', { pct: 5, cap: 40, noFlopNoDrop: true, roundDownTo: 5 }],
      [
        'off',
        { pct: 101, cap: 0, noFlopNoDrop: true, roundDownTo: 1 },
        { pct: 5, cap: 0, noFlopNoDrop: true, roundDownTo: 0 },
        { pct: 5 },
        { pct: 5, cap: -1, noFlopNoDrop: true, roundDownTo: 1 },
      ],
    ],
  ] as const)('given values of %s, then these are known and those are not', (key, known, unknown) => {
    expect(known.filter((value) => !isValueOf(key, value))).toEqual([]);
    expect(unknown.filter((value) => isValueOf(key, value))).toEqual([]);
  });
});

describe('changed switches', () => {
  test('given a change, then the table plays by the profile with that switch changed', () => {
    const table = set(at('russian'), { oddChips: 'all_to_first', 'shuffle.minSeconds': 30 });
    expect(profileOf(table)).toEqual({ ...PROFILES.russian, oddChips: 'all_to_first', 'shuffle.minSeconds': 30 });
    expect(PROFILES.russian.oddChips).toBe('one_each');
  });

  test('given null or the own value of the profile, then the switch is put back', () => {
    const table = set(at('russian'), { oddChips: 'all_to_first', rabbit: 'judge', 'burn.compensate': true });
    const back = set(table, { oddChips: null, rabbit: 'forbidden' });
    expect(back.switches).toEqual({ 'burn.compensate': true });
    expect(set(back, { 'burn.compensate': null }).switches).toEqual({});
  });

  test('given a change, then the event names what was changed, and holds all that differs', () => {
    const table = set(at('russian'), { oddChips: 'all_to_first' });
    expect(decided(table, { type: 'SetSwitches', switches: { rabbit: 'judge', oddChips: 'all_to_first' } })).toEqual({
      ok: true,
      value: [{ type: 'SwitchesSet', switches: { oddChips: 'all_to_first', rabbit: 'judge' }, changed: ['rabbit'] }],
    });
  });

  test('given another profile, then every changed switch is put back', () => {
    const table = set(at('russian'), { oddChips: 'all_to_first' });
    const answer = decided(table, { type: 'SetProfile', profile: 'tda' });
    expect(answer.ok && profileOf(answer.value.reduce(evolveSession, table))).toEqual(PROFILES.tda);
  });

  test('given a running hand, then the change waits, and is made when the hand is over', () => {
    const table = at('russian');
    const answer = decided(table, { type: 'SetSwitches', switches: { rabbit: 'judge' } }, true);
    expect(answer.ok && answer.value.map(({ type }) => type)).toEqual(['ChangePlanned']);
    const waiting = answer.ok ? answer.value.reduce(evolveSession, table) : table;
    expect(profileOf(waiting).rabbit).toBe('forbidden');
    const [change] = waiting.planned;
    const after = change === undefined ? waiting : makeChange(waiting, change).reduce(evolveSession, waiting);
    expect(profileOf(after).rabbit).toBe('judge');
  });

  test('given what waits no longer fits when the hand is over, then it is dropped by name', () => {
    const table = { ...at('russian', LEVEL), planned: [] };
    const change = { id: 7, command: { type: 'SetSwitches', switches: { ante: ['none'] } }, by: 'maria' } as const;
    expect(makeChange(table, change)).toMatchObject([
      { type: 'ChangeDropped', id: 7, code: 'switch-against-level', params: { switch: 'ante' } },
    ]);
  });
});

describe('refused changes name the switch', () => {
  const nl = at('russian', LEVEL);
  test.each<[string, Session, SwitchPatch, object | string]>([
    ['a switch that is none', nl, { oddChip: 'one_each' }, { code: 'switch-unknown', switch: 'oddChip' }],
    ['a name of every object', nl, { constructor: 'x' }, { code: 'switch-unknown', switch: 'constructor' }],
    ['a value that is none', nl, { oddChips: 'half' }, { code: 'switch-value-unknown', switch: 'oddChips' }],
    ['a number for a word', nl, { rabbit: 1 }, { code: 'switch-value-unknown', switch: 'rabbit' }],
    [
      'a switch of pot limit',
      nl,
      { 'pl.preflopShortBlinds': 'sb_counts_as_bb' },
      { code: 'switch-without-effect', switch: 'pl.preflopShortBlinds' },
    ],
    [
      'a switch of stud',
      at('cash'),
      { 'oddChips.stud': 'five_cards' },
      { code: 'switch-without-effect', switch: 'oddChips.stud' },
    ],
    [
      'seven-deuce where four cards are dealt',
      { ...at('cash', LEVEL), game: 'omaha' },
      { sevenDeuce: 50 },
      { code: 'switch-without-effect', switch: 'sevenDeuce' },
    ],
    ['seven-deuce at hold’em', at('cash', CASH_LEVEL), { sevenDeuce: 50 }, 'ok'],
    ['a switch of stud at stud', { ...at('cash'), game: 'stud' }, { 'oddChips.stud': 'five_cards' }, 'ok'],
    ['a limit not known yet', at('russian'), { 'fl.halfBet': false }, 'ok'],
    ['a switch of this limit', at('russian', { ...LEVEL, limit: 'fixed' }), { 'fl.halfBet': false }, 'ok'],
    [
      'club by another book',
      at('tda', LEVEL),
      { setting: 'club' },
      { code: 'switch-not-of-profile', switch: 'setting', profile: 'tda' },
    ],
    [
      'players who deal',
      nl,
      { 'deal.by': 'players' },
      { code: 'SP-5.5.1-DEALER_ONLY', switch: 'deal.by', with: 'setting' },
    ],
    [
      'players who deal in a club',
      nl,
      { 'deal.by': 'players', setting: 'club' },
      { code: 'SP-2.4.1-DEALER_ONLY', switch: 'deal.by', with: 'setting' },
    ],
    ['players who deal for cash', at('cash'), { 'deal.by': 'players' }, 'ok'],
    [
      'a straddle without its raise',
      nl,
      { straddle: 'utg' },
      { code: 'switch-contradicts', switch: 'straddle', with: 'straddle.minRaise' },
    ],
    ['a straddle with its raise', nl, { straddle: 'utg', 'straddle.minRaise': 'straddle' }, 'ok'],
    [
      'a wash that nobody asks for',
      nl,
      { setting: 'club', 'shuffle.washWithMachine': true },
      { code: 'switch-contradicts', switch: 'shuffle.washWithMachine', with: 'shuffle.wash' },
    ],
    [
      'table stakes at a competition',
      nl,
      { tableStakes: true, topUp: 'between_hands' },
      { code: 'switch-contradicts', switch: 'tableStakes', with: 'setting' },
    ],
    ['the ante of the level', nl, { ante: ['none', 'each'] }, { code: 'switch-against-level', switch: 'ante' }],
    ['the same again', nl, { rabbit: 'forbidden' }, { code: 'switches-unchanged' }],
    ['nothing', nl, {}, { code: 'switches-unchanged' }],
    [
      'one good and one bad',
      nl,
      { rabbit: 'judge', oddChips: 'half' },
      { code: 'switch-value-unknown', switch: 'oddChips' },
    ],
  ])('given %s', (_, session, patch, expected) => {
    expect(refusal(session, patch)).toEqual(expected);
  });
});

describe('A-40: the setting', () => {
  test('given club, then no wash is asked for and no machine is foreseen; all else is as at a competition', () => {
    const club = profileOf(set(at('russian'), { setting: 'club' }));
    expect(club).toEqual({ ...PROFILES.russian, setting: 'club', 'shuffle.wash': 'none', 'event.shuffler': 'off' });
  });

  test('given competition again, then nothing of the club is left', () => {
    const club = set(at('russian'), { setting: 'club', 'shuffle.wash': 'every_hand' });
    expect(club.switches).toEqual({ setting: 'club', 'shuffle.wash': 'every_hand' });
    expect(set(club, { setting: 'competition' }).switches).toEqual({});
  });

  test('T-241-a given a machine in the club, then it is taken, with a warning; without the one or the other there is none', () => {
    const warned = (switches: SwitchPatch) =>
      warningsOf(profileOf(set(at('russian'), switches))).map(({ code }) => code);
    expect(warned({ setting: 'club', 'event.shuffler': 'on' })).toEqual(['SP-2.4.1-SHUFFLER_NOT_FORESEEN']);
    expect(warned({ setting: 'club' })).toEqual([]);
    expect(warned({ 'event.shuffler': 'on' })).toEqual([]);
  });

  test('given each profile, then its own setting is one of those it is played in', () => {
    for (const name of PROFILE_NAMES) {
      expect(SETTINGS[name]).toContain(PROFILES[name].setting);
      expect(profileIn(name)).toEqual(PROFILES[name]);
      expect(effectiveProfile(name, {})).toEqual(PROFILES[name]);
    }
  });
});
