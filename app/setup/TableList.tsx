'use client';
// The tables there are, each with its state in words, and what can be done with it.
import type { SetupLine } from '../../server/setup/view.ts';
import type { setupMessages } from '../messages/setup.ts';
import { PageLink } from './PageLink.tsx';

interface TableListProps {
  readonly words: ReturnType<typeof setupMessages>;
  readonly tables: readonly SetupLine[];
  readonly to: (path: string) => string;
  readonly onAgain: (line: SetupLine) => void;
  readonly onFinish: (line: SetupLine) => void;
}

export function TableList({ words, tables, to, onAgain, onFinish }: TableListProps) {
  const { title, none } = words.tables;
  return (
    <section className="set-panel" aria-labelledby="tables-title">
      <h2 id="tables-title">{title}</h2>
      {tables.length === 0 && <p className="set-note">{none}</p>}
      <ul className="set-tables">
        {tables.map((line) => (
          <TableRow key={line.table} {...{ words, line, to, onAgain, onFinish }} />
        ))}
      </ul>
    </section>
  );
}

type TableRowProps = Omit<TableListProps, 'tables'> & { readonly line: SetupLine };

function TableRow({ words, line, to, onAgain, onFinish }: TableRowProps) {
  const { tables } = words;
  const state = stateOf(line);
  return (
    <li className="set-table" data-table={line.table}>
      <div className="set-table-name">
        <b>{line.name}</b>
        <span className="set-state" data-state={state}>
          {tables.states[state]}
        </span>
        <span className="set-note">
          {tables.seats(line.players, line.seats)}
          {line.cardDesk ? `, ${tables.cardDesk}` : ''}
        </span>
      </div>
      <div className="set-row-actions">
        {line.unfinished && (
          <button type="button" className="set-btn" data-tone="main" onClick={() => onFinish(line)}>
            {tables.finish}
          </button>
        )}
        <PageLink className="set-btn" href={to(`/setup/${line.table}`)}>
          {tables.open}
        </PageLink>
        <button type="button" className="set-btn" onClick={() => onAgain(line)}>
          {tables.again}
        </button>
      </div>
    </li>
  );
}

type TableState = keyof ReturnType<typeof setupMessages>['tables']['states'];

export function stateOf({ unfinished, served, handRuns, onAir, ended }: SetupLine): TableState {
  if (unfinished) return 'unfinished';
  if (!served) return 'away';
  if (ended) return 'ended';
  if (onAir) return handRuns ? 'airing' : 'air';
  return handRuns ? 'running' : 'ready';
}
