'use client';
// The seats to tap: those that the report may name.
import type { FloorMessages } from '../../messages/en/floor.ts';
import { Button } from '../Button.tsx';

export interface TapSeat {
  readonly seat: number;
  readonly name: string;
}

interface SeatTapsProps {
  readonly seats: readonly TapSeat[];
  readonly texts: FloorMessages['report'];
  readonly value: number | null;
  /** no seat is an answer, too */
  readonly optional: boolean;
  readonly onChange: (seat: number | null) => void;
}

export function SeatTaps({ seats, texts, value, optional, onChange }: SeatTapsProps) {
  return (
    <fieldset className="con-choice flo-seats">
      <legend>{texts.field.seat}</legend>
      {seats.map(({ seat, name }) => (
        <Button key={seat} pressed={value === seat} onPress={() => onChange(seat)}>
          <b>{seat}</b>
          <small>{name}</small>
        </Button>
      ))}
      {optional && (
        <Button pressed={value === null} onPress={() => onChange(null)}>
          {texts.nobody}
        </Button>
      )}
    </fieldset>
  );
}
