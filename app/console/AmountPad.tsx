'use client';
// Typing a total: what was typed and what it is completed to, quick amounts, and a pad for fingers.
import type { ConsoleLegal } from '../../server/console/view.ts';
import { type AmountRange, type Completion, completeAmount, isWhole } from './amountEntry.ts';
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import type { Entry } from './deskMoves.ts';
import { useRight } from './useRight.ts';
import type { ConsoleWords } from './words.ts';

interface AmountPadProps {
  readonly legal: ConsoleLegal;
  readonly decimals: number;
}

export function AmountPad({ legal, decimals }: AmountPadProps) {
  return (
    <div className="con-amount">
      <Quick legal={legal} />
      <Pad decimals={decimals} />
    </div>
  );
}

interface ReadoutProps {
  readonly range: AmountRange;
  readonly entry: Entry;
  /** chips behind */
  readonly stack: number;
}

/** The raise button carries the amount itself: here stand its bounds, then the digits typed. */
export function Readout({ range, entry, stack }: ReadoutProps) {
  const { view, words } = useDesk();
  const { act } = words.messages;
  const meant = completeAmount(entry.text, range);
  const most = ({ max }: AmountRange, behind: number): string =>
    view.game.limit === 'pot' ? act.pot(words.money(max)) : act.max(words.money(behind));
  return (
    <output className="con-readout" data-state={stateOf({ entry, range }, meant)}>
      {entry.text === '' ? (
        <span className="con-readout-range">
          {act.min(words.money(range.min))} · {most(range, stack)}
        </span>
      ) : (
        <>
          <span className="con-readout-typed">{entry.text}</span>
          <b>{meantText(meant, range, words)}</b>
        </>
      )}
    </output>
  );
}

function stateOf({ entry, range }: Pick<ReadoutProps, 'entry' | 'range'>, meant: Completion): string {
  if (entry.text === '') return entry.armed ? 'armed' : 'empty';
  if (!meant.ok) return 'fault';
  if (isOdd(meant.to, range)) return 'odd';
  return meant.exact ? 'ok' : 'completed';
}

/** A total that the chips of the table do not make up is said, and may be entered: it did happen. */
function meantText(meant: Completion, range: AmountRange, { money, messages: { act } }: ConsoleWords): string {
  if (!meant.ok) return meant.fault === 'below-min' ? act.below(money(range.min)) : act.above(money(range.max));
  if (isOdd(meant.to, range)) return act.oddChip(money(range.unit));
  return meant.exact ? `= ${money(meant.to)}` : act.means(money(meant.to));
}

/** A whole stack may be anything. */
function isOdd(to: number, { max, unit }: AmountRange): boolean {
  return to !== max && !isWhole(to, unit);
}

function Quick({ legal }: { readonly legal: ConsoleLegal }) {
  const { words, press } = useDesk();
  const { off } = useRight('operate');
  return (
    <div className="con-quick">
      {legal.quick.filter(notAllIn).map(({ label, to }) => (
        <Button key={label} disabled={off} onPress={() => press({ do: 'take', to })}>
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
  const { words, press, entry } = useDesk();
  const { off } = useRight('operate');
  const type = (text: string): void => press({ do: 'type', text });
  const third = decimals > 0 ? '.' : '000';
  return (
    <div className="con-pad">
      {PAD.map((digit) => (
        <Button key={digit} disabled={off} onPress={() => type(digit)}>
          {digit}
        </Button>
      ))}
      <Button disabled={off} hotkey={decimals > 0 ? '.' : 'K'} onPress={() => type(third)}>
        {third}
      </Button>
      <Button tone="quiet" disabled={off || entry.text === ''} onPress={() => press({ do: 'erase' })}>
        {words.messages.key.erase}
      </Button>
    </div>
  );
}
