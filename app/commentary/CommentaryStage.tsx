// The commentary page as a pure function of one view. Opaque, bigger text, and always says LIVE or DELAYED.
import type { CommentaryView } from '../../server/views/commentary/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { levelText } from '../ui/levelText.ts';
import { type Motion, MotionContext } from '../ui/motion.ts';
import { Stage } from '../ui/Stage.tsx';
import type { Switches } from '../ui/switches.ts';
import { clockText, useSecondsLeft } from '../ui/useSecondsLeft.ts';
import { type CommentaryWords, commentaryWords, delayText } from './commentaryWords.ts';
import { SeatRow } from './SeatRow.tsx';
import { SideColumn } from './SideColumn.tsx';

interface CommentaryStageProps {
  readonly view: CommentaryView;
  readonly switches: Switches;
  readonly motion: Motion;
  readonly link: 'live' | 'lost';
  readonly debugText: string;
}

export function CommentaryStage({ view, switches, motion, link, debugText }: CommentaryStageProps) {
  const words = commentaryWords(view, switches);
  return (
    <MotionContext value={motion}>
      <Stage motion={motion} deck={switches.deck} safe={switches.safe} debugText={debugText}>
        <div className="fc-desk">
          <TopBar view={view} words={words} link={link} />
          {view.show === 'on' ? <Table view={view} words={words} /> : <Empty view={view} words={words} />}
        </div>
      </Stage>
    </MotionContext>
  );
}

interface PartProps {
  readonly view: CommentaryView;
  readonly words: CommentaryWords;
}

function TopBar({ view, words, link }: PartProps & { readonly link: 'live' | 'lost' }) {
  return (
    <div className="fc-top">
      <div className="fc-top__mode" data-mode={view.mode}>
        {view.mode === 'live' ? words.own.live : words.own.delayed(delayText(view.delayMs, words))}
      </div>
      {view.openedOnly && <div className="fc-top__flag fc-top__flag--opened">{words.own.openedOnly}</div>}
      {view.withheld !== 'none' && <div className="fc-top__flag">{words.own[view.withheld]}</div>}
      {view.demo && <div className="fc-top__flag fc-top__flag--demo">{words.table.demo}</div>}
      {link === 'lost' && <div className="fc-top__flag">{words.own.lost}</div>}
      {view.ruling && <div className="fc-top__flag">{words.table.ruling}</div>}
      {view.overruled && <div className="fc-top__flag fc-top__flag--ruled">{words.table.overruled}</div>}
      <div className="fc-top__table fc-clip">{view.tableName}</div>
      {view.handNumber > 0 && <Hand view={view} words={words} />}
    </div>
  );
}

function Hand({ view, words }: PartProps) {
  return (
    <>
      {words.game !== '' && <div className="fc-top__game">{words.game}</div>}
      <div className="fc-top__hand">
        {words.table.hand(view.handNumber)} · {words.own.street[view.street]}
      </div>
      <div className="fc-top__blinds">{levelText(view, { ante: words.table.action.ante, format: words.short })}</div>
      {view.minRaiseTo > 0 && <div className="fc-top__blinds">{lowestWager(view, words)}</div>}
      <div className="fc-top__pot">
        <span className="fc-top__pot-word">{words.table.pot}</span>
        <Amount key={view.handNumber} value={view.pot} format={words.money} />
      </div>
    </>
  );
}

function Empty({ view, words }: PartProps) {
  if (view.show === 'ended') return <div className="fc-desk__empty">{words.table.showEnded}</div>;
  if (view.show === 'break') return <div className="fc-desk__empty">{words.own.break}</div>;
  if (view.show !== 'countdown') return <div className="fc-desk__empty">{words.own.offAir}</div>;
  if (view.countdownMs < 0) return <div className="fc-desk__empty">{words.own.waiting}</div>;
  return (
    <div className="fc-desk__empty">
      <div>{view.countdownMs === 0 ? words.table.startsSoon : words.table.startsIn}</div>
      {view.countdownMs > 0 && <TimeLeft remainingMs={view.countdownMs} />}
    </div>
  );
}

function TimeLeft({ remainingMs }: { readonly remainingMs: number }) {
  return <div className="fc-desk__time">{clockText(useSecondsLeft(remainingMs))}</div>;
}

/** Nobody has bet on this street: the first wager is a bet. */
function lowestWager({ seats, minRaiseTo }: CommentaryView, { own, money }: CommentaryWords): string {
  return seats.every(({ bet }) => bet === 0) ? own.minBet(money(minRaiseTo)) : own.minRaise(money(minRaiseTo));
}

function Table({ view, words }: PartProps) {
  const { player, cards, stack, action, equity, hand } = words.own.column;
  return (
    <>
      <div className="fc-table" data-cards={view.seats[0]?.cards.length}>
        <div className="fc-row fc-row--head">
          {['', player, cards, stack, action, equity, hand].map((title) => (
            <div key={title}>{title}</div>
          ))}
        </div>
        {view.seats
          .filter((seat) => seat.state !== 'empty')
          .map((seat) => (
            <SeatRow key={seat.seat} seat={seat} words={words} />
          ))}
      </div>
      <SideColumn view={view} words={words} />
    </>
  );
}
