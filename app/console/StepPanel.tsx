'use client';
// Between the betting: start a hand, complete the deal, award the pots, and what is missing for it.
import { Barred } from './Barred.tsx';
import { BadDeck, Between } from './BetweenHands.tsx';
import { TypeBoard } from './BoardPanel.tsx';
import { Button, StepButton } from './Button.tsx';
import { slotsMissing } from './cardDesk.ts';
import { type Desk, useDesk } from './desk.ts';
import { HandTiles } from './HandTiles.tsx';
import { isIdle } from './idle.ts';
import { potShares } from './MapCentre.tsx';
import { isRedeal } from './nextStep.ts';
import { Openings } from './Openings.tsx';
import { hasReader } from './typing.ts';
import { useRight } from './useRight.ts';

export function StepPanel() {
  const desk = useDesk();
  const { view, words, press } = desk;
  const step = stepOf(desk);
  const right = useRight('operate');
  return (
    <>
      <div className="con-step">
        {step === null ? (
          <Hint />
        ) : (
          <StepButton
            step={`${view.next} ${view.handId}`}
            tone="main"
            hotkey={words.messages.key.enter}
            disabled={right.off}
            title={right.title}
            onPress={() => press({ do: 'confirm' })}
          >
            <b>{step}</b>
            <small>{detailOf(desk)}</small>
          </StepButton>
        )}
        {view.next === 'complete-deal' && view.nextBoard !== null && <TypeBoard />}
        {view.next === 'complete-deal' && view.nextBoard === null && <TypeUp />}
        {view.next === 'award' && <Otherwise />}
        {view.phase === 'AWARDING' && <Awards />}
      </div>
      {isIdle(view) && view.deck.blocked !== null && <BadDeck />}
      <Barred right={right} />
      <Openings />
      <HandTiles />
      {isIdle(view) && <Between />}
    </>
  );
}

/** Nobody is left to bet, so that nothing waits for the cards that lie face up: they are typed for the picture. */
function TypeUp() {
  const { view, words, press } = useDesk();
  const { off, title } = useRight('operate');
  if (view.upCards === null || view.upCards.missing.length === 0) return null;
  return (
    <Button size="large" hotkey="T" disabled={off} title={title} onPress={() => press({ do: 'type-board' })}>
      {words.messages.upCards.typeAll}
    </Button>
  );
}

/** 5.9.1: the dealer pushes the pots otherwise than the rules give them. */
function Otherwise() {
  const { words, show } = useDesk();
  const { off, title } = useRight('operate');
  return (
    <Button
      className="con-step-other"
      disabled={off}
      title={title}
      onPress={() => show({ kind: 'award', incident: null })}
    >
      {words.messages.award.otherwise}
    </Button>
  );
}

function stepOf({ view, words: { messages } }: Desk): string | null {
  switch (view.next) {
    case 'start-hand':
      return isRedeal(view.phase)
        ? messages.step.redeal(view.handNumber)
        : messages.step.startHand(view.handNumber + 1);
    case 'complete-deal':
      return messages.step.completeDeal;
    case 'award':
      return messages.step.award;
    default:
      return null;
  }
}

/** What is missing before a hand can start; the blinds first, at one press. */
function Hint() {
  const { view, words, show } = useDesk();
  const { step, level } = words.messages;
  if (!isIdle(view)) return <p className="con-note">{step.nothing}</p>;
  if (view.show.played) return <LastPlayed />;
  if (view.bigBlind > 0) return <p className="con-note">{step.seatsNeeded}</p>;
  return (
    <Button size="large" tone="main" onPress={() => show({ kind: 'level' })}>
      <b>{level.title}</b>
      <small>{step.blindsNeeded}</small>
    </Button>
  );
}

/** Nothing starts any more: the show ends, or goes on. */
function LastPlayed() {
  const { words, show } = useDesk();
  const right = useRight('show');
  const { showEnd } = words.messages;
  return (
    <Button size="large" tone="main" disabled={right.off} title={right.title} onPress={() => show({ kind: 'end' })}>
      <b>{showEnd.endOrOn}</b>
      <small>{showEnd.lastPlayed}</small>
    </Button>
  );
}

function detailOf(desk: Desk): string {
  const { view } = desk;
  if (view.next === 'complete-deal') return dealText(desk);
  return view.next === 'start-hand' ? startText(desk) : '';
}

function dealText({ view, words: { messages } }: Desk): string {
  if (!hasReader(view) && !view.cardDesk) return '';
  const { missing, all } = slotsMissing(view);
  return messages.step.dealSeen(all - missing, all);
}

function startText({ view, nextHand, words: { messages, money } }: Desk): string {
  const at = view.positions;
  if (at === null) return '';
  const held = view.release.held ? ` · ${messages.release.held}` : '';
  const places = [
    at.button === 0 ? '' : `${messages.step.button} ${at.button}`,
    at.smallBlind === null ? '' : `${messages.step.smallBlind} ${at.smallBlind}`,
    at.bigBlind === 0 ? '' : `${messages.step.bigBlind} ${at.bigBlind}`,
  ].filter((text) => text !== '');
  const extras = [
    ...nextHand.straddles.map((s) => ` · ${messages.action.straddle} ${s.seat}: ${money(s.amount)}`),
    ...nextHand.posts.map((p) => ` · ${messages.action.post} ${p.seat}`),
  ];
  return `${places.join(' · ')}${extras.join('')}${held}`;
}

function Awards() {
  const desk = useDesk();
  const { view, words } = desk;
  return (
    <ul className="con-awards">
      {view.pots.map((pot) => (
        <li key={pot.index}>
          <span>{pot.index === 0 ? words.messages.pots.main : words.messages.pots.side(pot.index)}</span>
          <b>{words.money(pot.amount)}</b>
          <span>{potShares(pot, desk)}</span>
        </li>
      ))}
    </ul>
  );
}
