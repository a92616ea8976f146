'use client';
// One card on the virtual felt: its face or its back, to be dragged with mouse, pen or finger.
import type { PointerEvent } from 'react';
import { faceOf } from '../ui/cardPlace.ts';
import type { LyingCard } from './cardMoves.ts';
import { CARD } from './feltPlan.ts';

interface FeltCardProps {
  readonly card: LyingCard;
  readonly open: boolean;
  readonly onTake: (card: LyingCard, event: PointerEvent<SVGGElement>) => void;
}

export function FeltCard({ card, open, onTake }: FeltCardProps) {
  const face = open ? faceOf(card.face) : null;
  const at = `translate(${card.x - CARD.width / 2} ${card.y - CARD.height / 2})`;
  return (
    <g
      className={`vt-card${card.held ? ' vt-card--held' : ''}`}
      transform={at}
      data-face={card.face}
      onPointerDown={(event) => onTake(card, event)}
    >
      <svg width={CARD.width} height={CARD.height} viewBox="0 0 84 120" aria-hidden="true">
        {face === null ? (
          <use href="#fc-back-sealed" width="84" height="120" />
        ) : (
          <g className={`fc-face fc-face--${face.suit}`}>
            <rect className="fc-face-paper" width="84" height="120" rx="6" />
            <use href={`#fc-rank-${face.rank}`} width="84" height="120" />
            <use href={`#fc-suit-${face.suit}`} x="28" y="64" width="50" height="50" />
          </g>
        )}
      </svg>
    </g>
  );
}
