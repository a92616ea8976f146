// The page that draws one state of the card desk named in the query. Its server takes every card and fills the place, but
// refuses the two of clubs, and a
// card that was typed at another place of the hand.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CardsScreen } from '../../../app/console/cards/CardsScreen.tsx';
import { createInOrder } from '../../../app/console/cards/inOrder.ts';
import type { EnterHole } from '../../../app/console/cards/useCards.ts';
import { type Answer, refused } from '../../../app/console/consoleLink.ts';
import { parseSwitches } from '../../../app/ui/switches.ts';
import type { CardsView } from '../../../server/console/cards/view.ts';
import { CARDS_SCENES } from './scenes.ts';

const sent: unknown[] = [];
const typed = new Map<
  string,
  { readonly hand: string; readonly seat: number; readonly slot: number; readonly card: string }
>();
const inOrder = createInOrder();
/** `refusalCame`: called once the desk knows of a refusal, before anything of it is drawn */
Object.assign(window, { sent, refusalCame: undefined });

function filled(view: CardsView, { hand, seat, slot }: { hand: string; seat: number; slot: number }): CardsView {
  const hands = view.hands.map((h) => {
    if (h.handId !== hand) return h;
    const seats = h.seats.map((s) =>
      s.seat === seat ? { ...s, slots: s.slots.map((state, i) => (i === slot ? ('typed' as const) : state)) } : s,
    );
    return { ...h, seats };
  });
  return { ...view, hands };
}

function Page({ start }: { readonly start: CardsView }) {
  const [view, setView] = useState(start);
  const take = async (entry: Parameters<EnterHole>[1]): Promise<Answer> => {
    sent.push(entry);
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (entry.card === '2c') return refused('board-clash');
    const { hand, seat, slot, card } = entry;
    const other = [...typed.values()].find(
      (old) => old.hand === hand && old.card === card && (old.seat !== seat || old.slot !== slot),
    );
    if (other !== undefined && !entry.anyway)
      return refused('typed-already', { seat: other.seat, place: other.slot + 1 });
    typed.set(`${hand} ${seat} ${slot}`, { hand, seat, slot, card });
    setView((before) => filled(before, entry));
    return { ok: true };
  };
  const enter: EnterHole = (_, entry) => {
    const answer = inOrder(() => take(entry));
    void answer.then(({ ok }) => ok || queueMicrotask(() => Reflect.get(window, 'refusalCame')?.()));
    return answer;
  };
  const { language } = parseSwitches(location.search);
  return <CardsScreen view={view} link="live" language={language} enter={enter} />;
}

const start = CARDS_SCENES[new URLSearchParams(location.search).get('scene') ?? ''];
const root = document.getElementById('root');
if (root !== null && start !== undefined) createRoot(root).render(<Page start={start} />);
