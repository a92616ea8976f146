'use client';
// The delay of one canvas in words: the kind of show, the time, and who stands for an exception.
import { useState } from 'react';
import { type CanvasConfig, configNamed, kindsFor, withKind } from '../canvasForm.ts';
import { useDesk } from '../desk.ts';
import { Choice, Field, FormRow } from '../Field.tsx';
import { CanvasCommit } from './CanvasCommit.tsx';

const GATES = ['hand-complete', 'off'] as const;

export function CanvasSheet({ name }: { readonly name: string }) {
  const { view, words } = useDesk();
  const [config, setConfig] = useState<CanvasConfig | null>(() => configNamed(name, view.release.canvases));
  const { release, canvas: texts } = words.messages;
  if (config === null) return null;
  return (
    <>
      <FormRow>
        <Choice
          label=""
          value={config.kind}
          options={kindsFor(config.audience)}
          text={(kind) => release.kind[kind]}
          onChange={(kind) => setConfig(withKind(config, kind))}
        />
      </FormRow>
      <p className="con-note">{release.kindSays[config.kind]}</p>
      <FormRow>{config.kind !== 'tabled-only' && <Delay config={config} onChange={setConfig} />}</FormRow>
      {config.kind === 'short' && (
        <Choice
          label={texts.gate}
          value={config.gate}
          options={GATES}
          text={(gate) => texts.gates[gate]}
          onChange={(gate) => setConfig({ ...config, gate })}
        />
      )}
      <CanvasCommit config={config} />
    </>
  );
}

interface DelayProps {
  readonly config: CanvasConfig;
  readonly onChange: (config: CanvasConfig) => void;
}

function Delay({ config, onChange }: DelayProps) {
  const { canvas: texts } = useDesk().words.messages;
  const [minutes, setMinutes] = useState(String(Math.floor(config.delayMs / 60_000)));
  const [seconds, setSeconds] = useState(String(Math.floor(config.delayMs / 1000) % 60));
  const [offset, setOffset] = useState(String(config.offsetMs));
  const [lead, setLead] = useState(String(config.leadMs));
  const change = (parts: {
    readonly m?: string;
    readonly s?: string;
    readonly o?: string;
    readonly l?: string;
  }): void => {
    const { m = minutes, s = seconds, o = offset, l = lead } = parts;
    onChange({
      ...config,
      delayMs: (whole(m) * 60 + whole(s)) * 1000,
      offsetMs: Math.max(-5_000, Math.min(5_000, whole(o))),
      leadMs: Math.max(0, Math.min(2_000, whole(l))),
    });
  };
  return (
    <>
      <Field
        label={texts.minutes}
        value={minutes}
        numeric
        onChange={(m) => {
          setMinutes(m);
          change({ m });
        }}
      />
      <Field
        label={texts.seconds}
        value={seconds}
        numeric
        onChange={(s) => {
          setSeconds(s);
          change({ s });
        }}
      />
      <Field
        label={texts.offset}
        value={offset}
        numeric
        onChange={(o) => {
          setOffset(o);
          change({ o });
        }}
      />
      <Field
        label={texts.lead}
        value={lead}
        numeric
        onChange={(l) => {
          setLead(l);
          change({ l });
        }}
      />
    </>
  );
}

function whole(text: string): number {
  const n = Number(text);
  return Number.isFinite(n) ? Math.trunc(n) : 0;
}
