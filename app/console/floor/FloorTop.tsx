'use client';
// Top of the ruling desk: the table, who sits here, the sides of the desk, and the ways to the pages beside it.
import { useParams } from 'next/navigation';
import { Button } from '../Button.tsx';
import { alarmGroups } from './alarms.ts';
import { useFloorDesk } from './floorDesk.ts';
import { TABS, type Tab } from './tabs.ts';

interface FloorTopProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
}

export function FloorTop({ tab, onTab }: FloorTopProps) {
  const { view, words } = useFloorDesk();
  const { messages } = words;
  const open = alarmGroups(view).open.length;
  return (
    <header className="con-top flo-top">
      <b className="con-top-table">{view.tableName}</b>
      <span className="flo-title">{messages.title}</span>
      <nav className="flo-tabs">
        {TABS.map((name) => (
          <Button key={name} pressed={tab === name} className={`flo-tab flo-tab--${name}`} onPress={() => onTab(name)}>
            <span>
              {messages.tabs[name]}
              {name === 'alarms' && open > 0 && <b className="flo-count">{open}</b>}
            </span>
          </Button>
        ))}
      </nav>
      <Elsewhere />
    </header>
  );
}

/** The token goes along in the fragment, where no server sees it. */
function Elsewhere() {
  const { me, words } = useFloorDesk();
  const { table } = useParams<{ table: string }>();
  const { messages } = words;
  const to = (page: string) => () => {
    window.location.href = `/console/${table}${page}${window.location.search}${window.location.hash}`;
  };
  return (
    <span className="flo-links">
      {me?.role === 'chief-judge' && (
        <Button tone="quiet" onPress={to('/judge')}>
          {messages.judge}
        </Button>
      )}
      <Button tone="quiet" onPress={to('/rules')}>
        {messages.rules}
      </Button>
      <Button tone="quiet" onPress={to('')}>
        {messages.console}
      </Button>
    </span>
  );
}
