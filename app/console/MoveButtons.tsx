'use client';
// What one seat may do beside acting in turn: open, muck, take back. What nothing has read is typed.
import type { ConsoleSeat, SeatMove } from '../../server/console/view.ts';
import { Button } from './Button.tsx';
import { type Desk, useDesk } from './desk.ts';
import { allRead } from './deskMoves.ts';
import { useRight } from './useRight.ts';

export function MoveButtons({ seat }: { readonly seat: ConsoleSeat }) {
  const desk = useDesk();
  const { off } = useRight('operate');
  return seat.moves.map((move) => (
    <Button key={move} disabled={off} onPress={() => giveMove(desk, move, seat)}>
      {labelOf(move, seat, desk)}
    </Button>
  ));
}

/** Short: they stand in narrow tiles. */
function labelOf(move: SeatMove, seat: ConsoleSeat, { words }: Desk): string {
  const { step, hands } = words.messages;
  if (move === 'open') return allRead(seat) ? hands.open : hands.type;
  return move === 'muck' ? hands.muck : step[move];
}

const COMMANDS = { open: 'openHand', muck: 'muckHand', retrieve: 'retrieveHand', 'kill-muck': 'killMuck' } as const;

function giveMove(desk: Desk, move: SeatMove, seat: ConsoleSeat): void {
  const hand = desk.view.handId;
  if (move === 'open' && !allRead(seat)) desk.show({ kind: 'opened', seat: seat.seat });
  else if (hand !== null) desk.give({ do: COMMANDS[move], hand, seat: seat.seat });
}
