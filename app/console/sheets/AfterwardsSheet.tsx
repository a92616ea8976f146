'use client';
// A hand that was played already: how long ago it began, so that its entries are placed from then on.
import { useState } from 'react';
import { v7 } from 'uuid';
import { BEGAN_MINUTES, beganAgo, mostAgo } from '../afterwardsForm.ts';
import { Button } from '../Button.tsx';
import { spanText } from '../clockText.ts';
import { useDesk } from '../desk.ts';
import { Field, FormRow } from '../Field.tsx';
import { startCommand } from '../nextHand.ts';
import { useElapsed } from '../useElapsed.ts';
import { useRight } from '../useRight.ts';

const LONGEST_PRESET_MS = Math.max(...BEGAN_MINUTES) * 60_000;

export function AfterwardsSheet() {
  const { view, words, nextHand, give, show } = useDesk();
  const { off } = useRight('operate');
  const { afterwards } = words.messages;
  const [text, setText] = useState('');
  const ms = beganAgo(text);
  const elapsed = useElapsed(view);
  const most = mostAgo(view.now + elapsed, view.playedUntil);
  const ready = !off && view.next === 'start-hand';
  const start = (beganAgoMs: number | null): void => {
    if (!ready || beganAgoMs === null || beganAgoMs > most) return;
    give({ ...startCommand(v7(), nextHand), afterwards: { beganAgoMs } });
    show(null);
  };
  return (
    <>
      <p className="con-note">{afterwards.says}</p>
      <FormRow>
        {BEGAN_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            size="large"
            disabled={!ready || minutes * 60_000 > most}
            onPress={() => start(minutes * 60_000)}
          >
            <b>{afterwards.ago(minutes)}</b>
          </Button>
        ))}
      </FormRow>
      {most < Math.max(LONGEST_PRESET_MS, ms ?? 0) && (
        <FormRow>
          <p className="con-note">{afterwards.most(spanText(most))}</p>
          {most > 0 && (
            <Button disabled={!ready} onPress={() => start(most)}>
              {afterwards.takeMost(spanText(most))}
            </Button>
          )}
        </FormRow>
      )}
      <FormRow>
        <Field label={afterwards.typed} value={text} onChange={setText} onEnter={() => start(ms)} />
        <Button
          tone="main"
          hotkey={words.messages.key.enter}
          disabled={!ready || ms === null || ms > most}
          onPress={() => start(ms)}
        >
          {afterwards.start}
        </Button>
      </FormRow>
    </>
  );
}
