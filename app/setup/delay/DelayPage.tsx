'use client';
// Asks for mixer, delay and frame rate and prints the steps with the numbers filled in. Needs no token: it tells no secret.
import { useEffect, useState } from 'react';
import type { SetupDelayMessages } from '../../messages/en/setupDelay.ts';
import { setupDelayMessages } from '../../messages/setupDelay.ts';
import { type DelayFigures, figuresOf } from '../../ui/delayFigures.ts';
import { minutesOf, stepParts } from '../../ui/stepText.ts';
import { ChoiceField, TextField } from '../fields.tsx';
import { SetupFrame } from '../SetupFrame.tsx';
import { type SetupAddressState, useSetupAddress } from '../useSetupAddress.ts';
import { choiceOf, type DelayChoice, FRAME_RATES, isDelay, MIXERS, OBS_LONGEST_S, typedDelay } from './delayChoice.ts';

export function DelayPage() {
  const address = useSetupAddress();
  return address === null ? null : <DelayAt address={address} />;
}

function DelayAt({ address }: { readonly address: SetupAddressState }) {
  const words = setupDelayMessages(address.language);
  const [choice, setChoice] = useState<DelayChoice>(() => choiceOf(window.location.search));
  const [typed, setTyped] = useState(() => minutesOf(choice.seconds));
  const seconds = typedDelay(typed);
  const wrong = seconds === null || !isDelay(seconds);
  useEffect(() => {
    if (seconds !== null && isDelay(seconds)) setChoice((before) => ({ ...before, seconds }));
  }, [seconds]);
  const figures = figuresOf(choice);
  return (
    <SetupFrame
      title={words.title}
      language={address.language}
      onLanguage={address.setLanguage}
      back={{ href: address.to('/setup'), text: words.back }}
    >
      <p className="set-lead">{words.lead}</p>
      <section className="set-panel set-guide set-noprint">
        <h2>{words.form}</h2>
        <ChoiceField
          name="mixer"
          label={words.mixer}
          value={choice.mixer}
          options={MIXERS}
          text={(mixer) => words.mixers[mixer]}
          onChange={(mixer) => setChoice({ ...choice, mixer })}
        />
        <div className="set-row">
          <TextField
            name="delay"
            label={words.delay}
            hint={words.delayHint}
            value={typed}
            onChange={setTyped}
            problem={wrong ? words.delayWrong : undefined}
          />
          <Presets words={words} seconds={choice.seconds} onChoose={(preset) => setTyped(minutesOf(preset))} />
          <ChoiceField
            name="frameRate"
            label={words.frameRate}
            value={String(choice.frameRate)}
            options={FRAME_RATES.map(String)}
            text={(rate) => rate}
            onChange={(rate) => setChoice({ ...choice, frameRate: Number(rate) })}
          />
        </div>
      </section>
      <Steps words={words} choice={choice} figures={figures} />
    </SetupFrame>
  );
}

const PRESETS = [30, 120, 600, 900, 1800] as const;

interface PresetsProps {
  readonly words: SetupDelayMessages;
  readonly seconds: number;
  readonly onChoose: (seconds: number) => void;
}

function Presets({ words, seconds, onChoose }: PresetsProps) {
  return (
    <div className="set-presets">
      {PRESETS.map((preset) => (
        <button
          key={preset}
          type="button"
          className="set-btn"
          aria-pressed={preset === seconds}
          onClick={() => onChoose(preset)}
        >
          {words.presets[preset]}
        </button>
      ))}
    </div>
  );
}

interface StepsProps {
  readonly words: SetupDelayMessages;
  readonly choice: DelayChoice;
  readonly figures: DelayFigures;
}

function Steps({ words, choice, figures }: StepsProps) {
  const byObs = choice.mixer === 'obs-two' || choice.mixer === 'vmix';
  return (
    <article className="set-panel set-guide" data-mixer={choice.mixer}>
      <header className="set-plan-head">
        <h2>{words.mixers[choice.mixer]}</h2>
        <button type="button" className="set-btn set-noprint" onClick={() => window.print()}>
          {words.print}
        </button>
      </header>
      <p className="set-figures">
        <StepText text={words.numbers} figures={figures} />
      </p>
      {byObs && choice.seconds > OBS_LONGEST_S && <p className="set-wrong">{words.longerThanObs}</p>}
      <h3>{words.principleTitle}</h3>
      <ul className="set-bullets">
        {words.principle.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{words.stepsTitle}</h3>
      <StepList steps={words.steps[choice.mixer]} figures={figures} />
      <h3>{words.syncTitle}</h3>
      <StepList steps={words.sync} figures={figures} />
      <h3>{words.variantsTitle}</h3>
      <ul className="set-bullets">
        {words.variants[choice.mixer].map((text) => (
          <li key={text}>
            <StepText text={text} figures={figures} />
          </li>
        ))}
      </ul>
      <p className="set-note">{words.versions}</p>
    </article>
  );
}

interface StepListProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly figures: DelayFigures;
}

function StepList({ steps, figures }: StepListProps) {
  return (
    <ol className="set-steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>
            <StepText text={text} figures={figures} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function StepText({ text, figures }: { readonly text: string; readonly figures: DelayFigures }) {
  return stepParts(text, figures).map(({ literal, text: part }) =>
    literal ? <code key={part}>{part}</code> : <span key={part}>{part}</span>,
  );
}
