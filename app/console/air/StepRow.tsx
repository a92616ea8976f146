'use client';
// The steps of another delay in a row: done, at work, to come.
import { useAir } from './airDesk.ts';
import { stepsOf } from './delaySteps.ts';
import type { Canvas } from './onAir.ts';

export function StepRow({ change }: { readonly change: Canvas['delayChange'] }) {
  const { delayWords } = useAir();
  return (
    <ol className="air-steps">
      {stepsOf(change).map(({ step, state }, i) => (
        <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{state === 'done' ? '✓' : i + 1}</b> {delayWords.steps[step]}
        </li>
      ))}
    </ol>
  );
}
