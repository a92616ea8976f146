'use client';
// The draft on the page: kept over a reload, looked at by the server as it is typed, sent under one id until it is made.
import { useCallback, useEffect, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { PlanProblem, PlanWarning, TablePlan } from '../../../server/setup/plan/view.ts';
import type { Made } from '../../../server/setup/view.ts';
import { isFailed, type SetupLink } from '../setupLink.ts';
import { type Draft, isTyped, NEW_DRAFT } from './draft.ts';
import { browserShelf, forgetDraft, storeDraft, storedDraft } from './draftStore.ts';
import { type Placed, placed } from './fields.ts';
import { planOf } from './planOf.ts';

export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface PlanState {
  readonly draft: Draft;
  readonly change: (change: Partial<Draft> | ((draft: Draft) => Draft)) => void;
  /** another draft in its place; what was typed before can be brought back */
  readonly reset: (draft: Draft) => void;
  /** null when nothing was replaced */
  readonly bringBack: (() => void) | null;
  /** problems show only once somebody tried to make the table */
  readonly tried: boolean;
  readonly problems: readonly Placed<PlanProblem>[];
  readonly warnings: readonly Placed<PlanWarning>[];
  readonly refused: Refused | null;
  readonly sending: boolean;
  /** the problems that stopped it, null when it was made or the server said why not */
  readonly make: () => Promise<readonly Placed<PlanProblem>[] | null>;
}

const LOOK_AFTER_MS = 350;

interface Looked {
  readonly problems: readonly Placed<PlanProblem>[];
  readonly warnings: readonly Placed<PlanWarning>[];
}
const NOTHING: Looked = { problems: [], warnings: [] };

export function usePlan(server: SetupLink, onMade: (made: Made) => void): PlanState {
  const [draft, setDraft] = useState<Draft>(NEW_DRAFT);
  const [looked, setLooked] = useState<Looked>(NOTHING);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);
  const idFor = useSendingId();
  useEffect(() => {
    const kept = storedDraft(browserShelf());
    if (kept !== null) setDraft(kept);
  }, []);
  useEffect(() => {
    // an answer about what was typed before must not stand beside what is typed now
    let outdated = false;
    const timer = setTimeout(async () => {
      const plan = planOf(draft);
      const answer = await server.checkPlan(plan);
      if (!isFailed(answer) && !outdated) setLooked(lookedAt(answer, plan));
    }, LOOK_AFTER_MS);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [draft, server]);
  const change = useCallback((next: Partial<Draft> | ((before: Draft) => Draft)): void => {
    setDraft((before) => {
      const after = typeof next === 'function' ? next(before) : { ...before, ...next };
      storeDraft(browserShelf(), after);
      return after;
    });
    setRefused(null);
  }, []);
  const put = (next: Draft): void => {
    setTried(false);
    setLooked(NOTHING);
    change(() => next);
  };
  const { reset, bringBack } = useReplaced(draft, put);
  const make = async (): Promise<readonly Placed<PlanProblem>[] | null> => {
    if (sending) return null;
    setTried(true);
    setSending(true);
    setRefused(null);
    const plan = planOf(draft);
    const answer = await server.createTable(idFor(plan), plan);
    setSending(false);
    if (answer.ok) {
      forgetDraft(browserShelf());
      onMade(answer);
      return null;
    }
    if (answer.code === 'plan-refused' && 'problems' in answer) {
      const found = lookedAt(answer, plan);
      setLooked(found);
      return found.problems;
    }
    // what was wrong with an earlier state of the form is no answer to this one
    if (answer.code === 'bad-input') setLooked(NOTHING);
    setRefused({ code: answer.code, params: 'params' in answer ? answer.params : {} });
    return null;
  };
  return {
    draft,
    change,
    reset,
    bringBack,
    tried,
    ...looked,
    refused,
    sending,
    make,
  };
}

/** A press that puts another draft in the place of one that was typed loses nothing. */
function useReplaced(draft: Draft, put: (next: Draft) => void): Pick<PlanState, 'reset' | 'bringBack'> {
  const [replaced, setReplaced] = useState<Draft | null>(null);
  const reset = (next: Draft): void => {
    if (isTyped(draft)) setReplaced(draft);
    put(next);
  };
  if (replaced === null) return { reset, bringBack: null };
  const bringBack = (): void => {
    put(replaced);
    setReplaced(null);
  };
  return { reset, bringBack };
}

function lookedAt(
  answer: { readonly problems: readonly PlanProblem[]; readonly warnings: readonly PlanWarning[] },
  plan: TablePlan,
): Looked {
  return { problems: placed(answer.problems, plan), warnings: placed(answer.warnings, plan) };
}

/** One id for one plan, however often it is sent: a lost answer makes no second table. */
function useSendingId(): (plan: TablePlan) => string {
  const last = useRef({ text: '', id: '' });
  return (plan) => {
    const text = JSON.stringify(plan);
    if (last.current.text !== text) last.current = { text, id: v7() };
    return last.current.id;
  };
}
