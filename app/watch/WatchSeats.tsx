// The players of the page for viewers, by seat. A player's line says in words whatever it shows.
import type { SeatView } from '../../server/views/overlay/view.ts';
import { WatchCards } from './WatchCards.tsx';
import {
  actionSpoken,
  drawSpoken,
  equityFigure,
  handsSpoken,
  type WatchTableProps,
  type WatchWords,
} from './watchWords.ts';

export function WatchSeats({ view, words }: WatchTableProps) {
  return (
    <ol className="watch-seats" aria-label={words.own.players}>
      {view.seats
        .filter(({ state }) => state !== 'empty')
        .map((seat) => (
          <Player key={seat.seat} seat={seat} words={words} />
        ))}
    </ol>
  );
}

interface PlayerProps {
  readonly seat: SeatView;
  readonly words: WatchWords;
}

function Player({ seat, words }: PlayerProps) {
  const { own, table } = words;
  const label = handsSpoken(seat, words);
  const drew = drawSpoken(seat, words);
  return (
    <li
      className="watch-seat"
      data-state={seat.state}
      data-turn={seat.toAct}
      data-won={seat.won > 0}
      data-many={seat.cards.length > 2}
      value={seat.seat}
    >
      <div className="watch-who">
        <span className="watch-name">{seat.name}</span>
        <span className="watch-position">
          {seat.button && <i>{table.dealer}</i>}
          {seat.position === 'BTN' && seat.button ? '' : table.position[seat.position]}
        </span>
      </div>
      <div className="watch-chips">
        <span className="watch-stack">{seat.allIn && seat.stack === 0 ? table.allIn : words.money(seat.stack)}</span>
        {seat.equity >= 0 && <span className="watch-equity">{own.equity(equityFigure(seat))}</span>}
      </div>
      <div className="watch-does">
        <span>{seat.toAct ? own.toAct : actionSpoken(seat, words)}</span>
        {drew !== '' && <span className="watch-drew">{drew}</span>}
        {label !== '' && <span className="watch-label">{label}</span>}
      </div>
      <WatchCards cards={seat.cards} lit={seat.lit} up={seat.up} words={words} none="" />
    </li>
  );
}
