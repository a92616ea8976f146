'use client';
// One row of the log. Its hand opens by a press.
import type { AuditLine } from '../../server/audit/view.ts';
import { actionText, auditMessages } from '../messages/audit.ts';
import type { Language } from '../messages/language.ts';
import { momentText } from './momentText.ts';

export type HandPlace = NonNullable<AuditLine['hand']>;

interface LineRowProps {
  readonly line: AuditLine;
  readonly language: Language;
  readonly onHand?: (hand: HandPlace) => void;
}

export function LineRow({ line, language, onHand }: LineRowProps) {
  const { position, at, name, role, action, subject, hand, address, fields } = line;
  return (
    <tr data-action={action}>
      <td className="aud-number">{position}</td>
      <td className="aud-time">{momentText(at, language)}</td>
      <td>
        {name}
        {role !== '' && <span className="aud-role">{role}</span>}
      </td>
      <td>
        {actionText(language, action)}
        <span className="aud-role">{action}</span>
      </td>
      {onHand !== undefined && (
        <td>
          {hand === null ? (
            <span className="aud-subject">{subject}</span>
          ) : (
            <button
              type="button"
              className="aud-hand"
              title={auditMessages(language).rows.hand}
              onClick={() => onHand(hand)}
            >
              {hand.table} · {hand.hand.slice(-8)}
            </button>
          )}
        </td>
      )}
      <td className="aud-address">{address}</td>
      <td className="aud-details">
        {fields.map((field) => (
          <span key={field.name} className="aud-detail">
            <b>{field.name}</b> {field.value}
          </span>
        ))}
      </td>
    </tr>
  );
}
