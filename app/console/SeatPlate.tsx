'use client';
// One seat on the map: name, stack, slots or opened cards, and what it did on this street. Tap for its form.
import type { MouseEvent } from 'react';
import type { ConsoleSeat } from '../../server/console/view.ts';
import { MiniCard } from '../ui/MiniCard.tsx';
import { fitName } from '../ui/names.ts';
import { type Desk, useDesk } from './desk.ts';
import { isIdle } from './idle.ts';
import type { Place } from './mapPlaces.ts';
import { Slots } from './Slots.tsx';
import { isWanted, tapOf } from './tapSeat.ts';
import { useRight } from './useRight.ts';
import { wordOf } from './words.ts';

interface SeatPlateProps {
  readonly seat: ConsoleSeat;
  readonly place: Place;
}

export function SeatPlate({ seat, place }: SeatPlateProps) {
  const { view, words, sheet } = useDesk();
  const tap = useTap(seat);
  // before the first hand the button lies where the next one begins
  const button = seat.button || (view.phase === 'IDLE' && view.positions?.button === seat.seat);
  const { messages, money } = words;
  if (seat.state === 'empty') return <FreeSeat seat={seat} place={place} />;
  return (
    <button
      type="button"
      className={`con-seat con-place--${place}`}
      data-state={seat.state}
      data-turn={seat.toAct || seat.pointer}
      data-won={seat.won > 0}
      data-here={seat.here}
      data-wanted={isWanted(sheet, seat)}
      onClick={tap}
    >
      <span className="con-seat-top">
        <span className="con-seat-no">{seat.seat}</span>
        <span className="con-seat-name">{fitName(seat.name, 14)}</span>
        {button && <span className="con-disc">D</span>}
        <Corner seat={seat} />
      </span>
      <span className="con-seat-mid">
        <span className="con-seat-stack">{seat.allIn ? messages.act.allIn : money(seat.stack)}</span>
        {seat.opened.length === 0 && <Slots slots={seat.slots} up={seat.up} />}
      </span>
      <SeatStrip
        cards={seat.opened}
        strip={outStrip(seat, view, messages) ?? stripText(seat, messages)}
        money={money}
      />
    </button>
  );
}

/** The position, or that he is away, or that this is his last hand for now. */
function Corner({ seat }: Pick<SeatPlateProps, 'seat'>) {
  const { view, words } = useDesk();
  const { messages } = words;
  if (seat.here !== 'PRESENT') return <span className="con-pos con-pos--out">{messages.here.short[seat.here]}</span>;
  if (seat.presence === 'out-after-hand')
    return <span className="con-pos con-pos--out">{messages.seatState.outNext}</span>;
  if (seat.owes !== 'nothing' && isIdle(view))
    return <span className="con-pos con-pos--out">{messages.owesShort[seat.owes]}</span>;
  if (isIdle(view) && view.cash.standUp?.standing.includes(seat.seat) === true)
    return <span className="con-pos con-pos--out">{messages.cash.stands}</span>;
  if (seat.drew !== null && !isIdle(view))
    return <span className="con-pos con-pos--drew">{messages.draw.drew(seat.drew)}</span>;
  // nobody posts a blind: only the cards say who opens
  if (view.game.forced === 'bring_in') return null;
  if (seat.position === 'none' || seat.position === 'BTN') return null;
  return <span className="con-pos">{messages.position[seat.position]}</span>;
}

function FreeSeat({ seat, place }: SeatPlateProps) {
  const { view, words, sheet } = useDesk();
  const { seatState, move } = words.messages;
  const tap = useTap(seat);
  const dead = isIdle(view) && view.positions?.button === seat.seat;
  const says = sheet?.kind === 'move' ? move.here : sheet?.kind === 'button' ? move.dead : seatState.empty;
  return (
    <button
      type="button"
      className={`con-seat con-place--${place}`}
      data-state="empty"
      data-wanted={isWanted(sheet, seat)}
      onClick={tap}
    >
      <span className="con-seat-no">{seat.seat}</span>
      <span className="con-seat-free">{dead ? move.deadLies : says}</span>
      {dead && <span className="con-disc">D</span>}
    </button>
  );
}

/** Opens the seat's form, or answers the form that asks for a seat. */
function useTap(seat: ConsoleSeat): (event: MouseEvent<HTMLButtonElement>) => void {
  const { sheet, show, give } = useDesk();
  const { off } = useRight('operate');
  return (event) => {
    if (event.detail > 0) event.currentTarget.blur();
    const tap = tapOf(sheet, seat);
    if (tap.command !== null && !off) give(tap.command);
    show(tap.sheet);
  };
}

interface Strip {
  readonly kind: string;
  readonly text: string;
  readonly amount: number;
}

/** Between hands whoever sits out is named as that at once, but for the one who has just won. */
function outStrip(seat: ConsoleSeat, view: Desk['view'], messages: Desk['words']['messages']): Strip | null {
  const out = isIdle(view) && seat.presence === 'out' && seat.won === 0;
  return out ? { kind: 'out', text: messages.seatState.out, amount: 0 } : null;
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

/** Opened cards take the place of the word "open"; whoever wins is named as that, his cards stand large below. */
function SeatStrip({ cards, strip, money }: SeatStripProps) {
  if (strip.text === '' && strip.amount === 0) return <span className="con-strip" data-kind="none" />;
  const faces = strip.kind === 'won' ? [] : cards;
  return (
    <span className="con-strip" data-kind={strip.kind}>
      {faces.length === 0 ? (
        <span>{strip.text}</span>
      ) : (
        <span className="con-opened">
          {faces.map((card) => (
            <MiniCard key={card} card={card} />
          ))}
        </span>
      )}
      {strip.amount > 0 && <b>{money(strip.amount)}</b>}
    </span>
  );
}
