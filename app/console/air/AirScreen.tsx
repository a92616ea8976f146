'use client';
// The air desk as laid out: what is live and on air left, the hands and what is worked on right, hold, panic and resume
// below, where nothing ever covers them.
import { Banners } from '../Banners.tsx';
import { type Desk, DeskContext } from '../desk.ts';
import { AirBar } from './AirBar.tsx';
import { AirTop } from './AirTop.tsx';
import { AirContext, useAir } from './airDesk.ts';
import type { AirPlace } from './airPlace.ts';
import { HandsPanel } from './HandsPanel.tsx';
import { TimeLines } from './TimeLines.tsx';
import { useAirState } from './useAirState.ts';
import { WorkPanel } from './WorkPanel.tsx';

interface AirScreenProps {
  readonly desk: Desk;
  readonly start?: Partial<AirPlace>;
}

export function AirScreen({ desk, start = {} }: AirScreenProps) {
  const air = useAirState(desk, start);
  return (
    <DeskContext value={desk}>
      <AirContext value={air}>
        <div className="con air" data-link={desk.link} lang={desk.words.language}>
          <AirTop />
          <Banners />
          <main className="air-main" data-wide={air.wide}>
            <TimeLines />
            <Side />
          </main>
          <AirBar />
        </div>
      </AirContext>
    </DeskContext>
  );
}

/** On a big screen the hands have a column of their own; on a tablet they are one of the panels. */
function Side() {
  const { wide, place } = useAir();
  if (wide)
    return (
      <>
        <HandsPanel />
        <WorkPanel />
      </>
    );
  return place.tab === 'hands' ? <HandsPanel /> : <WorkPanel />;
}
