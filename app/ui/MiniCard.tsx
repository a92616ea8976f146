// A card in a line of text: rank and suit on paper, for outs and log lines.
import { faceOf } from './cardPlace.ts';

export function MiniCard({ card }: { readonly card: string }) {
  const face = faceOf(card);
  if (face === null) return null;
  return (
    <span className={`fc-mini fc-face--${face.suit}`}>
      {face.rank === 'T' ? '10' : face.rank}
      <svg className="fc-mini__suit" viewBox="0 0 100 100" aria-hidden="true">
        <use href={`#fc-suit-${face.suit}`} />
      </svg>
    </span>
  );
}
