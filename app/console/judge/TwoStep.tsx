'use client';
// What cannot be taken back is pressed twice: the second press stands behind a sentence that says what it does.
import { useState } from 'react';
import { Button, type Tone } from '../Button.tsx';
import type { JudgeWords } from './judgeWords.ts';

interface TwoStepProps {
  readonly label: string;
  readonly sure: string;
  readonly tone?: Tone;
  readonly disabled: boolean;
  readonly words: JudgeWords;
  readonly onSure: () => void;
}

export function TwoStep({ label, sure, tone = 'plain', disabled, words, onSure }: TwoStepProps) {
  const [asked, setAsked] = useState(false);
  const { messages } = words;
  if (!asked)
    return (
      <Button size="large" tone={tone} disabled={disabled} onPress={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <div className="jud-sure" role="alertdialog" aria-label={label}>
      <p>{sure}</p>
      <div className="jud-buttons">
        <Button size="large" tone="quiet" onPress={() => setAsked(false)}>
          {messages.cancel}
        </Button>
        <Button size="large" tone="danger" disabled={disabled} onPress={onSure}>
          {messages.confirm}: {label}
        </Button>
      </div>
    </div>
  );
}
