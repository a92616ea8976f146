// Every alarm, outcome and ruling that the chapters of the rulebook give has its words, in whatever hand and under whatever profile.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalsEn } from '../../app/messages/en/refusals.ts';
import { rulingsEn } from '../../app/messages/en/rulings.ts';
import { rulingText } from '../../app/messages/rulings.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { remediesOf } from '../../server/engine/rulings/ruleIncident.ts';
import { deal, play } from '../properties/engineHands.ts';
import { candidatesWithReports, openOf, reportOf } from '../properties/engineReports.ts';

const SEED = 4;
const HANDS = 150;
/** several variants of each of the kinds of reports */
const REPORTS = 24 * 12;

interface Codes {
  readonly alarms: ReadonlySet<string>;
  readonly outcomes: ReadonlySet<string>;
  readonly rulings: ReadonlySet<string>;
}

/** What any report gives in any of these states. */
function codesOf(states: readonly Hand[]): Codes {
  const alarms = new Set<string>();
  const outcomes = new Set<string>();
  const rulings = new Set<string>();
  for (const [i, hand] of states.entries()) {
    for (let n = i % 3; n < REPORTS; n += 3) {
      const decided = decide(hand, { type: 'ReportIncident', report: reportOf(hand, n), by: 'DEALER' });
      const after = decided.ok ? fold(hand, decided.value) : null;
      const incident = after?.incidents.at(-1);
      if (after === null || incident === undefined) continue;
      alarms.add(incident.code);
      const offered = openOf(after).includes(incident) ? remediesOf(after, incident) : [];
      for (const remedy of offered) {
        outcomes.add(remedy.outcome);
        rulings.add(remedy.code);
      }
    }
  }
  return { alarms, outcomes, rulings };
}

function withoutWords(codes: Codes, words: Readonly<Record<keyof Codes, object>>): readonly string[] {
  const groups = ['alarms', 'outcomes', 'rulings'] as const;
  return groups.flatMap((group) =>
    [...codes[group]].filter((code) => !Object.hasOwn(words[group], code)).map((code) => `${group} ${code}`),
  );
}

/** Awards of the rules have theirs in the catalogue of refusals. */
const WORDS = { ...rulingsEn, rulings: { ...refusalsEn.rulings, ...rulingsEn.rulings } };

const states = fc
  .sample(deal, { seed: SEED, numRuns: HANDS })
  .flatMap((d) => play(d, candidatesWithReports).states.filter((_, i) => i % 3 === 0));
const codes = codesOf(states);

describe('words of reports and rulings', () => {
  it('given any report in any hand, then its alarm, outcomes and rulings have words', () => {
    expect(codes.alarms.size).toBeGreaterThan(30);
    expect(codes.rulings.size).toBeGreaterThan(50);
    expect(withoutWords(codes, WORDS)).toEqual([]);
  });

  it('the twin: a code without words is found', () => {
    const { 'dead-hand': _, ...outcomes } = rulingsEn.outcomes;
    expect(withoutWords(codes, { ...WORDS, outcomes })).toEqual(['outcomes dead-hand']);
  });

  it('given a code, then both languages have their own words for it', () => {
    const same = Object.keys(rulingsEn.outcomes).filter(
      (code) => rulingText('outcomes', code, 'en') === rulingText('outcomes', code, 'ru'),
    );
    expect(same).toEqual([]);
  });
});
