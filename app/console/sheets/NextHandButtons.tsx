'use client';
// Where the rules of the table have them: a straddle, or the posts of a player who returns.
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { straddleAmount, toggleBuyer, togglePost, toggleSleeper, toggleStraddle } from '../nextHand.ts';
import { useRight } from '../useRight.ts';

export function NextHandButtons({ seat }: { readonly seat: number }) {
  const { view, words, nextHand, plan } = useDesk();
  const { off } = useRight('operate');
  const texts = words.messages.seat;
  const straddle = nextHand.straddles.find((s) => s.seat === seat);
  return (
    <>
      {view.offers.straddles && (
        <Button
          disabled={off}
          pressed={straddle !== undefined}
          onPress={() => plan(toggleStraddle(nextHand, seat, view))}
        >
          {texts.straddles(words.money(straddle?.amount ?? straddleAmount(nextHand, view)))}
        </Button>
      )}
      {straddle !== undefined && (
        <Button disabled={off} pressed={straddle.sleeper === true} onPress={() => plan(toggleSleeper(nextHand, seat))}>
          {words.messages.cash.sleeper}
        </Button>
      )}
      {view.offers.posts && (
        <Button
          disabled={off}
          pressed={nextHand.posts.some((p) => p.seat === seat)}
          onPress={() => plan(togglePost(nextHand, seat, view))}
        >
          {texts.posts(`${words.money(view.bigBlind)} + ${words.money(view.smallBlind)}`)}
        </Button>
      )}
      {view.cash.buttonBuyers.includes(seat) && (
        <Button disabled={off} pressed={nextHand.buysButton === seat} onPress={() => plan(toggleBuyer(nextHand, seat))}>
          {words.messages.cash.buysButton}
        </Button>
      )}
      {view.offers.posts && <OwesButtons seat={seat} />}
      {view.cash.standUp !== null && <SafeButton seat={seat} />}
    </>
  );
}

/** Missed blinds follow by themselves; here they are put right, or he waits for the big blind. */
function OwesButtons({ seat }: { readonly seat: number }) {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { cash: texts, owes: names } = words.messages;
  const owes = view.seats.find((s) => s.seat === seat)?.owes ?? 'nothing';
  const set = (next: { readonly small: boolean; readonly big: boolean; readonly waits: boolean }): void =>
    give({ do: 'setOwes', seat, owes: next });
  return (
    <>
      {owes !== 'nothing' && owes !== 'waits' && <span className="con-note">{texts.postsOwed(names[owes])}</span>}
      <Button
        disabled={off}
        pressed={owes !== 'nothing' && owes !== 'waits'}
        onPress={() => set({ small: owes === 'nothing', big: owes === 'nothing', waits: false })}
      >
        {owes === 'nothing' ? texts.owesBlinds : texts.owesNothing}
      </Button>
      <Button
        disabled={off}
        pressed={owes === 'waits'}
        onPress={() => set({ small: owes !== 'nothing', big: owes !== 'nothing', waits: owes !== 'waits' })}
      >
        {texts.waits}
      </Button>
    </>
  );
}

function SafeButton({ seat }: { readonly seat: number }) {
  const { view, words, give } = useDesk();
  const { off } = useRight('operate');
  const { cash: texts } = words.messages;
  const stands = view.cash.standUp?.standing.includes(seat) ?? false;
  return (
    <Button disabled={off} onPress={() => give({ do: 'setSafe', seat, safe: stands })}>
      {stands ? texts.safe : texts.standsAgain}
    </Button>
  );
}
