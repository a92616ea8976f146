'use client';
// Table, hand, blinds; readers by colour, shape and word; who is here. Between hands the blinds are tapped to change them.
import type { ConsoleView } from '../../server/console/view.ts';
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { wordOf } from './words.ts';

export function TopStrip() {
  const { view, words, show } = useDesk();
  const { top, level } = words.messages;
  const { money } = words;
  const ante = view.ante === 0 ? '' : ` · ${level.ante} ${money(view.ante)}`;
  return (
    <header className="con-top">
      <WhoseConsole />
      <b className="con-top-table">{view.tableName}</b>
      <span>{view.handNumber === 0 ? '' : top.hand(view.handNumber)}</span>
      <Button tone="quiet" onPress={() => show({ kind: 'level' })}>
        {view.bigBlind === 0 ? level.open : `${level.open} ${money(view.smallBlind)} / ${money(view.bigBlind)}${ante}`}
        {` · ${wordOf(level.profiles, view.profile)}`}
      </Button>
      <Readers />
      <People people={view.people} />
      {view.demo && <b className="con-demo">{top.demo}</b>}
      {view.cardDesk && <b className="con-demo">{top.cardDesk}</b>}
    </header>
  );
}

/** 'Operator anna' */
function WhoseConsole() {
  const { me, words } = useDesk();
  if (me === null) return null;
  const role = wordOf(words.messages.role, me.role);
  return (
    <b className="con-whose">
      {`${role.charAt(0).toUpperCase()}${role.slice(1)}`} {me.actor}
    </b>
  );
}

function Readers() {
  const { view, words } = useDesk();
  const { top, reader } = words.messages;
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

function People({ people }: Pick<ConsoleView, 'people'>) {
  const { words, me } = useDesk();
  return (
    <span className="con-people">
      {people.map(({ actor, role }) => (
        <span key={`${actor} ${role}`} data-me={me?.actor === actor && me.role === role}>
          <em>{wordOf(words.messages.role, role)}</em> {actor}
        </span>
      ))}
    </span>
  );
}
