// Every alarm, outcome, ruling and clause that the rules can give has words in both languages, and a ruling that nobody wrote words
// for is found.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { KINDS, kindsOf, CHAPTERS as REPORT_CHAPTERS } from '../../app/console/floor/reportKinds.ts';
import { floorEn } from '../../app/messages/en/floor.ts';
import { refusalsEn } from '../../app/messages/en/refusals.ts';
import { rulingsEn } from '../../app/messages/en/rulings.ts';
import { clauseSays } from '../../app/messages/floor.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import { floorRu } from '../../app/messages/ru/floor.ts';
import { rulingsRu } from '../../app/messages/ru/rulings.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { PROFILE_NAMES } from '../../server/engine/profiles/profiles.ts';
import { CHAPTERS } from '../../server/engine/rulings/chapters.ts';
import type { IncidentKind } from '../../server/engine/rulings/incident.ts';
import { remediesOf } from '../../server/engine/rulings/ruleIncident.ts';
import { RULING_KINDS, type RulingKind } from '../../server/floor/view.ts';
import { reportSchema } from '../../server/table/reports.ts';
import { acted, dealt, started } from './floorTable.ts';

/** A kind without words does not compile here. */
const KINDS_OF_REPORT: Readonly<Record<IncidentKind, string>> = rulingsEn.incidents;
const KINDS_ON_RECORD: Readonly<Record<RulingKind, string>> = floorEn.rulings.what;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = [
  'server/engine/rulings',
  'server/engine/consequences.ts',
  'server/engine/decideEnd.ts',
  'server/floor',
];

function textOf(place: string): string {
  const full = path.join(ROOT, place);
  if (fs.statSync(full).isFile()) return fs.readFileSync(full, 'utf8');
  return fs
    .readdirSync(full)
    .map((name) => textOf(path.join(place, name)))
    .join('\n');
}
const text = SOURCES.map(textOf).join('\n');

function found(source: string, what: RegExp): readonly string[] {
  return [...new Set(Array.from(source.matchAll(what), ([, word = '']) => word))];
}

/** Whole ones; what others are put together from is asked of the rules themselves below. */
const CODE = /'((?:SP|TDA|RRP|HR)-[A-Za-z0-9._-]*-[A-Z_]{4,})'/g;
const OUTCOME = /outcome: '([a-z0-9-]+)'/g;
const CLAUSE = /clause: '([^']+)'/g;

const groups = { ...rulingsEn.alarms, ...rulingsEn.rulings, ...refusalsEn.refusals, ...refusalsEn.rulings };

function without(words: readonly string[], texts: object): readonly string[] {
  return words.filter((word) => !Object.hasOwn(texts, word));
}

describe('words for what the rules can say', () => {
  it('every code of an alarm, a ruling or a refusal', () => {
    const codes = found(text, CODE);
    expect(codes.length).toBeGreaterThan(80);
    expect(without(codes, groups)).toEqual([]);
  });

  it.each(PROFILE_NAMES)('whatever is reported under %s, at any time of a hand', (profile) => {
    const said = { seat: 4, flags: {}, numbers: {}, choices: {} };
    const times = [started(profile), dealt(profile), acted(profile)];
    const given = times.flatMap(({ state: { hand } }) =>
      REPORT_CHAPTERS.flatMap(kindsOf).flatMap((kind) => {
        const report = reportSchema.parse(KINDS[kind].make(said));
        const decided = decide(hand, { type: 'ReportIncident', report, by: 'DEALER' });
        if (hand === null || !decided.ok) return [];
        const after = fold(hand, decided.value);
        const incident = after?.incidents.at(-1);
        if (after === null || incident === undefined) return [];
        return [incident.code, ...remediesOf(after, incident).map(({ code }) => code)];
      }),
    );
    expect(given.length).toBeGreaterThan(40);
    expect(without([...new Set(given)], groups)).toEqual([]);
  });

  it('every outcome', () => {
    const outcomes = found(text, OUTCOME);
    expect(outcomes.length).toBeGreaterThan(20);
    expect(without(outcomes, rulingsEn.outcomes)).toEqual([]);
  });

  it('every clause, in both languages, and not the same words', () => {
    const clauses = found(text, CLAUSE);
    expect(clauses.length).toBeGreaterThan(15);
    for (const language of LANGUAGES) expect(clauses.filter((one) => clauseSays(one, language) === '')).toEqual([]);
    expect(clauses.filter((one) => clauseSays(one, 'en') === clauseSays(one, 'ru'))).toEqual([]);
  });

  it('a clause below another one says at least what that one says', () => {
    expect(clauseSays('6.2.2.9', 'en')).toBe(clauseSays('6.2.2', 'en'));
    expect(clauseSays('9.9.9', 'en')).toBe('');
  });

  it('twin: a code, an outcome and a clause without words are found', () => {
    const source = "{ outcome: 'no-such-outcome', code: 'SP-9.9.9-BRAND_NEW', clause: '9.9.9' }";
    expect(without(found(source, CODE), groups)).toEqual(['SP-9.9.9-BRAND_NEW']);
    expect(without(found(source, OUTCOME), rulingsEn.outcomes)).toEqual(['no-such-outcome']);
    expect(found(source, CLAUSE).filter((one) => clauseSays(one, 'en') === '')).toEqual(['9.9.9']);
  });
});

describe('the two languages', () => {
  it.each(['incidents', 'alarms', 'outcomes', 'rulings'] as const)('%s: nothing is left in English', (group) => {
    const russian: Readonly<Record<string, string>> = rulingsRu[group];
    const left = Object.entries(rulingsEn[group]).filter(([code, words]) => russian[code] === words);
    expect(left).toEqual([]);
  });

  it('every kind of the record has words', () => {
    expect(RULING_KINDS.filter((kind) => KINDS_ON_RECORD[kind] === '' || floorRu.rulings.what[kind] === '')).toEqual(
      [],
    );
  });
});

describe('what may be reported by taps', () => {
  const offered = REPORT_CHAPTERS.flatMap(kindsOf);

  it('is every kind that the rules take but the award, which is entered as amounts', () => {
    expect([...offered].sort()).toEqual(
      Object.keys(CHAPTERS)
        .filter((kind) => kind !== 'award')
        .sort(),
    );
    expect(offered.filter((kind) => KINDS_OF_REPORT[kind] === '')).toEqual([]);
  });

  it('comes out as a report of that kind, once a seat is chosen where one is needed', () => {
    const said = { seat: 4, flags: {}, numbers: {}, choices: {} };
    expect(offered.map((kind) => KINDS[kind].make(said)?.kind)).toEqual(offered);
    const needy = offered.filter((kind) => KINDS[kind].make({ ...said, seat: null }) === null);
    expect(needy).toContain('wrong-count');
    expect(needy).not.toContain('defect');
  });

  it('names a clause that has words', () => {
    expect(offered.filter((kind) => clauseSays(KINDS[kind].clause, 'ru') === '')).toEqual([]);
  });
});
