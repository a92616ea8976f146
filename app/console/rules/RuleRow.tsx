'use client';
// One switch: what it is about, its value as a sentence, what is behind it, and its values when somebody may change it.
import type { Rule } from '../../../server/console/rules/view.ts';
import { Button } from '../Button.tsx';
import { ChoiceButtons } from './ChoiceButtons.tsx';
import { useRulesDesk } from './rulesDesk.ts';
import { isSame, shownOf } from './rulesDraft.ts';
import { valueText, wordIn, wordsOf } from './ruleText.ts';

interface RowProps {
  readonly rule: Rule;
  /** of the page: the same switch may stand at two places */
  readonly part: string;
}

export function RuleRow({ rule, part }: RowProps) {
  const { messages, draft, open, show } = useRulesDesk();
  const place = `${part} ${rule.key}`;
  const drafted = draft.has(rule.key);
  const mayChange = rule.may && !rule.idle && hasChoice(rule);
  return (
    <li className="rul-row" data-switch={rule.key} data-changed={rule.changed} data-drafted={drafted}>
      <div className="rul-what">
        <h3>{wordsOf(rule.key, messages).title}</h3>
        <p className="rul-behind">
          {rule.behind.map((of) => (
            <span key={of} className="con-clause">
              {of}
            </span>
          ))}
        </p>
      </div>
      <div className="rul-says">
        <p className="rul-value-text">{valueText(rule, shownOf(rule, draft), messages)}</p>
        <Notes rule={rule} />
      </div>
      {mayChange && (
        <Button tone="quiet" onPress={() => show(open === place ? '' : place)}>
          {open === place ? messages.close : messages.change}
        </Button>
      )}
      {mayChange && open === place && <Choices rule={rule} />}
    </li>
  );
}

/** A switch with one value has nothing to choose. */
function hasChoice({ choice }: Rule): boolean {
  return choice.kind !== 'one' || choice.values.length > 1;
}

function Notes({ rule }: { readonly rule: Rule }) {
  const { view, messages, draft, refused } = useRulesDesk();
  const warnings = view.warnings.filter(({ key }) => key === rule.key);
  return (
    <>
      {!isSame(shownOf(rule, draft), rule.own) && (
        <p className="rul-note">{messages.own(valueText(rule, rule.own, messages))}</p>
      )}
      {rule.inHand !== null && <p className="rul-note">{messages.inHand(valueText(rule, rule.inHand, messages))}</p>}
      {rule.forPeople && <p className="rul-note">{messages.forPeople}</p>}
      {rule.idle && <p className="rul-note">{messages.idle}</p>}
      {warnings.map(({ code }) => (
        <p key={code} className="rul-warning">
          {wordIn(messages.warning, code)}
        </p>
      ))}
      {refused?.key === rule.key && (
        <p className="rul-warning" role="alert">
          {refused.text}
        </p>
      )}
    </>
  );
}

function Choices({ rule }: { readonly rule: Rule }) {
  const { messages, draft, tap } = useRulesDesk();
  const own = isSame(shownOf(rule, draft), rule.own);
  return (
    <div className="rul-choices">
      <ChoiceButtons rule={rule} />
      {!own && (
        <Button tone="quiet" onPress={() => tap(rule, rule.own)}>
          {messages.putBack}
        </Button>
      )}
    </div>
  );
}
