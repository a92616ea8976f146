'use client';
// Between the betting: start a hand, complete the deal, award the pots, and what is missing for it.
import { Button } from './Button.tsx';
import { type Desk, useDesk } from './desk.ts';
import { potNames } from './MapCentre.tsx';
import { Openings } from './Openings.tsx';
import { hasReader } from './typing.ts';
import type { ConsoleWords } from './words.ts';

export function StepPanel() {
  const desk = useDesk();
  const { view, words, press, locked, show } = desk;
  const step = stepOf(desk);
  const idle = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'].includes(view.phase);
  return (
    <div className="con-step">
      {step === null ? (
        <Hint />
      ) : (
        <Button
          size="large"
          tone="main"
          hotkey={words.messages.key.enter}
          disabled={locked}
          onPress={() => press({ do: 'confirm' })}
        >
          <b>{step}</b>
          <small>{detailOf(desk)}</small>
        </Button>
      )}
      {view.phase === 'AWARDING' && <Awards />}
      <div className="con-wide">
        <Openings />
      </div>
      <div className="con-step-more">
        {idle && view.bigBlind > 0 && (
          <Button onPress={() => show({ kind: 'level' })}>{words.messages.level.title}</Button>
        )}
        {idle && view.handId !== null && <CardsLeft hand={view.handId} />}
      </div>
      {idle && <Level words={words} />}
      {idle && <p className="con-note con-wide">{words.messages.step.tapSeat}</p>}
    </div>
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

function isRedeal(phase: string): boolean {
  return phase === 'MISDEAL' || phase === 'VOID';
}

/** What is missing before a hand can start; the blinds first, at one press. */
function Hint() {
  const { view, words, show } = useDesk();
  const { step, level } = words.messages;
  if (view.phase !== 'IDLE' && view.phase !== 'COMPLETE') return <p className="con-note">{step.nothing}</p>;
  if (view.bigBlind > 0) return <p className="con-note">{step.seatsNeeded}</p>;
  return (
    <Button size="large" tone="main" onPress={() => show({ kind: 'level' })}>
      <b>{level.title}</b>
      <small>{step.blindsNeeded}</small>
    </Button>
  );
}

function detailOf({ view, nextHand, words: { messages, money } }: Desk): string {
  if (view.next === 'complete-deal') {
    if (!hasReader(view)) return '';
    const slots = view.seats.filter((s) => s.state !== 'empty' && s.state !== 'out').flatMap((s) => s.slots);
    return messages.step.dealSeen(slots.filter((slot) => slot === 'scanned' || slot === 'typed').length, slots.length);
  }
  const at = view.positions;
  if (view.next !== 'start-hand' || at === null) return '';
  const held = view.release.held ? ` · ${messages.release.held}` : '';
  const small = at.smallBlind === null ? '' : ` · ${messages.step.smallBlind} ${at.smallBlind}`;
  const extras = [
    ...nextHand.straddles.map((s) => ` · ${messages.action.straddle} ${s.seat}: ${money(s.amount)}`),
    ...nextHand.posts.map((p) => ` · ${messages.action.post} ${p.seat}`),
  ];
  return `${messages.step.button} ${at.button}${small} · ${messages.step.bigBlind} ${at.bigBlind}${extras.join('')}${held}`;
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
          <span>{potNames(pot, desk)}</span>
        </li>
      ))}
    </ul>
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

function Level({ words: { messages, money } }: { readonly words: ConsoleWords }) {
  const { view } = useDesk();
  if (view.bigBlind === 0) return null;
  const ante = view.ante === 0 ? '' : ` · ${messages.level.ante} ${money(view.ante)}`;
  return (
    <p className="con-note">
      {messages.top.blinds} {money(view.smallBlind)} / {money(view.bigBlind)}
      {ante} · {messages.level.unit} {money(view.unit)}
    </p>
  );
}
