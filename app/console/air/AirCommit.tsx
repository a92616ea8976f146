'use client';
// What a change means in sentences, and the button for it: by the procedure where the mixer must follow, by two people where
// cards could air during play.
import { useState } from 'react';
import { consoleAsksMessages } from '../../messages/consoleAsks.ts';
import { Button, HoldButton } from '../Button.tsx';
import { type CanvasConfig, needsException, ONE_PERSON_SENTENCE, setCanvases } from '../canvasForm.ts';
import { Field } from '../Field.tsx';
import { useAir, useSteer } from './airDesk.ts';
import { armDelay, armOrder } from './armOrder.ts';
import { byProcedure, meaningsOf } from './delayEntry.ts';
import { meaningText } from './meaningText.ts';

interface AirCommitProps {
  /** null: a new canvas */
  readonly before: CanvasConfig | null;
  readonly after: CanvasConfig;
  readonly others?: readonly CanvasConfig[];
  readonly onAirHand: number;
  readonly onDone?: () => void;
}

export function AirCommit({ before, after, others = [], onAirHand, onDone = () => undefined }: AirCommitProps) {
  const { desk, words } = useAir();
  const [sentence, setSentence] = useState('');
  const meanings = meaningsOf(before, after);
  const nothing = meanings.includes('nothing');
  const asks = needsException(after);
  const self = desk.me?.actor ?? '';
  const set = (): void => {
    desk.steer(setCanvases([after, ...others], sentence, self));
    onDone();
  };
  const arm = (): void => {
    for (const config of armOrder(before ?? after, after, others)) desk.steer(armDelay(config, sentence, self));
    onDone();
  };
  return (
    <div className="air-commit" data-asks={asks && !nothing}>
      <ul className="air-means">
        {meanings.map((meaning) => (
          <li key={meaning} data-meaning={meaning}>
            {meaningText(meaning, { before, after }, words)}
          </li>
        ))}
      </ul>
      {asks && !nothing && <Sentence value={sentence} onChange={setSentence} />}
      {byProcedure(before, after, onAirHand) ? (
        <Procedure {...{ asks, arm, set }} />
      ) : (
        <Save {...{ asks, nothing, set, made: before === null }} />
      )}
    </div>
  );
}

function Sentence(props: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { desk } = useAir();
  const { canvas } = desk.words.messages;
  return (
    <>
      <p className="con-note">{consoleAsksMessages(desk.words.language).explains}</p>
      <Field label={canvas.sentence(ONE_PERSON_SENTENCE)} {...props} />
    </>
  );
}

interface ProcedureProps {
  readonly asks: boolean;
  readonly arm: () => void;
  readonly set: () => void;
}

function Procedure({ asks, arm, set }: ProcedureProps) {
  const { words, delayWords } = useAir();
  const { off, title } = useSteer();
  return (
    <>
      <p className="con-note">{delayWords.armSays}</p>
      <div className="air-go">
        {asks ? (
          <HoldButton size="large" disabled={off} onPress={arm}>
            <b>{delayWords.armAsk}</b>
          </HoldButton>
        ) : (
          <Button size="large" tone="main" disabled={off} title={title} onPress={arm}>
            <b>{delayWords.arm}</b>
          </Button>
        )}
      </div>
      <details className="air-at-once">
        <summary>{words.setAtOnce}</summary>
        <p className="con-note">{words.setAtOnceSays}</p>
        <HoldButton disabled={off} onPress={set}>
          {words.setAtOnce}
        </HoldButton>
      </details>
    </>
  );
}

interface SaveProps {
  readonly asks: boolean;
  readonly nothing: boolean;
  readonly made: boolean;
  readonly set: () => void;
}

function Save({ asks, nothing, made, set }: SaveProps) {
  const { desk, words } = useAir();
  const { off, title } = useSteer();
  if (asks && !nothing)
    return (
      <div className="air-go">
        <HoldButton size="large" disabled={off} onPress={set}>
          <b>{consoleAsksMessages(desk.words.language).ask}</b>
        </HoldButton>
      </div>
    );
  return (
    <div className="air-go">
      <Button size="large" tone="main" disabled={off || nothing} title={title} onPress={set}>
        <b>{made ? words.make : words.save}</b>
      </Button>
    </div>
  );
}
