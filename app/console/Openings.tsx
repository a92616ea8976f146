'use client';
// What is asked once betting is over: how often to run the board, and the second person's key for opened hands.
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { useRight } from './useRight.ts';

export function Openings() {
  const { view } = useDesk();
  const { handId } = view;
  const key = view.openings === 'waiting' || view.openings === 'asked';
  if (handId === null || !(key || view.runsAllowed.length > 0)) return null;
  return (
    <div className="con-openings">
      {view.runsAllowed.length > 0 && <Runs hand={handId} />}
      {key && <SecondKey hand={handId} />}
    </div>
  );
}

function SecondKey({ hand }: { readonly hand: string }) {
  const { view, words, give } = useDesk();
  const { step } = words.messages;
  const key = useRight('secondKey');
  return (
    <Button tone="warn" title={key.title} disabled={key.off} onPress={() => give({ do: 'confirmOpenings', hand })}>
      {view.openings === 'asked' ? step.confirmStreets : step.confirmOpenings}
      {key.title !== undefined && <small>{key.title}</small>}
    </Button>
  );
}

function Runs({ hand }: { readonly hand: string }) {
  const { view, words, give } = useDesk();
  const { step } = words.messages;
  const { off } = useRight('operate');
  return (
    <div className="con-runs">
      <span>{step.runs}</span>
      {view.runsAllowed.map((runs) => (
        <Button
          key={runs}
          disabled={off}
          pressed={view.boards.length === runs}
          onPress={() => give({ do: 'agreeRuns', hand, runs })}
        >
          {step.times(runs)}
        </Button>
      ))}
    </div>
  );
}
