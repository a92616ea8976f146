'use client';
// The seat in turn and its legal actions. Amounts are always totals of the street.
import type { ConsoleLegal } from '../../server/console/view.ts';
import { AmountPad } from './AmountPad.tsx';
import { completeAmount } from './amountEntry.ts';
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';

export function ActionPanel({ legal }: { readonly legal: ConsoleLegal }) {
  const { view, words, entry } = useDesk();
  const { act } = words.messages;
  const seat = view.seats.find((s) => s.seat === legal.seat);
  if (seat === undefined) return null;
  return (
    <>
      <header className="con-turn">
        <span className="con-seat-no">{legal.seat}</span>
        <b>{seat.name}</b>
        <span className="con-turn-word">{act.toAct}</span>
        <span>{legal.call === null ? '' : act.toCall(words.money(legal.call))}</span>
        <span className="con-turn-stack">{act.max(words.money(seat.stack))}</span>
      </header>
      <Actions legal={legal} bet={seat.bet} total={seat.bet + seat.stack} />
      {legal.raise === null ? (
        <p className="con-note">{act.noRaise}</p>
      ) : (
        <AmountPad legal={legal} range={{ ...legal.raise, decimals: view.currency.decimals }} entry={entry} />
      )}
    </>
  );
}

interface ActionsProps {
  readonly legal: ConsoleLegal;
  /** chips in front of the seat now, and with its whole stack */
  readonly bet: number;
  readonly total: number;
}

function Actions({ legal, bet, total }: ActionsProps) {
  const { words, entry, press, locked, view } = useDesk();
  const { act } = words.messages;
  const { raise } = legal;
  const meant = raise === null ? null : completeAmount(entry.text, { ...raise, decimals: view.currency.decimals });
  const wager = meant?.ok === true ? meant.to : (raise?.min ?? 0);
  const call = legal.call ?? 0;
  return (
    <div className="con-actions">
      <Button size="large" hotkey="F" disabled={locked || !legal.fold} onPress={() => press({ do: 'fold' })}>
        <b>{act.fold}</b>
      </Button>
      <Button size="large" tone="main" hotkey="C" disabled={locked} onPress={() => press({ do: 'passive' })}>
        <b>{legal.check ? act.check : act.call}</b>
        {legal.call !== null && (
          <Amounts to={words.money(bet + call)} adds={bet > 0 ? act.adds(words.money(call)) : ''} />
        )}
      </Button>
      <Button
        size="large"
        tone="bet"
        hotkey="B"
        disabled={locked || raise === null}
        onPress={() => press({ do: 'wager' })}
      >
        <b>{act[legal.verb]}</b>
        {raise !== null && (
          <Amounts to={words.money(wager)} adds={wager > bet && bet > 0 ? act.adds(words.money(wager - bet)) : ''} />
        )}
      </Button>
      <Button size="large" hotkey="A" disabled={locked} onPress={() => press({ do: 'all-in' })}>
        <b>{act.allIn}</b>
        <Amounts to={words.money(total)} adds="" />
      </Button>
    </div>
  );
}

function Amounts({ to, adds }: { readonly to: string; readonly adds: string }) {
  return (
    <>
      <span className="con-btn-amount">{to}</span>
      {adds !== '' && <small>{adds}</small>}
    </>
  );
}
