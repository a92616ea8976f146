'use client';
// The open questions of the rulebook with their answers, then every switch in the order of a hand.
import type { Rule } from '../../../server/console/rules/view.ts';
import { RuleRow } from './RuleRow.tsx';
import { useRulesDesk } from './rulesDesk.ts';
import { wordIn } from './ruleText.ts';

export function RulesList({ changedOnly }: { readonly changedOnly: boolean }) {
  const { view, messages, draft } = useRulesDesk();
  const shown = view.rules.filter((rule) => !changedOnly || rule.changed || draft.has(rule.key));
  if (shown.length === 0) return <p className="rul-empty">{messages.noneChanged}</p>;
  return (
    <>
      {!changedOnly && <Questions />}
      {view.groups.map((group) => (
        <Group key={group} group={group} rules={shown.filter((rule) => rule.group === group)} />
      ))}
    </>
  );
}

function Questions() {
  const { view, messages } = useRulesDesk();
  return (
    <section className="rul-group" id="questions">
      <h2>{messages.openQuestions}</h2>
      <p className="con-note">{messages.openHow}</p>
      <ol className="rul-questions">
        {view.questions.map((keys, i) => (
          <li key={keys.join(' ')} className="rul-question">
            <p className="rul-asks">
              <b>{i + 1}</b> {wordIn(messages.questions, String(i + 1))}
            </p>
            <ul>
              {view.rules
                .filter(({ key }) => keys.includes(key))
                .map((rule) => (
                  <RuleRow key={rule.key} rule={rule} part="questions" />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Group({ group, rules }: { readonly group: string; readonly rules: readonly Rule[] }) {
  const { messages } = useRulesDesk();
  if (rules.length === 0) return null;
  return (
    <section className="rul-group" id={group}>
      <h2>{wordIn(messages.groups, group)}</h2>
      <ul>
        {rules.map((rule) => (
          <RuleRow key={rule.key} rule={rule} part={group} />
        ))}
      </ul>
    </section>
  );
}
