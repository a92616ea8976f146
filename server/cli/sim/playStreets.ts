// The streets behind the deal at a simulated table: boards, cards for the seats, draws and cards thrown away for good.
import type { Card } from '../../engine/card.ts';
import { hasToDraw, toDraw } from '../../engine/dealing.ts';
import type { StreetRule } from '../../engine/game/game.ts';
import { isDealtStreet, type Street } from '../../engine/game/street.ts';
import { liveSeats, type SeatHand } from '../../engine/hand.ts';
import type { HandId } from '../../engine/ids.ts';
import type { SeatNo } from '../../engine/seat.ts';
import type { HandTruth } from '../../sim/air.ts';
import type { Operator } from './operator.ts';
import type { Stock } from './simGames.ts';
import type { SimShow } from './simShow.ts';

/** What readers have not entered by then is entered by the operator, ms. */
const BOARD_WAIT_MS = 8000;
const DRAW_WAIT_MS = 9000;
const CARD_WAIT_MS = 12_000;
/** So often the operator presses the number of cards as it is said, and the player throws them away up to so much later. */
const KEY_FIRST = 0.3;
const KEY_FIRST_MS = 8000;

export interface StreetsOptions {
  readonly show: SimShow;
  readonly operator: Operator;
  readonly hand: HandId;
  readonly stock: Stock;
}

export class Streets {
  readonly truth: HandTruth['streets'][number][] = [];
  private readonly options: StreetsOptions;

  constructor(options: StreetsOptions) {
    this.options = options;
  }

  /** Everything that is dealt for the street; false when nothing more can be played. */
  async deal(rule: StreetRule): Promise<boolean> {
    if (rule.discard > 0) await this.discards(rule);
    if (rule.draw > 0) await this.draws(rule);
    if (rule.deal.length > 0) await this.card(rule);
    return rule.board === 0 || this.board(rule.street);
  }

  private get hand() {
    return this.options.show.house.hand;
  }

  /** On every board in turn. */
  async board(street: Street): Promise<boolean> {
    const { show, hand, stock } = this.options;
    await show.run(show.play.between(500, 1500));
    await show.perform({ do: 'burn' });
    for (const [run, all] of stock.boards.entries()) {
      const from = this.hand.boards[run]?.length ?? 0;
      const cards = all.slice(from, from + this.rule(street).board);
      const lies = () => this.hand.boards[run]?.length === from + cards.length;
      await show.perform({ do: isDealtStreet(street) ? street : 'flop', cards: cards.join(''), board: run });
      this.truth.push({ at: show.now, cards, run });
      if (!(await show.until(lies, BOARD_WAIT_MS)) && isDealtStreet(street))
        await this.give({ do: 'typeBoard', hand, street, run, cards: [...cards] });
      if (!lies()) return false;
    }
    return true;
  }

  private rule(street: Street): StreetRule {
    return this.options.show.game.streets.find((rule) => rule.street === street) ?? this.options.show.game.streets[0];
  }

  /** Stud: one card for everybody still in. */
  private async card({ deal, street }: StreetRule): Promise<void> {
    const { show, hand, stock } = this.options;
    const seats = liveSeats(this.hand).map(({ seat }) => seat);
    const cards = stock.take(seats.length);
    if (cards.length < seats.length) return;
    await show.run(show.play.between(500, 1500));
    await show.perform({ do: 'burn' });
    const up = deal[0] === 'up';
    const dealt = Object.fromEntries(seats.map((seat, i) => [seat, cards[i] ?? '']));
    await show.perform({ do: 'card', cards: dealt, up, button: this.hand.button });
    const there = () => this.hand.street === street && this.hand.streetDealt;
    if (await show.until(there, CARD_WAIT_MS)) return;
    if (up) await this.typeUp(street);
    if (!there()) await this.give({ do: 'completeDeal', hand });
  }

  /** Everybody sees them. */
  async typeUp(street: Street): Promise<void> {
    const { show, hand } = this.options;
    const slots = show.upSlots(street);
    for (const s of liveSeats(this.hand)) {
      const cards = show.table.world.hands.get(s.seat) ?? [];
      for (const slot of slots) {
        const card = cards[slot];
        const read = this.hand.seats.find(({ seat }) => seat === s.seat)?.up.some((one) => one.slot === slot);
        if (card !== undefined && read !== true) await this.give({ do: 'typeUp', hand, seat: s.seat, slot, card });
      }
    }
  }

  private async draws({ draw }: StreetRule): Promise<void> {
    const { show, stock } = this.options;
    await show.perform({ do: 'clearMuck' });
    const waits: [SeatNo, number][] = [];
    for (let seat = toDraw(this.hand); seat !== null; seat = toDraw(this.hand)) {
      const promised = waits.reduce((sum, [, count]) => sum + count, 0);
      const most = Math.min(draw, 4, stock.left - promised - 1);
      const count = Math.max(0, Math.floor(show.play.between(0, most + 0.99)));
      await show.run(show.play.between(400, 1500));
      await this.throwAway(seat, count);
      if (count > 0) waits.push([seat, count]);
    }
    for (const [seat, count] of waits) {
      await show.perform({ do: 'replacements', seat, cards: stock.take(count).join('') });
    }
    const there = () => this.hand.streetDealt;
    if (await show.until(there, CARD_WAIT_MS)) return;
    await this.give({ do: 'completeDeal', hand: this.options.hand });
  }

  /** In any order; here as they sit. */
  private async discards(rule: StreetRule): Promise<void> {
    for (const s of liveSeats(this.hand)) if (hasToDraw(this.hand, s, rule)) await this.throwAway(s.seat, rule.discard);
  }

  private async throwAway(seat: SeatNo, count: number): Promise<void> {
    const { show, operator, hand } = this.options;
    const before = this.seat(seat).thrown.length;
    const held: readonly Card[] = show.table.world.hands.get(seat) ?? [];
    const cards = [...held].sort(() => show.play.next() - 0.5).slice(0, count);
    const slots = null;
    if (count === 0) return this.give({ do: 'discard', hand, seat, count, slots: [] });
    if (show.play.next() < KEY_FIRST) {
      await this.give({ do: 'discard', hand, seat, count, slots });
      await show.run(show.play.between(0, KEY_FIRST_MS));
    }
    operator.throwing.set(seat, count);
    await show.perform({ do: 'discard', seat, cards: cards.join('') });
    const holdsOn = show.play.next() < 0.3 && cards.length < held.length;
    if (holdsOn) await show.perform({ do: 'away', seat, for: show.play.between(1, 4), how: 'held' });
    const gone = () => this.seat(seat).thrown.length > before;
    if (!(await show.until(gone, DRAW_WAIT_MS))) await this.give({ do: 'discard', hand, seat, count, slots });
    operator.throwing.delete(seat);
  }

  private seat(seat: SeatNo): SeatHand {
    const s = this.hand.seats.find((one) => one.seat === seat);
    if (s === undefined) throw new Error(`nobody at seat ${seat}`);
    return s;
  }

  private async give(command: Parameters<SimShow['house']['give']>[0]): Promise<void> {
    const refused = await this.options.show.house.give(command);
    if (refused !== '') throw new Error(`${command.do} refused: ${refused}`);
  }
}
