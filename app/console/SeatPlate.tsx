'use client';
// One seat on the map: name, stack, slots or opened cards, and what it did on this street. Tap for its form.
import type { ConsoleSeat } from '../../server/console/view.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { fitName } from '../ui/names.ts';
import { useDesk } from './desk.ts';
import { Slots } from './Slots.tsx';
import { wordOf } from './words.ts';

export function SeatPlate({ seat }: { readonly seat: ConsoleSeat }) {
  const { words, show } = useDesk();
  const { messages, money } = words;
  if (seat.state === 'empty') return <FreeSeat seat={seat.seat} />;
  return (
    <button
      type="button"
      className={`con-seat con-seat--${seat.seat}`}
      data-state={seat.state}
      data-turn={seat.toAct || seat.pointer}
      data-won={seat.won > 0}
      onClick={(event) => {
        if (event.detail > 0) event.currentTarget.blur();
        show({ kind: 'seat', seat: seat.seat });
      }}
    >
      <span className="con-seat-top">
        <span className="con-seat-no">{seat.seat}</span>
        <span className="con-seat-name">{fitName(seat.name, 14)}</span>
        {seat.button && <span className="con-disc">D</span>}
        {seat.position !== 'none' && seat.position !== 'BTN' && (
          <span className="con-pos">{messages.position[seat.position]}</span>
        )}
      </span>
      <span className="con-seat-mid">
        <span className="con-seat-stack">{seat.allIn ? messages.act.allIn : money(seat.stack)}</span>
        {seat.opened.length === 0 && <Slots slots={seat.slots} />}
      </span>
      <SeatStrip cards={seat.opened} strip={stripText(seat, messages)} money={money} />
    </button>
  );
}

function FreeSeat({ seat }: { readonly seat: number }) {
  const { words, show } = useDesk();
  return (
    <button
      type="button"
      className={`con-seat con-seat--${seat}`}
      data-state="empty"
      onClick={() => show({ kind: 'seat', seat })}
    >
      <span className="con-seat-no">{seat}</span>
      <span className="con-seat-free">{words.messages.seatState.empty}</span>
    </button>
  );
}

interface Strip {
  readonly kind: string;
  readonly text: string;
  readonly amount: number;
}

function stripText(seat: ConsoleSeat, messages: ReturnType<typeof useDesk>['words']['messages']): Strip {
  if (seat.won > 0) return { kind: 'won', text: messages.line.PotAwarded, amount: seat.won };
  if (seat.state !== 'live' && seat.state !== 'opened' && seat.state !== 'partial')
    return { kind: seat.state, text: messages.seatState[seat.state], amount: 0 };
  if (seat.toAct) return { kind: 'turn', text: messages.act.toAct, amount: seat.bet };
  const text = seat.state === 'live' ? wordOf(messages.action, seat.action) : messages.seatState[seat.state];
  return { kind: seat.action, text, amount: seat.bet };
}

interface SeatStripProps {
  readonly cards: readonly string[];
  readonly strip: Strip;
  readonly money: (amount: number) => string;
}

/** Opened cards take the place of the word "open". */
function SeatStrip({ cards, strip, money }: SeatStripProps) {
  if (strip.text === '' && strip.amount === 0) return <span className="con-strip" data-kind="none" />;
  return (
    <span className="con-strip" data-kind={strip.kind}>
      {cards.length === 0 || strip.kind === 'won' ? <span>{strip.text}</span> : null}
      {cards.length > 0 && (
        <span className="con-opened">
          {cards.map((card) => (
            <MiniCard key={card} card={card} />
          ))}
        </span>
      )}
      {strip.amount > 0 && <b>{money(strip.amount)}</b>}
    </span>
  );
}
