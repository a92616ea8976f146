'use client';
// What waits for a second person, in words, on every console: who asks, for what, whose word is missing. Whoever may confirm
// holds one button for all of it; the asker takes it back.
import { consoleAsksMessages } from '../messages/consoleAsks.ts';
import { type Asked, askedOf, confirmAsked, withdrawAsked } from './askedOf.ts';
import { Button, HoldButton } from './Button.tsx';
import { spanText } from './clockText.ts';
import { useDesk } from './desk.ts';
import { useElapsed } from './useElapsed.ts';

export function AskedPanel({ now }: { readonly now: number }) {
  const { view, me } = useDesk();
  const asked = askedOf(view.release.asks, me, now);
  return asked.map((one) => <AskedOne key={one.by} asked={one} now={now} />);
}

/** For whoever may confirm: the table has his eyes, and on a small page the request lies further down. */
export function AskedBanner() {
  const { view, me, words } = useDesk();
  const now = view.release.programmeNow + useElapsed(view);
  const mine = askedOf(view.release.asks, me, now).find((asked) => asked.mine === 'confirm');
  if (mine === undefined) return null;
  const texts = consoleAsksMessages(words.language);
  return (
    <div className="con-banner con-banner--after" data-tone="warn">
      <span>{texts.banner(mine.name)}</span>
      <Button tone="warn" onPress={() => document.querySelector('.con-asked')?.scrollIntoView({ block: 'center' })}>
        {texts.look}
      </Button>
    </div>
  );
}

function AskedOne({ asked, now }: { readonly asked: Asked; readonly now: number }) {
  const { words, steer, link } = useDesk();
  const texts = consoleAsksMessages(words.language);
  const { release } = words.messages;
  const down = link !== 'live';
  return (
    <section className="con-asked" aria-label={texts.title} role="alert">
      <p className="con-asked-who">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2L19 18H1Z" />
        </svg>
        {asked.mine === 'withdraw' ? texts.youAsk : texts.asks(asked.name)}
      </p>
      {asked.lines.map(({ canvases, kind, delayMs, gate }) => (
        <p key={`${kind} ${delayMs} ${gate}`}>
          <b>
            {texts.what(
              canvases.map(({ audience }) => release.audience[audience]).join(', '),
              release.kind[kind],
              spanText(delayMs),
            )}
          </b>{' '}
          {texts.when[gate]}
        </p>
      ))}
      {asked.mine !== 'confirm' && <p className="con-note">{texts.waitsFor(asked.waitsFor.join(texts.or))}</p>}
      <p className="con-note">{texts.lapses(spanText(asked.until - now))}</p>
      {asked.mine === 'confirm' && (
        <HoldButton size="large" disabled={down} onPress={() => steer(confirmAsked(asked))}>
          <b>{texts.confirm}</b>
        </HoldButton>
      )}
      {asked.mine === 'withdraw' && (
        <Button disabled={down} onPress={() => steer(withdrawAsked(asked))}>
          {texts.withdraw}
        </Button>
      )}
    </section>
  );
}
