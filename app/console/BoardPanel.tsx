'use client';
// Waiting for board cards: the readers bring them, or a person types them where no reader lies.
import type { ConsoleView } from '../../server/console/view.ts';
import { Button } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
import { useDesk } from './desk.ts';
import { Openings } from './Openings.tsx';
import { wordOf } from './words.ts';

type NextBoard = NonNullable<ConsoleView['nextBoard']>;

export function BoardPanel({ next }: { readonly next: NextBoard }) {
  const { view, words, show } = useDesk();
  const { step } = words.messages;
  return (
    <>
      <Openings />
      {view.readers.length === 0 ? (
        <BoardTyping next={next} />
      ) : (
        <div className="con-step">
          <b className="con-step-title">{boardTitle(next, words.messages)}</b>
          <Button onPress={() => show({ kind: 'board' })}>{step.typeBoard}</Button>
        </div>
      )}
    </>
  );
}

export function BoardTyping({ next }: { readonly next: NextBoard }) {
  const { view, words, give, show } = useDesk();
  const { handId } = view;
  return (
    <CardGrid
      title={boardTitle(next, words.messages)}
      count={next.count}
      taken={view.faceUp}
      onEnter={(cards) => {
        if (handId === null) return;
        give({ do: 'typeBoard', hand: handId, street: next.street, run: next.run, cards: [...cards] });
        show(null);
      }}
    />
  );
}

function boardTitle(next: NextBoard, messages: ReturnType<typeof useDesk>['words']['messages']): string {
  const street = wordOf(messages.street, next.street);
  const waiting = messages.step.waitBoard(street, next.count);
  return next.run === 0 ? waiting : `${waiting} (${messages.step.onRun(next.run + 1)})`;
}
