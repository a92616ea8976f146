'use client';
// What happened: what is reported most often first, everything else by chapter. Only what fits the hand as it stands.
import { useState } from 'react';
import { rulingText } from '../../messages/rulings.ts';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { Choice } from '../Field.tsx';
import { KINDS, type ReportKind } from '../floor/reportKinds.ts';
import { type ReportPage, reportPages } from '../reportPages.ts';

export function ReportChooser() {
  const { view, words, show } = useDesk();
  const { floor } = words.messages;
  const pages = reportPages(view);
  const [chosen, choose] = useState<ReportPage>('often');
  const [first] = pages;
  if (first === undefined) return <p className="con-note">{floor.nothing}</p>;
  const page = pages.find(({ name }) => name === chosen) ?? first;
  return (
    <>
      <Choice
        label=""
        value={page.name}
        options={pages.map(({ name }) => name)}
        text={(name) => floor.pages[name]}
        onChange={choose}
      />
      <div className="con-happenings">
        {page.kinds.map((kind) => (
          <KindButton key={kind} kind={kind} onPress={() => show({ kind: 'floor', part: 'report', about: kind })} />
        ))}
      </div>
    </>
  );
}

function KindButton({ kind, onPress }: { readonly kind: ReportKind; readonly onPress: () => void }) {
  const { words } = useDesk();
  return (
    <Button className="con-happening" onPress={onPress}>
      <span>{rulingText('incidents', kind, words.language)}</span>
      <small>{words.clause(KINDS[kind].clause)}</small>
    </Button>
  );
}
