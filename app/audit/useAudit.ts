'use client';
// The auditor's page as React state: the desk is asked again every few seconds, the newest rows with it; older ones by hand.
import { useCallback, useEffect, useState } from 'react';
import type { AuditDesk, AuditFilter, AuditLine, AuditPage } from '../../server/audit/view.ts';
import { type AuditConnection, connectAudit, LOST } from './connectAudit.ts';

export const EVERYTHING: AuditFilter = { table: null, hand: null, actor: null, action: null, before: null };
const ASK_AGAIN_MS = 5_000;

export interface AuditState {
  readonly line: AuditConnection | null;
  readonly desk: AuditDesk | null;
  readonly page: AuditPage | null;
  readonly filter: AuditFilter;
  /** why this address opens nothing; '' otherwise */
  readonly barred: string;
  readonly lost: boolean;
  setFilter(filter: AuditFilter): void;
  older(): void;
}

export function useAudit(token: string): AuditState {
  const [line, setLine] = useState<AuditConnection | null>(null);
  const [desk, setDesk] = useState<AuditDesk | null>(null);
  const [page, setPage] = useState<AuditPage | null>(null);
  const [filter, setFilter] = useState(EVERYTHING);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (token === '') return;
    const opened = connectAudit(token);
    setLine(opened);
    return () => {
      setLine(null);
      opened.close();
    };
  }, [token]);
  const ask = useCallback(async () => {
    if (line === null) return;
    const [nextDesk, nextPage] = await Promise.all([line.desk(), line.rows(filter)]);
    setTrouble(nextDesk.ok ? '' : nextDesk.code);
    if (nextDesk.ok) setDesk(nextDesk.value);
    if (nextPage.ok) setPage((had) => withNewest(had, nextPage.value));
  }, [line, filter]);
  useEffect(() => {
    setPage(null);
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask]);
  const older = async (): Promise<void> => {
    const oldest = page?.lines.at(-1)?.position;
    if (line === null || oldest === undefined) return;
    const next = await line.rows({ ...filter, before: oldest });
    if (next.ok) setPage((had) => ({ lines: [...(had?.lines ?? []), ...next.value.lines], more: next.value.more }));
  };
  const lost = trouble === LOST;
  return {
    ...{ line, desk, page, filter, setFilter, lost, barred: lost ? '' : trouble },
    older: () => void older(),
  };
}

/** Rows that were read further down stay. */
export function withNewest(had: AuditPage | null, next: AuditPage): AuditPage {
  const oldest = next.lines.at(-1)?.position ?? 0;
  const kept = (had?.lines ?? []).filter(({ position }) => position < oldest);
  return kept.length === 0 ? next : { lines: joined(next.lines, kept), more: had?.more ?? next.more };
}

function joined(newest: readonly AuditLine[], kept: readonly AuditLine[]): readonly AuditLine[] {
  return [...newest, ...kept];
}
