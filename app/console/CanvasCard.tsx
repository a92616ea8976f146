'use client';
// One canvas: its kind in words, the media time on air, how far behind live, what comes next. Tap to change its delay.
import type { ConsoleView } from '../../server/console/view.ts';
import { clockText, spanText } from './clockText.ts';
import { useDesk } from './desk.ts';
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
        <span className="con-canvas-behind">{release.behind(spanText(now - onAir))}</span>
      </span>
      <span className="con-canvas-next">
        <span>{canvas.onAirHand === 0 ? release.noHand : release.hand(canvas.onAirHand)}</span>
        <span>
          {canvas.nextDueAt === null || canvas.nextDueAt <= now
            ? release.nothingDue
            : release.next(spanText(canvas.nextDueAt - now))}
        </span>
        <span>{release.viewers(canvas.viewers)}</span>
      </span>
    </button>
  );
}

function kindText(canvas: Canvas, { messages: { release } }: ConsoleWords): string {
  return canvas.exception ? `${release.kind[canvas.kind]} · ${release.exception}` : release.kind[canvas.kind];
}
