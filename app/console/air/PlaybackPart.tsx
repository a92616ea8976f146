'use client';
// A show that is over, played from any moment: run, stop, nudge, or jump to a hand.
import { useEffect, useEffectEvent, useState } from 'react';
import type { PastHandEntry } from '../../../server/console/past/view.ts';
import { Button } from '../Button.tsx';
import { clockText, spanText } from '../clockText.ts';
import { Choice, Field, FormRow } from '../Field.tsx';
import { FRAME_RATES } from '../offsetSteps.ts';
import { useFrameRate } from '../useOffset.ts';
import { useAir, useMoment, useSteer } from './airDesk.ts';
import { type Canvas, mediaAt, playedOn } from './onAir.ts';
import { beginOf, firstBegin, moveMs, PLAYBACK_MOVES } from './playbackMoves.ts';

export function PlaybackPart({ canvas }: { readonly canvas: Canvas }) {
  const { words } = useAir();
  const { name } = canvas;
  const playback = playedOn(canvas);
  return (
    <>
      <p className="con-note">{words.playback.says}</p>
      {playback === null ? (
        <p className="air-now">{words.playback.none}</p>
      ) : (
        <Playing canvas={canvas} playback={playback} />
      )}
      <Jump name={name} running={playback?.running ?? false} />
    </>
  );
}

interface PlayingProps {
  readonly canvas: Canvas;
  readonly playback: NonNullable<Canvas['playback']>;
}

function Playing({ canvas, playback }: PlayingProps) {
  const { desk, words } = useAir();
  const { off, title } = useSteer();
  const { elapsed } = useMoment();
  const [rate, setRate] = useFrameRate();
  const { name } = canvas;
  const at = mediaAt(canvas, elapsed);
  return (
    <>
      <p className="air-now">
        {words.playback.at} <b className="air-clock">{clockText(at)}</b>{' '}
        <em>{words.playback.left(spanText(playback.endsAt - at))}</em>
      </p>
      <Button
        size="large"
        tone="main"
        disabled={off}
        title={title}
        onPress={() => desk.steer({ do: 'playFrom', name, at: Math.round(at), running: !playback.running })}
      >
        <b>{playback.running ? words.playback.stop : words.playback.run}</b>
      </Button>
      <div className="con-sync-steps">
        {PLAYBACK_MOVES.map((move) => (
          <Button
            key={`${move.sign} ${move.step}`}
            size="large"
            disabled={off}
            title={title}
            onPress={() => desk.steer({ do: 'nudge', name, ms: moveMs(move, rate) })}
          >
            <b>{`${move.sign < 0 ? '−' : '+'}${words.playback[move.step]}`}</b>
          </Button>
        ))}
      </div>
      <Choice label={words.playback.rate} value={rate} options={FRAME_RATES} text={(one) => one} onChange={setRate} />
    </>
  );
}

/** To the beginning of the show, or of one hand. */
function Jump({ name, running }: { readonly name: string; readonly running: boolean }) {
  const { desk, words } = useAir();
  const { off, title } = useSteer();
  const hands = usePastHands();
  const [number, setNumber] = useState('');
  const [wrong, setWrong] = useState('');
  const play = (at: number | null): void => {
    setWrong(at === null ? number : '');
    if (at !== null) desk.steer({ do: 'playFrom', name, at, running });
  };
  const first = firstBegin(hands);
  const toHand = (): void => play(beginOf(hands, Number(number)));
  return (
    <>
      <FormRow>
        <Button size="large" disabled={off || first === null} title={title} onPress={() => play(first)}>
          {words.playback.begin}
        </Button>
        <Field label={words.playback.hand} value={number} numeric onChange={setNumber} onEnter={toHand} />
        <Button size="large" disabled={off || number === ''} title={title} onPress={toHand}>
          {words.playback.go}
        </Button>
      </FormRow>
      {wrong !== '' && <p className="con-refused">{words.playback.noHand(wrong)}</p>}
    </>
  );
}

/** Asked again whenever a hand is over. */
function usePastHands(): readonly PastHandEntry[] {
  const { desk } = useAir();
  const { past } = desk;
  const [hands, setHands] = useState<readonly PastHandEntry[]>([]);
  const over = `${desk.view.handId} ${desk.view.show.state}`;
  const asked = useEffectEvent((_over: string) => {
    let here = true;
    void past.pastHands().then((answer) => {
      if (here && answer.ok) setHands(answer.hands);
    });
    return () => {
      here = false;
    };
  });
  useEffect(() => asked(over), [over]);
  return hands;
}
