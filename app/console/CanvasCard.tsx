'use client';
// One canvas: its kind in words, the media time on air, how far behind live, what comes next,
// how its pages do and whether it fits the picture. Tap to put that right or to change its delay.
import type { ConsoleView } from '../../server/console/view.ts';
import { airDelayMessages } from '../messages/air.ts';
import { AskedHere } from './AskedHere.tsx';
import { clockText, spanText } from './clockText.ts';
import { useDesk } from './desk.ts';
import { PageState, SyncState } from './SyncState.tsx';
import type { ConsoleWords } from './words.ts';

type Canvas = ConsoleView['release']['canvases'][number];

interface CanvasCardProps {
  readonly canvas: Canvas;
  /** programme time now, and how much of it has passed since the frame */
  readonly now: number;
  readonly elapsed: number;
}

export function CanvasCard({ canvas, now, elapsed }: CanvasCardProps) {
  const { words, show } = useDesk();
  const { release } = words.messages;
  const onAir = canvas.mode === 'on' ? canvas.onAirAt + elapsed : canvas.onAirAt;
  const safe = canvas.kind === 'protected' && !canvas.exception;
  return (
    <button
      type="button"
      className="con-canvas"
      data-mode={canvas.mode}
      data-safe={safe}
      data-exception={canvas.exception}
      onClick={() => show({ kind: 'canvas', name: canvas.name })}
    >
      <span className="con-canvas-head">
        <b>{release.audience[canvas.audience]}</b>
        <span className="con-canvas-kind">{kindText(canvas, words)}</span>
        <span className="con-canvas-mode">{release.mode[canvas.mode]}</span>
      </span>
      <span className="con-canvas-air">
        <span>{release.onAir}</span>
        <b>{clockText(onAir)}</b>
        {(canvas.onAirHand > 0 || canvas.delayMs > 0) && (
          <span className="con-canvas-behind">{release.behind(spanText(now - onAir))}</span>
        )}
      </span>
      <span className="con-canvas-next">
        <span>{canvas.onAirHand === 0 ? release.noHand : release.hand(canvas.onAirHand)}</span>
        <span>
          {canvas.nextDueAt === null || canvas.nextDueAt <= now
            ? release.nothingDue
            : release.next(spanText(canvas.nextDueAt - now))}
        </span>
        <span className="con-canvas-viewers">{release.viewers(canvas.viewers)}</span>
      </span>
      <Changing canvas={canvas} />
      <AskedHere canvas={canvas} now={now} />
      <PageState canvas={canvas} />
      <SyncState canvas={canvas} />
    </button>
  );
}

/** Another delay on its way: it is led through at the air desk. */
function Changing({ canvas: { delayChange } }: { readonly canvas: Canvas }) {
  const { words } = useDesk();
  if (delayChange === null) return null;
  const texts = airDelayMessages(words.language);
  const { fromMs, toMs, stage } = delayChange;
  return (
    <span className="con-care" data-tone="warn">
      {texts.title(spanText(fromMs), spanText(toMs))} · {texts.steps[stage]}
    </span>
  );
}

function kindText(canvas: Canvas, { messages: { release } }: ConsoleWords): string {
  return canvas.exception ? `${release.kind[canvas.kind]} · ${release.exception}` : release.kind[canvas.kind];
}
