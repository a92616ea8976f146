'use client';
// One canvas as a line: padlock, clock, picture, how far behind, what comes next, how its pages do, and what is wrong.
import { AskedHere } from '../AskedHere.tsx';
import { clockText, spanText } from '../clockText.ts';
import { Care, PageState, SyncState } from '../SyncState.tsx';
import { wordOf } from '../words.ts';
import { useAir } from './airDesk.ts';
import { atCanvas } from './airPlace.ts';
import { canvasName } from './canvasName.ts';
import { LockSign } from './LockSign.tsx';
import { type Canvas, clearanceOf, type Moment, type OnAir, onAir, pageCount } from './onAir.ts';

interface CanvasLineProps {
  readonly canvas: Canvas;
  readonly place: number;
  readonly moment: Moment;
}

export function CanvasLine({ canvas, place: number, moment }: CanvasLineProps) {
  const { desk, words, place, go } = useAir();
  const air = onAir(canvas, desk.view, moment);
  return (
    <button
      type="button"
      className="air-line"
      data-canvas={canvas.name}
      data-mode={canvas.mode}
      data-lock={air.lock}
      aria-pressed={place.tab === 'canvas' && place.canvas === canvas.name}
      onClick={(event) => {
        if (event.detail > 0) event.currentTarget.blur();
        go(atCanvas(place, canvas.name));
      }}
    >
      <span className="air-line-head">
        {number < 9 && <kbd className="con-key">{number + 1}</kbd>}
        <b>{canvasName(canvas, desk.words)}</b>
        <LockSign lock={air.lock} kind={canvas.kind} />
        <span className="air-mode">{words.mode[canvas.mode]}</span>
      </span>
      <span className="air-line-air">
        <b className="air-clock">{clockText(air.at)}</b>
        <Picture canvas={canvas} air={air} />
        {air.behindMs >= 1_000 && (
          <span className="air-behind">
            <b>{words.behind(spanText(air.behindMs))}</b> <em>{words.behindSays}</em>
          </span>
        )}
      </span>
      <Warnings canvas={canvas} air={air} moment={moment} />
      <span className="air-line-care">
        <Next canvas={canvas} air={air} />
        <Clear canvas={canvas} />
        <Pages canvas={canvas} />
        {canvas.audience !== 'playback' && <SyncState canvas={canvas} />}
      </span>
    </button>
  );
}

interface Line {
  readonly canvas: Canvas;
  readonly air: OnAir;
}

function Picture({ canvas, air: { picture, beginsInMs } }: Line) {
  const { desk, words } = useAir();
  const { onAirHand, onAirStreet } = canvas;
  const about = picture === 'hand' || picture === 'held-hand' || picture === 'dropped-hand';
  const text = about ? words.picture[picture](onAirHand) : words.picture[picture];
  return (
    <span className="air-what" data-picture={picture}>
      {text}
      {picture === 'hand' && <em> {wordOf(desk.words.messages.street, onAirStreet)}</em>}
      {picture === 'countdown' && beginsInMs !== null && <b> {spanText(beginsInMs)}</b>}
    </span>
  );
}

/** The next release and what it will show. */
function Next({ canvas, air }: Line) {
  const { words } = useAir();
  if (canvas.mode !== 'on' || canvas.kind === 'tape' || canvas.audience === 'playback') return null;
  const what = words.next[canvas.next ?? 'other'];
  return (
    <span className="air-next">
      {air.nextInMs === null ? words.nothingNext : words.nextIn(what, spanText(air.nextInMs))}
    </span>
  );
}

function Warnings({ canvas, air: { outgrown, lock }, moment }: Line & { readonly moment: Moment }) {
  const { words, delayWords } = useAir();
  const { delayChange } = canvas;
  return (
    <>
      {lock === 'during-play' && <strong className="air-danger">{words.lock[lock]}</strong>}
      {outgrown !== null && (
        <strong className="air-outgrown" data-tone={outgrown.tone}>
          {outgrown.tone === 'late' ? words.outgrown.late : words.outgrown.soon(spanText(outgrown.leftMs))}
        </strong>
      )}
      {delayChange !== null && (
        <strong className="air-changing">
          {delayWords.title(spanText(delayChange.fromMs), spanText(delayChange.toMs))} ·{' '}
          {delayWords.steps[delayChange.stage]}
        </strong>
      )}
      <AskedHere canvas={canvas} now={moment.now} />
    </>
  );
}

/** Said by the pages themselves, after graphics were taken off. */
function Clear({ canvas }: { readonly canvas: Canvas }) {
  const { words } = useAir();
  const clear = clearanceOf(canvas);
  if (clear === null) return null;
  const text = 'all' in clear ? words.clear[clear.state](clear.clear, clear.all) : words.clear[clear.state];
  return <Care tone={clear.state === 'clear' ? 'well' : 'warn'} text={text} />;
}

/** How many pages are open, and what the worst of them has. */
function Pages({ canvas }: { readonly canvas: Canvas }) {
  const { words } = useAir();
  const { all, silent, behind } = pageCount(canvas);
  const parts = [words.pages(all)];
  if (silent > 0) parts.push(words.silent(silent));
  if (behind > 0) parts.push(words.behindPages(behind));
  return (
    <>
      {all > 0 && <span className="air-pages">{parts.join(' · ')}</span>}
      {canvas.mode === 'on' && <PageState canvas={canvas} />}
    </>
  );
}
