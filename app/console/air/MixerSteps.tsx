'use client';
// What the person at the mixer has to do, with the figures of the new delay filled in. Which mixer is remembered here.
import { useEffect, useState } from 'react';
import { stepParts } from '../../ui/stepText.ts';
import { Choice } from '../Field.tsx';
import { useFrameRate } from '../useOffset.ts';
import { useAir } from './airDesk.ts';
import { MIXERS, type Mixer, mixerFigures, mixerOf, OBS_LONGEST_MS } from './delaySteps.ts';

interface MixerStepsProps {
  readonly title: string;
  readonly toMs: number;
}

export function MixerSteps({ title, toMs }: MixerStepsProps) {
  const { delayWords: words } = useAir();
  const [mixer, setMixer] = useMixer();
  const [rate] = useFrameRate();
  const figures = mixerFigures(toMs, Number(rate));
  return (
    <div className="air-mixer">
      <div className="air-mixer-head">
        <h4>{title}</h4>
        <Choice label="" value={mixer} options={MIXERS} text={(one) => words.mixers[one]} onChange={setMixer} />
      </div>
      {mixer !== 'other' && toMs > OBS_LONGEST_MS && <p className="con-refused">{words.longerThanObs}</p>}
      <ol className="air-mixer-steps">
        {words.how[mixer].map((text) => (
          <li key={text}>
            {stepParts(text, figures).map(({ literal, text: part }) =>
              literal ? <code key={part}>{part}</code> : <span key={part}>{part}</span>,
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const MIXER_KEY = 'feltcast.mixer';

/** A browser that keeps nothing starts with OBS. */
function useMixer(): readonly [Mixer, (mixer: Mixer) => void] {
  const [mixer, setMixer] = useState<Mixer>('obs');
  useEffect(() => setMixer(mixerOf(stored())), []);
  return [
    mixer,
    (next) => {
      setMixer(next);
      try {
        window.localStorage.setItem(MIXER_KEY, next);
      } catch {
        // storage is switched off: the choice holds for this page
      }
    },
  ];
}

function stored(): string | null {
  try {
    return window.localStorage.getItem(MIXER_KEY);
  } catch {
    return null;
  }
}
