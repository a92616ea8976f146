// Hole cards of the hand on one canvas: asks the vault for those that are due, keeps those that are out.
import type { Card } from '../engine/card.ts';
import { HOLDEM } from '../engine/game.ts';
import type { DownTime } from '../log/programmeTime.ts';
import type { CanvasConfig } from './control.ts';
import { type SlotDue, slotDue } from './due.ts';
import type { Line } from './line.ts';

export interface HolePlace {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
}

/** Door 4 of the vault (`vault/doors/release.ts`), handed in by main: values in the order asked, null where none is stored. */
export type OpenCards = (canvas: string, places: readonly HolePlace[]) => Promise<readonly (Card | null)[]>;

export interface AskedBy {
  readonly table: string;
  readonly config: CanvasConfig;
  readonly now: number;
  readonly down: DownTime;
}

export class HoleValues {
  readonly #openCards: OpenCards;
  readonly #values = new Map<string, Card | null>();
  /** seats that this canvas has seen mucked at the showdown: nothing more of them comes out, whatever is corrected later */
  readonly #mucked = new Set<number>();
  #hand = '';
  #fills = 0;

  constructor(openCards: OpenCards) {
    this.#openCards = openCards;
  }

  /** By `seat:slot`; null: was due, and the vault had none. */
  get values(): ReadonlyMap<string, Card | null> {
    return this.#values;
  }

  /** Asks for every slot that is due and not yet answered; returns when the next one falls due. Throws when the vault is silent. */
  async ask(line: Line, by: AskedBy): Promise<number | null> {
    this.#follow(line);
    this.#shut(line);
    const { hand } = line.state;
    if (!line.ready || hand === null || line.segment.hand !== hand.handId) return null;
    const open = this.#open(line, by);
    const due = open.filter((slot) => slot.at !== null && slot.at <= by.now);
    if (due.length > 0) await this.#fetch(hand.handId, due, by);
    const later = open.flatMap((slot) => (slot.at !== null && slot.at > by.now ? [slot.at] : []));
    return later.length === 0 ? null : Math.min(...later);
  }

  /** A new hand starts empty; a slot that was filled late is asked for again. */
  #follow({ segment }: Line): void {
    const hand = segment.hand ?? '';
    if (hand !== this.#hand) {
      this.#values.clear();
      this.#mucked.clear();
    } else if (segment.fills !== this.#fills)
      for (const [place, card] of this.#values) if (card === null) this.#values.delete(place);
    this.#hand = hand;
    this.#fills = segment.fills;
  }

  /** `as_played` keeps what was out before the muck, `hide` takes it off for good, `show` goes on as before. */
  #shut({ state }: Line): void {
    const { hand } = state;
    const rule = hand?.profile['broadcast.muckedAtShowdown'];
    if (hand === null || rule === 'show') return;
    for (const s of hand.seats) if (s.state === 'MUCKED') this.#mucked.add(s.seat);
    if (rule !== 'hide') return;
    for (const place of this.#values.keys())
      if (this.#mucked.has(Number(place.split(':')[0]))) this.#values.delete(place);
  }

  #open(line: Line, { config, down }: AskedBy): readonly SlotDue[] {
    const { segment, nextDealt, state } = line;
    const seats = state.hand?.seats ?? [];
    return seats
      .filter(({ seat }) => !this.#mucked.has(seat))
      .flatMap(({ seat }) => Array.from({ length: HOLDEM.holeCards }, (_, slot) => ({ seat, slot })))
      .filter(({ seat, slot }) => !this.#values.has(`${seat}:${slot}`))
      .map((place) => slotDue({ segment, nextDealt }, { ...place, config, down }));
  }

  async #fetch(hand: string, due: readonly SlotDue[], { table, config }: AskedBy): Promise<void> {
    const cards = await this.#openCards(
      config.name,
      due.map(({ seat, slot }) => ({ table, hand, seat, slot })),
    );
    for (const [i, { seat, slot }] of due.entries()) this.#values.set(`${seat}:${slot}`, cards[i] ?? null);
  }
}
