'use client';
// What is asked once betting is over: how often to run the board, and the second person's key for opened hands.
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { useRight } from './useRight.ts';

export function Openings() {
  const { view, words, give, locked } = useDesk();
  const { step } = words.messages;
  const hand = view.handId;
  const key = useRight('secondKey');
  if (hand === null || (view.openings !== 'waiting' && view.runsAllowed.length === 0)) return null;
  return (
    <div className="con-openings">
      {view.openings === 'waiting' && (
        <>
          <p className="con-note">{step.openingsWait}</p>
          <Button
            tone="warn"
            title={key.title}
            disabled={locked || key.barred}
            onPress={() => give({ do: 'confirmOpenings', hand })}
          >
            {step.confirmOpenings}
            {key.title !== undefined && <small>{key.title}</small>}
          </Button>
        </>
      )}
      {view.runsAllowed.length > 0 && (
        <div className="con-runs">
          <span>{step.runs}</span>
          {view.runsAllowed.map((runs) => (
            <Button
              key={runs}
              disabled={locked}
              pressed={view.boards.length === runs}
              onPress={() => give({ do: 'agreeRuns', hand, runs })}
            >
              {step.times(runs)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
