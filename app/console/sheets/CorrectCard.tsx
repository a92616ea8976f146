'use client';
// A card that lies face up and was misread: the 52 to say what really lies there. While the hand runs it is entered at
// once; once the pots are pushed, what it changes is shown first.
import { type ReactNode, useState } from 'react';
import type { ConsoleCommand, ConsolePreview } from '../../../server/console/view.ts';
import { Button } from '../Button.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { type Desk, useDesk } from '../desk.ts';
import { isIdle } from '../idle.ts';
import { useAsked } from '../useAsked.ts';
import { useRight } from '../useRight.ts';

export type Correction = Extract<ConsoleCommand, { do: 'correctOpened' | 'correctBoard' }>;

interface CorrectCardProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** what lies there now: the wrong card and those of its hand */
  readonly own: readonly string[];
  readonly make: (hand: string, card: string) => Correction;
}

export function CorrectCard({ title, lead, own, make }: CorrectCardProps) {
  const { view, words, give, show } = useDesk();
  const [chosen, setChosen] = useState<Correction | null>(null);
  const hand = view.handId;
  const enter = ([card]: readonly string[]): void => {
    if (hand === null || card === undefined) return;
    const correction = make(hand, card);
    if (isIdle(view)) {
      setChosen(correction);
      return;
    }
    give(correction);
    show(null);
  };
  return (
    <>
      {chosen !== null && <CorrectionPreview key={chosen.card} correction={chosen} />}
      <CardGrid
        title={title}
        lead={lead}
        count={1}
        taken={own}
        moves={view.faceUp.filter((card) => !own.includes(card))}
        says={words.messages.hands.follows}
        onEnter={enter}
      />
    </>
  );
}

function CorrectionPreview({ correction }: { readonly correction: Correction }) {
  const desk = useDesk();
  const { words, preview, give, show } = desk;
  const { off } = useRight('operate');
  const answer = useAsked(() => preview(correction), JSON.stringify(correction));
  const commit = (): void => {
    give(correction);
    show(null);
  };
  return (
    <div className="con-previewed">
      <p className={answer?.ok === false ? 'con-refused' : 'con-beside'}>{previewText(answer, desk)}</p>
      <Button size="large" tone="main" disabled={off || answer?.ok !== true} onPress={commit}>
        {words.messages.edit.commit} {correction.card}
      </Button>
    </div>
  );
}

function previewText(answer: ConsolePreview | null, { words }: Desk): string {
  const { edit, seat } = words.messages;
  if (answer === null) return edit.wait;
  if (!answer.ok) return words.code('refusals', answer.code, answer.params);
  const changed = answer.preview.stacks.filter((stack) => stack.before !== stack.after);
  if (changed.length === 0) return edit.nothing;
  return changed
    .map((stack) => `${seat.title(stack.seat)}: ${words.money(stack.before)} → ${words.money(stack.after)}`)
    .join(' · ');
}
