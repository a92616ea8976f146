'use client';
// Waiting for board cards: the readers bring them, or a person types them where no reader lies.
import type { ConsoleView } from '../../server/console/view.ts';
import { Barred } from './Barred.tsx';
import { Button } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
import { useDesk } from './desk.ts';
import { HandTiles } from './HandTiles.tsx';
import { Openings } from './Openings.tsx';
import { hasReader, isForAll } from './typing.ts';
import { useRight } from './useRight.ts';
import { wordOf } from './words.ts';

type NextBoard = NonNullable<ConsoleView['nextBoard']>;

export function BoardPanel({ next }: { readonly next: NextBoard }) {
  const desk = useDesk();
  return (
    <>
      <div className="con-step">
        <b className="con-step-title">{boardTitle(next, desk)}</b>
        <TypeBoard />
      </div>
      <Barred right={useRight('operate')} />
      <Openings />
      <HandTiles />
    </>
  );
}

/** Opens the picker; T does the same, and Enter where nothing else is asked first. */
export function TypeBoard() {
  const { view, words, press } = useDesk();
  const { off, title } = useRight('operate');
  return (
    <Button
      size="large"
      tone={view.next !== '' || hasReader(view) ? 'plain' : 'main'}
      hotkey={view.next === '' && !hasReader(view) ? words.messages.key.enter : 'T'}
      title={title}
      disabled={off}
      onPress={() => press({ do: 'type-board' })}
    >
      {isForAll(view) ? words.messages.step.typeForAll : words.messages.step.typeBoard}
    </Button>
  );
}

/** Stays open until the view has the cards: what is refused can be mended. */
export function BoardTyping({ next }: { readonly next: NextBoard }) {
  const desk = useDesk();
  const { view, give } = desk;
  const { handId } = view;
  return (
    <CardGrid
      title={boardTitle(next, desk)}
      count={next.count}
      taken={view.faceUp}
      onEnter={(cards) => {
        if (handId === null) return;
        give({ do: 'typeBoard', hand: handId, street: next.street, run: next.run, cards: [...cards] });
      }}
    />
  );
}

function boardTitle(next: NextBoard, { view, words: { messages } }: ReturnType<typeof useDesk>): string {
  const street = wordOf(messages.street, next.street);
  if (isForAll(view)) return messages.step.waitForAll(street);
  const waiting = messages.step.waitBoard(street, next.count);
  return next.run === 0 && view.game.boards === 1 ? waiting : `${waiting} (${messages.step.onRun(next.run + 1)})`;
}
