// Proves one hand: that what was promised is what was opened, that every promise stands in the audit log, and that the rows of
// hand log and card log are the ones that were tied to it. Opens nothing.
import type { AuditRow } from '../../../db/audit.ts';
import type { CardRow } from '../../../db/cardLog.ts';
import type { CommitmentRow, OpenedCommitmentRow } from '../../../db/commitments.ts';
import type { LogRow } from '../../../db/schema/handLog.ts';
import { handHash } from '../../table/handHash.ts';
import { cardsFromText, commitmentOf } from '../../vault/commitment.ts';
import { ciphertextHash } from '../../vault/handAnchor.ts';
import { hex } from './exportLines.ts';

export interface HandEvidence {
  readonly facts: readonly AuditRow[];
  readonly commitments: readonly CommitmentRow[];
  readonly opened: readonly OpenedCommitmentRow[];
  readonly log: readonly LogRow[];
  readonly cards: readonly CardRow[];
}

export const HAND_FAULTS = [
  'commitment-differs',
  'commitment-missing',
  'commitment-not-published',
  'hand-log-differs',
  'card-log-differs',
] as const;

export interface HandFault {
  readonly code: (typeof HAND_FAULTS)[number];
  /** 0 where it is not about a seat */
  readonly seat: number;
  readonly version: number;
}

export interface HandChecked {
  readonly commitments: number;
  readonly opened: number;
  /** null: the audit log holds no such hash yet */
  readonly handLog: boolean | null;
  readonly cardLog: boolean | null;
  readonly faults: readonly HandFault[];
}

export function checkHand(evidence: HandEvidence): HandChecked {
  const { facts, commitments, opened, log, cards } = evidence;
  const handLog = isAnchored(facts, { action: 'hand-logged', count: 'entries' }, (n) => handHash(log.slice(0, n)));
  const cardLog = isAnchored(facts, { action: 'hand-sealed', count: 'rows' }, (n) => ciphertextHash(cards.slice(0, n)));
  const whole = (code: HandFault['code'], sound: boolean | null) =>
    sound === false ? [{ code, seat: 0, version: 0 }] : [];
  return {
    ...{ commitments: commitments.length, opened: opened.length, handLog, cardLog },
    faults: [
      ...opened.flatMap((row) => faultOf(row, commitments)),
      ...unpublished(facts, commitments),
      ...whole('hand-log-differs', handLog),
      ...whole('card-log-differs', cardLog),
    ],
  };
}

function faultOf(row: OpenedCommitmentRow, promised: readonly CommitmentRow[]): readonly HandFault[] {
  const { tableId: table, handId: hand, seat, version, salt } = row;
  const promise = promised.find((one) => one.seat === seat && one.version === version);
  if (promise === undefined) return [{ code: 'commitment-missing', seat, version }];
  const cards = cardsFromText(row.cards);
  const same = cards !== null && hex(commitmentOf({ table, hand, seat }, salt, cards)) === hex(promise.commitment);
  return same ? [] : [{ code: 'commitment-differs', seat, version }];
}

function unpublished(facts: readonly AuditRow[], promised: readonly CommitmentRow[]): readonly HandFault[] {
  const known = new Set(
    facts.filter(({ action }) => action === 'hand-committed').flatMap(({ detail }) => listOf(detail)),
  );
  return promised
    .filter(({ commitment }) => !known.has(hex(commitment)))
    .map(({ seat, version }) => ({ code: 'commitment-not-published', seat, version }));
}

function listOf(detail: unknown): readonly unknown[] {
  const list = fieldOf(detail, 'commitments');
  return Array.isArray(list) ? list : [];
}

/** The newest hash of this action over as many rows as it counts: rows behind it are tied by the next one. */
function isAnchored(
  facts: readonly AuditRow[],
  { action, count }: { readonly action: string; readonly count: string },
  hashOf: (rows: number) => string,
): boolean | null {
  const newest = facts.filter((fact) => fact.action === action).sort((a, b) => b.position - a.position)[0];
  if (newest === undefined) return null;
  return hashOf(Number(fieldOf(newest.detail, count))) === fieldOf(newest.detail, 'sha256');
}

function fieldOf(detail: unknown, name: string): unknown {
  return typeof detail === 'object' && detail !== null ? Reflect.get(detail, name) : undefined;
}
