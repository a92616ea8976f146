// The checker's page as a pure function of one view and what he was answered: the table, when it airs, and his few words.
import type { CheckView } from '../../server/views/check/view.ts';
import { checkMessages } from '../messages/check.ts';
import type { CheckMessages } from '../messages/en/check.ts';
import { CardSprite } from '../ui/CardSprite.tsx';
import type { Switches } from '../ui/switches.ts';
import { clockText } from '../ui/useSecondsLeft.ts';
import { WatchSeats } from '../watch/WatchSeats.tsx';
import { WatchTable } from '../watch/WatchTable.tsx';
import { watchWords } from '../watch/watchWords.ts';
import { CheckBar } from './CheckBar.tsx';
import type { AirsNow } from './useAirs.ts';
import type { Checker } from './useChecker.ts';

export interface CheckScreenProps {
  readonly view: CheckView;
  readonly switches: Switches;
  readonly link: 'live' | 'lost';
  readonly airs: AirsNow;
  readonly checker: Checker;
}

export function CheckScreen({ view, switches, link, airs, checker }: CheckScreenProps) {
  const words = watchWords(view, switches);
  const own = checkMessages(switches.language);
  return (
    <main className="watch check" lang={switches.language} data-deck={switches.deck} data-motion="none">
      <CardSprite />
      <header className="watch-head">
        <h1>{view.tableName}</h1>
        <p className="watch-delay">{aheadText(view, own)}</p>
        {view.demo && <p className="watch-demo">{words.table.demo}</p>}
      </header>
      {link === 'lost' && (
        <p className="watch-lost" role="status">
          {words.own.lost}
        </p>
      )}
      <AirsLine view={view} airs={airs} own={own} />
      <CheckBar view={view} language={switches.language} live={link === 'live'} checker={checker} />
      {view.show === 'on' && (
        <div className="watch-body">
          <WatchTable view={view} words={words} />
          <WatchSeats view={view} words={words} />
          <Wrong own={own} />
        </div>
      )}
      {view.show !== 'on' && <p className="watch-empty">{stillText(view, words)}</p>}
    </main>
  );
}

function aheadText({ aheadMs }: CheckView, own: CheckMessages): string {
  return aheadMs < 0 ? own.noProgramme : own.ahead(clockText(Math.round(aheadMs / 1000)));
}

function stillText({ show }: CheckView, { table, own }: ReturnType<typeof watchWords>): string {
  switch (show) {
    case 'break':
      return table.backSoon;
    case 'ended':
      return table.showEnded;
    default:
      return own.waiting;
  }
}

interface AirsLineProps {
  readonly view: CheckView;
  readonly airs: AirsNow;
  readonly own: CheckMessages;
}

function AirsLine({ view, airs, own }: AirsLineProps) {
  const { aheadMs, handNumber } = view;
  const later =
    aheadMs > 0 && view.hand !== '' && view.word === 'open' ? own.seenLater(clockText(Math.round(aheadMs / 1000))) : '';
  return (
    <section className="check-airs" data-word={view.word}>
      <p className="check-when">
        {airs.state === 'later' && (
          <>
            {view.word === 'held' ? own.wouldAirIn(handNumber) : own.airsIn(handNumber)}{' '}
            <time>{clockText(airs.seconds)}</time>
          </>
        )}
        {airs.state === 'now' && view.word === 'open' && own.airsNow(handNumber)}
        {airs.state === 'stands' && own.stands}
        {airs.state === 'unknown' && own.unknown}
        {airs.state === 'no-hand' && own.noHand}
        {airs.state === 'no-programme' && own.noProgramme}
      </p>
      {view.show === 'on' && (view.hand !== '' || view.word !== 'open') && (
        <p className="check-word">{own.word[view.word]}</p>
      )}
      <p className="check-later">{later}</p>
    </section>
  );
}

/** Corrections are the producer's and the floor's: they see the log. */
function Wrong({ own }: { readonly own: CheckMessages }) {
  return (
    <section className="watch-history">
      <h2>{own.wrong}</h2>
      <p>{own.wrongSays}</p>
    </section>
  );
}
