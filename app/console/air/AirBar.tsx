'use client';
// Hold, panic and resume, each on one key, and what became of the last press. Always there, never covered.
import { consoleAsksMessages } from '../../messages/consoleAsks.ts';
import { Button } from '../Button.tsx';
import { spanText } from '../clockText.ts';
import type { Reply } from '../desk.ts';
import { canResume } from '../mayResume.ts';
import { useRight } from '../useRight.ts';
import { useAir, useMoment } from './airDesk.ts';

export function AirBar() {
  const { desk } = useAir();
  const { held, gapMs } = desk.view.release;
  return (
    <footer className="air-bar">
      <div className="air-stop" data-gap={held && gapMs > 0}>
        <Stop />
        <Resume />
      </div>
      <ReplyLine reply={desk.reply} />
    </footer>
  );
}

function Stop() {
  const { desk } = useAir();
  const { release } = desk.words.messages;
  const right = useRight('stop');
  const off = desk.link !== 'live' || right.barred;
  const gone = desk.view.release.canvases.every(({ mode }) => mode === 'held');
  return (
    <>
      <Button
        size="large"
        tone="warn"
        hotkey="H"
        title={right.title}
        disabled={off || desk.view.release.held}
        onPress={() => desk.steer({ do: 'hold' })}
      >
        <b>{release.hold}</b>
      </Button>
      <Button
        size="large"
        tone="danger"
        hotkey="P"
        title={right.title}
        disabled={off || (desk.view.release.held && gone)}
        onPress={() => desk.steer({ do: 'panic' })}
      >
        <b>{release.panic}</b>
      </Button>
    </>
  );
}

/** After a restart the gap is shown, and R confirms it. */
function Resume() {
  const { desk } = useAir();
  const { release } = desk.words.messages;
  const right = useRight('resume');
  const { held, gapMs } = desk.view.release;
  const { now } = useMoment();
  const off = desk.link !== 'live' || right.barred || !canResume(desk.view.release, now);
  const gap = held && gapMs > 0;
  return (
    <>
      <Button
        size="large"
        tone="main"
        hotkey="R"
        title={right.title}
        disabled={off}
        onPress={() => desk.steer({ do: 'resume', gapMs })}
      >
        <b>{gap ? release.resumeGap(spanText(gapMs)) : release.resume}</b>
      </Button>
      {gap && (
        <Button size="large" title={right.title} disabled={off} onPress={() => desk.steer({ do: 'resume', gapMs: 0 })}>
          {release.resumeNoGap}
        </Button>
      )}
    </>
  );
}

const MARKS: Readonly<Record<Reply['state'], string>> = {
  sending: '→',
  entered: '✓',
  waits: '»',
  asked: '»',
  refused: '✕',
};

function ReplyLine({ reply }: { readonly reply: Reply | null }) {
  const { desk, words } = useAir();
  if (reply === null) return <output className="air-reply air-keys">{words.keys}</output>;
  const { code } = desk.words;
  const text =
    reply.state === 'refused'
      ? code('refusals', reply.refusal.code, reply.refusal.params)
      : reply.what || desk.words.messages.bar.entered;
  return (
    <output className="air-reply" data-state={reply.state}>
      <span>{MARKS[reply.state]}</span> {text}
      {reply.state === 'asked' && ` · ${consoleAsksMessages(desk.words.language).said.asked}`}
    </output>
  );
}
