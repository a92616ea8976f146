// The vault of a simulated table: in memory, with its deck open, for a deck that is nobody's secret. It keeps what it was given.
import { err, ok } from '../../base/result.ts';
import type { Card } from '../../engine/card.ts';
import { violation } from '../../engine/violation.ts';
import { tagKey } from '../../readers/protocol/tagKey.ts';
import type { DeckTag } from '../../sim/deck.ts';
import type { VaultCalls } from '../../table/vaultCalls.ts';
import type { TagId, TagStanding } from '../../tracker/shape.ts';

export interface Placed {
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
  readonly card: Card;
}

const DONE = ok(null);

export class OpenDeck {
  /** of the hand that was begun last */
  placed: Placed[] = [];
  /** given up in draws */
  thrown: Placed[] = [];
  private readonly cards = new Map<TagId, Card>();

  constructor(deck: readonly DeckTag[]) {
    for (const { card, uid } of deck) {
      const tag = tagKey(uid);
      if (tag !== null) this.cards.set(tag, card);
    }
  }

  cardOf(tag: TagId): Card | undefined {
    return this.cards.get(tag);
  }

  standing(tag: TagId): TagStanding {
    return this.cards.has(tag) ? 'deck' : 'unknown';
  }

  /** As the table asks its vault. */
  get calls(): VaultCalls {
    const nothing = async () => DONE;
    return {
      knowTags: async (tags) => Object.fromEntries(tags.map((tag) => [tag, this.standing(tag)])),
      decksInPlay: async () => [],
      beginHand: async () => {
        this.placed = [];
        this.thrown = [];
        return DONE;
      },
      dealComplete: nothing,
      endHand: nothing,
      resumeHand: nothing,
      placeTag: async (_, { hand, seat, slot, tag }) => {
        const card = this.cards.get(tag);
        if (card === undefined) return err(violation('tag-unknown'));
        this.placed = [
          ...this.placed.filter((one) => one.seat !== seat || one.slot !== slot),
          { hand, seat, slot, card },
        ];
        return DONE;
      },
      typeHole: nothing,
      retypeHole: nothing,
      correctOpened: nothing,
      openBoard: async (_, { tags }) => ok(tags.flatMap((tag) => this.cards.get(tag) ?? [])),
      openUp: async (_, { tag }) => {
        const card = this.cards.get(tag);
        return card === undefined ? err(violation('tag-unknown')) : ok(card);
      },
      noteThrown: async (_, { seat, slot, thrown }) => {
        if (thrown) this.thrown.push(...this.placed.filter((one) => isAt(one, seat, slot)));
        const back = thrown ? [] : this.thrown.filter((one) => isAt(one, seat, slot));
        this.placed = [...this.placed.filter((one) => !isAt(one, seat, slot)), ...back];
      },
      openTabled: async (_, { seat, slots }) => {
        const own = this.placed.filter((one) => one.seat === seat).sort((a, b) => a.slot - b.slot);
        return own.length === slots ? ok(own.map(({ card }) => card)) : err(violation('hole-missing', { seat }));
      },
      noteFaceUp: async () => undefined,
      filled: async () => this.placed.map(({ seat, slot }) => ({ seat, slot, source: 'read' as const })),
    };
  }
}

function isAt(one: Placed, seat: number, slot: number): boolean {
  return one.seat === seat && one.slot === slot;
}
