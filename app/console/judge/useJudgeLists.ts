'use client';
// Cases and hands of the judge's page as React state: asked for when the page opens and when something was done.
import { type RefObject, useCallback, useState } from 'react';
import type { JudgeDesk, JudgeHands } from '../../../server/judge/view.ts';
import type { JudgeConnection } from './connectJudge.ts';
import { NO_HANDS, withNewest, withOlder } from './judgeHands.ts';

export interface JudgeLists {
  readonly desk: JudgeDesk | null;
  readonly hands: JudgeHands;
  /** why this address does not open the page */
  readonly barred: string;
  readonly lost: boolean;
  load(): Promise<void>;
  more(): Promise<void>;
  /** there is no line for the moment */
  drop(): void;
}

export function useJudgeLists(line: RefObject<JudgeConnection | null>): JudgeLists {
  const [desk, setDesk] = useState<JudgeDesk | null>(null);
  const [hands, setHands] = useState<JudgeHands>(NO_HANDS);
  const [barred, setBarred] = useState('');
  const [lost, setLost] = useState(false);
  const load = useCallback(async (): Promise<void> => {
    const opened = line.current;
    if (opened === null) return;
    const [nextDesk, nextHands] = await Promise.all([opened.desk(), opened.hands(0)]);
    if (line.current !== opened) return;
    const gone = !nextDesk.ok && nextDesk.code === 'connection-lost';
    setLost(gone);
    if (!gone) setBarred(nextDesk.ok ? '' : nextDesk.code);
    if (nextDesk.ok) setDesk(nextDesk.value);
    if (nextHands.ok) setHands((had) => withNewest(had, nextHands.value));
  }, [line]);
  const more = async (): Promise<void> => {
    const next = await line.current?.hands(hands.hands.length);
    if (next?.ok) setHands((had) => withOlder(had, next.value));
  };
  const drop = useCallback(() => setLost(true), []);
  return { desk, hands, barred, lost, load, more, drop };
}
