'use client';
// The whole plan on one page: names, money, show, people, and what stands in the way, all at once.
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { SetupMessages } from '../../messages/en/setup.ts';
import { codeWords, filledText } from '../../messages/setup.ts';
import { enterGoesOn } from '../enterGoesOn.ts';
import { NEW_DRAFT } from './draft.ts';
import { MoneyFields } from './MoneyFields.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { placeName } from './placeName.ts';
import { PlanContext, type PlanDesk } from './planContext.ts';
import { type PlacedText, problemTexts, warningTexts } from './planTexts.ts';
import { ShowFields } from './ShowFields.tsx';
import { TableFields } from './TableFields.tsx';
import type { PlanState } from './usePlan.ts';

export interface PlanFormProps {
  readonly plan: PlanState;
  readonly words: SetupMessages;
  readonly title: string;
  readonly self: string;
  readonly people: readonly string[];
  readonly to: (path: string) => string;
}

export function PlanForm({ plan, words, title, self, people, to }: PlanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('#name')?.focus(), []);
  const texts = problemTexts(plan, words);
  const desk: PlanDesk = {
    ...plan,
    ...{ words, self, people, to },
    problemAt: (...places) => texts.find(({ place }) => places.includes(place))?.text,
  };
  const make = async (): Promise<void> => {
    const found = await plan.make();
    const first = found?.[0];
    if (first !== undefined) goTo(first.place);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void make();
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void make();
    } else enterGoesOn(event, isLeftOut);
  };
  return (
    <PlanContext value={desk}>
      <form
        ref={form}
        className="set-panel set-plan"
        aria-labelledby="plan-title"
        noValidate
        onSubmit={submit}
        onKeyDown={press}
      >
        <header className="set-plan-head">
          <h2 id="plan-title">{title}</h2>
          <p className="set-note">{words.plan.keys}</p>
          <button type="button" className="set-btn" tabIndex={-1} onClick={() => plan.reset(NEW_DRAFT)}>
            {words.plan.clear}
          </button>
          {plan.bringBack !== null && (
            <button type="button" className="set-btn" onClick={plan.bringBack}>
              {words.plan.bringBack}
            </button>
          )}
        </header>
        <TableFields />
        <MoneyFields />
        <ShowFields />
        <PeopleFields />
        <Verdict plan={plan} words={words} texts={texts} />
        <div className="set-bar">
          <button type="submit" className="set-btn set-make" data-tone="main" disabled={plan.sending}>
            {plan.sending ? words.plan.making : words.plan.make}
          </button>
          <kbd className="set-key">Ctrl+Enter</kbd>
          {texts.length > 0 && <span className="set-problem">{words.plan.problems(texts.length)}</span>}
        </div>
      </form>
    </PlanContext>
  );
}

/** What concerns all players begins at the first of them. */
function goTo(place: string): void {
  document.getElementById(place === 'players' ? 'players.1.name' : place)?.focus();
}

/** Most tables keep what stands there: Tab and the mouse still reach it. */
function isLeftOut(id: string): boolean {
  return /^(players\.\d+\.stack|game|limit)$/.test(id);
}

interface VerdictProps {
  readonly plan: PlanState;
  readonly words: SetupMessages;
  readonly texts: readonly PlacedText[];
}

/** Everything that stands in the way once more, each a way to its field; then what is only worth knowing. */
function Verdict({ plan, words, texts }: VerdictProps) {
  const { refused } = plan;
  const notes = warningTexts(plan, words);
  return (
    <div className="set-verdict" aria-live="polite">
      {texts.length > 0 && (
        <div className="set-wrong" role="alert">
          <b>{words.plan.problems(texts.length)}.</b> {words.plan.nothingLost}
          <ul>
            {texts.map(({ place, text }) => (
              <li key={`${place} ${text}`}>
                <button type="button" className="set-link" onClick={() => goTo(place)}>
                  {`${placeName(place, words.plan)}: ${text}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {refused !== null && (
        <p className="set-wrong" role="alert">
          {filledText(codeWords(words.codes.refusals, refused.code), refused.params)}
        </p>
      )}
      {notes.length > 0 && (
        <div className="set-notice">
          <b>{words.plan.warnings}</b>
          <ul>
            {notes.map(({ place, text }) => (
              <li key={`${place} ${text}`}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
