'use client';
// The seats as everybody sees them: stack, what they did, whether the player is here; and a count of what lies in front of him.
import { useState } from 'react';
import type { FloorSeat } from '../../../server/floor/view.ts';
import { Button } from '../Button.tsx';
import { AmountField, amountIn } from '../Field.tsx';
import { type DeclaredRole, useFloorDesk } from './floorDesk.ts';

export function SeatsPart({ by }: { readonly by: DeclaredRole }) {
  const { view, words } = useFloorDesk();
  const [counting, count] = useState<number | null>(null);
  return (
    <section className="flo-players">
      <h2 className="con-head">{words.messages.table.seats}</h2>
      <ul>
        {view.seats
          .filter(({ state }) => state !== 'empty')
          .map((seat) => (
            <SeatRow
              key={seat.seat}
              seat={seat}
              by={by}
              counting={counting === seat.seat}
              onCount={(open) => count(open ? seat.seat : null)}
            />
          ))}
      </ul>
    </section>
  );
}

interface SeatRowProps {
  readonly seat: FloorSeat;
  readonly by: DeclaredRole;
  readonly counting: boolean;
  readonly onCount: (open: boolean) => void;
}

function SeatRow({ seat, by, counting, onCount }: SeatRowProps) {
  const { words, give, locked } = useFloorDesk();
  const { messages, money } = words;
  const here = seat.presence === 'PRESENT';
  const set = (presence: FloorSeat['presence']) => () => give({ do: 'setPresence', seat: seat.seat, presence });
  return (
    <li className="flo-player" data-presence={seat.presence}>
      <b className="flo-player-name">{words.seat(seat.seat)}</b>
      <span className="flo-player-state">{here ? messages.states[seat.state] : messages.presence[seat.presence]}</span>
      <span className="flo-player-stack">{money(seat.stack)}</span>
      <span className="flo-player-keys">
        {here ? (
          <>
            <Button disabled={locked} onPress={set('ABSENT')}>
              {messages.table.away}
            </Button>
            <Button disabled={locked} onPress={set('PENALTY')}>
              {messages.table.penalty}
            </Button>
          </>
        ) : (
          <Button tone="warn" disabled={locked} onPress={set('PRESENT')}>
            {messages.table.back}
          </Button>
        )}
        <Button pressed={counting} disabled={locked} onPress={() => onCount(!counting)}>
          {messages.table.countStack}
        </Button>
      </span>
      {counting && <CountForm seat={seat} by={by} onDone={() => onCount(false)} />}
    </li>
  );
}

interface CountFormProps {
  readonly seat: FloorSeat;
  readonly by: DeclaredRole;
  readonly onDone: () => void;
}

/** In a hand a judge's count by its clause (6.4.8); between hands the stack is set. */
function CountForm({ seat, by, onDone }: CountFormProps) {
  const { view, words, give, locked } = useFloorDesk();
  const [text, setText] = useState('');
  const { table } = words.messages;
  const amount = amountIn(text, view.currency.decimals);
  const enter = (): void => {
    const { hand } = view;
    if (hand?.running === true && seat.dealt > 0)
      give({ do: 'countStack', hand: hand.hand, seat: seat.seat, amount, by });
    else give({ do: 'setStack', seat: seat.seat, stack: amount });
    onDone();
  };
  return (
    <span className="flo-count-form">
      <AmountField label={table.counted} value={text} decimals={view.currency.decimals} onChange={setText} />
      <Button tone="main" disabled={locked || text === ''} onPress={enter}>
        {table.enterCount}
      </Button>
    </span>
  );
}
