'use client';
// One report: what is likely stands there already, and the tap that says where it happened reports it.
import { useState } from 'react';
import { clauseSays, floorMessages } from '../../messages/floor.ts';
import { familyName } from '../../ui/names.ts';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { Choice, FormRow } from '../Field.tsx';
import { REPORTING_ROLES } from '../floor/declares.ts';
import { ReportField } from '../floor/ReportField.tsx';
import { fieldsOf, firstSaid, KINDS, type Report, type ReportKind, type Said } from '../floor/reportKinds.ts';
import { decidingField } from '../reportPages.ts';
import { useRight } from '../useRight.ts';
import { wordOf } from '../words.ts';

type By = (typeof REPORTING_ROLES)[number];

export function ReportForm({ kind }: { readonly kind: ReportKind }) {
  const { view, words, give, show } = useDesk();
  const right = useRight('operate');
  const streets = view.reports.find((one) => one.kind === kind)?.streets ?? [];
  const [said, say] = useState<Said>(firstSaid(streets));
  const [by, setBy] = useState<By>('DEALER');
  const { report: texts, roles } = floorMessages(words.language);
  const { clause, make } = KINDS[kind];
  const fields = fieldsOf(kind, streets);
  const deciding = decidingField(kind)?.name;
  const last = fields.find(({ name }) => name === deciding) ?? null;
  const hand = view.handId;
  const enter = (report: Report | null): void => {
    if (report === null || hand === null || right.off) return;
    give({ do: 'report', hand, report, by });
    show(null);
  };
  const seats = seatsFor(kind, view);
  const made = make(said);
  return (
    <>
      <p className="con-note">
        <b>{words.clause(clause)}</b> {clauseSays(clause, words.language)}
      </p>
      <div className="con-fields">
        {fields
          .filter((field) => field !== last)
          .map((field) => (
            <ReportField key={field.name} {...{ field, said, seats, texts }} onChange={say} />
          ))}
        <Choice
          label={texts.by}
          value={by}
          options={REPORTING_ROLES}
          text={(role) => wordOf(roles, role)}
          onChange={setBy}
        />
      </div>
      {last === null ? (
        <FormRow>
          <Button size="large" tone="main" disabled={right.off || made === null} onPress={() => enter(made)}>
            {texts.enter}
          </Button>
        </FormRow>
      ) : (
        <div className="con-reports">
          <p className="con-waits">{words.messages.floor.tapReports}</p>
          <ReportField field={last} {...{ said, seats, texts }} onChange={(next) => enter(make(next))} />
        </div>
      )}
    </>
  );
}

/** Those that the rules let it name, with their players; an empty place has no name. */
function seatsFor(kind: ReportKind, view: ReturnType<typeof useDesk>['view']) {
  const fit = view.reports.find((one) => one.kind === kind)?.seats ?? [];
  return view.seats
    .filter(({ seat }) => fit.includes(seat))
    .map(({ seat, name }) => ({ seat, name: familyName(name, 12) }));
}
