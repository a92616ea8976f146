'use client';
// What viewers see and when: the kind of show in words, its delay, the card desk, the pages wanted.
import { ChoiceField, SwitchField, TextField } from '../fields.tsx';
import { DELAYS, hasSecond, isOnePerson, nameOr, SHORTEST, type ShowKind, sameName, withKind } from './draft.ts';
import { usePlanDesk } from './planContext.ts';

const KINDS: readonly ShowKind[] = ['tabled-only', 'protected', 'short', 'tape'];
/** As in server/release/control.ts; a test compares. Pages take only types from the server. */
export const SENTENCE = 'CARDS AIR DURING PLAY';

export function ShowFields() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  return (
    <fieldset className="set-part">
      <legend>{plan.showTitle}</legend>
      <ChoiceField
        name="kind"
        label={plan.kind}
        value={draft.kind}
        options={KINDS}
        text={(kind) => <KindText name={plan.kinds[kind].name} says={plan.kinds[kind].says} />}
        onChange={(kind) => change((before) => withKind(before, kind))}
        problem={problemAt('kind')}
        large
      />
      {draft.kind !== 'tape' && <DelayFields />}
      {draft.kind === 'short' && <WhoConfirms />}
      <div className="set-row">
        <ChoiceField
          name="cardDesk"
          label={plan.cardDesk}
          value={draft.cardDesk ? 'yes' : 'no'}
          options={['yes', 'no']}
          text={(answer) => (answer === 'yes' ? plan.cardDeskYes : plan.cardDeskNo)}
          onChange={(answer) => change({ cardDesk: answer === 'yes' })}
          problem={problemAt('cardDesk')}
        />
        <fieldset className="set-choice">
          <legend>{plan.pages}</legend>
          {(['overlay', 'commentary', 'venue'] as const).map((page) => (
            <SwitchField
              key={page}
              name={page}
              label={plan[page]}
              on={draft[page]}
              onChange={(on) => change({ [page]: on })}
            />
          ))}
        </fieldset>
      </div>
    </fieldset>
  );
}

function KindText({ name, says }: { readonly name: string; readonly says: string }) {
  return (
    <>
      <b>{name}</b>
      <span className="set-note">{says}</span>
    </>
  );
}

function DelayFields() {
  const { draft, change, words, problemAt, to } = usePlanDesk();
  const { plan } = words;
  return (
    <div className="set-row">
      <TextField
        name="delay"
        label={plan.delay}
        hint={plan.delayHint(SHORTEST[draft.kind])}
        value={draft.delay}
        onChange={(delay) => change({ delay })}
        problem={problemAt('delay')}
      />
      <div className="set-presets">
        {DELAYS[draft.kind].map((delay) => (
          <button
            key={delay}
            type="button"
            tabIndex={-1}
            className="set-btn"
            aria-pressed={draft.delay === delay}
            onClick={() => change({ delay })}
          >
            {delay}
          </button>
        ))}
      </div>
      {Number(draft.delay) !== 0 && (
        <a className="set-link" href={to('/setup/delay')} target="_blank" rel="noreferrer">
          {plan.delayVideo}
        </a>
      )}
    </div>
  );
}

/** Cards during play: the sentence of a show that one person runs, or the two people who will be asked. */
function WhoConfirms() {
  const { draft, change, words, problemAt, self } = usePlanDesk();
  const { plan } = words;
  const producer = nameOr(draft.producer, self);
  if (!isOnePerson(draft, self)) {
    if (hasSecond(draft, self)) {
      const floor = draft.floor.trim();
      const other = sameName(self, producer) ? floor : sameName(self, floor) ? producer : null;
      return <p className="set-notice">{other === null ? plan.twoPeople(producer, floor) : plan.youAsk(other)}</p>;
    }
    return (
      <p className="set-wrong" role="alert">
        {plan.noSecond(producer)}
      </p>
    );
  }
  return (
    <TextField
      name="sentence"
      label={`${plan.sentence}: ${SENTENCE}`}
      value={draft.sentence}
      onChange={(sentence) => change({ sentence })}
      hint={plan.sentenceOr}
      problem={problemAt('sentence')}
      wide
    />
  );
}
