'use client';
// The dealer calls the floor: what happened, by chapter, or the deck of the next hand. A ruling already declared has its own form.
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import type { ReportKind } from '../floor/reportKinds.ts';
import { useRight } from '../useRight.ts';
import { DeckSheetPart } from './DeckSheetPart.tsx';
import { ReportChooser } from './ReportChooser.tsx';
import { ReportForm } from './ReportForm.tsx';

export interface FloorSheetProps {
  readonly part: 'report' | 'deck';
  /** what is being reported */
  readonly about: ReportKind | null;
}

export function FloorSheet({ part, about }: FloorSheetProps) {
  if (part === 'deck') return <DeckSheetPart />;
  return about === null ? <ReportChooser /> : <ReportForm key={about} kind={about} />;
}

/** What else the floor is called for, beside the title of the form. */
export function FloorLinks({ part }: Pick<FloorSheetProps, 'part'>) {
  const { view, words, show } = useDesk();
  const rules = useRight('rule');
  const { floor } = words.messages;
  return (
    <span className="con-sheet-links">
      {part === 'report' ? (
        <Button onPress={() => show({ kind: 'floor', part: 'deck', about: null })}>{floor.deck}</Button>
      ) : (
        <Button
          disabled={view.reports.length === 0}
          onPress={() => show({ kind: 'floor', part: 'report', about: null })}
        >
          {floor.report}
        </Button>
      )}
      <Button disabled={rules.off || view.handId === null} title={rules.title} onPress={() => show({ kind: 'ruling' })}>
        {floor.ruled}
      </Button>
    </span>
  );
}
