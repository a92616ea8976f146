'use client';
// Table, hand, blinds; readers by colour, shape and word; who is here. Between hands the blinds are tapped to change them.
import type { ConsoleView } from '../../server/console/view.ts';
import { Button } from './Button.tsx';
import { slotsMissing } from './cardDesk.ts';
import { useDesk } from './desk.ts';
import { hasBets, levelText } from './gameText.ts';
import { isIdle } from './idle.ts';
import { myName } from './myName.ts';
import { peopleHere } from './peopleHere.ts';
import { wordOf } from './words.ts';

export function TopStrip() {
  const { view, words, show } = useDesk();
  const { top, level } = words.messages;
  return (
    <header className="con-top">
      <WhoseConsole />
      <b className="con-top-table">{view.tableName}</b>
      <span>{view.handNumber === 0 ? '' : top.hand(view.handNumber)}</span>
      <Button tone="quiet" onPress={() => show({ kind: hasBets(view) ? 'game' : 'level' })}>
        {levelText(view, words)}
        {` · ${wordOf(level.profiles, view.profile)}`}
        {view.switched > 0 && ` (${level.switched(view.switched)})`}
      </Button>
      <Readers />
      <People people={view.people} />
      {view.demo && <b className="con-demo">{top.demo}</b>}
      {view.cardDesk && <CardDesk />}
    </header>
  );
}

/** 'Operator anna' */
function WhoseConsole() {
  const { view, me, words } = useDesk();
  if (me === null) return null;
  const role = wordOf(words.messages.role, me.role);
  return (
    <b className="con-whose">
      {`${role.charAt(0).toUpperCase()}${role.slice(1)}`} {myName(me, view.people)}
    </b>
  );
}

/** How many dealt cards the card desk still owes, never which ones lie there. */
function CardDesk() {
  const { view, words } = useDesk();
  const { top, hands } = words.messages;
  const { missing } = slotsMissing(view);
  const asked = missing > 0 && view.handId !== null && !isIdle(view);
  return (
    <b className="con-desk" data-asked={asked}>
      {top.cardDesk}
      {asked && `: ${hands.missing(missing)}`}
    </b>
  );
}

function Readers() {
  const { view, words } = useDesk();
  const { top, reader } = words.messages;
  if (view.readers.length === 0 && view.cardDesk) return null;
  if (view.readers.length === 0) return <span className="con-reader">{top.noReader}</span>;
  return view.readers.map((status) => (
    <span key={status.reader} className="con-reader" data-state={status.state}>
      <i className="con-lamp" />
      {status.reader} <b>{reader[status.state]}</b>
      {faultsOf(status).map((zone) => (
        <em key={zone}>{zone}</em>
      ))}
    </span>
  ));
}

function faultsOf(status: ConsoleView['readers'][number]): readonly string[] {
  return status.zones.filter((zone) => zone.state === 'fault' || zone.state === 'pile').map((zone) => zone.zone);
}

/** Two at a glance anywhere, six on a big screen; else their number, and who they are at a tap. */
function People({ people }: Pick<ConsoleView, 'people'>) {
  const { words } = useDesk();
  const here = peopleHere(people);
  const crowd = here.length > 6 ? 'many' : here.length > 2 ? 'some' : 'few';
  return (
    <div className="con-people" data-crowd={crowd}>
      <PeopleList people={people} />
      {crowd !== 'few' && (
        <details className="con-people-all">
          <summary>
            {words.messages.top.people} <b>{here.length}</b>
          </summary>
          <PeopleList people={people} />
        </details>
      )}
    </div>
  );
}

function PeopleList({ people }: Pick<ConsoleView, 'people'>) {
  const { words, me } = useDesk();
  return (
    <span className="con-people-list">
      {peopleHere(people).map(({ actor, role, consoles }) => (
        <span key={`${actor} ${role}`} data-me={me !== null && me.role === role && myName(me, people) === actor}>
          <em>{wordOf(words.messages.role, role)}</em> {actor}
          {consoles > 1 && ` ×${consoles}`}
        </span>
      ))}
    </span>
  );
}
