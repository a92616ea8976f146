'use client';
// A new canvas: what it is for, its name, its kind of show and delay.
import { useState } from 'react';
import type { CanvasConfig } from '../canvasForm.ts';
import { Field } from '../Field.tsx';
import { AirCommit } from './AirCommit.tsx';
import { useAir } from './airDesk.ts';
import { atCanvas } from './airPlace.ts';
import { AIR_PRESETS, type AirPreset, isCanvasName, presetConfig } from './canvasPresets.ts';
import { DelayFields } from './DelayFields.tsx';

export function NewCanvas() {
  const { words } = useAir();
  const [preset, setPreset] = useState<AirPreset | null>(null);
  return (
    <>
      <h2 className="air-work-title">{words.add}</h2>
      <div className="air-presets">
        {AIR_PRESETS.map((one) => (
          <button
            key={one}
            type="button"
            className="con-btn air-preset"
            aria-pressed={one === preset}
            onClick={() => setPreset(one)}
          >
            {words.presets[one]}
          </button>
        ))}
      </div>
      {preset === null ? <p className="con-note">{words.choose}</p> : <Form key={preset} preset={preset} />}
    </>
  );
}

function Form({ preset }: { readonly preset: AirPreset }) {
  const { desk, words, place, go } = useAir();
  const { canvases } = desk.view.release;
  const [config, setConfig] = useState<CanvasConfig>(() => presetConfig(preset, canvases));
  const [typed, setTyped] = useState(true);
  const taken = canvases.some(({ name }) => name === config.name);
  const good = isCanvasName(config.name) && !taken;
  return (
    <>
      <p className="con-note">{words.presetSays[preset]}</p>
      <Field label={words.name} value={config.name} onChange={(name) => setConfig({ ...config, name })} />
      <p className={good ? 'con-note' : 'con-refused'}>{taken ? words.nameTaken : words.nameSays}</p>
      {preset !== 'playback' && (
        <DelayFields
          config={config}
          onChange={(next) => {
            setTyped(next !== null);
            if (next !== null) setConfig(next);
          }}
        />
      )}
      {good && typed && (
        <AirCommit before={null} after={config} onAirHand={0} onDone={() => go(atCanvas(place, config.name))} />
      )}
    </>
  );
}
