'use client';
// Commits a change of delay. What lets cards air during play takes two people or the typed sentence, and a held button.
import { useState } from 'react';
import { Button, HoldButton } from '../Button.tsx';
import { type CanvasConfig, hasCanvas, needsException, ONE_PERSON_SENTENCE, setCanvas } from '../canvasForm.ts';
import { useDesk } from '../desk.ts';
import { Field, FormRow } from '../Field.tsx';

export function CanvasCommit({ config }: { readonly config: CanvasConfig }) {
  const { view, me, words, steer, show, link } = useDesk();
  const [sentence, setSentence] = useState('');
  const { canvas: texts } = words.messages;
  const made = hasCanvas(view, config.name);
  const down = link !== 'live';
  const commit = (): void => {
    steer(setCanvas(config, sentence, me?.actor ?? ''));
    show(null);
  };
  if (!needsException(config))
    return (
      <FormRow>
        <Button tone="main" disabled={down} onPress={commit}>
          {made ? texts.save : texts.create}
        </Button>
        {made && <p className="con-note con-beside">{texts.later}</p>}
      </FormRow>
    );
  return (
    <div className="con-exception">
      <p>{texts.exception}</p>
      <FormRow>
        <Field label={texts.sentence(ONE_PERSON_SENTENCE)} value={sentence} onChange={setSentence} />
        <HoldButton disabled={down} onPress={commit}>
          {texts.danger}
        </HoldButton>
      </FormRow>
    </div>
  );
}
