'use client';
// One card place: a face, one of the three backs, or nothing. Draws what it is given and knows no game.
import { faceOf, placeKind } from './cardPlace.ts';
import { useEntrance } from './motion.ts';

export const CARD_LIGHTS = ['plain', 'lit', 'veiled'] as const;
export type CardLight = (typeof CARD_LIGHTS)[number];

interface CardProps {
  readonly place: string;
  readonly light: CardLight;
  /** 0, 1, 2 ...: how many steps later than its neighbours the card appears */
  readonly step?: number;
  /** draw a dark slot where no card lies */
  readonly slot?: boolean;
  /** lies face up for everybody at the table */
  readonly up?: boolean;
}

export function Card({ place, light, step = 0, slot = false, up = false }: CardProps) {
  const entrance = useEntrance('fc-enter');
  const kind = placeKind(place);
  if (kind === 'none') return slot ? <div className="fc-card fc-card--slot" /> : null;
  return (
    <div
      className={`fc-card fc-card--${kind} ${entrance}`.trim()}
      data-light={light}
      data-step={step}
      data-up={up ? 'yes' : undefined}
    >
      {kind === 'face' ? <Face place={place} /> : <Back kind={kind} />}
    </div>
  );
}

function Face({ place }: { readonly place: string }) {
  const face = faceOf(place);
  if (face === null) return null;
  return (
    <svg className={`fc-face fc-face--${face.suit}`} viewBox="0 0 84 120" role="img" aria-label={place}>
      <rect className="fc-face-paper" width="84" height="120" rx="6" />
      <use href={`#fc-rank-${face.rank}`} width="84" height="120" />
      <use href={`#fc-suit-${face.suit}`} x="28" y="64" width="50" height="50" />
    </svg>
  );
}

function Back({ kind }: { readonly kind: string }) {
  return (
    <svg className="fc-face" viewBox="0 0 84 120" aria-hidden="true">
      <use href={`#fc-back-${kind}`} width="84" height="120" />
    </svg>
  );
}
