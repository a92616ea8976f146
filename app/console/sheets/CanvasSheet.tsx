'use client';
// One canvas: its graphics put in step with the picture, and its delay in words: the kind of show, the time, and who stands
// for an exception.
import { useState } from 'react';
import type { ConsoleView } from '../../../server/console/view.ts';
import { airDelayMessages, airMessages } from '../../messages/air.ts';
import { consoleAsksMessages } from '../../messages/consoleAsks.ts';
import { consoleSyncMessages } from '../../messages/consoleSync.ts';
import { openAirDesk } from '../airLink.ts';
import { Button } from '../Button.tsx';
import { hasPicture } from '../canvasCare.ts';
import { type CanvasConfig, companionOf, configNamed, configOf, kindsFor, sameDelay, withKind } from '../canvasForm.ts';
import { spanText } from '../clockText.ts';
import { useDesk } from '../desk.ts';
import { Choice, Field, FormRow } from '../Field.tsx';
import { CanvasCommit } from './CanvasCommit.tsx';
import { SyncSteps } from './SyncSteps.tsx';

const GATES = ['hand-complete', 'off'] as const;

type Canvas = ConsoleView['release']['canvases'][number];

const ALSO = ['yes', 'no'] as const;

const PARTS = ['sync', 'delay'] as const;

export function CanvasSheet({ name }: { readonly name: string }) {
  const { view, words } = useDesk();
  const canvas = view.release.canvases.find((one) => one.name === name);
  const compared = canvas !== undefined && hasPicture(canvas);
  const [part, setPart] = useState<(typeof PARTS)[number]>(compared ? 'sync' : 'delay');
  if (!compared) return <DelayHere name={name} canvas={canvas} />;
  const { part: texts } = consoleSyncMessages(words.language);
  return (
    <>
      <Choice label="" value={part} options={PARTS} text={(one) => texts[one]} onChange={setPart} />
      {part === 'sync' ? <SyncSteps canvas={canvas} /> : <DelayHere name={name} canvas={canvas} />}
    </>
  );
}

/** A change that is open is led through at the air desk. */
function DelayHere({ name, canvas }: { readonly name: string; readonly canvas: Canvas | undefined }) {
  const { words } = useDesk();
  if (canvas?.delayChange == null) return <DelayForm name={name} offsetMs={canvas?.offsetMs ?? 0} />;
  const { fromMs, toMs, stage } = canvas.delayChange;
  const texts = airDelayMessages(words.language);
  return (
    <FormRow>
      <p className="con-note con-beside">
        <b>{texts.title(spanText(fromMs), spanText(toMs))}</b> · {texts.steps[stage]}
      </p>
      <Button tone="main" size="large" onPress={openAirDesk}>
        <b>{airMessages(words.language).open}</b>
      </Button>
    </FormRow>
  );
}

interface DelayFormProps {
  readonly name: string;
  /** in force now: a step given meanwhile is not taken back by this form */
  readonly offsetMs: number;
}

function DelayForm({ name, offsetMs }: DelayFormProps) {
  const { view, words } = useDesk();
  const [config, setConfig] = useState<CanvasConfig | null>(() => configNamed(name, view.release.canvases));
  const [companion] = useState(() => companionOf(name, view.release.canvases));
  const [also, setAlso] = useState(companion?.alike === true);
  const { release, canvas: texts } = words.messages;
  if (config === null) return null;
  const asking = consoleAsksMessages(words.language);
  const commentary = view.release.canvases.find((canvas) => canvas.name === companion?.config.name);
  const others = also && commentary !== undefined ? [sameDelay(configOf(commentary), config)] : [];
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
      {commentary !== undefined && (
        <Choice
          label={asking.also(release.audience[commentary.audience])}
          value={also ? 'yes' : 'no'}
          options={ALSO}
          text={(answer) => asking.answer[answer]}
          onChange={(answer) => setAlso(answer === 'yes')}
        />
      )}
      <CanvasCommit config={{ ...config, offsetMs }} others={others} />
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
  const [lead, setLead] = useState(String(config.leadMs));
  const change = (parts: { readonly m?: string; readonly s?: string; readonly l?: string }): void => {
    const { m = minutes, s = seconds, l = lead } = parts;
    onChange({
      ...config,
      delayMs: (whole(m) * 60 + whole(s)) * 1000,
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
