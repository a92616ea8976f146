'use client';
// The table from above, dealer at the top: ten seats clockwise from his left, board and pots in the middle.
import { useDesk } from './desk.ts';
import { MapCentre } from './MapCentre.tsx';
import { SeatPlate } from './SeatPlate.tsx';

export function TableMap() {
  const { view } = useDesk();
  return (
    <section className="con-map">
      <div className="con-felt" />
      {view.seats.map((seat) => (
        <SeatPlate key={seat.seat} seat={seat} />
      ))}
      <MapCentre />
    </section>
  );
}
