'use client';
// One line of a hand's log. What a person entered is tapped to correct it.
import type { ConsoleLine } from '../../server/console/view.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { familyName } from '../ui/names.ts';
import { clockText } from './clockText.ts';
import { useDesk } from './desk.ts';
import { keyedLines } from './keyedLines.ts';
import { lineText } from './lineText.ts';

export function LogLines() {
  const { view, words } = useDesk();
  return (
    <ol className="con-lines">
      {view.lines.length === 0 && <li className="con-note">{words.messages.log.empty}</li>}
      {keyedLines(view.lines)
        .reverse()
        .map(({ key, line }) => (
          <li key={key}>
            <LogLine line={line} />
          </li>
        ))}
    </ol>
  );
}

function LogLine({ line }: { readonly line: ConsoleLine }) {
  const { view, words, show, sheet } = useDesk();
  const name = line.seat === null ? '' : (view.seats.find((s) => s.seat === line.seat)?.name ?? '');
  const inside = (
    <>
      <span className="con-line-time">{clockText(line.happened).slice(-5)}</span>
      {line.seat !== null && <span className="con-line-seat">{line.seat}</span>}
      <span className="con-line-text">
        {name !== '' && <b>{familyName(name, 12)} </b>}
        {lineText(line, words, view.lines)}
        {line.cards.map((card) => (
          <MiniCard key={card} card={card} />
        ))}
      </span>
      {line.retracted && <span className="con-line-note">{words.messages.log.retracted}</span>}
    </>
  );
  if (!line.editable)
    return (
      <div className="con-line" data-retracted={line.retracted} data-type={line.type}>
        {inside}
      </div>
    );
  const open = sheet?.kind === 'edit' && sheet.position === line.position;
  return (
    <button
      type="button"
      className="con-line"
      data-type={line.type}
      aria-pressed={open}
      onClick={(event) => {
        // Enter belongs to the form that opens
        event.currentTarget.blur();
        show({ kind: 'edit', position: line.position });
      }}
    >
      {inside}
      <span className="con-line-edit">✎</span>
    </button>
  );
}
