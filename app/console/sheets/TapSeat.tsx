'use client';
// Says what a tap on the map does now: where the player moves, or where the button lies. The map does the rest.
import { useDesk } from '../desk.ts';
import type { Sheet } from '../sheet.ts';

export type TapSheet = Extract<Sheet, { kind: 'move' | 'button' }>;

export function TapSeat({ sheet }: { readonly sheet: TapSheet }) {
  const { view, words } = useDesk();
  const { move } = words.messages;
  if (sheet.kind === 'button') return <p className="con-tap">{move.tapButton}</p>;
  const name = view.seats.find((seat) => seat.seat === sheet.seat)?.name ?? '';
  const full = view.seats.every((seat) => seat.state !== 'empty');
  return <p className="con-tap">{full ? move.full : move.tapFree(name)}</p>;
}
