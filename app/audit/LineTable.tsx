'use client';
// Rows of the log as a table, newest first where they come so.
import type { AuditLine } from '../../server/audit/view.ts';
import { auditMessages } from '../messages/audit.ts';
import type { Language } from '../messages/language.ts';
import { type HandPlace, LineRow } from './LineRow.tsx';

interface LineTableProps {
  readonly lines: readonly AuditLine[];
  readonly language: Language;
  /** left out where the hand is open already */
  readonly onHand?: (hand: HandPlace) => void;
}

export function LineTable({ lines, language, onHand }: LineTableProps) {
  const { rows } = auditMessages(language);
  const on = onHand === undefined ? [] : [rows.on];
  return (
    <table className="aud-table">
      <thead>
        <tr>
          {['№', rows.time, rows.who, rows.what, ...on, rows.from, rows.details].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.position} line={line} language={language} {...(onHand !== undefined && { onHand })} />
        ))}
      </tbody>
    </table>
  );
}
