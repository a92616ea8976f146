// What became of the last press: that it was taken, or why not, and what may be done then. Names places, never the card.
import { clauseText, codeText } from '../../messages/refusals.ts';
import type { CardsPart } from './cardsPart.ts';
import type { Place } from './places.ts';

const MARKS = { none: '', again: '!', taken: '✓', refused: '✕' } as const;

export function NoteLine({ desk, words, language }: CardsPart) {
  const { note } = desk;
  const other = typedBefore(note);
  return (
    <div className="cds-note" data-kind={note.kind}>
      <output>
        <i aria-hidden="true">{MARKS[note.kind]}</i>
        <span>{textOf(note, { words, language })}</span>
      </output>
      {other !== null && <WaysOut desk={desk} words={words} other={other} />}
    </div>
  );
}

/** Where this person typed the card that was refused. */
function typedBefore(note: CardsPart['desk']['note']): Place | null {
  if (note.kind !== 'refused' || note.refusal.code !== 'typed-already') return null;
  const { seat, place } = note.refusal.params;
  return typeof seat === 'number' && typeof place === 'number' ? { seat, slot: place - 1 } : null;
}

function WaysOut({ desk, words, other }: Pick<CardsPart, 'desk' | 'words'> & { readonly other: Place }) {
  return (
    <span className="cds-ways">
      <button type="button" className="cds-way" onClick={() => desk.rearm(other)}>
        {words.changeThere(other.seat, other.slot + 1)}
      </button>
      <button
        type="button"
        className="cds-way"
        aria-pressed={desk.anyway !== null}
        onClick={() => desk.wantAnyway(other)}
      >
        {words.hereAnyway}
      </button>
    </span>
  );
}

function textOf(note: CardsPart['desk']['note'], { words, language }: Omit<CardsPart, 'desk'>): string {
  if (note.kind === 'none') return '';
  if (note.kind === 'again') return words.again;
  const at = words.at(note.place.seat, note.place.slot + 1);
  if (note.kind === 'taken') return `${at}: ${words.taken}`;
  const { code, params, clause } = note.refusal;
  const why = codeText('refusals', code, { language, params });
  const behind = note.behind === 0 ? '' : words.behind(note.behind);
  return [`${at}: ${why}`, clauseText(clause, language), behind].filter((text) => text !== '').join(' · ');
}
