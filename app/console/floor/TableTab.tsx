'use client';
// Who is away, stacks that are counted, shuffle and cut, the deck of the next hand, and what a chief judge orders for the event.
import { useState } from 'react';
import { DeckPart } from './DeckPart.tsx';
import { usualRole } from './declares.ts';
import { EventPart } from './EventPart.tsx';
import type { DeclaredRole } from './floorDesk.ts';
import { useFloorDesk } from './floorDesk.ts';
import { SeatsPart } from './SeatsPart.tsx';

export function TableTab() {
  const { me } = useFloorDesk();
  const [by, setBy] = useState<DeclaredRole>(usualRole(me));
  return (
    <main className="flo-table">
      <SeatsPart by={by} />
      <div className="flo-table-side">
        <DeckPart by={by} onBy={setBy} />
        <EventPart />
      </div>
    </main>
  );
}
