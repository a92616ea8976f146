'use client';
// Kind of show and delay of a canvas: presets, or hours, minutes and seconds.
import { useState } from 'react';
import { type CanvasConfig, kindsFor, withKind } from '../canvasForm.ts';
import { spanText } from '../clockText.ts';
import { Choice, Field, FormRow } from '../Field.tsx';
import { useAir } from './airDesk.ts';
import { DELAY_PRESETS_MS, type DelayEntry, delayOf, entryOf } from './delayEntry.ts';

const GATES = ['hand-complete', 'off'] as const;
const TIMES = ['hours', 'minutes', 'seconds'] as const;

interface DelayFieldsProps {
  readonly config: CanvasConfig;
  /** null: what is typed is no delay */
  readonly onChange: (config: CanvasConfig | null) => void;
}

export function DelayFields({ config, onChange }: DelayFieldsProps) {
  const { desk, words } = useAir();
  const { release } = desk.words.messages;
  const [entry, setEntry] = useState<DelayEntry>(() => entryOf(config.delayMs));
  const typed = (next: DelayEntry): void => {
    setEntry(next);
    const delayMs = delayOf(next);
    onChange(delayMs === null ? null : { ...config, delayMs });
  };
  const kind = (next: CanvasConfig['kind']): void => {
    const made = withKind(config, next);
    setEntry(entryOf(made.delayMs));
    onChange(made);
  };
  return (
    <>
      <Choice
        label={words.kind}
        value={config.kind}
        options={kindsFor(config.audience)}
        text={(one) => release.kind[one]}
        onChange={kind}
      />
      <p className="con-note">{release.kindSays[config.kind]}</p>
      {config.kind !== 'tape' && <Delay entry={entry} onTyped={typed} />}
      {config.kind === 'short' && (
        <Choice
          label={words.gate}
          value={config.gate}
          options={GATES}
          text={(gate) => words.gates[gate]}
          onChange={(gate) => onChange({ ...config, gate })}
        />
      )}
    </>
  );
}

function Delay({ entry, onTyped }: { readonly entry: DelayEntry; readonly onTyped: (entry: DelayEntry) => void }) {
  const { words } = useAir();
  const now = delayOf(entry);
  return (
    <>
      <FormRow>
        {TIMES.map((part) => (
          <Field
            key={part}
            label={words[part]}
            value={entry[part]}
            numeric
            onChange={(text) => onTyped({ ...entry, [part]: text })}
          />
        ))}
      </FormRow>
      <fieldset className="con-choice">
        <legend>{words.delay}</legend>
        {DELAY_PRESETS_MS.map((ms) => (
          <button
            key={ms}
            type="button"
            className="con-btn"
            aria-pressed={ms === now}
            onClick={() => onTyped(entryOf(ms))}
          >
            {spanText(ms)}
          </button>
        ))}
      </fieldset>
      {now === null && <p className="con-refused">{words.noDelay}</p>}
    </>
  );
}
