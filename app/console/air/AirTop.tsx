'use client';
// The strip at the top: whose desk, which table, how its readers do, the way back to the console.
import { Button } from '../Button.tsx';
import { myName } from '../myName.ts';
import { wordOf } from '../words.ts';
import { useAir, useMoment } from './airDesk.ts';
import { dayTimeText } from './startTimes.ts';

export function AirTop() {
  const { desk, words } = useAir();
  const { view, me } = desk;
  const { top, role } = desk.words.messages;
  const whose = me === null ? '' : wordOf(role, me.role);
  return (
    <header className="con-top">
      <b className="air-title">{words.title}</b>
      <b className="con-top-table">{view.tableName}</b>
      {me !== null && (
        <b className="con-whose">
          {`${whose.charAt(0).toUpperCase()}${whose.slice(1)}`} {myName(me, view.people)}
        </b>
      )}
      {view.demo && <b className="con-demo">{top.demo}</b>}
      <WallClock />
      <Button tone="quiet" onPress={toConsole}>
        {words.back}
      </Button>
    </header>
  );
}

/** The time of day of this computer, which the planned start goes by. */
function WallClock() {
  useMoment();
  return <span className="air-wall">{dayTimeText(Date.now())}</span>;
}

function toConsole(): void {
  const { pathname, search, hash } = window.location;
  window.location.href = `${pathname.replace(/\/air\/?$/, '')}${search}${hash}`;
}
