'use client';
// The table from above. A tap puts the dealer button to a taken seat; at an empty one it asks for the name.
import { playerAt } from './draft.ts';
import { usePlanDesk } from './planContext.ts';
import { seatPlaces } from './seatPlace.ts';

export function SeatMap() {
  const { draft, change, words, problemAt } = usePlanDesk();
  const { plan } = words;
  const tap = (seat: number, empty: boolean): void => {
    if (empty) document.getElementById(`players.${seat}.name`)?.focus();
    else change({ button: seat });
  };
  return (
    <div className="set-map" data-wrong={problemAt('button') !== undefined}>
      <div className="set-felt" />
      <span className="set-dealer" aria-hidden="true" />
      {seatPlaces(draft.seats).map(({ seat, x, y }) => {
        const name = playerAt(draft, seat).name.trim();
        const hasButton = draft.button === seat;
        return (
          <button
            key={seat}
            type="button"
            tabIndex={-1}
            className="set-seat"
            data-empty={name === ''}
            data-button={hasButton}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={`${plan.seat(seat)}: ${name === '' ? plan.empty : name}${hasButton ? `, ${plan.button}` : ''}`}
            onClick={() => tap(seat, name === '')}
          >
            <span className="set-seat-no">{seat}</span>
            <span className="set-seat-name">{name === '' ? plan.empty : name}</span>
            {hasButton && <span className="set-disc">D</span>}
          </button>
        );
      })}
    </div>
  );
}
