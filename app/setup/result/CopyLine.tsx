'use client';
// A value to be copied: selected when touched, so that copying by hand works where no button can.
import { useRef } from 'react';
import { CopyButton, type CopyWords } from '../../ui/CopyButton.tsx';

interface CopyLineProps {
  readonly label: string;
  readonly value: string;
  readonly words: CopyWords;
}

export function CopyLine({ label, value, words }: CopyLineProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="set-copy">
      <label>
        <span>{label}</span>
        <input
          ref={field}
          className="set-input"
          value={value}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <CopyButton
        text={value}
        words={words}
        label={label}
        className="set-btn"
        onFailed={() => field.current?.select()}
      />
      <p className="set-paper">
        {label}: {value}
      </p>
    </div>
  );
}
