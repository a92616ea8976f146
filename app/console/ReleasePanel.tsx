'use client';
// What is on air and how far behind: a LIVE clock, a line for each canvas, hold, panic, resume.
import { airMessages } from '../messages/air.ts';
import { AskedPanel } from './AskedPanel.tsx';
import { leadsToAir, openAirDesk } from './airLink.ts';
import { Button } from './Button.tsx';
import { CanvasCard } from './CanvasCard.tsx';
import { USUAL_CANVASES } from './canvasForm.ts';
import { clockText, spanText } from './clockText.ts';
import { useDesk } from './desk.ts';
import { startAwaitsKey } from './mayResume.ts';
import { may } from './permits.ts';
import { useElapsed } from './useElapsed.ts';
import { type RightHere, useRight } from './useRight.ts';

export function ReleasePanel() {
  const { view, words, link } = useDesk();
  const { release } = words.messages;
  const ticking = useElapsed(view);
  const elapsed = link === 'live' ? ticking : 0;
  const now = view.release.programmeNow + elapsed;
  return (
    <section className="con-release" data-held={view.release.held}>
      <header className="con-release-head">
        <h2 className="con-head">{release.title}</h2>
        <Kind />
      </header>
      <AirLink />
      <div className="con-live">
        <span>{release.live}</span>
        <b>{clockText(now)}</b>
      </div>
      <AskedPanel now={now} />
      <div className="con-canvases">
        {view.release.canvases.map((canvas) => (
          <CanvasCard key={canvas.name} canvas={canvas} now={now} elapsed={elapsed} />
        ))}
        <Missing />
      </div>
      {startAwaitsKey(view.release, now) && !view.release.held && <Begin />}
      {view.release.held ? <Resume /> : <Stop />}
    </section>
  );
}

/** The page that a producer has open all evening; not for hands that are busy at the table. */
function AirLink() {
  const { words, me } = useDesk();
  if (!may(me, 'stop')) return null;
  return (
    <div className="con-air-link">
      <Button tone="quiet" {...(leadsToAir(me) && { hotkey: 'L' })} onPress={openAirDesk}>
        {airMessages(words.language).open}
      </Button>
    </div>
  );
}

/** That no page airs a card before its hand has ended, or that none airs hole cards at all. */
function Kind() {
  const { view, words } = useDesk();
  const { release } = words.messages;
  const { canvases, cardsAirDuringPlay } = view.release;
  if (canvases.length === 0 || cardsAirDuringPlay) return null;
  const carriesCards = canvases.some(({ kind }) => kind === 'protected' || kind === 'short');
  if (!carriesCards) return <span className="con-kind">{release.openedOnly}</span>;
  return (
    <span className="con-safe">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M5 9V6a5 5 0 0 1 10 0v3h1v9H4V9Zm2 0h6V6a3 3 0 0 0-6 0Z" />
      </svg>
      {release.protected}
    </span>
  );
}

/** The canvases that the pages ask for by themselves; one that is missing is made at the first setting of its delay. */
function Missing() {
  const { view, words, show, me } = useDesk();
  if (me?.role === 'operator') return null;
  const missing = USUAL_CANVASES.filter((name) => !view.release.canvases.some((canvas) => canvas.name === name));
  return missing.map((name) => (
    <Button key={name} tone="quiet" onPress={() => show({ kind: 'canvas', name })}>
      + {words.messages.release.audience[name]}
    </Button>
  ));
}

/** The planned start has come and waits for the producer's key. */
function Begin() {
  const { words, link, steer } = useDesk();
  const right = useRight('resume');
  return (
    <div className="con-resume">
      <Button
        size="large"
        tone="main"
        title={right.title}
        disabled={link !== 'live' || right.barred}
        onPress={() => steer({ do: 'resume', gapMs: 0 })}
      >
        <b>{airMessages(words.language).start.begin}</b>
      </Button>
    </div>
  );
}

function Stop() {
  const { words, press, link } = useDesk();
  const { release } = words.messages;
  const right = useRight('stop');
  const off = link !== 'live' || right.barred;
  return (
    <>
      <Barred right={right} />
      <div className="con-stop">
        <Button
          size="large"
          tone="warn"
          hotkey="H"
          title={right.title}
          disabled={off}
          onPress={() => press({ do: 'hold' })}
        >
          <b>{release.hold}</b>
        </Button>
        <Button
          size="large"
          tone="danger"
          hotkey="P"
          title={right.title}
          disabled={off}
          onPress={() => press({ do: 'panic' })}
        >
          <b>{release.panic}</b>
        </Button>
      </div>
    </>
  );
}

/** Whose buttons these are, where they are not this console's. */
function Barred({ right }: { readonly right: RightHere }) {
  return right.title === undefined ? null : <p className="con-note con-barred">{right.title}</p>;
}

function Resume() {
  const { view, words, link, press, steer } = useDesk();
  const { release } = words.messages;
  const { gapMs } = view.release;
  const right = useRight('resume');
  const off = { title: right.title, disabled: link !== 'live' || right.barred };
  return (
    <div className="con-resume">
      <p className="con-held">
        <b>{release.held}</b>
        {gapMs > 0 && <span>{release.gap(spanText(gapMs))}</span>}
      </p>
      <Barred right={right} />
      <Button size="large" tone="main" hotkey="R" {...off} onPress={() => press({ do: 'resume' })}>
        <b>{gapMs > 0 ? release.resumeGap(spanText(gapMs)) : release.resume}</b>
      </Button>
      {gapMs > 0 && (
        <Button {...off} onPress={() => steer({ do: 'resume', gapMs: 0 })}>
          {release.resumeNoGap}
        </Button>
      )}
      {view.release.canvases.some((canvas) => canvas.mode !== 'held') && <StillPanic />}
    </div>
  );
}

/** Hold takes three seconds; panic cuts them short. */
function StillPanic() {
  const { words, press, link } = useDesk();
  const right = useRight('stop');
  return (
    <Button
      tone="danger"
      hotkey="P"
      title={right.title}
      disabled={link !== 'live' || right.barred}
      onPress={() => press({ do: 'panic' })}
    >
      {words.messages.release.panic}
    </Button>
  );
}
