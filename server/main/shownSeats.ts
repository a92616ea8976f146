// Tells the vault which cards of which seats the public has now seen: whatever stands in a picture of the programme or of the
// public page that was just published. Knows no delay and no reveal mode: what a canvas never draws is never named here.
import type { TableId } from '../base/ids.ts';
import type { Card } from '../engine/card.ts';
import type { CanvasConfig } from '../release/control.ts';
import type { Moment, Released } from '../release/released.ts';
import type { SeenBy, VaultPort, VaultRequest } from '../vault/port.ts';

type Seats = Extract<VaultRequest, { readonly do: 'noteShown' }>['seats'];

const PUBLIC: Readonly<Partial<Record<CanvasConfig['audience'], SeenBy>>> = { overlay: 'overlay', public: 'public' };

export class ShownSeats {
  readonly #table: TableId;
  readonly #vault: Pick<VaultPort, 'request'>;
  /** what the vault was told of the hand on a canvas, seat by seat */
  readonly #told = new Map<string, { readonly hand: string; readonly seats: Map<number, string> }>();

  constructor(table: TableId, vault: Pick<VaultPort, 'request'>) {
    this.#table = table;
    this.#vault = vault;
  }

  /** Behind the frame itself: salts never come before the cards. */
  note({ name, audience: of }: CanvasConfig, { value }: Released<Moment>): void {
    const audience = PUBLIC[of];
    const { hand } = value;
    if (audience === undefined || hand === null || value.show !== 'on' || value.withheld !== 'none') return;
    const told = this.#toldOf(name, hand.handId);
    const fresh = seatsSeen(value).filter(({ seat, cards }) => told.get(seat) !== cards.join());
    if (fresh.length === 0) return;
    for (const { seat, cards } of fresh) told.set(seat, cards.join());
    const message = {
      do: 'noteShown',
      table: this.#table,
      hand: hand.handId,
      audience,
      canvas: name,
      seats: fresh,
    } as const;
    // a vault that did not hear it is told with the next picture
    void this.#vault.request(message).then((reply) => {
      if (!reply.ok) for (const { seat } of fresh) told.delete(seat);
    });
  }

  #toldOf(canvas: string, hand: string): Map<number, string> {
    const there = this.#told.get(canvas);
    if (there?.hand === hand) return there.seats;
    const seats = new Map<number, string>();
    this.#told.set(canvas, { hand, seats });
    return seats;
  }
}

function seatsSeen({ hand, slots }: Moment): Seats {
  return (hand?.seats ?? []).flatMap(({ seat, cards: faces }) => {
    const drawn = slots
      .filter((slot) => slot.seat === seat)
      .flatMap(({ card }): readonly Card[] => (card === null ? [] : [card]));
    const cards = [...new Set([...drawn, ...faces])];
    return cards.length === 0 ? [] : [{ seat, cards }];
  });
}
