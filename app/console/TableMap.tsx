'use client';
// The table from above, dealer at the top: its seats clockwise from his left, board and pots in the middle.
import { useDesk } from './desk.ts';
import { MapCentre } from './MapCentre.tsx';
import { placesOf } from './mapPlaces.ts';
import { SeatPlate } from './SeatPlate.tsx';

export function TableMap() {
  const { view } = useDesk();
  const places = placesOf(view.seatCount);
  return (
    <section className="con-map">
      <div className="con-felt" />
      {view.seats.map((seat, i) => (
        <SeatPlate key={seat.seat} seat={seat} place={places[i] ?? 'mid'} />
      ))}
      <MapCentre />
    </section>
  );
}
