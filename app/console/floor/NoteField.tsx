'use client';
// A note for the record, of one line.
import { useFloorDesk } from './floorDesk.ts';

interface NoteFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NoteField({ value, onChange }: NoteFieldProps) {
  const { words } = useFloorDesk();
  return (
    <label className="con-label flo-note">
      <span>{words.messages.detail.note}</span>
      <input
        className="con-field"
        value={value}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
