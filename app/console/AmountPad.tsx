'use client';
// Typing a total: what was typed, what it is completed to, quick amounts and a pad for fingers.
import type { ConsoleLegal } from '../../server/console/view.ts';
import { type AmountRange, type Completion, completeAmount } from './amountEntry.ts';
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import type { Entry } from './deskMoves.ts';
import type { ConsoleWords } from './words.ts';

interface AmountPadProps {
  readonly legal: ConsoleLegal;
  readonly range: AmountRange;
  readonly entry: Entry;
}

export function AmountPad({ legal, range, entry }: AmountPadProps) {
  return (
    <div className="con-amount">
      <div className="con-amount-left">
        <Readout range={range} entry={entry} />
        <Quick legal={legal} />
      </div>
      <Pad decimals={range.decimals} />
    </div>
  );
}

function Readout({ range, entry }: Omit<AmountPadProps, 'legal'>) {
  const { words, press, locked } = useDesk();
  const { act } = words.messages;
  const meant = completeAmount(entry.text, range);
  return (
    <div className="con-readout" data-state={stateOf(entry, meant)}>
      <div className="con-readout-text">
        <span className="con-readout-range">
          {act.min(words.money(range.min))} · {act.max(words.money(range.max))}
        </span>
        <span className="con-readout-typed">{entry.text === '' ? act.typed : entry.text}</span>
        <b>{meantText(entry, { meant, words, min: range.min })}</b>
      </div>
      <Button
        tone="bet"
        hotkey={words.messages.key.enter}
        disabled={locked || !(meant.ok || (entry.text === '' && entry.armed))}
        onPress={() => press({ do: 'confirm' })}
      >
        {act.confirm}
      </Button>
    </div>
  );
}

function stateOf(entry: Entry, meant: Completion): string {
  if (entry.text === '') return entry.armed ? 'armed' : 'empty';
  return meant.ok ? 'ok' : 'fault';
}

interface Meant {
  readonly meant: Completion;
  readonly words: ConsoleWords;
  readonly min: number;
}

function meantText(entry: Entry, { meant, words, min }: Meant): string {
  const { act } = words.messages;
  if (meant.ok) return words.money(meant.to);
  if (meant.fault === 'empty') return entry.armed ? words.money(min) : '';
  return meant.fault === 'below-min' ? act.below : act.above;
}

function Quick({ legal }: { readonly legal: ConsoleLegal }) {
  const { words, press, locked } = useDesk();
  return (
    <div className="con-quick">
      {legal.quick.filter(notAllIn).map(({ label, to }) => (
        <Button key={label} disabled={locked} onPress={() => press({ do: 'take', to })}>
          <span>{words.messages.act.quick[label]}</span>
          <b>{words.money(to)}</b>
        </Button>
      ))}
    </div>
  );
}

/** It has its own large button. */
function notAllIn({ label }: ConsoleLegal['quick'][number]): boolean {
  return label !== 'all-in';
}

const PAD = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

function Pad({ decimals }: { readonly decimals: number }) {
  const { words, press, locked } = useDesk();
  const type = (text: string) => press({ do: 'type', text });
  const third = decimals > 0 ? '.' : '000';
  return (
    <div className="con-pad">
      {PAD.map((digit) => (
        <Button key={digit} disabled={locked} onPress={() => type(digit)}>
          {digit}
        </Button>
      ))}
      <Button disabled={locked} hotkey="." onPress={() => type(third)}>
        {third}
      </Button>
      <Button tone="quiet" disabled={locked} onPress={() => press({ do: 'erase' })}>
        {words.messages.key.erase}
      </Button>
    </div>
  );
}
