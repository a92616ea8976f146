'use client';
// The addresses of one canvas as React state: which there are, and what came of the last one that was issued anew.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReissueLine } from '../../ui/ReissuePanel.tsx';
import { usePageAddress } from '../../ui/usePageAddress.ts';
import { connectReissue, type ReissueConnection } from './connectReissue.ts';

type Listed = Awaited<ReturnType<ReissueConnection['addresses']>>;
export type CanvasAddress = Extract<Listed, { readonly ok: true }>['addresses'][number];

/** `path`: of the new address, with its token; null where it is not shown. */
export type Issued = { readonly how: 'done'; readonly path: string | null } | { readonly how: 'revoked' };

export interface Reissuing {
  /** null until the first answer */
  readonly listed: Listed | null;
  readonly issued: Issued | null;
  readonly line: ReissueLine;
}

const NO_LINE = { ok: false, code: 'connection-lost' } as const;

export function useReissue(table: string, canvas: string): Reissuing {
  const token = usePageAddress()?.token ?? '';
  const [connection, setConnection] = useState<ReissueConnection | null>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  const [issued, setIssued] = useState<Issued | null>(null);
  useEffect(() => {
    if (token === '') return;
    const opened = connectReissue({ table, token });
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [table, token]);
  const look = useCallback(async () => {
    if (connection !== null) setListed(await connection.addresses(canvas));
  }, [connection, canvas]);
  useEffect(() => void look(), [look]);
  const line = useMemo<ReissueLine>(
    () => ({
      pages: async (of) => (connection === null ? NO_LINE : connection.pages(of)),
      issue: async (of, page) => {
        if (connection === null) return NO_LINE;
        const answer = await connection.issue(of, page);
        if (answer.ok)
          setIssued(page === null ? { how: 'revoked' } : { how: 'done', path: answer.address?.path ?? null });
        await look();
        return answer;
      },
    }),
    [connection, look],
  );
  return { listed, issued, line };
}
