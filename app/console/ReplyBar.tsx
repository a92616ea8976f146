'use client';
// One line that says what became of the last press, with undo, redo, rulings and the other ends beside it.
import { consoleAsksMessages } from '../messages/consoleAsks.ts';
import { Button } from './Button.tsx';
import { type Desk, type Reply, useDesk } from './desk.ts';
import { isIdle } from './idle.ts';
import { undoneText } from './lineText.ts';
import { pastChange } from './pastChange.ts';
import { pressesText } from './pressText.ts';
import { useRight } from './useRight.ts';
import type { ConsoleWords } from './words.ts';

export function ReplyBar() {
  const { view, words, reply, press, show, sheet } = useDesk();
  const { off, title } = useRight('operate');
  const calls = sheet?.kind === 'floor' || sheet?.kind === 'ruling';
  const { bar, end } = words.messages;
  // it would take nothing back; pressed it says why
  const idle = !view.canUndo || view.lastChange !== null;
  return (
    <div className="con-bar">
      <Button
        tone={idle ? 'quiet' : 'warn'}
        hotkey="Z"
        className={idle ? 'con-undo con-undo--idle' : 'con-undo'}
        disabled={off || !(view.canUndo || view.lastChange !== null || view.phase === 'DEALING')}
        title={title}
        onPress={() => press({ do: 'undo' })}
      >
        <span className="con-undo-word">{bar.undo}</span>
        <span className="con-undo-what">{undoLabel(view, words)}</span>
      </Button>
      <Button hotkey="⇧Z" className="con-redo" disabled={off || !view.canRedo} onPress={() => press({ do: 'redo' })}>
        {bar.redo}
      </Button>
      <ReplyText reply={reply} />
      <Button hotkey="J" className="con-call" pressed={calls} onPress={() => press({ do: 'floor' })}>
        {bar.floor}
      </Button>
      <Button tone="quiet" pressed={sheet?.kind === 'end'} onPress={() => show({ kind: 'end' })}>
        {isIdle(view) ? end.openShow : end.openHand}
      </Button>
    </div>
  );
}

/** Exactly what goes; where nothing does, what to do instead. */
function undoLabel({ undoOf, lastChange, phase }: Desk['view'], words: ConsoleWords): string {
  const { bar } = words.messages;
  if (lastChange !== null) return bar.past[pastChange(lastChange)](lastChange.seat ?? 0);
  if (undoOf !== null) return undoneText(undoOf, words);
  return phase === 'DEALING' ? bar.startedHand : bar.nothingToUndo;
}

const MARKS: Readonly<Record<Reply['state'], string>> = {
  sending: '→',
  entered: '✓',
  waits: '»',
  asked: '»',
  refused: '✕',
};

function ReplyText({ reply }: { readonly reply: Reply | null }) {
  const { words, presses } = useDesk();
  const { bar, planned } = words.messages;
  if (reply === null) return <output className="con-reply" />;
  if (reply.state === 'refused') return <Refusal refusal={reply.refusal} />;
  const plain = reply.state === 'sending' ? bar.sending : bar.entered;
  return (
    <output className="con-reply" data-state={reply.state}>
      <span className="con-reply-mark">{MARKS[reply.state]}</span>
      <span className="con-reply-text">
        {reply.what === '' ? plain : reply.what}
        {reply.state === 'waits' && ` · ${planned.waits}`}
        {reply.state === 'asked' && ` · ${consoleAsksMessages(words.language).said.asked}`}
        {presses.waiting.length > 0 && ` · ${bar.behind(pressesText(presses.waiting, words))}`}
      </span>
    </output>
  );
}

function Refusal({ refusal }: Pick<Extract<Reply, { state: 'refused' }>, 'refusal'>) {
  const { words } = useDesk();
  const { code, clause, params } = refusal;
  return (
    <output className="con-reply" data-state="refused">
      <span className="con-reply-mark">{MARKS.refused}</span>
      <span className="con-reply-text">{words.code('refusals', code, params)}</span>
      {clause !== '' && <span className="con-clause">{words.clause(clause)}</span>}
    </output>
  );
}
