'use client';
// What is set up and reported between hands: level, button, a hand played already, shuffle and cut, a deck that is not fit.
import type { ConsoleView } from '../../server/console/view.ts';
import { Button } from './Button.tsx';
import { keepsProcedure } from './callFloor.ts';
import { useDesk } from './desk.ts';
import { DeckState } from './sheets/DeckSheetPart.tsx';
import { hasReader } from './typing.ts';
import { useRight } from './useRight.ts';

/** 6.2: nothing is dealt with this deck; the way to a new one stands beside it. */
export function BadDeck() {
  const { words, show } = useDesk();
  return (
    <div className="con-bad-deck">
      <DeckState />
      <Button tone="warn" onPress={() => show({ kind: 'floor', part: 'deck', about: null })}>
        {words.messages.floor.deck}
      </Button>
    </div>
  );
}

/** 5.5: said by one press each where the next deal waits for it. */
function Procedure() {
  const { view, words, press } = useDesk();
  const { off } = useRight('operate');
  const { floor } = words.messages;
  const { shuffled, cuts } = view.deck;
  return (
    <>
      <Button hotkey="S" pressed={shuffled} disabled={off} onPress={() => press({ do: 'shuffled' })}>
        {floor.shuffled}
      </Button>
      <Button hotkey="X" pressed={cuts > 0} disabled={off} onPress={() => press({ do: 'cut' })}>
        {floor.cut}
      </Button>
    </>
  );
}

/** Straddles and posts are said before a hand, so that a table that has them is never armed. */
function mayStartItself(view: ConsoleView): boolean {
  return hasReader(view) && !view.offers.straddles && !view.offers.posts;
}

/** A7: armed here, the next hand needs no key. */
function StartsItself() {
  const { view, words, give } = useDesk();
  const { off, title } = useRight('operate');
  const armed = view.startsItself;
  return (
    <Button
      pressed={armed}
      disabled={off}
      title={title}
      onPress={() => give({ do: 'setSwitches', switches: { 'readers.start': armed ? null : 'auto' } })}
    >
      {words.messages.step.startsItself(armed)}
    </Button>
  );
}

/** One press calls a bomb pot, one more takes it back. */
function CashButtons() {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const { cash: texts } = words.messages;
  const plan = view.cash.bombPot;
  return (
    <>
      {plan !== null && (
        <Button pressed={plan.due} disabled={off} onPress={() => give({ do: 'callBombPot', on: !plan.called })}>
          {plan.due ? texts.called : plan.left > 0 ? texts.inHands(plan.left) : texts.call}
        </Button>
      )}
      <Button onPress={() => show({ kind: 'cash' })}>{texts.open}</Button>
    </>
  );
}

/** What is set up between hands. */
export function Between() {
  const { view, words, show } = useDesk();
  const { level, step, move, afterwards, gameForm } = words.messages;
  const { off } = useRight('operate');
  return (
    <>
      <div className="con-step-more">
        {keepsProcedure(view) && <Procedure />}
        {view.bigBlind > 0 && <Button onPress={() => show({ kind: 'level' })}>{level.title}</Button>}
        <Button onPress={() => show({ kind: 'game' })}>{gameForm.open}</Button>
        {view.cash.on && <CashButtons />}
        <Button disabled={off} onPress={() => show({ kind: 'button' })}>
          {move.button}
        </Button>
        {view.next === 'start-hand' && (
          <Button disabled={off} onPress={() => show({ kind: 'afterwards' })}>
            {afterwards.title}
          </Button>
        )}
        {mayStartItself(view) && <StartsItself />}
        {view.handId !== null && <CardsLeft hand={view.handId} />}
      </div>
      {view.seats.every((seat) => seat.state !== 'opened') && <p className="con-note">{step.tapSeat}</p>}
    </>
  );
}

function CardsLeft({ hand }: { readonly hand: string }) {
  const { words, give, locked, me } = useDesk();
  if (me?.role !== 'floor' && me?.role !== 'chief-judge') return null;
  return (
    <Button tone="quiet" disabled={locked} onPress={() => give({ do: 'handLeft', hand })}>
      {words.messages.step.handLeft}
    </Button>
  );
}
