// The whole overlay as a pure function of one view and the page's switches. Knows no feed, no socket and no clock.
import { Fragment, type ReactNode } from 'react';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { type Motion, MotionContext } from '../ui/motion.ts';
import { Stage } from '../ui/Stage.tsx';
import type { Layer, Switches } from '../ui/switches.ts';
import { BoardBlock } from './BoardBlock.tsx';
import { Countdown } from './Countdown.tsx';
import { hasLitCards } from './litCards.ts';
import { Seats } from './Seats.tsx';
import { StillCard } from './StillCard.tsx';
import { type Words, wordsFor } from './words.ts';

interface OverlayStageProps {
  /** null while nothing has arrived: the picture is empty */
  readonly view: OverlayView | null;
  readonly switches: Switches;
  /** what may move in this frame */
  readonly motion: Motion;
  readonly link: 'live' | 'lost';
  readonly debugText: string;
  /** laid over the picture whatever it shows; the sync plate */
  readonly corner?: ReactNode;
}

export function OverlayStage({ view, switches, motion, link, debugText, corner }: OverlayStageProps) {
  return (
    <MotionContext value={motion}>
      <Stage motion={motion} deck={switches.deck} safe={switches.safe} debugText={debugText}>
        {view !== null && (
          <div className="fc-show" data-link={link} data-show={view.show}>
            <Picture view={view} switches={switches} words={wordsFor(view, switches)} />
          </div>
        )}
        {corner}
      </Stage>
    </MotionContext>
  );
}

interface PictureProps {
  readonly view: OverlayView;
  readonly switches: Switches;
  readonly words: Words;
}

/** Keyed by the hand: a new one is drawn afresh, so that nothing slides or counts from the hand before. */
function Picture({ view, switches, words }: PictureProps) {
  const has = (layer: Layer): boolean => switches.layers.includes(layer);
  switch (view.show) {
    case 'hidden':
    case 'off-air':
      return null;
    case 'break':
    case 'ended':
      return (
        <>
          {has('board') && <StillCard tableName={view.tableName} text={stillText(view.show, words)} />}
          {has('mark') && <Mark view={view} words={words} />}
        </>
      );
    case 'countdown':
      return (
        <>
          {has('board') && (
            <Countdown remainingMs={view.countdownMs} tableName={view.tableName} messages={words.messages} />
          )}
          {has('mark') && <Mark view={view} words={words} />}
        </>
      );
    case 'on':
      return (
        <>
          <Fragment key={view.handNumber}>
            {has('seats') && <Seats view={view} switches={switches} words={words} />}
            {has('board') && <BoardBlock view={view} words={words} lighting={hasLitCards(view)} />}
          </Fragment>
          {has('mark') && <Mark view={view} words={words} />}
        </>
      );
  }
}

function stillText(show: 'break' | 'ended', { messages }: Words): string {
  return show === 'break' ? messages.backSoon : messages.showEnded;
}

function Mark({ view, words }: { readonly view: OverlayView; readonly words: Words }) {
  return view.demo ? <div className="fc-mark">{words.messages.demo}</div> : null;
}
