'use client';
// The judge's page as React state: cases, hands, and what the server declined. It asks when something was done, never by itself.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { JudgeCommandInput } from '../../../server/judge/view.ts';
import type { CodeParams } from '../../messages/refusals.ts';
import { connectJudge, type JudgeConnection } from './connectJudge.ts';
import { type JudgeLists, useJudgeLists } from './useJudgeLists.ts';
import { type Sealed, useSealed } from './useSealed.ts';

interface Declined {
  readonly code: string;
  readonly params: CodeParams;
}

export interface JudgeWork extends Pick<JudgeLists, 'desk' | 'hands' | 'barred' | 'lost'> {
  readonly declined: Declined | null;
  /** an answer is on its way */
  readonly waits: boolean;
  readonly sealed: Sealed;
  reload(): void;
  more(): void;
  /** true when it was done */
  give(command: JudgeCommandInput): Promise<boolean>;
  look(caseId: string): void;
}

export function useJudge(table: string, token: string): JudgeWork {
  const line = useRef<JudgeConnection | null>(null);
  const { desk, hands, barred, lost, load, more, drop } = useJudgeLists(line);
  const sealed = useSealed(useCallback((look: string) => line.current?.hide(look), []));
  const { hide, show } = sealed;
  const { declined, waits, ask } = useAsking(line);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = connectJudge({ table, token }, () => {
      hide();
      drop();
      void load();
    });
    line.current = opened;
    void load();
    return () => {
      line.current = null;
      opened.close();
    };
  }, [table, token, hide, load, drop]);
  return {
    ...{ desk, hands, barred, declined, lost, waits, sealed },
    reload: () => void load(),
    more: () => void more(),
    async give(command) {
      const reply = await ask((opened) => opened.ask(command));
      if (reply !== null) await load();
      return reply?.ok ?? false;
    },
    async look(caseId) {
      const reply = await ask((opened) => opened.look(caseId));
      if (reply?.ok) show(reply);
      if (reply !== null) await load();
    },
  };
}

type Answer = { readonly ok: true } | ({ readonly ok: false } & Declined);

/** One question at a time; null: there is no line. */
function useAsking(line: RefObject<JudgeConnection | null>) {
  const [declined, setDeclined] = useState<Declined | null>(null);
  const [waits, setWaits] = useState(false);
  const ask = async <T extends Answer>(question: (opened: JudgeConnection) => Promise<T>): Promise<T | null> => {
    const opened = line.current;
    if (opened === null) return null;
    setWaits(true);
    setDeclined(null);
    const reply = await question(opened);
    setWaits(false);
    if (!reply.ok) setDeclined(reply);
    return reply;
  };
  return { declined, waits, ask };
}
