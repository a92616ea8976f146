'use client';
// The seat in turn and its legal actions. A call names the chips to add, a bet or raise the total of the street.
import type { ConsoleLegal } from '../../server/console/view.ts';
import { AmountPad, Readout } from './AmountPad.tsx';
import { type AmountRange, type Completion, completeAmount } from './amountEntry.ts';
import { Barred } from './Barred.tsx';
import { ActionButton } from './Button.tsx';
import { useDesk } from './desk.ts';
import { leastWager } from './deskMoves.ts';
import { useRight } from './useRight.ts';

export function ActionPanel({ legal }: { readonly legal: ConsoleLegal }) {
  const { view, words, entry } = useDesk();
  const { act } = words.messages;
  const right = useRight('operate');
  const seat = view.seats.find((s) => s.seat === legal.seat);
  if (seat === undefined) return null;
  const range = legal.raise === null ? null : { ...legal.raise, decimals: view.currency.decimals, unit: view.unit };
  return (
    <>
      <header className="con-turn">
        <span className="con-seat-no">{legal.seat}</span>
        <b>{seat.name}</b>
        <span className="con-turn-word">{act.toAct}</span>
        <span className="con-turn-call">{legal.call === null ? '' : act.toCall(words.money(legal.call))}</span>
        {range === null ? (
          <span className="con-turn-stack">{act.noRaise}</span>
        ) : range.min === range.max ? (
          <span className="con-turn-stack">{act.max(words.money(seat.stack))}</span>
        ) : (
          <Readout range={range} entry={entry} stack={seat.stack} />
        )}
      </header>
      <Actions legal={legal} range={range} seat={seat} />
      {right.barred ? (
        <Barred right={right} />
      ) : (
        range !== null && range.min < range.max && <AmountPad legal={legal} decimals={range.decimals} />
      )}
    </>
  );
}

interface ActionsProps {
  readonly legal: ConsoleLegal;
  readonly range: AmountRange | null;
  /** chips in front of the seat now, and behind */
  readonly seat: { readonly bet: number; readonly stack: number };
}

function Actions({ legal, range, seat: { bet, stack } }: ActionsProps) {
  const { words, press } = useDesk();
  const { act } = words.messages;
  const { off, title } = useRight('operate');
  return (
    <div className="con-actions">
      <ActionButton hotkey="F" disabled={off || !legal.fold} title={title} onPress={() => press({ do: 'fold' })}>
        <b>{act.fold}</b>
      </ActionButton>
      <Passive legal={legal} bet={bet} />
      <Wager legal={legal} range={range} bet={bet} />
      <ActionButton
        hotkey="A"
        disabled={off || legal.allIn === null}
        title={legal.allIn === null ? act.noAllIn : title}
        onPress={() => press({ do: 'all-in' })}
      >
        <b>{act.allIn}</b>
        <Amounts amount={words.money(bet + stack)} says={bet > 0 ? act.adds(words.money(stack)) : ''} />
      </ActionButton>
    </div>
  );
}

/** What costs the least: a check, a call, or the bring-in of the seat that must open. */
function Passive({ legal, bet }: Pick<ActionsProps, 'legal'> & { readonly bet: number }) {
  const { words, press } = useDesk();
  const { act } = words.messages;
  const { off, title } = useRight('operate');
  const costs = legal.bringIn ?? legal.call;
  const word = legal.bringIn !== null ? act.bringIn : legal.check ? act.check : act.call;
  return (
    <ActionButton tone="main" hotkey="C" disabled={off} title={title} onPress={() => press({ do: 'passive' })}>
      <b>{word}</b>
      {costs !== null && (
        <Amounts
          amount={legal.bringIn !== null ? words.money(costs) : act.more(words.money(costs))}
          says={bet > 0 ? act.inAll(words.money(bet + costs)) : ''}
        />
      )}
    </ActionButton>
  );
}

/** Once something is typed Enter takes it as well. */
function Wager({ legal, range, bet }: Omit<ActionsProps, 'seat'> & { readonly bet: number }) {
  const { words, entry, press } = useDesk();
  const { act, key } = words.messages;
  const { off, title } = useRight('operate');
  const meant = range === null ? null : completeAmount(entry.text, range);
  const wager = meant === null ? 0 : shownTotal(meant, leastWager(legal));
  const only = range !== null && range.min === range.max;
  const begun = !only && (entry.armed || entry.text !== '');
  const completed = meant?.ok === true && !meant.exact;
  const adds = bet > 0 && wager > bet ? act.adds(words.money(wager - bet)) : '';
  return (
    <ActionButton
      tone="bet"
      hotkey={begun ? key.enter : 'B'}
      pressed={begun}
      disabled={off || range === null || (entry.text !== '' && meant?.ok !== true)}
      title={title}
      className={completed ? 'con-btn--completed' : ''}
      onPress={() => press({ do: 'wager' })}
    >
      <b>{act[legal.verb]}</b>
      {range !== null && <Amounts amount={words.money(wager)} says={completed ? act.completed(entry.text) : adds} />}
    </ActionButton>
  );
}

/** Never another amount than the one typed: what is refused stands on the button as it was typed. */
function shownTotal(meant: Completion, least: number): number {
  if (meant.ok) return meant.to;
  return meant.fault === 'empty' ? least : meant.typed;
}

function Amounts({ amount, says }: { readonly amount: string; readonly says: string }) {
  return (
    <>
      <span className="con-btn-amount">{amount}</span>
      {says !== '' && <small>{says}</small>}
    </>
  );
}
