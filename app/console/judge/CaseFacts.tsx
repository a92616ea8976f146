// What stands in the record of a case: the order as it was given, notes, and each step with its time. No card.
import type { JudgeCase } from '../../../server/judge/view.ts';
import type { JudgeWords } from './judgeWords.ts';

export function CaseFacts({ one, words }: { readonly one: JudgeCase; readonly words: JudgeWords }) {
  const { facts, steps } = words.messages;
  return (
    <>
      <dl className="jud-facts">
        <dt>{facts.complainant}</dt>
        <dd>{one.complainant}</dd>
        <dt>{facts.grounds}</dt>
        <dd>{one.grounds}</dd>
        <dt>{facts.by}</dt>
        <dd>{one.orderedBy}</dd>
        {one.note !== '' && <dt>{facts.notes}</dt>}
        {one.note !== '' && <dd>{one.note}</dd>}
      </dl>
      <ol className="jud-steps">
        {one.steps.map(({ what, at, by, step }) => (
          <li key={step}>
            <em>{words.time(at)}</em>
            <span>{steps[what]}</span>
            <em>{by}</em>
          </li>
        ))}
      </ol>
    </>
  );
}
