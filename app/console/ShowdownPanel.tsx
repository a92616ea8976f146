'use client';
// Who opens now and who else may. One press says what lies face up on the table; the values come from the vault.
import type { ConsoleSeat, SeatMove } from '../../server/console/view.ts';
import { TypeBoard } from './BoardPanel.tsx';
import { Button } from './Button.tsx';
import { type Desk, useDesk } from './desk.ts';
import { allRead } from './deskMoves.ts';
import { Openings } from './Openings.tsx';

export function ShowdownPanel() {
  const { view } = useDesk();
  const pointer = view.seats.find((seat) => seat.pointer);
  const others = view.seats.filter((seat) => seat.moves.length > 0 && !seat.pointer);
  return (
    <>
      {pointer !== undefined && <Pointer seat={pointer} />}
      <Openings />
      <div className="con-others">
        {others.map((seat) => (
          <OtherSeat key={seat.seat} seat={seat} />
        ))}
        {view.nextBoard !== null && <TypeBoard />}
      </div>
    </>
  );
}

function Pointer({ seat }: { readonly seat: ConsoleSeat }) {
  const desk = useDesk();
  const { view, words, press, locked, show } = desk;
  const { step, key } = words.messages;
  const read = allRead(seat);
  return (
    <>
      <header className="con-turn">
        <span className="con-seat-no">{seat.seat}</span>
        <b>{seat.name}</b>
        <span className="con-turn-word">{step.opens}</span>
      </header>
      <div className="con-actions con-actions--showdown">
        <Button
          size="large"
          tone="main"
          hotkey={view.next === 'open' ? key.enter : 'O'}
          disabled={locked || !seat.moves.includes('open')}
          onPress={() => press({ do: 'open' })}
        >
          <b>{read ? step.open : step.typeCards}</b>
        </Button>
        <Button
          size="large"
          hotkey="M"
          disabled={locked || !seat.moves.includes('muck')}
          onPress={() => press({ do: 'muck' })}
        >
          <b>{step.muck}</b>
        </Button>
        {read && (
          <Button size="large" tone="quiet" disabled={locked} onPress={() => show({ kind: 'opened', seat: seat.seat })}>
            <b>{step.typeCards}</b>
          </Button>
        )}
      </div>
    </>
  );
}

function OtherSeat({ seat }: { readonly seat: ConsoleSeat }) {
  return (
    <div className="con-other">
      <span className="con-seat-no">{seat.seat}</span>
      <span className="con-other-name">{seat.name}</span>
      <MoveButtons seat={seat} />
    </div>
  );
}

export function MoveButtons({ seat }: { readonly seat: ConsoleSeat }) {
  const desk = useDesk();
  return seat.moves.map((move) => (
    <Button key={move} disabled={desk.locked} onPress={() => giveMove(desk, move, seat)}>
      {move === 'open' && !allRead(seat) ? desk.words.messages.step.typeCards : desk.words.messages.step[move]}
    </Button>
  ));
}

const COMMANDS = { open: 'openHand', muck: 'muckHand', retrieve: 'retrieveHand', 'kill-muck': 'killMuck' } as const;

function giveMove(desk: Desk, move: SeatMove, seat: ConsoleSeat): void {
  const hand = desk.view.handId;
  if (move === 'open' && !allRead(seat)) desk.show({ kind: 'opened', seat: seat.seat });
  else if (hand !== null) desk.give({ do: COMMANDS[move], hand, seat: seat.seat });
}
