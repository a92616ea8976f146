'use client';
// The frame of an open form: its title, the way out, and which form it is. Its first field has the focus.
import { type RefObject, useEffect, useRef } from 'react';
import { rulingText } from '../../messages/rulings.ts';
import { Barred } from '../Barred.tsx';
import { Button } from '../Button.tsx';
import { hasCanvas } from '../canvasForm.ts';
import { type Desk, useDesk } from '../desk.ts';
import { focusFirstField } from '../firstField.ts';
import { isIdle } from '../idle.ts';
import { isCardSheet, type Sheet, sheetBehind } from '../sheet.ts';
import { useRight } from '../useRight.ts';
import { wordOf } from '../words.ts';
import { FloorLinks } from './FloorSheet.tsx';
import { SheetBody } from './SheetBody.tsx';

export function SheetFrame({ sheet }: { readonly sheet: Sheet }) {
  const desk = useDesk();
  const { messages } = desk.words;
  const form = useFocusedForm(sheet);
  if (isCardSheet(sheet))
    return (
      <div className="con-sheet" ref={form}>
        <SheetBody sheet={sheet} />
      </div>
    );
  return (
    <>
      <header className="con-sheet-head">
        <h2>{titleOf(sheet, desk)}</h2>
        {sheet.kind === 'floor' && sheet.about === null && <FloorLinks part={sheet.part} />}
        <Button tone="quiet" hotkey={messages.key.escape} onPress={() => desk.show(sheetBehind(sheet))}>
          {messages.close}
        </Button>
      </header>
      <Whose sheet={sheet} />
      <div className="con-sheet" ref={form}>
        <SheetBody sheet={sheet} />
      </div>
    </>
  );
}

/** Whose form this is, where it is not this console's; a canvas has its own rules. */
function Whose({ sheet }: { readonly sheet: Sheet }) {
  const right = useRight('operate');
  return sheet.kind === 'canvas' || sheet.kind === 'end' ? null : <Barred right={right} />;
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

function titleOf(sheet: Sheet, desk: Desk): string {
  const { view } = desk;
  const { messages } = desk.words;
  switch (sheet.kind) {
    case 'seat':
      return messages.seat.title(sheet.seat);
    case 'move':
      return messages.move.title(sheet.seat);
    case 'button':
      return messages.move.button;
    case 'level':
      return messages.level.title;
    case 'game':
      return messages.gameForm.title;
    case 'cash':
      return messages.cash.title;
    case 'edit':
      return messages.edit.title;
    case 'ruling':
      return messages.ruling.title;
    case 'floor':
      return sheet.about === null
        ? messages.floor.title[sheet.part]
        : rulingText('incidents', sheet.about, desk.words.language);
    case 'open':
      return messages.stop.later;
    case 'end':
      return isIdle(view) ? messages.end.show : messages.end.hand;
    case 'afterwards':
      return messages.afterwards.title;
    case 'award':
      return sheet.incident === null ? messages.award.title : messages.award.ruledTitle;
    case 'past':
      return messages.past.open;
    case 'canvas':
      return canvasTitle(sheet.name, desk);
    default:
      return '';
  }
}

/** A page is called what it is for, wherever its name says that. */
function canvasTitle(name: string, { view, words: { messages } }: Desk): string {
  const page = wordOf(messages.release.audience, name);
  return hasCanvas(view, name) ? messages.canvas.title(page) : messages.canvas.make(page);
}
