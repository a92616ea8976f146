'use client';
// Who opens now and who else may. One press says what lies face up on the table; the values come from the vault.
import type { ConsoleSeat } from '../../server/console/view.ts';
import { Barred } from './Barred.tsx';
import { TypeBoard } from './BoardPanel.tsx';
import { Button, StepButton } from './Button.tsx';
import { useDesk } from './desk.ts';
import { allRead, releasedSeat } from './deskMoves.ts';
import { HandTiles } from './HandTiles.tsx';
import { Openings } from './Openings.tsx';
import { useRight } from './useRight.ts';

export function ShowdownPanel() {
  const { view } = useDesk();
  const pointer = view.seats.find((seat) => seat.pointer);
  const right = useRight('operate');
  return (
    <>
      <div className="con-showdown">
        {pointer !== undefined && <Pointer seat={pointer} />}
        {view.next === 'kill-muck' && <Released />}
        {view.nextBoard !== null && <TypeBoard />}
      </div>
      <Barred right={right} />
      <Openings />
      <HandTiles />
    </>
  );
}

/** R14: the pot waits until the dealer has killed a hand that was given up, or the player takes it back. */
function Released() {
  const { view, words, press, give } = useDesk();
  const { off, title } = useRight('operate');
  const { step, key } = words.messages;
  const seat = releasedSeat(view);
  const { handId } = view;
  if (seat === undefined || handId === null) return null;
  return (
    <>
      <StepButton
        step={`kill ${seat.seat}`}
        tone="main"
        hotkey={key.enter}
        disabled={off}
        title={title}
        onPress={() => press({ do: 'confirm' })}
      >
        <b>{step.muckFinal}</b>
        <small>
          {seat.seat} · {seat.name}
        </small>
      </StepButton>
      {seat.moves.includes('retrieve') && (
        <Button
          size="large"
          disabled={off}
          title={title}
          onPress={() => give({ do: 'retrieveHand', hand: handId, seat: seat.seat })}
        >
          <b>{step.retrieve}</b>
        </Button>
      )}
    </>
  );
}

function Pointer({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, press, show } = useDesk();
  const { off, title } = useRight('operate');
  const { step, key } = words.messages;
  const read = allRead(seat);
  return (
    <>
      <StepButton
        step={`open ${seat.seat}`}
        tone="main"
        hotkey={view.next === 'open' ? key.enter : 'O'}
        disabled={off || !seat.moves.includes('open')}
        title={title}
        onPress={() => press({ do: 'open' })}
      >
        <b>{read ? step.open : step.typeCards}</b>
        <small>
          {seat.seat} · {seat.name}
        </small>
      </StepButton>
      <StepButton
        step={`muck ${seat.seat}`}
        hotkey="M"
        disabled={off || !seat.moves.includes('muck')}
        title={title}
        onPress={() => press({ do: 'muck' })}
      >
        <b>{step.muck}</b>
      </StepButton>
      {read && (
        <Button size="large" tone="quiet" disabled={off} onPress={() => show({ kind: 'opened', seat: seat.seat })}>
          <b>{step.typeCards}</b>
        </Button>
      )}
    </>
  );
}
