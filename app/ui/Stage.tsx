'use client';
// The 1920 x 1080 stage, scaled to the window and centred, with the safe-area guides and the debug strip.
import { type ReactNode, useEffect, useState } from 'react';
import { CardSprite } from './CardSprite.tsx';
import type { Motion } from './motion.ts';
import type { DeckColours } from './switches.ts';

const WIDTH = 1920;
const HEIGHT = 1080;

interface StageProps {
  readonly motion: Motion;
  readonly deck: DeckColours;
  readonly safe: boolean;
  /** '' without `debug=1` */
  readonly debugText: string;
  readonly children: ReactNode;
}

export function Stage({ motion, deck, safe, debugText, children }: StageProps) {
  const transform = useStageTransform();
  return (
    <div className="fc-viewport">
      <div className="fc-stage" data-motion={motion} data-deck={deck} style={{ transform }}>
        <CardSprite />
        {children}
        {safe && <div className="fc-guide fc-guide--action" />}
        {safe && <div className="fc-guide fc-guide--graphics" />}
        {debugText !== '' && <div className="fc-debug">{debugText}</div>}
      </div>
    </div>
  );
}

function useStageTransform(): string {
  const [transform, setTransform] = useState('none');
  useEffect(() => {
    const fit = (): void => setTransform(stageTransform(window.innerWidth, window.innerHeight));
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, []);
  return transform;
}

export function stageTransform(viewportWidth: number, viewportHeight: number): string {
  const scale = Math.min(viewportWidth / WIDTH, viewportHeight / HEIGHT);
  const left = Math.round((viewportWidth - WIDTH * scale) / 2);
  const top = Math.round((viewportHeight - HEIGHT * scale) / 2);
  return `translate(${left}px, ${top}px) scale(${scale})`;
}
