'use client';
// The order for one hand: whose cards, who complains and why. Only public facts of the hand stand here.
import { useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { JudgeHand } from '../../../server/judge/view.ts';
import { MiniCard } from '../../ui/MiniCard.tsx';
import { Button } from '../Button.tsx';
import type { JudgeWords } from './judgeWords.ts';
import type { JudgeWork } from './useJudge.ts';

interface OrderFormProps {
  readonly hand: JudgeHand;
  /** the rules of the table know the private look */
  readonly open: boolean;
  readonly work: JudgeWork;
  readonly words: JudgeWords;
  readonly ordered: (id: string) => void;
}

export function OrderForm(props: OrderFormProps) {
  const { hand, open, words } = props;
  const { messages } = words;
  return (
    <>
      <HandHead hand={hand} words={words} />
      <p className="jud-clause">{messages.clause}</p>
      {!open && <p className="jud-stop">{messages.closed}</p>}
      {open && !hand.left && <p className="jud-stop">{messages.atTable}</p>}
      {open && hand.left && <Order {...props} />}
    </>
  );
}

function HandHead({ hand, words }: Pick<OrderFormProps, 'hand' | 'words'>) {
  const { messages, language } = words;
  return (
    <header className="jud-head">
      <h2>
        {messages.order.title}: {messages.hand(hand.number)}
      </h2>
      <span className="jud-cards">
        {hand.board.map((card) => (
          <MiniCard key={card} card={card} />
        ))}
      </span>
      <em>
        {messages.ends[hand.ended]}, {messages.pot} {hand.pot.toLocaleString(language)}
      </em>
    </header>
  );
}

interface Said {
  readonly seats: readonly number[];
  readonly complainant: string;
  readonly grounds: string;
}

const NOTHING: Said = { seats: [], complainant: '', grounds: '' };

function Order({ hand, work, words, ordered }: OrderFormProps) {
  const [said, setSaid] = useState(NOTHING);
  // the same order when it is pressed again after a lost answer
  const id = useRef(uuid());
  const { order } = words.messages;
  const say = (more: Partial<Said>): void => setSaid((before) => ({ ...before, ...more }));
  const { seats, complainant, grounds } = said;
  const ready = seats.length > 0 && complainant.trim() !== '' && grounds.trim() !== '';
  const give = async (): Promise<void> => {
    const about = { case: id.current, hand: hand.hand, seats: [...seats], complainant, grounds };
    if (await work.give({ do: 'order', ...about })) ordered(id.current);
  };
  return (
    <>
      <SeatTaps hand={hand} words={words} seats={seats} say={say} />
      <Grounds said={said} words={words} say={say} />
      <p className="jud-hint">{order.record}</p>
      <div className="jud-buttons">
        <Button size="large" tone="main" disabled={!ready || work.waits} onPress={() => void give()}>
          {order.give}
        </Button>
      </div>
    </>
  );
}

interface Saying extends Pick<OrderFormProps, 'words'> {
  readonly say: (more: Partial<Said>) => void;
}

function SeatTaps({ hand, words, seats, say }: Saying & Pick<OrderFormProps, 'hand'> & Pick<Said, 'seats'>) {
  const { order, wins, states } = words.messages;
  const toggle = (seat: number): void => {
    const next = seats.includes(seat) ? seats.filter((other) => other !== seat) : [...seats, seat];
    say({ seats: [...next].sort((a, b) => a - b) });
  };
  return (
    <fieldset className="jud-seats">
      <legend>{order.seats}</legend>
      {hand.seats.map(({ seat, name, state, won }) => (
        <button
          key={seat}
          type="button"
          className="jud-seat"
          aria-pressed={seats.includes(seat)}
          onClick={() => toggle(seat)}
        >
          <b>{seat}</b>
          <span>{name}</span>
          <em>{won > 0 ? wins : states[state]}</em>
        </button>
      ))}
    </fieldset>
  );
}

function Grounds({ said, words, say }: Saying & { readonly said: Said }) {
  const { order } = words.messages;
  return (
    <>
      <label className="jud-field">
        <span>{order.complainant}</span>
        <input
          className="con-field"
          value={said.complainant}
          maxLength={120}
          autoComplete="off"
          placeholder={order.complainantHint}
          onChange={(event) => say({ complainant: event.target.value })}
        />
      </label>
      <label className="jud-field">
        <span>{order.grounds}</span>
        <textarea
          className="con-field"
          rows={3}
          value={said.grounds}
          maxLength={1_000}
          onChange={(event) => say({ grounds: event.target.value })}
        />
      </label>
    </>
  );
}
