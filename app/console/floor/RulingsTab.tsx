'use client';
// The record of rulings: newest first, filtered, printed (or saved as PDF by printing), or saved as JSON.
import { useState } from 'react';
import type { RulingLine } from '../../../server/floor/view.ts';
import { Button } from '../Button.tsx';
import { clockText } from '../clockText.ts';
import { ChipsText } from './ChipsText.tsx';
import { useFloorDesk } from './floorDesk.ts';
import {
  declaredText,
  groundText,
  passes,
  RULING_FILTERS,
  type RulingFilter,
  recordText,
  rulingTitle,
  sumText,
} from './rulingText.ts';
import { useRecord } from './useRecord.ts';

export function RulingsTab() {
  const desk = useFloorDesk();
  const { rulings } = desk.words.messages;
  const noAnswer = desk.words.code('refusals', 'connection-lost', {});
  const [filter, setFilter] = useState<RulingFilter>('all');
  const [all, setAll] = useState(false);
  const record = useRecord(desk, all);
  const shown = record.lines.filter((line) => (all || line.show === record.show) && passes(line, filter));
  return (
    <main className="flo-record">
      <header className="flo-record-head">
        <h1>{rulings.title}</h1>
        <span>{rulings.count(shown.length)}</span>
        <nav className="flo-keys">
          {RULING_FILTERS.map((one) => (
            <Button key={one} pressed={filter === one} onPress={() => setFilter(one)}>
              {rulings.kinds[one]}
            </Button>
          ))}
          <Button pressed={all} onPress={() => setAll(!all)}>
            {all ? rulings.all : rulings.show}
          </Button>
          <Takeaway shown={shown} partial={record.partial} />
        </nav>
      </header>
      {record.partial && <p className="con-note">{record.failed ? noAnswer : rulings.loading}</p>}
      {record.failed && (
        <Button className="flo-older" onPress={record.retry}>
          {rulings.older}
        </Button>
      )}
      <p className="flo-printed">
        {rulings.printed(desk.view.tableName, new Date().toLocaleString(desk.words.language))}
      </p>
      {shown.length > 0 && <Record lines={shown} />}
      {record.read && record.lines.length === 0 && <p className="con-note">{rulings.none}</p>}
    </main>
  );
}

/** The record on paper or as a file: only whole. */
function Takeaway({ shown, partial }: { readonly shown: readonly RulingLine[]; readonly partial: boolean }) {
  const { view, words } = useFloorDesk();
  const { rulings } = words.messages;
  const { table, tableName } = view;
  const why = partial ? rulings.loading : undefined;
  return (
    <>
      <Button disabled={partial} title={why} onPress={() => window.print()}>
        {rulings.print}
      </Button>
      <Button
        disabled={partial}
        title={why}
        onPress={() => save(table, recordText({ table, tableName, rulings: shown }))}
      >
        {rulings.json}
      </Button>
    </>
  );
}

function Record({ lines }: { readonly lines: readonly RulingLine[] }) {
  const { columns } = useFloorDesk().words.messages.rulings;
  return (
    <table className="flo-lines">
      <thead>
        <tr>
          <th>{columns.hand}</th>
          <th>{columns.time}</th>
          <th>{columns.ruling}</th>
          <th>{columns.by}</th>
          <th>{columns.chips}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line }: { readonly line: RulingLine }) {
  const { words } = useFloorDesk();
  const { rulings } = words.messages;
  return (
    <tr data-taken-back={line.takenBack} data-what={line.what}>
      <td>{line.number === 0 ? rulings.betweenHands : line.number}</td>
      <td>{clockText(line.recorded)}</td>
      <td>
        <b>{rulingTitle(line, words)}</b>
        {line.seat !== null && <span> · {words.seat(line.seat)}</span>}
        <small>{groundText(line, words)}</small>
        {line.note !== '' && <q>{line.note}</q>}
      </td>
      <td>
        {declaredText(line, words)}
        <small>{line.recordedBy}</small>
      </td>
      <td>
        <ChipsText chips={line.chips} />
        <small>{sumText(line, words)}</small>
      </td>
    </tr>
  );
}

function save(table: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `rulings-${table}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
