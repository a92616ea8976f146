'use client';
// One hand: what was promised of its seats and whether it was opened, who was given cards of it, and everything else.
import { useEffect, useState } from 'react';
import type { AuditHand } from '../../server/audit/view.ts';
import { auditMessages, filledAudit } from '../messages/audit.ts';
import type { Language } from '../messages/language.ts';
import type { Asked, AuditConnection } from './connectAudit.ts';
import type { HandPlace } from './LineRow.tsx';
import { LineTable } from './LineTable.tsx';
import { PromiseTable } from './PromiseTable.tsx';

interface HandPartProps {
  readonly at: HandPlace;
  readonly line: AuditConnection | null;
  readonly language: Language;
  readonly onBack: () => void;
}

const ASK_AGAIN_MS = 5_000;

export function HandPart({ at, line, language, onBack }: HandPartProps) {
  const words = auditMessages(language);
  const answer = useHand(at, line);
  return (
    <section className="aud-panel">
      <div className="aud-hand-top">
        <button type="button" className="aud-btn" onClick={onBack}>
          ← {words.hand.back}
        </button>
        <h2>{filledAudit(words.hand.title, { hand: `${at.table} · ${at.hand}` })}</h2>
      </div>
      {answer?.ok === false && <p className="aud-muted">{words.hand.unknown}</p>}
      {answer?.ok === true && <HandFacts hand={answer.value} language={language} />}
    </section>
  );
}

function HandFacts({ hand, language }: { readonly hand: AuditHand; readonly language: Language }) {
  const words = auditMessages(language).hand;
  return (
    <>
      <h3>{words.promises}</h3>
      <p className="aud-muted">{hand.promises.length === 0 ? words.noPromises : words.promisesNote}</p>
      {hand.promises.length > 0 && <PromiseTable promises={hand.promises} language={language} />}
      <h3>{words.seen}</h3>
      {hand.seen.length === 0 ? (
        <p className="aud-muted">{words.unseen}</p>
      ) : (
        <LineTable lines={hand.seen} language={language} />
      )}
      <h3>{words.facts}</h3>
      <LineTable lines={hand.facts} language={language} />
    </>
  );
}

function useHand({ table, hand }: HandPlace, line: AuditConnection | null): Asked<AuditHand> | null {
  const [answer, setAnswer] = useState<Asked<AuditHand> | null>(null);
  useEffect(() => {
    if (line === null) return;
    let here = true;
    const ask = async (): Promise<void> => {
      const next = await line.hand({ table, hand });
      if (here) setAnswer(next);
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_AGAIN_MS);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, [line, table, hand]);
  return answer;
}
