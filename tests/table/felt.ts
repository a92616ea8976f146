// Cards on the antennas of a table under test: every scan is one inbox item, read and acted on at once.
import type { Card } from '../../server/engine/card.ts';
import type { TagId, ZoneId } from '../../server/tracker/shape.ts';
import { type Desk, tagOf } from './house.ts';

const CYCLE_MS = 120;

export class Felt {
  readonly desk: Desk;
  readonly zones: readonly ZoneId[];
  late = false;
  #seq = 0;
  readonly #lying = new Map<Card, ZoneId>();

  constructor(desk: Desk, seats: readonly number[], further: readonly ZoneId[] = []) {
    this.desk = desk;
    this.zones = [...seats.map((seat): ZoneId => `seat:${seat}`), 'board', 'muck', ...further];
  }

  put(cards: string | readonly Card[], zone: ZoneId | null): void {
    for (const card of typeof cards === 'string' ? cardsOf(cards) : cards) {
      if (zone === null) this.#lying.delete(card);
      else this.#lying.set(card, zone);
    }
  }

  clear(): void {
    this.#lying.clear();
  }

  /** Scans for this long, one inbox item a cycle. */
  async run(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += CYCLE_MS) this.#scan();
    await this.desk.table.wakeInbox();
  }

  #scan(): void {
    const { clock, inbox } = this.desk;
    const from = clock.now();
    clock.pass(CYCLE_MS);
    this.#seq += 1;
    const zones: Partial<Record<ZoneId, TagId[]>> = {};
    for (const zone of this.zones) {
      zones[zone] = [...this.#lying].filter(([, at]) => at === zone).map(([card]) => tagOf(card));
    }
    const src = { reader: 'tbl-a', boot: 'b1', seq: this.#seq };
    const observation = { type: 'scan', src, from, at: clock.now(), atErr: 5, late: this.late, rep: 1, zones } as const;
    inbox.push({ position: inbox.length + 1, observations: [observation] });
  }

  /** Two cards to each seat, one round after the other, and long enough to be sure of them. A record's seats come by number. */
  async deal(hands: Readonly<Record<number, string>>, order = Object.keys(hands).map(Number)): Promise<void> {
    for (const round of [0, 1]) {
      for (const seat of order) {
        const [card] = cardsOf(hands[seat] ?? '').slice(round, round + 1);
        if (card !== undefined) this.put([card], `seat:${seat}`);
        await this.run(360);
      }
    }
    await this.run(4200);
  }

  /** Board cards laid down and lying there until they are sure. */
  async lay(cards: string): Promise<void> {
    this.put(cards, 'board');
    await this.run(2400);
  }

  /** Both cards of a seat go into the muck. */
  async throwAway(cards: string): Promise<void> {
    this.put(cards, 'muck');
    await this.run(3600);
  }
}

export function cardsOf(text: string): readonly Card[] {
  return (text.match(/../g) ?? []) as Card[];
}
