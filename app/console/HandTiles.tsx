'use client';
// The hands of a showdown as large tiles: opened cards to compare with the table, and what the others may still do.
import type { ConsoleSeat } from '../../server/console/view.ts';
import { Card } from '../ui/Card.tsx';
import { familyName } from '../ui/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { releasedSeat } from './deskMoves.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { useRight } from './useRight.ts';

/** So many hands have room for cards of their own size and buttons of their own. */
const MOST_LARGE = 4;
/** More than two cards of their own size do not fit a tile. */
const MOST_CARDS = 2;
const PHASES: readonly string[] = ['FACE_UP', 'RUNOUT', 'SHOWDOWN', 'AWARDING', 'COMPLETE'];

export function HandTiles() {
  const { view } = useDesk();
  if (!PHASES.includes(view.phase)) return null;
  const asked = view.next === 'kill-muck' ? releasedSeat(view)?.seat : undefined;
  const seats = view.seats.filter((seat) => seat.seat !== asked && belongs(seat));
  if (seats.length === 0) return null;
  const many = seats.some((seat) => seat.slots.length > MOST_CARDS);
  const large = seats.length <= MOST_LARGE && !many;
  return (
    <ul className="con-tiles" data-large={large} data-many={many}>
      {seats.map((seat) => (
        <li key={seat.seat} className="con-tile" data-state={seat.state}>
          {large ? <LargeTile seat={seat} /> : <SmallTile seat={seat} />}
        </li>
      ))}
    </ul>
  );
}

/** Opened, or able to open or to give up; whose turn it is has the large buttons above. */
function belongs(seat: ConsoleSeat): boolean {
  return seat.state === 'opened' || (seat.moves.length > 0 && !seat.pointer);
}

function LargeTile({ seat }: { readonly seat: ConsoleSeat }) {
  return (
    <>
      <TileName seat={seat} most={14} />
      {seat.state === 'opened' ? (
        <OpenedCards seat={seat} />
      ) : (
        <span className="con-tile-moves">
          <MoveButtons seat={seat} />
        </span>
      )}
    </>
  );
}

function TileName({ seat, most }: { readonly seat: ConsoleSeat; readonly most: number }) {
  return (
    <span className="con-tile-name">
      <span className="con-seat-no">{seat.seat}</span>
      <span>{familyName(seat.name, most)}</span>
    </span>
  );
}

/** A tap on a card that is not what lies on the table opens its correction. */
function OpenedCards({ seat }: { readonly seat: ConsoleSeat }) {
  const { words, show } = useDesk();
  const { hands } = words.messages;
  const right = useRight('operate');
  if (seat.opened.length === 0) return <HiddenFaces />;
  return (
    <span className="con-tile-cards">
      {seat.opened.map((card, index) => (
        <button
          key={card}
          type="button"
          className="con-tile-card"
          aria-label={hands.wrong(card)}
          disabled={right.off}
          onClick={() => show({ kind: 'opened-card', seat: seat.seat, index })}
        >
          <Card place={card} light="plain" />
        </button>
      ))}
    </span>
  );
}

/** Opened on the table, and not for this screen yet: with the board complete, only a second person is waited for. */
function HiddenFaces() {
  const { view, words } = useDesk();
  const { hands } = words.messages;
  return (
    <span className="con-tile-hidden">
      <span className="con-tile-cards">
        <Card place="##" light="plain" />
        <Card place="##" light="plain" />
      </span>
      <small>{allBoardsLie(view) ? hands.hiddenSecond : hands.hidden}</small>
    </span>
  );
}

const BOARD_SIZE = 5;

function allBoardsLie({ boards, nextBoard, game }: Desk['view']): boolean {
  if (!game.board) return true;
  return nextBoard === null && boards.length > 0 && boards.every((board) => board.length === BOARD_SIZE);
}

/** Many hands at once: the whole tile is one button, its form has the cards large and the moves. */
function SmallTile({ seat }: { readonly seat: ConsoleSeat }) {
  const { words, show } = useDesk();
  const { hands } = words.messages;
  const right = useRight('operate');
  const open = (): void => {
    const [first] = seat.opened;
    show(first === undefined ? { kind: 'seat', seat: seat.seat } : { kind: 'opened-card', seat: seat.seat, index: 0 });
  };
  return (
    <button type="button" className="con-tile-all" disabled={right.off} onClick={open}>
      <TileName seat={seat} most={9} />
      <span className="con-tile-cards">
        {seat.opened.map((card) => (
          <Card key={card} place={card} light="plain" />
        ))}
        {seat.opened.length === 0 && <small>{seat.state === 'opened' ? hands.hiddenShort : hands.choose}</small>}
      </span>
    </button>
  );
}
