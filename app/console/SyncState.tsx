'use client';
// Two short lines of a canvas, each by colour, shape and word: whether picture and graphics were compared, how its pages do.
import type { ConsoleView } from '../../server/console/view.ts';
import { consoleSyncMessages } from '../messages/consoleSync.ts';
import { pageCare, syncCare, type Tone } from './canvasCare.ts';
import { useDesk } from './desk.ts';
import { useElapsed } from './useElapsed.ts';

type Canvas = ConsoleView['release']['canvases'][number];

export function SyncState({ canvas }: { readonly canvas: Canvas }) {
  const { view, words } = useDesk();
  const elapsed = useElapsed(view);
  const care = syncCare(canvas, view.release.programmeNow + elapsed);
  if (care === null) return null;
  const { state, ago } = consoleSyncMessages(words.language);
  const { tone, minutes } = care;
  return <Care tone={tone} text={minutes < 0 ? state[care.state] : `${state[care.state]} ${ago(minutes)}`} />;
}

export function PageState({ canvas }: { readonly canvas: Canvas }) {
  const { words } = useDesk();
  const { page } = consoleSyncMessages(words.language);
  const { tone, code, width, height } = pageCare(canvas);
  const text = code === 'size' || code === 'other-size' ? page[code](width, height) : page[code];
  return <Care tone={tone} text={text} />;
}

/** A ring is well, a bar is a note, a triangle asks for somebody. */
const SHAPES: Readonly<Record<Tone, string>> = {
  well: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14Z',
  note: 'M3 7h14v6H3Z',
  warn: 'M10 2L19 18H1Z',
};

export function Care({ tone, text }: { readonly tone: Tone; readonly text: string }) {
  return (
    <span className="con-care" data-tone={tone}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={SHAPES[tone]} />
      </svg>
      {text}
    </span>
  );
}
