'use client';
// Who works at which console. Nothing typed means the administrator, so that one person needs no field here.
import { TextField } from '../fields.tsx';
import { usePlanDesk } from './planContext.ts';

export function PeopleFields() {
  const { draft, change, words, self, people, problemAt } = usePlanDesk();
  const { plan } = words;
  const role = (name: 'operator' | 'producer' | 'cardDeskPerson') => ({
    name,
    label: plan[name],
    value: draft[name],
    placeholder: self,
    list: 'people',
    onChange: (text: string) => change({ [name]: text }),
    problem: problemAt(name),
  });
  return (
    <fieldset className="set-part">
      <legend>{plan.peopleTitle}</legend>
      <p className="set-hint">{plan.peopleHint(self)}</p>
      <datalist id="people">
        {people.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="set-row">
        <TextField {...role('operator')} />
        <TextField {...role('producer')} />
        {draft.cardDesk && <TextField {...role('cardDeskPerson')} />}
        <TextField
          name="floor"
          label={plan.floor}
          hint={plan.floorHint}
          value={draft.floor}
          list="people"
          onChange={(floor) => change({ floor })}
          problem={problemAt('floor')}
        />
        {draft.commentary && (
          <TextField
            name="commentators"
            label={plan.commentators}
            hint={plan.commentatorsHint}
            value={draft.commentators}
            onChange={(commentators) => change({ commentators })}
            problem={problemAt('commentators')}
          />
        )}
      </div>
    </fieldset>
  );
}
