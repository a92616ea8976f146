'use client';
// Copies a text and says whether it worked. When it did not, the text beside it is selected for the keyboard.
import { useEffect, useRef, useState } from 'react';
import { browserCopyPlace, copyText } from './copyText.ts';

type Copied = 'no' | 'done' | 'failed';

export interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

interface CopyButtonProps {
  readonly text: string;
  readonly words: CopyWords;
  /** what is copied, for those who hear the page */
  readonly label: string;
  readonly className?: string;
  readonly onCopied?: () => void;
  readonly onFailed?: () => void;
}

const SHOWN_MS = 2_500;

export function CopyButton({ text, words, label, className = '', onCopied, onFailed }: CopyButtonProps) {
  const [copied, setCopied] = useState<Copied>('no');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (): Promise<void> => {
    const done = await copyText(text, browserCopyPlace(document, navigator));
    setCopied(done ? 'done' : 'failed');
    clearTimeout(timer.current);
    if (done) {
      timer.current = setTimeout(() => setCopied('no'), SHOWN_MS);
      onCopied?.();
    } else onFailed?.();
  };
  return (
    <button
      type="button"
      className={`fc-copy ${className}`.trim()}
      data-state={copied}
      aria-label={`${words.copy}: ${label}`}
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        {copied === 'no' ? words.copy : copied === 'done' ? `✓ ${words.copied}` : words.failed}
      </span>
    </button>
  );
}
