'use client';
// What waits at the left, oldest first and what stops the hand on top; the chosen one at the right.
import { useState } from 'react';
import { AlarmDetail } from './AlarmDetail.tsx';
import { AlarmList } from './AlarmList.tsx';
import { alarmGroups, shownAlarm } from './alarms.ts';
import { useFloorDesk } from './floorDesk.ts';

export function AlarmsTab() {
  const { view, words } = useFloorDesk();
  const [chosen, choose] = useState('');
  const groups = alarmGroups(view);
  const shown = shownAlarm(groups, chosen);
  const { list } = words.messages;
  return (
    <main className="flo-main">
      <AlarmList groups={groups} shown={shown?.key ?? ''} onChoose={choose} />
      <section className="flo-detail">
        {shown === null ? (
          <div className="flo-quiet">
            <h2>{list.none}</h2>
            <p>{list.noneSays}</p>
          </div>
        ) : (
          <AlarmDetail key={shown.key} alarm={shown} />
        )}
      </section>
    </main>
  );
}
