'use client';
// What nobody may overlook: cards that air during play, a table that cannot be entered, a lost line, a hand entered
// afterwards, the last hand. One row, so that the table keeps its height.
import { refusedAddress } from '../messages/refusedAddress.ts';
import { AskedBanner } from './AskedPanel.tsx';
import { Button } from './Button.tsx';
import { clockText } from './clockText.ts';
import { deckWords } from './deck/deckWords.ts';
import { useDesk } from './desk.ts';
import { pressesText } from './pressText.ts';
import { foundText } from './StopPanel.tsx';
import { useRight } from './useRight.ts';

export function Banners() {
  const { view, words, link, reason, presses } = useDesk();
  const { top, release, showEnd } = words.messages;
  return (
    <div className="con-banners">
      <p className="con-banner con-banner--turn" data-tone="warn">
        {top.turn}
      </p>
      {view.release.cardsAirDuringPlay && (
        <p className="con-banner" data-tone="danger" role="alert">
          {release.duringPlay}
        </p>
      )}
      {link !== 'live' && (
        <p className="con-banner" data-tone="warn" role="alert">
          {refusedAddress(words.language, reason) || top.lost}
        </p>
      )}
      {view.readOnly !== null && (
        <p className="con-banner" data-tone="warn" role="alert">
          <b>{top.readOnly}</b> {top.readOnlyAt(view.readOnly.position, view.readOnly.reason)}
        </p>
      )}
      {presses.lost.length > 0 && (
        <p className="con-banner" data-tone="warn" role="alert">
          <b>{top.lostPresses}</b> {pressesText(presses.lost, words)}. {top.lookAgain}
        </p>
      )}
      <AskedBanner />
      <OpenReports />
      <Afterwards />
      {view.deckDesk !== null && (
        <p className="con-banner" data-tone="warn">
          {top.deckDesk[view.deckDesk.kind](view.deckDesk.actor, deckWords(words.language).zone(view.deckDesk.zone))}
        </p>
      )}
      {view.show.state === 'last-hand' && (
        <p className="con-banner" data-tone="warn">
          {view.show.played ? showEnd.lastPlayed : showEnd.lastHand}
        </p>
      )}
      {view.show.state === 'ended' && (
        <p className="con-banner" data-tone="warn">
          {showEnd.ended}
        </p>
      )}
    </div>
  );
}

/** The hand goes on, and somebody has to rule all the same: after the round, or at leisure. */
function OpenReports() {
  const { view, words, show } = useDesk();
  const { stop } = words.messages;
  return view.open.map((open) => (
    <div key={open.id} className="con-banner con-banner--after" data-tone="warn" role="alert">
      <span>
        <b>{stop.later}.</b> {foundText(open, words)} ({words.clause(open.clause)})
      </span>
      <Button tone="warn" onPress={() => show({ kind: 'open', incident: open.id })}>
        {stop.rule}
      </Button>
    </div>
  ));
}

/** Where the next entry of the hand is placed, until it has caught up with the table. */
function Afterwards() {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { afterwards } = words.messages;
  const { handId } = view;
  if (view.afterwards === null || handId === null) return null;
  const { at, caughtUp } = view.afterwards;
  return (
    <div className="con-banner con-banner--after" data-tone="warn">
      <span>{caughtUp ? afterwards.caughtUp : afterwards.banner(clockText(at))}</span>
      {!caughtUp && (
        <Button tone="warn" disabled={off} onPress={() => give({ do: 'catchUp', hand: handId })}>
          {afterwards.catchUp}
        </Button>
      )}
    </div>
  );
}
