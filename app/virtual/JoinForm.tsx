'use client';
// What a person says before the virtual table opens: which reader it is, its secret, the shape of the table, the deck's word.
import { type FormEvent, useState } from 'react';
import type { VirtualMessages } from '../messages/en/virtual.ts';
import type { Board } from './feltPlan.ts';

export interface Joining {
  readonly reader: string;
  readonly secret: string;
  readonly seats: number;
  readonly board: Board;
  readonly deck: string;
}

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const BOARDS = ['one', 'five'] as const;

export function JoinForm({
  messages,
  first,
  onJoin,
}: {
  readonly messages: VirtualMessages;
  readonly first: Joining;
  readonly onJoin: (joining: Joining) => void;
}) {
  const [given, setGiven] = useState(first);
  const [short, setShort] = useState(false);
  const set = (change: Partial<Joining>): void => setGiven({ ...given, ...change });
  const join = (event: FormEvent): void => {
    event.preventDefault();
    const whole = given.reader.trim() !== '' && given.secret.trim() !== '';
    setShort(!whole);
    if (whole) onJoin({ ...given, reader: given.reader.trim(), secret: given.secret.trim() });
  };
  return (
    <form className="vt-form" onSubmit={join}>
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <Text label={messages.reader} value={given.reader} onText={(reader) => set({ reader })} />
      <Text
        label={messages.secret}
        how={messages.secretHow}
        value={given.secret}
        onText={(secret) => set({ secret })}
        hidden
      />
      <div className="vt-row">
        <label>
          <span>{messages.seats}</span>
          <select value={given.seats} onChange={({ target }) => set({ seats: Number(target.value) })}>
            {SEATS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <label>
          <span>{messages.board}</span>
          <select
            value={given.board}
            onChange={({ target }) => set({ board: target.value === 'five' ? 'five' : 'one' })}
          >
            {BOARDS.map((board) => (
              <option key={board} value={board}>
                {messages.boards[board]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Text label={messages.deck} how={messages.deckHow} value={given.deck} onText={(deck) => set({ deck })} />
      {short ? <p className="vt-wrong">{messages.needs}</p> : null}
      <button type="submit">{messages.open}</button>
    </form>
  );
}

interface TextProps {
  readonly label: string;
  readonly how?: string;
  readonly value: string;
  readonly hidden?: boolean;
  readonly onText: (text: string) => void;
}

function Text({ label, how, value, hidden = false, onText }: TextProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type={hidden ? 'password' : 'text'}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
      {how === undefined ? null : <small>{how}</small>}
    </label>
  );
}
