'use client';
// The dealer calls: what happened, chosen by chapter; then the seat and what else has to be said, by taps.
import { useState } from 'react';
import type { FloorView } from '../../../server/floor/view.ts';
import { Button } from '../Button.tsx';
import { Choice } from '../Field.tsx';
import { REPORTING_ROLES } from './declares.ts';
import { useFloorDesk } from './floorDesk.ts';
import { ReportField } from './ReportField.tsx';
import {
  CHAPTERS,
  fieldsOf,
  firstSaid,
  KINDS,
  kindsOf,
  type ReportChapter,
  type ReportKind,
  type Said,
} from './reportKinds.ts';

export function ReportTab({ onDone }: { readonly onDone: () => void }) {
  const { view, words } = useFloorDesk();
  const [kind, setKind] = useState<ReportKind | null>(null);
  const { report } = words.messages;
  if (view.hand === null) return <p className="flo-quiet">{report.noHand}</p>;
  if (kind !== null) return <ReportForm kind={kind} onBack={() => setKind(null)} onDone={onDone} />;
  return (
    <main className="flo-report">
      <h1>{report.title}</h1>
      <p className="flo-says">{view.hand.running ? report.says : report.noHand}</p>
      <div className="flo-chapters">
        {CHAPTERS.filter((chapter) => kindsIn(chapter, view).length > 0).map((chapter) => (
          <section key={chapter}>
            <h2 className="con-head">{report.chapters[chapter]}</h2>
            {kindsIn(chapter, view).map((one) => (
              <Button key={one} className="flo-kind" onPress={() => setKind(one)}>
                <span>{words.ruling('incidents', one)}</span>
                <small>{words.clause(KINDS[one].clause)}</small>
              </Button>
            ))}
          </section>
        ))}
      </div>
    </main>
  );
}

/** Nothing that the rules would refuse now. */
function kindsIn(chapter: ReportChapter, { reports }: FloorView): readonly ReportKind[] {
  return kindsOf(chapter).filter((kind) => reports.some((one) => one.kind === kind));
}

interface ReportFormProps {
  readonly kind: ReportKind;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

function ReportForm({ kind, onBack, onDone }: ReportFormProps) {
  const { view, words, give, locked } = useFloorDesk();
  const about = view.reports.find((one) => one.kind === kind);
  const [said, setSaid] = useState<Said>(firstSaid(about?.streets ?? []));
  const [by, setBy] = useState<(typeof REPORTING_ROLES)[number]>('DEALER');
  const { report } = words.messages;
  const { clause, make } = KINDS[kind];
  const made = make(said);
  const fields = fieldsOf(kind, about?.streets ?? []);
  const seats = view.seats.filter(({ seat }) => about?.seats.includes(seat) ?? false);
  const { hand } = view;
  const enter = (): void => {
    if (made === null || hand === null) return;
    give({ do: 'report', hand: hand.hand, report: made, by });
    onDone();
  };
  return (
    <main className="flo-report">
      <h1>{words.ruling('incidents', kind)}</h1>
      <p className="flo-clause">
        <b>{words.clause(clause)}</b> {words.says(clause)}
      </p>
      <div className="flo-fields">
        {fields.map((field) => (
          <ReportField key={field.name} {...{ field, said, seats }} texts={report} onChange={setSaid} />
        ))}
        <Choice label={report.by} value={by} options={REPORTING_ROLES} text={words.role} onChange={setBy} />
      </div>
      <div className="flo-act">
        <Button size="large" onPress={onBack}>
          {report.back}
        </Button>
        <Button size="large" tone="main" disabled={locked || made === null} onPress={enter}>
          {report.enter}
        </Button>
      </div>
    </main>
  );
}
