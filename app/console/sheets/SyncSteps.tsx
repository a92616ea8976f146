'use client';
// Puts the graphics of one canvas in step with the picture: both clocks, steps either way, and the word that they are.
import type { ConsoleView } from '../../../server/console/view.ts';
import { consoleSyncMessages } from '../../messages/consoleSync.ts';
import { Button } from '../Button.tsx';
import { clockText } from '../clockText.ts';
import { useDesk } from '../desk.ts';
import { Choice } from '../Field.tsx';
import { FRAME_RATES, OFFSET_STEPS, type OffsetStep, stepMs } from '../offsetSteps.ts';
import { SyncState } from '../SyncState.tsx';
import { useElapsed } from '../useElapsed.ts';
import { useFrameRate, useOffset } from '../useOffset.ts';
import { useRight } from '../useRight.ts';

type Canvas = ConsoleView['release']['canvases'][number];

export function SyncSteps({ canvas }: { readonly canvas: Canvas }) {
  const { words, steer, link } = useDesk();
  const sync = consoleSyncMessages(words.language);
  const right = useRight('resume');
  const off = { title: right.barred ? sync.producers : undefined, disabled: link !== 'live' || right.barred };
  const { offsetMs, move } = useOffset(canvas);
  const [rate, setRate] = useFrameRate();
  const { name } = canvas;
  const text = ({ size, sign }: OffsetStep): string => `${sign < 0 ? '−' : '+'}${sync[size]}`;
  return (
    <div className="con-sync">
      <Clocks canvas={canvas} />
      <div className="con-sync-way">
        <span>← {sync.earlier}</span>
        <b data-testid="offset">{sync.offset(offsetMs)}</b>
        <span>{sync.later} →</span>
      </div>
      <div className="con-sync-steps">
        {OFFSET_STEPS.map((step) => (
          <Button key={text(step)} size="large" {...off} onPress={() => move(stepMs(step, rate))}>
            <b>{text(step)}</b>
          </Button>
        ))}
      </div>
      <div className="con-sync-said">
        <SyncState canvas={canvas} />
        <Button size="large" tone="main" {...off} onPress={() => steer({ do: 'markSync', name, inSync: true })}>
          <b>{sync.mark}</b>
        </Button>
        {canvas.syncedAt !== null && (
          <Button size="large" {...off} onPress={() => steer({ do: 'markSync', name, inSync: false })}>
            {sync.unmark}
          </Button>
        )}
      </div>
      {right.barred && <p className="con-note">{sync.producers}</p>}
      <Choice label={sync.rate} value={rate} options={FRAME_RATES} text={(one) => one} onChange={setRate} />
      <p className="con-note">{sync.how}</p>
    </div>
  );
}

function Clocks({ canvas }: { readonly canvas: Canvas }) {
  const { view, words, link } = useDesk();
  const sync = consoleSyncMessages(words.language);
  const ticking = useElapsed(view);
  const elapsed = link === 'live' ? ticking : 0;
  return (
    <div className="con-sync-clocks">
      <span>
        {sync.live} <b>{clockText(view.release.programmeNow + elapsed)}</b>
      </span>
      <span data-mode={canvas.mode}>
        {sync.onAir} <b>{clockText(canvas.onAirAt + (canvas.mode === 'on' ? elapsed : 0))}</b>
        {canvas.mode !== 'on' && ` ${words.messages.release.mode[canvas.mode]}`}
      </span>
    </div>
  );
}
