'use client';
// What was promised of each seat, and when it was opened. Never what it was.
import type { AuditPromise } from '../../server/audit/view.ts';
import { auditMessages } from '../messages/audit.ts';
import type { Language } from '../messages/language.ts';
import { momentText } from './momentText.ts';

interface PromiseTableProps {
  readonly promises: readonly AuditPromise[];
  readonly language: Language;
}

export function PromiseTable({ promises, language }: PromiseTableProps) {
  const words = auditMessages(language).hand;
  return (
    <table className="aud-table">
      <thead>
        <tr>
          {[words.seat, words.version, words.commitment, words.made, words.opened].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {promises.map(({ seat, version, commitment, made, opened }) => (
          <tr key={`${seat}/${version}`}>
            <td>{seat}</td>
            <td>{version}</td>
            <td>
              <code>{commitment}</code>
            </td>
            <td className="aud-time">{momentText(made, language)}</td>
            <td className="aud-time" data-open={opened !== null}>
              {opened === null ? words.sealed : momentText(opened, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
