'use client';
// Why a set-up page cannot go on: no token, a token that does not open it, no answer. And how to help it.
import type { SetupMessages } from '../messages/en/setup.ts';
import { codeWords } from '../messages/setup.ts';

interface TroubleProps {
  readonly words: SetupMessages;
  readonly token: string;
  /** '' when the last question was answered */
  readonly reason: string;
  readonly waiting: boolean;
}

export function Trouble({ words, token, reason, waiting }: TroubleProps) {
  if (token === '') return <Closed title={words.noToken} how={words.noTokenHow} />;
  if (reason === 'connection-lost')
    return (
      <p className="set-notice" role="alert">
        {words.lost}
      </p>
    );
  if (reason !== '') {
    const why = codeWords(words.codes.refusals, reason);
    return <Closed title={`${words.refused} ${why === reason ? '' : why}`.trim()} how={words.noTokenHow} />;
  }
  return waiting ? <p className="set-note">{words.waiting}</p> : null;
}

function Closed({ title, how }: { readonly title: string; readonly how: string }) {
  const [text = '', command = ''] = how.split(/: (?=npx)/);
  return (
    <section className="set-panel set-narrow" role="alert">
      <h2>{title}</h2>
      <p className="set-note">{text}:</p>
      <code className="set-code">{command}</code>
    </section>
  );
}
