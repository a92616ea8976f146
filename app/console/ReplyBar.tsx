'use client';
// One line that says what became of the last press, with undo, redo and rulings beside it.
import { Button } from './Button.tsx';
import { type Reply, useDesk } from './desk.ts';
import { undoText } from './lineText.ts';

export function ReplyBar() {
  const { view, words, reply, locked, press, show } = useDesk();
  const { bar } = words.messages;
  return (
    <div className="con-bar">
      <Button
        tone="warn"
        hotkey="Z"
        className="con-undo"
        disabled={locked || !view.canUndo}
        onPress={() => press({ do: 'undo' })}
      >
        <span className="con-undo-word">{bar.undo}</span>
        <span className="con-undo-what">{view.undoOf === null ? bar.nothingToUndo : undoText(view.undoOf, words)}</span>
      </Button>
      <Button hotkey="⇧Z" disabled={locked || !view.canRedo} onPress={() => press({ do: 'redo' })}>
        {bar.redo}
      </Button>
      <ReplyText reply={reply} />
      <Button tone="quiet" disabled={locked || view.handId === null} onPress={() => show({ kind: 'ruling' })}>
        {bar.rulings}
      </Button>
    </div>
  );
}

function ReplyText({ reply }: { readonly reply: Reply | null }) {
  const { words } = useDesk();
  const { bar } = words.messages;
  if (reply === null) return <output className="con-reply" />;
  if (reply.state !== 'refused')
    return (
      <output className="con-reply" data-state={reply.state}>
        <span className="con-reply-mark">{reply.state === 'entered' ? '✓' : '…'}</span>
        <span className="con-reply-text">
          {reply.what === '' ? (reply.state === 'entered' ? bar.entered : bar.sending) : reply.what}
        </span>
      </output>
    );
  const { code, clause, params } = reply.refusal;
  return (
    <output className="con-reply" data-state="refused">
      <span className="con-reply-mark">✕</span>
      <span className="con-reply-text">{words.code('refusals', code, params)}</span>
      {clause !== '' && <span className="con-clause">{words.clause(clause)}</span>}
    </output>
  );
}
