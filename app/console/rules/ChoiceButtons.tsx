'use client';
// The values that a switch may be set to, a button for each; numbers have less and more beside those that are offered.
import type { Rule, RuleValue } from '../../../server/console/rules/view.ts';
import { Button } from '../Button.tsx';
import { useRulesDesk } from './rulesDesk.ts';
import { isSame, shownOf } from './rulesDraft.ts';
import { isList, isParts, valueText, wordIn, wordsOf } from './ruleText.ts';

export function ChoiceButtons({ rule }: { readonly rule: Rule }) {
  const { choice } = rule;
  switch (choice.kind) {
    case 'one':
      return <ValueButtons rule={rule} values={choice.values} />;
    case 'count':
      return (
        <>
          <ValueButtons rule={rule} values={[...choice.words, ...choice.offered]} />
          <Stepper rule={rule} min={choice.min} max={choice.max} />
        </>
      );
    case 'several':
      return <SeveralButtons rule={rule} of={choice.of} />;
    case 'by-clause':
      return <ClauseButtons rule={rule} clauses={choice.clauses} values={choice.values} />;
    case 'rake':
      return <ValueButtons rule={rule} values={['none']} />;
  }
}

function ValueButtons({ rule, values }: { readonly rule: Rule; readonly values: readonly RuleValue[] }) {
  const { messages, draft, tap } = useRulesDesk();
  return (
    <div className="rul-values">
      {values.map((value) => (
        <Button
          key={String(value)}
          className="rul-value"
          pressed={isSame(value, shownOf(rule, draft))}
          onPress={() => tap(rule, value)}
        >
          {valueText(rule, value, messages)}
        </Button>
      ))}
    </div>
  );
}

function Stepper({ rule, min, max }: { readonly rule: Rule; readonly min: number; readonly max: number }) {
  const { messages, draft, tap } = useRulesDesk();
  const shown = shownOf(rule, draft);
  if (typeof shown !== 'number') return null;
  return (
    <div className="rul-stepper">
      <span>{messages.number}</span>
      <Button disabled={shown <= min} title={messages.less} onPress={() => tap(rule, shown - 1)}>
        −
      </Button>
      <b>{shown}</b>
      <Button disabled={shown >= max} title={messages.more} onPress={() => tap(rule, shown + 1)}>
        +
      </Button>
    </div>
  );
}

/** The last one that is left cannot be taken away. */
function SeveralButtons({ rule, of }: { readonly rule: Rule; readonly of: readonly string[] }) {
  const { messages, draft, tap } = useRulesDesk();
  const shown = shownOf(rule, draft);
  const some = isList(shown) ? shown : [];
  const { values } = wordsOf(rule.key, messages);
  const flip = (one: string) => (some.includes(one) ? some.filter((other) => other !== one) : [...some, one]);
  return (
    <div className="rul-values">
      {of.map((one) => (
        <Button
          key={one}
          className="rul-value"
          pressed={some.includes(one)}
          disabled={some.length === 1 && some.includes(one)}
          onPress={() => tap(rule, flip(one))}
        >
          {wordIn(values, one)}
        </Button>
      ))}
    </div>
  );
}

interface ClauseProps {
  readonly rule: Rule;
  readonly clauses: readonly string[];
  readonly values: readonly string[];
}

function ClauseButtons({ rule, clauses, values }: ClauseProps) {
  const { messages, draft, tap } = useRulesDesk();
  const shown = shownOf(rule, draft);
  const parts = isParts(shown) ? shown : {};
  const words = wordsOf(rule.key, messages);
  return (
    <div className="rul-clauses">
      {clauses.map((clause) => (
        <div key={clause} className="rul-clause-row">
          <span className="con-clause">{clause}</span>
          {values.map((value) => (
            <Button
              key={value}
              className="rul-value"
              pressed={parts[clause] === value}
              onPress={() => tap(rule, { ...parts, [clause]: value })}
            >
              {wordIn(words.values, value)}
            </Button>
          ))}
        </div>
      ))}
    </div>
  );
}
