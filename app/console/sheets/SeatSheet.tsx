'use client';
// One seat: who sits there with how much. What is given while a hand runs waits for its end, and the form says so.
import { useState } from 'react';
import type { ConsoleSeat } from '../../../server/console/view.ts';
import { entryOf } from '../amountEntry.ts';
import { Button, HoldButton } from '../Button.tsx';
import { type SeatDraft, useDesk } from '../desk.ts';
import { allRead } from '../deskMoves.ts';
import { AmountField, amountIn, Field, FormRow } from '../Field.tsx';
import { isIdle } from '../idle.ts';
import { MoveButtons } from '../MoveButtons.tsx';
import { exposableAt, isMissing } from '../upOrder.ts';
import { useRight } from '../useRight.ts';
import { NextHandButtons } from './NextHandButtons.tsx';
import { PresenceButtons } from './PresenceButtons.tsx';
import { TopUpRow } from './TopUpRow.tsx';

export function SeatSheet({ number }: { readonly number: number }) {
  const { view, words } = useDesk();
  const seat = view.seats.find((s) => s.seat === number);
  if (seat === undefined) return null;
  return (
    <>
      {!isIdle(view) && <p className="con-waits">{words.messages.planned.says}</p>}
      {seat.state === 'empty' ? <TakeSeat seat={seat} /> : <Sitting seat={seat} />}
    </>
  );
}

/** Saving goes on to the next free seat, so that a table is filled by typing. */
function TakeSeat({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, give, show, drafts, keepDraft } = useDesk();
  const { off } = useRight('operate');
  const { decimals } = view.currency;
  const usual = view.seats.findLast((s) => s.state !== 'empty')?.start ?? 0;
  const { name, stack } = drafts[seat.seat] ?? { name: '', stack: usual === 0 ? '' : entryOf(usual, decimals) };
  const keep = (typed: Partial<SeatDraft>): void => keepDraft(seat.seat, { name, stack, ...typed });
  const texts = words.messages.seat;
  const ready = !off && name.trim() !== '' && amountIn(stack, decimals) > 0;
  const take = (): void => {
    if (!ready) return;
    give({ do: 'takeSeat', seat: seat.seat, name: name.trim(), stack: amountIn(stack, decimals) });
    const next = view.seats.find((s) => s.seat > seat.seat && s.state === 'empty');
    show(next === undefined ? null : { kind: 'seat', seat: next.seat });
  };
  return (
    <FormRow>
      <Field label={texts.name} value={name} onChange={(typed) => keep({ name: typed })} onEnter={take} />
      <AmountField
        label={texts.stack}
        value={stack}
        decimals={decimals}
        onChange={(typed) => keep({ stack: typed })}
        onEnter={take}
      />
      <Button tone="main" hotkey={words.messages.key.enter} disabled={!ready} onPress={take}>
        {texts.take}
      </Button>
    </FormRow>
  );
}

function Sitting({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const { decimals } = view.currency;
  const [name, setName] = useState(seat.name);
  const idle = isIdle(view);
  // what is counted while a hand runs is the stack after it
  const [stack, setStack] = useState(idle ? entryOf(seat.stack, decimals) : '');
  const texts = words.messages.seat;
  const counted = amountIn(stack, decimals);
  const renamed = name.trim() !== seat.name;
  const recounted = idle ? counted !== seat.stack : stack !== '';
  const save = (): void => {
    if (off || name.trim() === '') return;
    if (renamed) give({ do: 'renameSeat', seat: seat.seat, name: name.trim() });
    if (recounted) give({ do: 'setStack', seat: seat.seat, stack: counted });
    show(null);
  };
  return (
    <>
      {!idle && <HandMoves seat={seat} />}
      <FormRow>
        <Field label={texts.name} value={name} onChange={setName} onEnter={save} />
        <AmountField
          label={idle ? texts.counted : texts.countedAfter}
          value={stack}
          decimals={decimals}
          onChange={setStack}
          onEnter={save}
        />
        <Button tone="main" disabled={off || name.trim() === '' || !(renamed || recounted)} onPress={save}>
          {texts.save}
        </Button>
      </FormRow>
      <TopUpRow seat={seat} />
      <SeatButtons seat={seat} />
    </>
  );
}

/** What a player may do in the hand that runs, beside acting in turn. */
function HandMoves({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, show } = useDesk();
  const { off } = useRight('operate');
  const { upCards } = view;
  const place = upCards === null ? null : exposableAt(upCards, seat.seat);
  if (seat.moves.length === 0 && place === null) return null;
  const { turned, lastUp } = words.messages.upCards;
  return (
    <FormRow>
      <MoveButtons seat={seat} />
      {upCards !== null && place !== null && (
        <Button disabled={off} onPress={() => show({ kind: 'up', ...place, exposed: true })}>
          {isMissing(upCards, place) ? turned : lastUp}
        </Button>
      )}
      {seat.moves.includes('open') && allRead(seat) && (
        <Button disabled={off} onPress={() => show({ kind: 'opened', seat: seat.seat })}>
          {words.messages.step.typeCards}
        </Button>
      )}
    </FormRow>
  );
}

function SeatButtons({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const { seat: texts, move } = words.messages;
  const out = seat.presence === 'out' || seat.presence === 'out-after-hand';
  const at = { seat: seat.seat };
  const idle = isIdle(view);
  return (
    <FormRow>
      <Button disabled={off} onPress={() => show({ kind: 'move', ...at })}>
        {move.moves}
      </Button>
      <Button disabled={off} onPress={() => give({ do: 'sitOut', ...at, out: !out })}>
        {out ? texts.sitIn : texts.sitOut}
      </Button>
      {idle && (
        <Button disabled={off} onPress={() => give({ do: 'setButton', button: seat.seat })}>
          {texts.button}
        </Button>
      )}
      {idle && !out && <NextHandButtons seat={seat.seat} />}
      <PresenceButtons seat={seat} />
      <HoldButton disabled={off} onPress={() => give({ do: 'leaveSeat', ...at })}>
        {texts.leave} ({texts.hold})
      </HoldButton>
    </FormRow>
  );
}
