'use client';
// One seat: who sits there with how much, between hands; during a hand the name and what its player may do.
import { useState } from 'react';
import type { ConsoleSeat } from '../../../server/console/view.ts';
import { entryOf } from '../amountEntry.ts';
import { Button, HoldButton } from '../Button.tsx';
import { type SeatDraft, useDesk } from '../desk.ts';
import { allRead } from '../deskMoves.ts';
import { AmountField, amountIn, Field, FormRow } from '../Field.tsx';
import { straddleAmount, togglePost, toggleStraddle } from '../nextHand.ts';
import { MoveButtons } from '../ShowdownPanel.tsx';

const IDLE = ['IDLE', 'COMPLETE', 'MISDEAL', 'VOID'];

export function SeatSheet({ number }: { readonly number: number }) {
  const { view } = useDesk();
  const seat = view.seats.find((s) => s.seat === number);
  if (seat === undefined) return null;
  return seat.state === 'empty' ? <TakeSeat seat={seat} /> : <Sitting seat={seat} />;
}

/** Saving goes on to the next free seat, so that a table is filled by typing. */
function TakeSeat({ seat }: { readonly seat: ConsoleSeat }) {
  const { view, words, give, show, locked, drafts, keepDraft } = useDesk();
  const { decimals } = view.currency;
  const usual = view.seats.findLast((s) => s.state !== 'empty')?.stack ?? 0;
  const { name, stack } = drafts[seat.seat] ?? { name: '', stack: usual === 0 ? '' : entryOf(usual, decimals) };
  const keep = (typed: Partial<SeatDraft>): void => keepDraft(seat.seat, { name, stack, ...typed });
  const texts = words.messages.seat;
  const ready = !locked && name.trim() !== '' && amountIn(stack, decimals) > 0;
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
  const { view, words, give, show, locked } = useDesk();
  const { decimals } = view.currency;
  const [name, setName] = useState(seat.name);
  const [stack, setStack] = useState(entryOf(seat.stack, decimals));
  const texts = words.messages.seat;
  const frozen = !IDLE.includes(view.phase);
  const save = (): void => {
    if (locked || name.trim() === '') return;
    if (name.trim() !== seat.name) give({ do: 'renameSeat', seat: seat.seat, name: name.trim() });
    const counted = amountIn(stack, decimals);
    if (!frozen && counted !== seat.stack) give({ do: 'setStack', seat: seat.seat, stack: counted });
    show(null);
  };
  return (
    <>
      <FormRow>
        <Field label={texts.name} value={name} onChange={setName} onEnter={save} />
        {!frozen && (
          <AmountField label={texts.stack} value={stack} decimals={decimals} onChange={setStack} onEnter={save} />
        )}
        <Button tone="main" disabled={locked} onPress={save}>
          {texts.save}
        </Button>
      </FormRow>
      {frozen ? <DuringHand seat={seat} /> : <BetweenHands seat={seat} />}
    </>
  );
}

function BetweenHands({ seat }: { readonly seat: ConsoleSeat }) {
  const { words, give, locked } = useDesk();
  const texts = words.messages.seat;
  const out = seat.state === 'out';
  const at = { seat: seat.seat };
  return (
    <FormRow>
      <Button disabled={locked} onPress={() => give({ do: 'setButton', button: seat.seat })}>
        {texts.button}
      </Button>
      <Button disabled={locked} onPress={() => give({ do: 'sitOut', ...at, out: !out })}>
        {out ? texts.sitIn : texts.sitOut}
      </Button>
      {!out && <NextHandButtons seat={seat.seat} />}
      <HoldButton disabled={locked} onPress={() => give({ do: 'leaveSeat', ...at })}>
        {texts.leave} ({texts.hold})
      </HoldButton>
    </FormRow>
  );
}

/** Where the rules of the table have them: a straddle, or the posts of a player who returns. */
function NextHandButtons({ seat }: { readonly seat: number }) {
  const { view, words, nextHand, plan, locked } = useDesk();
  const texts = words.messages.seat;
  const straddle = nextHand.straddles.find((s) => s.seat === seat);
  return (
    <>
      {view.offers.straddles && (
        <Button
          disabled={locked}
          pressed={straddle !== undefined}
          onPress={() => plan(toggleStraddle(nextHand, seat, view))}
        >
          {texts.straddles(words.money(straddle?.amount ?? straddleAmount(nextHand, view)))}
        </Button>
      )}
      {view.offers.posts && (
        <Button
          disabled={locked}
          pressed={nextHand.posts.some((p) => p.seat === seat)}
          onPress={() => plan(togglePost(nextHand, seat, view))}
        >
          {texts.posts(`${words.money(view.bigBlind)} + ${words.money(view.smallBlind)}`)}
        </Button>
      )}
    </>
  );
}

function DuringHand({ seat }: { readonly seat: ConsoleSeat }) {
  const { words, show, locked } = useDesk();
  return (
    <>
      <FormRow>
        <MoveButtons seat={seat} />
        {seat.moves.includes('open') && allRead(seat) && (
          <Button disabled={locked} onPress={() => show({ kind: 'opened', seat: seat.seat })}>
            {words.messages.step.typeCards}
          </Button>
        )}
      </FormRow>
      <p className="con-note">{words.messages.seat.frozen}</p>
    </>
  );
}
