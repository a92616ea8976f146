// A show of three games on one deck: Omaha, stud with its up cards typed, and a draw in which cards are thrown away. Worlds differ
// in every card that nobody turns up, those that are thrown away among them.
import type { CanvasConfigInput } from '../../server/release/control.ts';
import { AtTable, SCAN_MS } from './atTable.ts';
import { STRUCTURE } from './showPlan.ts';
import { cardAt, type HandPlaces, type Place } from './world.ts';

export const SEATS = 2;
const BOTH = [1, 2];
const FIVE = [0, 1, 2, 3, 4];
const STUD = {
  ...STRUCTURE,
  limit: 'fixed',
  smallBlind: 0,
  bigBlind: 0,
  anteKind: 'each',
  ante: 25,
  bringIn: 50,
} as const;

const STILL = { offsetMs: 0, leadMs: 0 } as const;
export const CANVASES: readonly CanvasConfigInput[] = [
  { name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, ...STILL, gate: 'off' },
  { name: 'short', audience: 'overlay', kind: 'short', delayMs: 30_000, ...STILL, gate: 'off' },
  { name: 'gated', audience: 'overlay', kind: 'protected', delayMs: 60_000, ...STILL, gate: 'hand-complete' },
];

function of(slots: readonly number[]): readonly Place[] {
  return BOTH.flatMap((seat) => slots.map((slot): Place => `${seat}.${slot}`));
}

const BOARD = FIVE.map((index): Place => `board.${index}`);

/** Nobody opens a hand; up cards and boards are seen by all. */
export const PLACES: readonly HandPlaces[] = [
  { places: [...of([0, 1, 2, 3]), ...BOARD.slice(0, 3)], shown: BOARD.slice(0, 3) },
  { places: of([0, 1, 2, 3]), shown: of([2, 3]) },
  { places: of([...FIVE, 5, 6]), shown: [] },
];

export class GamesShow extends AtTable {
  async playAll(): Promise<void> {
    await this.omaha();
    await this.stud();
    await this.draw();
  }

  private async begin(index: number, game: 'omaha' | 'stud' | 'single_draw_27'): Promise<void> {
    const limit = game === 'stud' ? { ...STUD, smallBet: 200, bigBet: 400 } : STRUCTURE;
    await this.at({ do: 'setGame', game, structure: limit });
    await this.start(index);
  }

  private async omaha(): Promise<void> {
    await this.begin(0, 'omaha');
    await this.dealt([0, 1, 2, 3]);
    await this.untilClosed();
    this.felt.board(0, 3);
    await this.felt.run(5 * SCAN_MS);
    await this.over([0, 1, 2, 3]);
  }

  private async stud(): Promise<void> {
    await this.begin(1, 'stud');
    await this.dealt([0, 1, 2]);
    for (const seat of BOTH) await this.typeUp(seat, 2);
    await this.felt.run(10 * SCAN_MS);
    if (this.callFor === 0) await this.act('bring_in');
    await this.untilClosed();
    this.felt.deal(BOTH, [3]);
    await this.felt.run(12 * SCAN_MS);
    for (const seat of BOTH) await this.typeUp(seat, 3);
    await this.over([0, 1, 2, 3]);
  }

  private async typeUp(seat: number, slot: number): Promise<void> {
    const card = cardAt(this.options.world, this.felt.hand, `${seat}.${slot}`);
    await this.press({ do: 'typeUp', hand: this.hand, seat, slot, card });
  }

  /** One throws two cards away as the readers see it, the other as the operator says. */
  private async draw(): Promise<void> {
    await this.begin(2, 'single_draw_27');
    await this.dealt(FIVE);
    await this.untilClosed();
    for (const seat of BOTH) this.felt.muck(seat, [1, 3]);
    await this.felt.run(10 * SCAN_MS);
    for (const seat of BOTH) await this.press({ do: 'discard', hand: this.hand, seat, count: 2, slots: [1, 3] });
    this.felt.deal(BOTH, [5, 6]);
    await this.felt.run(12 * SCAN_MS);
    if (this.phase === 'DRAWING') await this.press({ do: 'completeDeal', hand: this.hand });
    await this.untilClosed();
    await this.over([0, 2, 4, 5, 6]);
  }

  private async dealt(slots: readonly number[]): Promise<void> {
    this.felt.deal(BOTH, slots);
    await this.felt.run(8_000);
    if (this.phase === 'DEALING') await this.press({ do: 'completeDeal', hand: this.hand });
    await this.step(this.handIds, false);
  }

  /** Everybody throws his hand away but one, or both muck. */
  private async over(slots: readonly number[]): Promise<void> {
    const { hand } = this;
    if (this.phase === 'BETTING') {
      const seat = this.toAct;
      await this.press(this.actInput('fold'));
      this.felt.muck(seat, slots);
      await this.felt.run(4_000);
    }
    const ruling = { by: 'JUDGE', code: 'HR-FOULED', note: '' } as const;
    if (!(await this.press({ do: 'award', hand }))) await this.press({ do: 'voidHand', hand, ruling }, 'fedor');
    await this.gather();
  }
}
