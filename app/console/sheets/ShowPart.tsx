'use client';
// The end of the show: the last hand announced, the end declared, what still airs, and a new show with the same people.
import { Button, HoldButton } from '../Button.tsx';
import { Drain } from '../Drain.tsx';
import { useDesk } from '../desk.ts';
import { FormRow } from '../Field.tsx';
import { isIdle } from '../idle.ts';
import { useDrain } from '../useDrain.ts';
import { useRight } from '../useRight.ts';

export function ShowPart() {
  const { view, words } = useDesk();
  const right = useRight('show');
  const { showEnd } = words.messages;
  if (view.show.state === 'ended') return <Ended />;
  const last = view.show.state === 'last-hand';
  return (
    <>
      <p className="con-note">{right.title ?? (last ? showEnd.lastSays(view.show.lastHand) : showEnd.says)}</p>
      <FormRow>
        <LastHand on={last} />
        {isIdle(view) ? <EndShow /> : <p className="con-note con-beside">{showEnd.afterHand}</p>}
      </FormRow>
    </>
  );
}

function LastHand({ on }: { readonly on: boolean }) {
  const { words, give } = useDesk();
  const { off } = useRight('show');
  const { showEnd } = words.messages;
  return (
    <Button size="large" pressed={on} disabled={off} onPress={() => give({ do: 'lastHand', on: !on })}>
      <b>{on ? showEnd.lastOff : showEnd.lastOn}</b>
    </Button>
  );
}

function EndShow() {
  const { words, give, show } = useDesk();
  const { off } = useRight('show');
  const end = (): void => {
    give({ do: 'endShow' });
    show(null);
  };
  return (
    <HoldButton size="large" disabled={off} onPress={end}>
      <b>{words.messages.showEnd.end}</b>
    </HoldButton>
  );
}

function Ended() {
  const { words, give, show } = useDesk();
  const { off } = useRight('show');
  const { showEnd } = words.messages;
  const tone = useDrain().length > 0 ? 'quiet' : 'main';
  const begin = (stacks: 'start' | 'keep'): void => {
    give({ do: 'newShow', stacks });
    show(null);
  };
  return (
    <>
      <Drain />
      <FormRow>
        <Button size="large" tone={tone} disabled={off} onPress={() => begin('start')}>
          <b>{showEnd.fresh}</b>
          <small>{showEnd.stacks.start}</small>
        </Button>
        <Button size="large" tone="quiet" disabled={off} onPress={() => begin('keep')}>
          <b>{showEnd.fresh}</b>
          <small>{showEnd.stacks.keep}</small>
        </Button>
        <Button size="large" tone="quiet" disabled={off} onPress={() => give({ do: 'reopenShow' })}>
          <b>{showEnd.reopen}</b>
        </Button>
      </FormRow>
    </>
  );
}
