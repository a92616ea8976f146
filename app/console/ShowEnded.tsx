'use client';
// After the end of the show: what still airs, and a new show with the same people as the next step.
import { Barred } from './Barred.tsx';
import { Button } from './Button.tsx';
import { Drain } from './Drain.tsx';
import { useDesk } from './desk.ts';
import { useDrain } from './useDrain.ts';
import { useRight } from './useRight.ts';

export function ShowEnded() {
  const { words, show } = useDesk();
  const right = useRight('show');
  // while it still airs nothing hurries: the next step is loud only once everything is out
  const airs = useDrain().length > 0;
  const { showEnd } = words.messages;
  return (
    <>
      <div className="con-step">
        <Button
          size="large"
          tone={airs ? 'quiet' : 'main'}
          disabled={right.off}
          title={right.title}
          onPress={() => show({ kind: 'end' })}
        >
          <b>{showEnd.fresh}</b>
          <small>{showEnd.freshSays}</small>
        </Button>
      </div>
      <Barred right={right} />
      <Drain />
    </>
  );
}
