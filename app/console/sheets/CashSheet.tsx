'use client';
// What a cash table plays for beside the pots: bomb pots, the stand-up game, the highest buy-in.
import { useState } from 'react';
import { entryOf } from '../amountEntry.ts';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { AmountField, amountIn, Choice, FormRow } from '../Field.tsx';
import { useRight } from '../useRight.ts';

const BOARDS = ['1', '2', '3'] as const;

export function CashSheet() {
  const { view, words } = useDesk();
  const { cash: texts } = words.messages;
  const { offers, sevenDeuce, rake } = view.cash;
  return (
    <>
      {offers === 'off' ? <p className="con-note">{texts.notOffered}</p> : <BombPot />}
      <StandUp />
      <MaxBuyIn />
      <p className="con-waits">
        {[sevenDeuce > 0 ? texts.sevenDeuce(words.money(sevenDeuce)) : '', rake ? texts.rake : '']
          .filter((text) => text !== '')
          .join(' · ')}
      </p>
    </>
  );
}

function useAmount(start: number) {
  const { decimals } = useDesk().view.currency;
  const [text, setText] = useState(start === 0 ? '' : entryOf(start, decimals));
  return { text, setText, amount: amountIn(text, decimals), decimals };
}

function BombPot() {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { cash: texts, gameForm } = words.messages;
  const plan = view.cash.bombPot;
  const ante = useAmount(plan?.ante ?? 2 * view.bigBlind);
  const [every, setEvery] = useState(plan === null || plan.every === 0 ? '' : String(plan.every));
  const [boards, setBoards] = useState<(typeof BOARDS)[number]>(BOARDS[(plan?.boards ?? 1) - 1] ?? '1');
  const [moves, setMoves] = useState(plan?.buttonMoves ?? true);
  const save = (): void => {
    if (off) return;
    const wanted = { ante: ante.amount, boards: Number(boards), every: Number(every) || 0, buttonMoves: moves };
    give({ do: 'planBombPot', plan: wanted });
  };
  return (
    <FormRow>
      <AmountField
        label={texts.bombAnte}
        value={ante.text}
        decimals={ante.decimals}
        onChange={ante.setText}
        onEnter={save}
      />
      {view.cash.offers === 'every_n_hands' && (
        <AmountField
          label={`${texts.every} (${texts.everyHint})`}
          value={every}
          decimals={0}
          onChange={setEvery}
          onEnter={save}
        />
      )}
      <Choice label={gameForm.boards} value={boards} options={BOARDS} text={(count) => count} onChange={setBoards} />
      <Button pressed={moves} disabled={off} onPress={() => setMoves(!moves)}>
        {texts.buttonMoves}
      </Button>
      <Button tone="main" disabled={off || ante.amount === 0} onPress={save}>
        {texts.saveBomb}
      </Button>
      {plan !== null && (
        <Button disabled={off} onPress={() => give({ do: 'planBombPot', plan: null })}>
          {texts.noBomb}
        </Button>
      )}
    </FormRow>
  );
}

function StandUp() {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { cash: texts } = words.messages;
  const game = view.cash.standUp;
  const amount = useAmount(game?.amount ?? 5 * view.bigBlind);
  if (game !== null)
    return (
      <FormRow>
        <span className="con-note">{texts.standing(game.standing.join(', '))}</span>
        <Button disabled={off} onPress={() => give({ do: 'playStandUp', amount: 0 })}>
          {texts.standUpEnd}
        </Button>
      </FormRow>
    );
  return (
    <FormRow>
      <AmountField
        label={texts.standUpAmount}
        value={amount.text}
        decimals={amount.decimals}
        onChange={amount.setText}
      />
      <Button disabled={off || amount.amount === 0} onPress={() => give({ do: 'playStandUp', amount: amount.amount })}>
        {texts.standUpStart}
      </Button>
    </FormRow>
  );
}

function MaxBuyIn() {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { cash: texts } = words.messages;
  const most = useAmount(view.cash.maxBuyIn);
  return (
    <FormRow>
      <AmountField label={texts.maxBuyIn} value={most.text} decimals={most.decimals} onChange={most.setText} />
      <Button
        disabled={off || most.amount === view.cash.maxBuyIn}
        onPress={() => give({ do: 'setMaxBuyIn', most: most.amount })}
      >
        {texts.maxBuyInSave}
      </Button>
    </FormRow>
  );
}
