'use client';
// The delay of one canvas: a form, or the procedure that is open on it.
import { useState } from 'react';
import { type CanvasConfig, companionOf, configOf, sameDelay } from '../canvasForm.ts';
import { Choice } from '../Field.tsx';
import { AirCommit } from './AirCommit.tsx';
import { useAir } from './airDesk.ts';
import { DelayFields } from './DelayFields.tsx';
import { DelayProcedure } from './DelayProcedure.tsx';
import { byProcedure } from './delayEntry.ts';
import type { Canvas } from './onAir.ts';
import { StepRow } from './StepRow.tsx';

const ALSO = ['yes', 'no'] as const;

export function DelayPart({ canvas }: { readonly canvas: Canvas }) {
  const { delayChange } = canvas;
  return delayChange === null ? (
    <DelayForm key={canvas.delayMs} canvas={canvas} />
  ) : (
    <DelayProcedure canvas={canvas} change={delayChange} />
  );
}

function DelayForm({ canvas }: { readonly canvas: Canvas }) {
  const { desk } = useAir();
  const before = configOf(canvas);
  const [config, setConfig] = useState<CanvasConfig | null>(before);
  const [last, setLast] = useState(before);
  const companion = useCompanion(canvas.name);
  const change = (next: CanvasConfig | null): void => {
    setConfig(next);
    if (next !== null) setLast(next);
  };
  const after = config === null ? null : { ...config, offsetMs: canvas.offsetMs };
  const others = after !== null && companion.also ? companion.with(after) : [];
  return (
    <>
      {after !== null && byProcedure(before, after, canvas.onAirHand) && <StepRow change={null} />}
      <DelayFields config={config ?? last} onChange={change} />
      {companion.choice}
      {after !== null && (
        <AirCommit
          before={before}
          after={after}
          others={others}
          onAirHand={desk.view.release.held ? 0 : canvas.onAirHand}
        />
      )}
    </>
  );
}

/** The commentary with the delay of the programme: nobody has to think of it twice. */
function useCompanion(name: string) {
  const { desk, words } = useAir();
  const { canvases } = desk.view.release;
  const companion = companionOf(name, canvases);
  const [also, setAlso] = useState(companion?.alike === true);
  const commentary = canvases.find((canvas) => canvas.name === companion?.config.name);
  const choice =
    commentary === undefined ? null : (
      <Choice
        label={words.also(desk.words.messages.release.audience[commentary.audience])}
        value={also ? 'yes' : 'no'}
        options={ALSO}
        text={(answer) => words.yesNo[answer]}
        onChange={(answer) => setAlso(answer === 'yes')}
      />
    );
  return {
    also: also && commentary !== undefined,
    with: (config: CanvasConfig) => (commentary === undefined ? [] : [sameDelay(configOf(commentary), config)]),
    choice,
  };
}
