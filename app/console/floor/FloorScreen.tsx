'use client';
// The ruling desk as laid out: the state of the hand on top, below it what waits, a report, deck and seats, or the record.
import { useState } from 'react';
import { refusedAddress } from '../../messages/refusedAddress.ts';
import { CardSprite } from '../../ui/CardSprite.tsx';
import { AlarmsTab } from './AlarmsTab.tsx';
import { FloorTop } from './FloorTop.tsx';
import { FloorDeskContext, useFloorDesk } from './floorDesk.ts';
import { HandStrip } from './HandStrip.tsx';
import { NOT_FLOOR } from './NotYours.tsx';
import { ReportTab } from './ReportTab.tsx';
import { RulingsTab } from './RulingsTab.tsx';
import { TableTab } from './TableTab.tsx';
import type { Tab } from './tabs.ts';
import { type FloorSource, useFloorDeskState } from './useFloorDeskState.ts';

export interface FloorScreenProps extends FloorSource {
  /** why the server declined since, if it did */
  readonly reason?: string;
  readonly start?: Tab;
}

export function FloorScreen({ reason = '', start = 'alarms', ...source }: FloorScreenProps) {
  const desk = useFloorDeskState(source);
  const [tab, setTab] = useState<Tab>(start);
  const { messages } = desk.words;
  return (
    <FloorDeskContext value={desk}>
      <div className="con flo" data-link={source.link} data-tab={tab} lang={source.language}>
        <CardSprite />
        <FloorTop tab={tab} onTab={setTab} />
        <HandStrip />
        {source.link !== 'live' && (
          <p className="con-banner" data-tone="warn">
            {reason === NOT_FLOOR ? messages.notYours : refusedAddress(source.language, reason) || messages.lost}
          </p>
        )}
        {desk.view.readOnly !== null && (
          <p className="con-banner" data-tone="warn" role="alert">
            {messages.readOnly}
          </p>
        )}
        <Refusal />
        <Work tab={tab} onTab={setTab} />
      </div>
    </FloorDeskContext>
  );
}

function Refusal() {
  const { reply } = useFloorDesk();
  if (reply?.state !== 'refused') return null;
  return (
    <p className="con-banner flo-refusal" data-tone="warn" role="alert">
      {reply.text}
    </p>
  );
}

function Work({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  switch (tab) {
    case 'alarms':
      return <AlarmsTab />;
    case 'report':
      return <ReportTab onDone={() => onTab('alarms')} />;
    case 'table':
      return <TableTab />;
    case 'rulings':
      return <RulingsTab />;
  }
}
