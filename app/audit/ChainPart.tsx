'use client';
// How far the chain was followed, and the line to write down.
import type { AuditChain } from '../../server/audit/view.ts';
import { filledAudit } from '../messages/audit.ts';
import type { AuditMessages } from '../messages/en/audit.ts';
import { CopyButton } from '../ui/CopyButton.tsx';

interface ChainPartProps {
  readonly chain: AuditChain;
  readonly words: AuditMessages;
}

export function ChainPart({ chain, words }: ChainPartProps) {
  const texts: Readonly<Record<string, string>> = { ...words.chain };
  const { state, position, last, hash } = chain;
  const reason = texts[chain.reason] ?? chain.reason;
  const head = `${position} ${hash}`;
  const copying = { copy: words.chain.copy, copied: words.chain.copied, failed: words.chain.copy };
  return (
    <section className="aud-panel aud-chain" data-state={state} aria-label={words.chain.title}>
      <p className="aud-chain-state">
        <span aria-hidden="true">{state === 'whole' ? '✓' : state === 'broken' ? '✕' : '…'}</span>
        {filledAudit(words.chain[state], { position, last, reason })}
      </p>
      {state !== 'broken' && (
        <div className="aud-head">
          <p>{words.chain.head}</p>
          <code>{head}</code>
          <CopyButton text={head} words={copying} label={words.chain.title} className="aud-btn" />
          <p className="aud-muted">{words.chain.check}</p>
        </div>
      )}
    </section>
  );
}
