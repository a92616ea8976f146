'use client';
// What a chief judge orders for the whole event: the shuffling machine at all tables (5.5.1), the end of the competition (5.10.1).
import { useState } from 'react';
import { HoldButton } from '../Button.tsx';
import { useFloorDesk } from './floorDesk.ts';
import { NoteField } from './NoteField.tsx';

const CHIEF = 'CHIEF_JUDGE';

export function EventPart() {
  const { view, words, me, give, locked } = useFloorDesk();
  const [note, setNote] = useState('');
  const { table } = words.messages;
  const off = locked || me?.role === 'floor';
  const ended = view.competitionEnded;
  return (
    <section className="flo-event">
      <h2 className="con-head">{table.event}</h2>
      {me?.role === 'floor' && <p className="con-note">{table.chiefOnly}</p>}
      <NoteField value={note} onChange={setNote} />
      <div className="flo-keys">
        <HoldButton
          disabled={off}
          tone="plain"
          onPress={() => give({ do: 'setEventShuffler', shuffler: 'on', by: CHIEF, note })}
        >
          {table.shufflerOn}
        </HoldButton>
        <HoldButton
          disabled={off}
          tone="plain"
          onPress={() => give({ do: 'setEventShuffler', shuffler: 'off', by: CHIEF, note })}
        >
          {table.shufflerOff}
        </HoldButton>
        {view.setting === 'competition' && (
          <HoldButton
            disabled={off}
            tone="plain"
            onPress={() => give({ do: 'endCompetition', on: !ended, seat: null, by: CHIEF, note })}
          >
            {ended ? table.resumeCompetition : table.endCompetition}
          </HoldButton>
        )}
      </div>
    </section>
  );
}
