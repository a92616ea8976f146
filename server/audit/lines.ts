// Rows of the audit log as lines that people read. Pure.
import type { AuditRow } from '../../db/audit.ts';
import type { AuditField, AuditLine } from './view.ts';

export type NameOf = (actor: string) => string;

const OWN: readonly string[] = ['role', 'address'];

export function lineOf(row: AuditRow, nameOf: NameOf): AuditLine {
  const { position, atWall: at, actor, action, subject, detail } = row;
  const all = Object.entries(Object(detail)).map(([name, value]): AuditField => ({ name, value: wordOf(value) }));
  const own = (name: string) => all.find((field) => field.name === name)?.value ?? '';
  return {
    ...{ position, at, actor, name: nameOf(actor), action, subject, hand: handOf(subject) },
    ...{ role: own('role'), address: own('address') },
    fields: all.filter(({ name }) => !OWN.includes(name)).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ');
  return value === null ? '–' : String(value);
}

function handOf(subject: string): AuditLine['hand'] {
  const match = /^table:(\S+) hand:(\S+)$/.exec(subject);
  return match === null ? null : { table: match[1] ?? '', hand: match[2] ?? '' };
}

/** A card left the vault, or was kept back at its door. */
const SEEN: readonly string[] = [
  ...['board-opened', 'exposed-card-opened', 'tabled-hand-opened', 'hole-cards-released', 'hole-cards-kept-down'],
  ...['sealed-hand-opened', 'sealed-hand-shown-to-all', 'sealed-hand-refused'],
];

export function isSeen({ action }: Pick<AuditRow, 'action'>): boolean {
  return SEEN.includes(action);
}
