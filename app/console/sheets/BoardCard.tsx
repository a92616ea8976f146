'use client';
// A board card that was entered wrongly: the 52 to say what really lies there.
import { useDesk } from '../desk.ts';
import { CorrectCard } from './CorrectCard.tsx';

export function BoardCard({ run, index }: { readonly run: number; readonly index: number }) {
  const { view, words } = useDesk();
  const wrong = view.boards[run]?.[index] ?? '';
  return (
    <CorrectCard
      title={`${words.messages.board.correct} ${wrong}`}
      own={[wrong]}
      make={(hand, card) => ({ do: 'correctBoard', hand, run, index, card })}
    />
  );
}
