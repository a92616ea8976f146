'use client';
// How one canvas shows cards: when they come in, what becomes of folded and mucked hands, whether a pause shortens the delay.
// And the end of the canvas.
import { useState } from 'react';
import { HoldButton } from '../Button.tsx';
import { type CanvasConfig, configOf } from '../canvasForm.ts';
import { Choice, Field } from '../Field.tsx';
import { AirCommit } from './AirCommit.tsx';
import { useAir, useSteer } from './airDesk.ts';
import { FOLDED, LEAD_MAX_MS, MUCKED, REVEALS } from './canvasWords.ts';
import { delayOf, entryOf } from './delayEntry.ts';
import type { Canvas } from './onAir.ts';

interface SettingsProps {
  readonly config: CanvasConfig;
  readonly onChange: (config: CanvasConfig) => void;
}

export function SettingsPart({ canvas }: { readonly canvas: Canvas }) {
  const before = configOf(canvas);
  const [config, setConfig] = useState(before);
  const after = { ...config, offsetMs: canvas.offsetMs, delayMs: canvas.delayMs, kind: canvas.kind, gate: canvas.gate };
  return (
    <>
      <Cards config={config} onChange={setConfig} />
      {canvas.audience !== 'playback' && (
        <>
          <Shrink config={config} onChange={setConfig} />
          <Lead config={config} onChange={setConfig} />
        </>
      )}
      <AirCommit before={before} after={after} onAirHand={0} />
      <Remove name={canvas.name} />
    </>
  );
}

function Cards({ config, onChange }: SettingsProps) {
  const { words } = useAir();
  if (config.kind === 'tabled-only' || config.kind === 'tape') return null;
  return (
    <>
      <Choice
        label={words.reveal}
        value={config.reveal}
        options={REVEALS}
        text={(one) => words.reveals[one]}
        onChange={(reveal) => onChange({ ...config, reveal })}
      />
      <Choice
        label={words.folded}
        value={config.folded}
        options={FOLDED}
        text={(one) => words.foldeds[one]}
        onChange={(folded) => onChange({ ...config, folded })}
      />
      <Choice
        label={words.mucked}
        value={config.mucked}
        options={MUCKED}
        text={(one) => words.muckeds[one]}
        onChange={(mucked) => onChange({ ...config, mucked })}
      />
    </>
  );
}

const YES_NO = ['no', 'yes'] as const;

/** A shorter delay after a long pause; never below what the kind of show allows. */
function Shrink({ config, onChange }: SettingsProps) {
  const { words } = useAir();
  const [typed, setTyped] = useState(() => minutesOf(config.shrinkToMs ?? config.delayMs));
  if (config.kind === 'tape' || config.delayMs === 0) return null;
  const to = (minutes: string): number => delayOf({ hours: '', minutes, seconds: '' }) ?? config.delayMs;
  return (
    <div className="con-row">
      <Choice
        label={words.shrink}
        value={config.shrinkToMs === null ? 'no' : 'yes'}
        options={YES_NO}
        text={(one) => words.shrinks[one]}
        onChange={(one) => onChange({ ...config, shrinkToMs: one === 'no' ? null : to(typed) })}
      />
      {config.shrinkToMs !== null && (
        <Field
          label={words.minutes}
          value={typed}
          numeric
          onChange={(minutes) => {
            setTyped(minutes);
            onChange({ ...config, shrinkToMs: to(minutes) });
          }}
        />
      )}
    </div>
  );
}

function minutesOf(ms: number): string {
  const { hours, minutes } = entryOf(ms);
  return String(Number(hours) * 60 + Number(minutes));
}

function Lead({ config, onChange }: SettingsProps) {
  const { words } = useAir();
  const [typed, setTyped] = useState(String(config.leadMs));
  return (
    <Field
      label={words.lead}
      value={typed}
      numeric
      onChange={(text) => {
        setTyped(text);
        const ms = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
        onChange({ ...config, leadMs: Math.min(LEAD_MAX_MS, ms) });
      }}
    />
  );
}

function Remove({ name }: { readonly name: string }) {
  const { desk, words, place, go } = useAir();
  const { off, barred } = useSteer();
  if (barred) return null;
  const remove = (): void => {
    desk.steer({ do: 'removeCanvas', name });
    go({ ...place, canvas: null });
  };
  return (
    <div className="air-remove">
      <HoldButton disabled={off} onPress={remove}>
        {words.remove}
      </HoldButton>
      <p className="con-note">{words.removeSays}</p>
    </div>
  );
}
