'use client';
// Where the rules of the table have them: a straddle, or the posts of a player who returns.
import { Button } from '../Button.tsx';
import { useDesk } from '../desk.ts';
import { straddleAmount, togglePost, toggleStraddle } from '../nextHand.ts';
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
      {view.offers.posts && (
        <Button
          disabled={off}
          pressed={nextHand.posts.some((p) => p.seat === seat)}
          onPress={() => plan(togglePost(nextHand, seat, view))}
        >
          {texts.posts(`${words.money(view.bigBlind)} + ${words.money(view.smallBlind)}`)}
        </Button>
      )}
    </>
  );
}
