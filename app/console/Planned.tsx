'use client';
// Changes that wait for the end of the hand: what, for whom, and the way to take each one back.
import { Button } from './Button.tsx';
import { useDesk } from './desk.ts';
import { changeText } from './plannedText.ts';
import { useRight } from './useRight.ts';

export function Planned() {
  const { view, words, give, show } = useDesk();
  const { off } = useRight('operate');
  const { planned } = words.messages;
  if (view.planned.length === 0 && view.nextLevel === null) return null;
  return (
    <section className="con-planned">
      <h2>{planned.title}</h2>
      <ul>
        {view.nextLevel !== null && (
          <li>
            <span>
              {words.messages.top.blinds} {words.money(view.nextLevel.smallBlind)} /{' '}
              {words.money(view.nextLevel.bigBlind)}
            </span>
            <Button tone="quiet" disabled={off} onPress={() => show({ kind: 'level' })}>
              {planned.change}
            </Button>
          </li>
        )}
        {view.planned.map((change) => (
          <li key={change.id}>
            <span>{changeText(change, words)}</span>
            <Button tone="quiet" disabled={off} onPress={() => give({ do: 'withdrawChange', change: change.id })}>
              {planned.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
