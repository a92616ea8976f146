'use client';
// Commits a change of delay. What lets cards air during play takes two people or the typed sentence, and a held button.
import { useState } from 'react';
import { airDelayMessages } from '../../messages/air.ts';
import { consoleAsksMessages } from '../../messages/consoleAsks.ts';
import { armDelay, armOrder } from '../air/armOrder.ts';
import { byProcedure } from '../air/delayEntry.ts';
import { Button, HoldButton } from '../Button.tsx';
import {
  type CanvasConfig,
  configOf,
  hasCanvas,
  needsException,
  ONE_PERSON_SENTENCE,
  setCanvases,
} from '../canvasForm.ts';
import { useDesk } from '../desk.ts';
import { Field, FormRow } from '../Field.tsx';

interface CanvasCommitProps {
  readonly config: CanvasConfig;
  /** canvases that are to have the same delay */
  readonly others: readonly CanvasConfig[];
}

export function CanvasCommit({ config, others }: CanvasCommitProps) {
  const { view, me, words, steer, show, link } = useDesk();
  const [sentence, setSentence] = useState('');
  const { canvas: texts } = words.messages;
  const asking = consoleAsksMessages(words.language);
  const made = hasCanvas(view, config.name);
  const down = link !== 'live';
  const before = view.release.canvases.find(({ name }) => name === config.name);
  const procedure = before !== undefined && byProcedure(configOf(before), config, before.onAirHand);
  const self = me?.actor ?? '';
  const commit = (): void => {
    if (!procedure) steer(setCanvases([config, ...others], sentence, self));
    else for (const one of armOrder(before, config, others)) steer(armDelay(one, sentence, self));
    show(null);
  };
  if (!needsException(config))
    return (
      <FormRow>
        <Button tone="main" disabled={down} onPress={commit}>
          {procedure ? airDelayMessages(words.language).arm : made ? texts.save : texts.create}
        </Button>
        {made && (
          <p className="con-note con-beside">{procedure ? airDelayMessages(words.language).armSays : texts.later}</p>
        )}
      </FormRow>
    );
  return (
    <div className="con-exception">
      <p>{asking.explains}</p>
      <FormRow>
        <Field label={texts.sentence(ONE_PERSON_SENTENCE)} value={sentence} onChange={setSentence} />
        <HoldButton disabled={down} onPress={commit}>
          {sentence.trim() === '' ? asking.ask : texts.danger}
        </HoldButton>
      </FormRow>
    </div>
  );
}
