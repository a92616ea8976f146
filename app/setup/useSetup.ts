'use client';
// The connection of a set-up page as React state: what there is, asked again every few seconds, and what to ask with.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SetupOverview } from '../../server/setup/view.ts';
import { connectSetup, type SetupConnection } from './connectSetup.ts';
import { failed, isFailed, type SetupLink } from './setupLink.ts';

export interface SetupState {
  readonly server: SetupLink;
  /** null until the first answer */
  readonly overview: SetupOverview | null;
  /** why the last question was not answered; '' when it was */
  readonly trouble: string;
  readonly again: () => void;
}

const ASK_AGAIN_MS = 5_000;
const NO_ANSWER = async () => failed('connection-lost');
const NO_SERVER: SetupLink = {
  overview: NO_ANSWER,
  nameAdmin: NO_ANSWER,
  checkPlan: NO_ANSWER,
  createTable: NO_ANSWER,
  finish: NO_ANSWER,
  table: NO_ANSWER,
  planFrom: NO_ANSWER,
  address: NO_ANSWER,
  revoke: NO_ANSWER,
  setCardDesk: NO_ANSWER,
  reissue: { pages: NO_ANSWER, issue: NO_ANSWER },
  staff: {
    list: NO_ANSWER,
    add: NO_ANSWER,
    grant: NO_ANSWER,
    take: NO_ANSWER,
    invite: NO_ANSWER,
    reset: NO_ANSWER,
    end: NO_ANSWER,
    ownPassphrase: NO_ANSWER,
  },
};

export function useSetup(token: string): SetupState {
  const [connection, setConnection] = useState<SetupConnection | null>(null);
  const [overview, setOverview] = useState<SetupOverview | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    if (token === '') return;
    const opened = connectSetup(token);
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [token]);
  const ask = useCallback(async () => {
    if (connection === null) return;
    const answer = await connection.overview();
    setTrouble(isFailed(answer) ? answer.code : '');
    if (!isFailed(answer)) setOverview(answer);
  }, [connection]);
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [ask]);
  return useMemo(
    () => ({ server: connection ?? NO_SERVER, overview, trouble, again: () => void ask() }),
    [connection, overview, trouble, ask],
  );
}
