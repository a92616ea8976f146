// What was pressed, in words, for the line that says whether it was entered.
import type { ConsoleCommand, ConsoleControl, ConsoleLine } from '../../server/console/view.ts';
import { undoText } from './lineText.ts';
import { type ConsoleWords, wordOf } from './words.ts';

export function commandText(command: ConsoleCommand, words: ConsoleWords, undoOf: ConsoleLine | null = null): string {
  const { messages, money } = words;
  switch (command.do) {
    case 'act':
    case 'actAsRuled': {
      const to = command.to === null || command.to === undefined ? '' : ` ${money(command.to)}`;
      return `${messages.seat.title(command.seat)}: ${wordOf(messages.action, command.action)}${to}`;
    }
    case 'openHand':
    case 'typeOpened':
      return `${messages.seat.title(command.seat)}: ${messages.step.open}`;
    case 'muckHand':
      return `${messages.seat.title(command.seat)}: ${messages.step.muck}`;
    case 'takeSeat':
    case 'renameSeat':
    case 'setStack':
    case 'leaveSeat':
    case 'sitOut':
      return messages.seat.title(command.seat);
    case 'undo':
      return undoOf === null ? messages.bar.undo : `${messages.bar.undo}: ${undoText(undoOf, words)}`;
    default:
      return plainText(command.do, words);
  }
}

function plainText(what: ConsoleCommand['do'], { messages }: ConsoleWords): string {
  const texts: Partial<Record<ConsoleCommand['do'], string>> = {
    redo: messages.bar.redo,
    award: messages.step.award,
    completeDeal: messages.step.completeDeal,
    amend: messages.line.HandAmended,
    typeBoard: messages.step.typeBoard,
    correctBoard: messages.line.BoardCorrected,
    setStructure: messages.level.open,
    setProfile: messages.level.profile,
    setButton: messages.step.button,
    misdeal: messages.line.MisdealDeclared,
    voidHand: messages.line.HandVoided,
    accept: messages.inbox.accept,
    dismiss: messages.inbox.dismiss,
    confirmOpenings: messages.line.OpeningsConfirmed,
  };
  return texts[what] ?? '';
}

export function controlText(control: ConsoleControl, { messages }: ConsoleWords): string {
  if (control.do === 'hold' || control.do === 'panic' || control.do === 'resume') return messages.release[control.do];
  return messages.canvas.save;
}
