// Which place of its seat each card has at the table, as readers heard the cards come: what an operator counts off his screen
// when he taps what a player threw away. A card that nobody heard has none.
import type { Card } from '../../server/engine/card.ts';
import { whenPlaced } from './leaks.ts';
import type { Wiring } from './pipeline.ts';

export class HeardPlaces {
  /** by `seat card`; of the hand that is played */
  private readonly slots = new Map<string, number>();

  /** The same wiring, listened to. */
  over(wiring: Wiring): Wiring {
    const listening = whenPlaced(({ seat, slot, card }) => void this.slots.set(`${seat} ${card}`, slot));
    const { vault: wrap = (inner) => inner } = wiring;
    return { ...wiring, vault: (inner, at) => wrap(listening(inner, at), at) };
  }

  /** Another hand is dealt. */
  forget(): void {
    this.slots.clear();
  }

  /** As many of the places held as there are cards: their own, and one without a card for each that nobody heard. */
  tapped(seat: number, { cards, held }: { readonly cards: readonly Card[]; readonly held: readonly number[] }) {
    const all = [...this.slots].flatMap(([name, slot]) => (name.startsWith(`${seat} `) ? [slot] : []));
    const heard = cards.map((card) => this.slots.get(`${seat} ${card}`));
    const own = held.filter((slot) => heard.includes(slot));
    const unheard = held.filter((slot) => !all.includes(slot));
    return [...own, ...unheard].slice(0, cards.length).sort((a, b) => a - b);
  }
}
