// The page of rules: what was tapped and waits for Confirm, the command it becomes, values as sentences, refusals by their titles.
import { describe, expect, it, test } from 'vitest';
import { NO_DRAFT, patchOf, shownOf, stillChanges, tapped } from '../../../app/console/rules/rulesDraft.ts';
import { valueText, wordsOf } from '../../../app/console/rules/ruleText.ts';
import { refusalAt } from '../../../app/console/rules/useRulesWork.ts';
import { LANGUAGES } from '../../../app/messages/language.ts';
import { switchesMessages } from '../../../app/messages/switches.ts';
import { rulesView } from '../../../server/console/rules/rulesView.ts';
import type { Rule, RulesView } from '../../../server/console/rules/view.ts';
import type { Switches } from '../../../server/engine/profile.ts';
import { PROFILE_NAMES, type ProfileName } from '../../../server/engine/profiles/profiles.ts';
import { EMPTY_SESSION } from '../../../server/engine/session.ts';
import { EMPTY_TABLE } from '../../../server/log/tableState.ts';

function viewOf(switches: Switches = {}, profile: ProfileName = 'russian'): RulesView {
  const state = { ...EMPTY_TABLE, session: { ...EMPTY_SESSION, profile, switches } };
  return rulesView({ table: 't', tableName: 'T', state, may: true, mayReaders: true, hasConsole: true });
}

function ruleIn(view: RulesView, key: string): Rule {
  const rule = view.rules.find((one) => one.key === key);
  if (rule === undefined) throw new Error(key);
  return rule;
}

describe('what was tapped', () => {
  const view = viewOf({ oddChips: 'all_to_first' });
  const odd = ruleIn(view, 'oddChips');
  const rabbit = ruleIn(view, 'rabbit');

  test('given a tap, then the switch shows it, and the command holds it', () => {
    const draft = tapped(NO_DRAFT, rabbit, 'judge');
    expect([shownOf(rabbit, draft), patchOf(draft, view)]).toEqual(['judge', { rabbit: 'judge' }]);
    expect(shownOf(rabbit, NO_DRAFT)).toBe('forbidden');
  });

  test('given what stands there already, then nothing waits any more', () => {
    expect(tapped(tapped(NO_DRAFT, rabbit, 'judge'), rabbit, 'forbidden').size).toBe(0);
  });

  test('given the own value of the rules, then the command puts the switch back', () => {
    expect(patchOf(tapped(NO_DRAFT, odd, 'one_each'), view)).toEqual({ oddChips: null });
  });

  test('given parts in another order, then they are the same', () => {
    const uncalled = ruleIn(view, 'deadHand.uncalled');
    const parts = { '6.4.3': 'return', '6.4.2': 'return', '6.3.9': 'return', '6.3.8': 'forfeit', '6.3.7': 'forfeit' };
    expect(tapped(NO_DRAFT, uncalled, parts).size).toBe(0);
    expect(tapped(NO_DRAFT, uncalled, { ...parts, '6.3.7': 'return' }).size).toBe(1);
  });

  test('given that somebody else set the same meanwhile, then it waits no more; another change does', () => {
    const draft = tapped(tapped(NO_DRAFT, rabbit, 'judge'), odd, 'one_each');
    const left = stillChanges(draft, viewOf({ oddChips: 'all_to_first', rabbit: 'judge' }));
    expect([...left.keys()]).toEqual(['oddChips']);
    expect(stillChanges(left, view)).toBe(left);
  });
});

describe.each(LANGUAGES)('values as sentences in %s', (language) => {
  const messages = switchesMessages(language);

  it('given every value of every profile, then it is said, without the names of the code', () => {
    const said = PROFILE_NAMES.flatMap((name) =>
      viewOf({}, name).rules.map((rule) => `${rule.key}: ${valueText(rule, rule.value, messages)}`),
    );
    expect(said.filter((text) => /_|undefined|\[object|: *$|: (true|false)/.test(text))).toEqual([]);
  });

  it('twin: given a value that has no words, then the name of the code would show', () => {
    expect(valueText(ruleIn(viewOf(), 'oddChips'), 'two_each', messages)).toBe('two_each');
    expect(wordsOf('toString', messages).title).toBe('toString');
  });

  it('given a refusal, then it stands at its switch and calls switches by their titles', () => {
    const params = { switch: 'straddle', with: 'straddle.minRaise' };
    const refused = refusalAt({ ok: false, code: 'switch-contradicts', clause: '', params }, language);
    expect(refused.key).toBe('straddle');
    for (const title of [wordsOf('straddle', messages).title, wordsOf('straddle.minRaise', messages).title])
      expect(refused.text).toContain(title);
  });
});

test('given clauses that go two ways, then each way is said once', () => {
  const uncalled = ruleIn(viewOf(), 'deadHand.uncalled');
  expect(valueText(uncalled, uncalled.value, switchesMessages('en'))).toBe(
    '6.3.7, 6.3.8: stays in the pot; 6.3.9, 6.4.2, 6.4.3: goes back to the player.',
  );
});

test('given profiles, then the settings that are offered are those they are played in', () => {
  expect(ruleIn(viewOf(), 'setting').choice).toEqual({ kind: 'one', values: ['competition', 'club'] });
  expect(ruleIn(viewOf({}, 'cash'), 'setting').choice).toEqual({ kind: 'one', values: ['cash'] });
});

test('given a level, then switches of other limits are idle, and those of this one are not', () => {
  const idle = viewOf()
    .rules.filter((rule) => rule.idle)
    .map(({ key }) => key);
  expect(idle).toContain('oddChips.stud');
  expect(idle).not.toContain('rake');
  expect(idle).not.toContain('oddChips');
});
