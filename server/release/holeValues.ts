// Hole cards of the hand on one canvas: asks the vault for those that are due, keeps those that are out.
import type { Card } from '../engine/card.ts';
import type { SeatHand } from '../engine/hand.ts';
import type { DownTime } from '../log/programmeTime.ts';
import type { TableState } from '../log/tableState.ts';
import type { AirlockInput } from './airlock.ts';
import type { CanvasConfig } from './control.ts';
import { type SlotDue, slotDue } from './due.ts';
import type { Line } from './line.ts';
import { comesIn, muckedRule } from './reveal.ts';

export interface HolePlace {
  readonly table: string;
  readonly hand: string;
  readonly seat: number;
  readonly slot: number;
}

/**
 * Door 4 of the vault (`vault/doors/release.ts`), handed in by main: answers in the order asked. null: no value is stored;
 * 'down': the hand has typed cards that clash, and nothing of it comes out.
 */
export type OpenCards = (canvas: string, places: readonly HolePlace[]) => Promise<readonly (Card | null | 'down')[]>;

export interface AskedBy {
  readonly table: string;
  readonly config: CanvasConfig;
  readonly now: number;
  readonly down: DownTime;
}

export class HoleValues {
  readonly #openCards: OpenCards;
  readonly #values = new Map<string, Card | null>();
  readonly #answered = new Set<string>();
  /** seats that this canvas has seen mucked at the showdown: nothing more of them comes out, whatever is corrected later */
  readonly #mucked = new Set<number>();
  /** values that were put right since they came out */
  readonly #stale = new Set<string>();
  /** places that stay down: asked for again when something of the hand is filled or put right, not before */
  readonly #down = new Set<string>();
  #seen: ReadonlyMap<string, number> = new Map();
  #hand = '';
  #fills = 0;
  /** the state in which a value on air was exchanged: that picture snaps */
  #snapped: TableState | null = null;

  constructor(openCards: OpenCards) {
    this.#openCards = openCards;
  }

  /** `values`: by `seat:slot`, null: was due, and the vault had none. `answered`: places that were asked about in this hand. */
  get out(): Pick<AirlockInput, 'values' | 'answered'> {
    return { values: this.#values, answered: this.#answered };
  }

  /** The last change on air was another value in the place of a wrong one. */
  snaps({ state }: Line): boolean {
    return this.#snapped === state;
  }

  /** Asks for every slot that is due and not yet answered; returns when the next one falls due. Throws when the vault is silent. */
  async ask(line: Line, by: AskedBy): Promise<number | null> {
    this.#follow(line);
    this.#shut(line, by.config);
    const { hand, session } = line.state;
    // behind the end of the show nothing is drawn, so nothing is opened either
    if (!line.ready || session.ended || hand === null || line.segment.hand !== hand.handId) return null;
    const open = this.#open(line, by);
    const due = open.filter((slot) => slot.at !== null && slot.at <= by.now);
    if (due.length > 0 && (await this.#fetch(hand.handId, due, by))) this.#exchanged(line);
    const later = open.flatMap((slot) => (slot.at !== null && slot.at > by.now ? [slot.at] : []));
    return later.length === 0 ? null : Math.min(...later);
  }

  /** A new hand starts empty; a slot that was filled late is asked for again. */
  #follow({ segment }: Line): void {
    const hand = segment.hand ?? '';
    if (hand !== this.#hand) {
      this.#values.clear();
      this.#answered.clear();
      this.#mucked.clear();
      this.#stale.clear();
      this.#down.clear();
      this.#seen = new Map(segment.corrected);
    } else this.#refresh(segment);
    this.#hand = hand;
    this.#fills = segment.fills;
  }

  /** What was out stays until the right value is there: a card must not leave the picture for a moment. */
  #refresh(segment: Line['segment']): void {
    for (const [place, count] of segment.corrected)
      if (this.#seen.get(place) !== count && this.#values.has(place)) this.#stale.add(place);
    this.#seen = new Map(segment.corrected);
    if (segment.fills === this.#fills) return;
    this.#down.clear();
    for (const [place, card] of this.#values) if (card === null) this.#values.delete(place);
  }

  /** Of the switch and the canvas whatever is stricter. A-10: `as_played` keeps what was out before the muck, `hide` takes it off for good, `show` goes on as before. */
  #shut(line: Line, { mucked }: CanvasConfig): void {
    const { hand } = line.state;
    if (hand === null) return;
    const rule = muckedRule(hand.profile['broadcast.muckedAtShowdown'], mucked);
    if (rule === 'show') return;
    for (const s of hand.seats) if (s.state === 'MUCKED') this.#mucked.add(s.seat);
    for (const place of this.#values.keys()) {
      if (!this.#mucked.has(Number(place.split(':')[0]))) continue;
      // a wrong card of a mucked hand leaves as well, and no right one comes
      if (this.#stale.delete(place)) this.#exchanged(line);
      else if (rule !== 'hide') continue;
      this.#values.delete(place);
    }
  }

  #exchanged(line: Line): void {
    this.#snapped = line.state;
    line.noteCorrection();
  }

  #open(line: Line, { config, down }: AskedBy): readonly SlotDue[] {
    const { segment, nextDealt, state } = line;
    const { hand } = state;
    if (hand === null) return [];
    const comes = comesIn(hand, config.reveal);
    return hand.seats
      .filter((s) => !this.#mucked.has(s.seat) && comes(s))
      .flatMap((s) => closedSlots(s).map((slot) => ({ seat: s.seat, slot })))
      .filter(({ seat, slot }) => this.#wanted(`${seat}:${slot}`))
      .map((place) => slotDue({ segment, nextDealt }, { ...place, config, down }));
  }

  #wanted(place: string): boolean {
    return !this.#down.has(place) && (!this.#values.has(place) || this.#stale.has(place));
  }

  /** Returns whether a card on air was exchanged for another one. What stays down takes nothing off: it adds nothing. */
  async #fetch(hand: string, due: readonly SlotDue[], { table, config }: AskedBy): Promise<boolean> {
    const cards = await this.#openCards(
      config.name,
      due.map(({ seat, slot }) => ({ table, hand, seat, slot })),
    );
    let exchanged = false;
    for (const [i, { seat, slot }] of due.entries()) {
      const place = `${seat}:${slot}`;
      const card = cards[i] ?? null;
      this.#answered.add(place);
      if (card === 'down') {
        this.#down.add(place);
        continue;
      }
      exchanged ||= this.#stale.has(place) && this.#values.get(place) !== card;
      this.#values.set(place, card);
      this.#stale.delete(place);
    }
    return exchanged;
  }
}

/** What came face up is no secret of the vault. */
function closedSlots(s: SeatHand): readonly number[] {
  return s.held.filter((slot) => !s.up.some((up) => up.slot === slot));
}
