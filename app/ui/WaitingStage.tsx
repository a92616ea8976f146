'use client';
// What commentary and venue show before their first frame. The overlay never uses it: on air there is no such text.
import type { Language } from '../messages/language.ts';
import { pagesMessages } from '../messages/pages.ts';
import type { LinkState } from './feedState.ts';
import { Stage } from './Stage.tsx';

interface WaitingStageProps {
  readonly language: Language;
  readonly link: LinkState | 'no-token';
  readonly debugText: string;
}

export function WaitingStage({ language, link, debugText }: WaitingStageProps) {
  const messages = pagesMessages(language);
  const text = link === 'no-token' ? messages.noToken : link === 'refused' ? messages.refused : messages.connecting;
  return (
    <Stage motion="none" deck="four" safe={false} debugText={debugText}>
      <div className="fc-waiting">{text}</div>
    </Stage>
  );
}
