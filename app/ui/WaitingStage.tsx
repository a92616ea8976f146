'use client';
// What commentary and venue show before their first frame. The overlay never uses it: on air there is no such text.
import type { Language } from '../messages/language.ts';
import { pagesMessages } from '../messages/pages.ts';
import { refusedPage } from '../messages/refusedAddress.ts';
import type { LinkState } from './feedState.ts';
import { Stage } from './Stage.tsx';

interface WaitingStageProps {
  readonly language: Language;
  readonly link: LinkState;
  readonly reason: string;
  readonly debugText: string;
}

export function WaitingStage({ language, link, reason, debugText }: WaitingStageProps) {
  const text = link === 'refused' ? refusedPage(language, reason) : pagesMessages(language).connecting;
  return (
    <Stage motion="none" deck="four" safe={false} debugText={debugText}>
      <div className="fc-waiting">{text}</div>
    </Stage>
  );
}
