'use client';
// The frame of an open form: its title, the way out, and which form it is. Its first field has the focus.
import { type RefObject, useEffect, useRef } from 'react';
import { BoardTyping } from '../BoardPanel.tsx';
import { Button } from '../Button.tsx';
import { CardGrid } from '../CardGrid.tsx';
import { hasCanvas } from '../canvasForm.ts';
import { type Desk, useDesk } from '../desk.ts';
import { focusFirstField } from '../firstField.ts';
import type { Sheet } from '../sheet.ts';
import { CanvasSheet } from './CanvasSheet.tsx';
import { EditSheet } from './EditSheet.tsx';
import { LevelSheet } from './LevelSheet.tsx';
import { RulingSheet } from './RulingSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';

export function SheetFrame({ sheet }: { readonly sheet: Sheet }) {
  const desk = useDesk();
  const { messages } = desk.words;
  const form = useFocusedForm(sheet);
  return (
    <>
      <header className="con-sheet-head">
        <h2>{titleOf(sheet, desk)}</h2>
        <Button tone="quiet" hotkey={messages.key.escape} onPress={() => desk.show(null)}>
          {messages.close}
        </Button>
      </header>
      <div className="con-sheet" ref={form}>
        <SheetBody sheet={sheet} />
      </div>
    </>
  );
}

/** A tap on what opened the form gives the focus back to the field and keeps what is typed. */
function useFocusedForm(sheet: Sheet): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef('');
  useEffect(() => {
    const which = JSON.stringify(sheet);
    focusFirstField(form.current, which === before.current ? 'end' : 'all');
    before.current = which;
  }, [sheet]);
  return form;
}

function titleOf(sheet: Sheet, { view, words: { messages } }: Desk): string {
  switch (sheet.kind) {
    case 'seat':
      return messages.seat.title(sheet.seat);
    case 'level':
      return messages.level.title;
    case 'board':
      return messages.step.typeBoard;
    case 'board-card':
      return messages.board.correct;
    case 'opened':
      return messages.board.opened(sheet.seat);
    case 'edit':
      return messages.edit.title;
    case 'ruling':
      return messages.ruling.title;
    case 'canvas':
      return hasCanvas(view, sheet.name) ? messages.canvas.title(sheet.name) : messages.canvas.make(sheet.name);
  }
}

function SheetBody({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useDesk();
  switch (sheet.kind) {
    case 'seat':
      return <SeatSheet key={sheet.seat} number={sheet.seat} />;
    case 'level':
      return <LevelSheet />;
    case 'board':
      return view.nextBoard === null ? null : (
        <BoardTyping key={`${view.nextBoard.street} ${view.nextBoard.run}`} next={view.nextBoard} />
      );
    case 'board-card':
      return <BoardCard run={sheet.run} index={sheet.index} />;
    case 'opened':
      return <Opened seat={sheet.seat} />;
    case 'edit':
      return <EditSheet key={sheet.position} position={sheet.position} />;
    case 'ruling':
      return <RulingSheet />;
    case 'canvas':
      return <CanvasSheet key={sheet.name} name={sheet.name} />;
  }
}

function BoardCard({ run, index }: { readonly run: number; readonly index: number }) {
  const { view, give, show } = useDesk();
  const hand = view.handId;
  const enter = ([card]: readonly string[]): void => {
    if (hand === null || card === undefined) return;
    give({ do: 'correctBoard', hand, run, index, card });
    show(null);
  };
  return <CardGrid title={view.boards[run]?.[index] ?? ''} count={1} taken={view.faceUp} onEnter={enter} />;
}

/** What everybody in the room sees face up, typed because it was not read. */
function Opened({ seat }: { readonly seat: number }) {
  const { view, give, show } = useDesk();
  const hand = view.handId;
  const at = view.seats.find((s) => s.seat === seat);
  const enter = (cards: readonly string[]): void => {
    if (hand === null) return;
    give({ do: 'typeOpened', hand, seat, cards: [...cards] });
    show(null);
  };
  return <CardGrid title={at?.name ?? ''} count={at?.slots.length ?? 2} taken={view.faceUp} onEnter={enter} />;
}
