'use client';
// Another delay, step by step: wait for the hand, break card and mixer, comparison, card off. The old one stays until the
// mixer's word is confirmed.
import { Button, HoldButton } from '../Button.tsx';
import { syncCare } from '../canvasCare.ts';
import { spanText } from '../clockText.ts';
import { SyncSteps } from '../sheets/SyncSteps.tsx';
import { useAir, useMoment, useSteer } from './airDesk.ts';
import { mayCancel } from './delaySteps.ts';
import { MixerSteps } from './MixerSteps.tsx';
import type { Canvas } from './onAir.ts';
import { StepRow } from './StepRow.tsx';

interface ProcedureProps {
  readonly canvas: Canvas;
  readonly change: NonNullable<Canvas['delayChange']>;
}

export function DelayProcedure({ canvas, change }: ProcedureProps) {
  const { delayWords: words } = useAir();
  const { fromMs, toMs, actor } = change;
  return (
    <div className="air-procedure" data-stage={change.stage}>
      <h3 className="air-procedure-title">
        {words.title(spanText(fromMs), spanText(toMs))} <em>{toMs > fromMs ? words.longer : words.shorter}</em>
      </h3>
      <StepRow change={change} />
      <div className="air-old">
        <p className="con-note">
          {actor === '' ? words.byPause : words.by(actor)}
          {mayCancel(change) && `. ${words.oldStays(spanText(fromMs))}`}
        </p>
        {mayCancel(change) && <Cancel name={canvas.name} />}
      </div>
      <Stage canvas={canvas} change={change} />
    </div>
  );
}

function Stage({ canvas, change }: ProcedureProps) {
  const { delayWords: words } = useAir();
  switch (change.stage) {
    case 'armed':
      return (
        <>
          <p className="air-now">{canvas.onAirHand > 0 ? words.waitsHand(canvas.onAirHand) : words.waits}</p>
          <MixerSteps title={words.prepare} toMs={change.toMs} />
        </>
      );
    case 'card':
      return <Mixer canvas={canvas} change={change} />;
    case 'sync':
      return <Compare canvas={canvas} />;
  }
}

function Mixer({ canvas, change }: ProcedureProps) {
  const { desk, delayWords: words } = useAir();
  const { off } = useSteer();
  const { now } = useMoment();
  return (
    <>
      <p className="air-now" role="alert">
        {words.cardUp} <b>{words.cardFor(spanText(now - change.since))}</b>
      </p>
      <MixerSteps title={words.tell} toMs={change.toMs} />
      <div className="air-go">
        <p className="con-note">{words.confirmSays(spanText(change.toMs))}</p>
        <HoldButton
          size="large"
          tone="main"
          disabled={off}
          onPress={() => desk.steer({ do: 'confirmDelay', name: canvas.name })}
        >
          <b>{words.confirm}</b>
        </HoldButton>
      </div>
    </>
  );
}

function Compare({ canvas }: { readonly canvas: Canvas }) {
  const { desk, delayWords: words } = useAir();
  const { off, title } = useSteer();
  const { now } = useMoment();
  const finish = (): void => desk.steer({ do: 'finishDelay', name: canvas.name });
  const fresh = syncCare(canvas, now)?.state === 'fresh';
  return (
    <>
      <p className="air-now">{words.syncTitle}</p>
      <p className="con-note">{words.slate}</p>
      <SyncSteps canvas={canvas} />
      <div className="air-go">
        {fresh ? (
          <Button size="large" tone="main" disabled={off} title={title} onPress={finish}>
            <b>{words.finish}</b>
          </Button>
        ) : (
          <HoldButton size="large" tone="warn" disabled={off} onPress={finish}>
            {words.finishAnyway}
          </HoldButton>
        )}
      </div>
    </>
  );
}

function Cancel({ name }: { readonly name: string }) {
  const { desk, delayWords: words } = useAir();
  const { off, title } = useSteer();
  return (
    <Button disabled={off} title={title} onPress={() => desk.steer({ do: 'cancelDelay', name })}>
      {words.cancel}
    </Button>
  );
}
