// The page for viewers as a pure function of one view: a page to read on a phone or beside a stream, no graphic for a mixer.
import type { WatchView } from '../../server/views/public/view.ts';
import { CardSprite } from '../ui/CardSprite.tsx';
import type { Switches } from '../ui/switches.ts';
import { clockText, useSecondsLeft } from '../ui/useSecondsLeft.ts';
import { WatchHistory } from './WatchHistory.tsx';
import { WatchSeats } from './WatchSeats.tsx';
import { WatchTable } from './WatchTable.tsx';
import { delaySpoken, type WatchPartProps, watchWords } from './watchWords.ts';

interface WatchScreenProps {
  readonly view: WatchView;
  readonly switches: Switches;
  readonly link: 'live' | 'lost';
}

export function WatchScreen({ view, switches, link }: WatchScreenProps) {
  const words = watchWords(view, switches);
  return (
    <main className="watch" lang={switches.language} data-deck={switches.deck} data-show={view.show} data-motion="none">
      <CardSprite />
      <Head view={view} words={words} />
      {link === 'lost' && (
        <p className="watch-lost" role="status">
          {words.own.lost}
        </p>
      )}
      {view.show === 'on' ? <Show view={view} words={words} /> : <Still view={view} words={words} />}
    </main>
  );
}

function Head({ view, words }: WatchPartProps) {
  const { own, table } = words;
  return (
    <header className="watch-head">
      <h1>{view.tableName}</h1>
      <p className="watch-delay">{view.delayMs > 0 ? own.asBroadcast(delaySpoken(view.delayMs, own)) : own.live}</p>
      {view.demo && <p className="watch-demo">{table.demo}</p>}
    </header>
  );
}

function Show({ view, words }: WatchPartProps) {
  return (
    <div className="watch-body">
      <WatchTable view={view} words={words} />
      <WatchSeats view={view} words={words} />
      <WatchHistory view={view} words={words} />
    </div>
  );
}

/** Before the show, in a break, after its end, and while nothing is on air. */
function Still({ view, words }: WatchPartProps) {
  const { table, own } = words;
  if (view.show === 'countdown' && view.countdownMs > 0)
    return (
      <p className="watch-empty">
        {table.startsIn} <TimeLeft remainingMs={view.countdownMs} />
      </p>
    );
  const texts = { countdown: table.startsSoon, break: table.backSoon, ended: table.showEnded };
  const text =
    view.show === 'countdown' || view.show === 'break' || view.show === 'ended' ? texts[view.show] : own.waiting;
  return <p className="watch-empty">{text}</p>;
}

function TimeLeft({ remainingMs }: { readonly remainingMs: number }) {
  return <time>{clockText(useSecondsLeft(remainingMs))}</time>;
}
