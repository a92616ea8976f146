'use client';
// Commits a change of delay. What lets cards air during play takes two people or the typed sentence, and a held button.
import { Button, HoldButton } from '../Button.tsx';
import {
  type CanvasConfig,
  type Confirmation,
  isConfirmed,
  needsException,
  ONE_PERSON_SENTENCE,
  setCanvas,
} from '../canvasForm.ts';
import { useDesk } from '../desk.ts';
import { Field, FormRow } from '../Field.tsx';

interface CanvasCommitProps {
  readonly config: CanvasConfig;
  readonly confirmation: Confirmation;
  readonly onConfirm: (confirmation: Confirmation) => void;
}

export function CanvasCommit({ config, confirmation, onConfirm }: CanvasCommitProps) {
  const { me, words, steer, show, link } = useDesk();
  const { canvas: texts } = words.messages;
  const self = me?.actor ?? '';
  const commit = (): void => {
    steer(setCanvas(config, confirmation, self));
    show(null);
  };
  if (!needsException(config))
    return (
      <FormRow>
        <p className="con-note">{texts.later}</p>
        <Button tone="main" disabled={link !== 'live'} onPress={commit}>
          {texts.save}
        </Button>
      </FormRow>
    );
  return (
    <div className="con-exception">
      <p>{texts.exception}</p>
      <FormRow>
        <People confirmation={confirmation} onConfirm={onConfirm} />
        <Field
          label={texts.sentence(ONE_PERSON_SENTENCE)}
          value={confirmation.sentence}
          onChange={(sentence) => onConfirm({ ...confirmation, sentence })}
        />
        <HoldButton disabled={link !== 'live' || !isConfirmed(confirmation)} onPress={commit}>
          {texts.danger}
        </HoldButton>
      </FormRow>
    </div>
  );
}

function People({ confirmation, onConfirm }: Omit<CanvasCommitProps, 'config'>) {
  const { view, words } = useDesk();
  const { people } = confirmation;
  const toggle = (actor: string): readonly string[] =>
    people.includes(actor) ? people.filter((other) => other !== actor) : [...people, actor].slice(-2);
  return (
    <fieldset className="con-choice">
      <legend>{words.messages.canvas.people}</legend>
      {[...new Set(view.people.map((person) => person.actor))].map((actor) => (
        <Button
          key={actor}
          pressed={people.includes(actor)}
          onPress={() => onConfirm({ ...confirmation, people: toggle(actor) })}
        >
          {actor}
        </Button>
      ))}
    </fieldset>
  );
}
