'use client';
// The auditor's page: the chain above all, then either rows with their filter, or one hand.
import type { AuditDesk } from '../../server/audit/view.ts';
import { auditMessages } from '../messages/audit.ts';
import type { Language } from '../messages/language.ts';
import { ChainPart } from './ChainPart.tsx';
import { FilterBar } from './FilterBar.tsx';
import { HandPart } from './HandPart.tsx';
import type { HandPlace } from './LineRow.tsx';
import { LineTable } from './LineTable.tsx';
import type { AuditState } from './useAudit.ts';

export interface AuditScreenProps {
  readonly state: AuditState;
  readonly desk: AuditDesk;
  readonly language: Language;
  readonly hand: HandPlace | null;
  readonly onHand: (hand: HandPlace | null) => void;
}

export function AuditScreen({ state, desk, language, hand, onHand }: AuditScreenProps) {
  const words = auditMessages(language);
  const { page, filter, lost } = state;
  return (
    <main className="aud" lang={language}>
      <header className="aud-top">
        <h1>{words.title}</h1>
        <p className="aud-muted">{desk.name}</p>
      </header>
      {lost && (
        <p className="aud-lost" role="alert">
          {words.lost}
        </p>
      )}
      <ChainPart chain={desk.chain} words={words} />
      {hand !== null && <HandPart at={hand} line={state.line} language={language} onBack={() => onHand(null)} />}
      {hand === null && (
        <>
          <FilterBar desk={desk} filter={filter} language={language} onFilter={state.setFilter} />
          {page !== null && page.lines.length === 0 && <p className="aud-muted">{words.rows.none}</p>}
          {page !== null && page.lines.length > 0 && <LineTable lines={page.lines} {...{ language, onHand }} />}
          {page?.more === true && (
            <button type="button" className="aud-btn" onClick={state.older}>
              {words.rows.older}
            </button>
          )}
        </>
      )}
    </main>
  );
}
