'use client';
// Away from the table, back, or serving a penalty.
import type { ConsoleSeat } from '../../../server/console/view.ts';
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { useRight } from '../useRight.ts';

/** 6.4.3: who is away is dealt in and posts; he counts as away at once, in a running hand as well. */
export function PresenceButtons({ seat: { seat, here } }: { readonly seat: ConsoleSeat }) {
  const { words, give } = useDesk();
  const { off } = useRight('operate');
  const { here: texts } = words.messages;
  const set = (presence: ConsoleSeat['here']) => () => give({ do: 'setPresence', seat, presence });
  if (here !== 'PRESENT')
    return (
      <Button tone="warn" disabled={off} onPress={set('PRESENT')}>
        {texts.back[here]}
      </Button>
    );
  return (
    <>
      <Button disabled={off} onPress={set('ABSENT')}>
        {texts.away}
      </Button>
      <Button disabled={off} onPress={set('PENALTY')}>
        {texts.penalty}
      </Button>
    </>
  );
}
