// What people do beside the play of a drawn show: the producer holds and drops, the card desk types, the operator errs. Each thing
// begins on a street and is put right on a later one; whatever is refused is a reply that is compared as well.
import type { CanvasConfig } from '../../server/release/control.ts';
import { turnOf } from '../../server/table/decideInput.ts';
import type { AtTable } from './atTable.ts';
import type { Beside, HandPlan } from './generatedPlan.ts';
import { MISTAKEN } from './showPlan.ts';
import { cardAt, type Place, type World } from './world.ts';

export interface Now {
  readonly plan: HandPlan;
  readonly street: number;
  /** place of the hand in the show */
  readonly index: number;
}

export interface BesidesOptions {
  readonly world: World;
  readonly canvases: readonly CanvasConfig[];
}

const PAUSE_MS = 35_000;
const LONGER_MS = 20_000;

export class Besides {
  private readonly show: AtTable;
  private readonly options: BesidesOptions;
  /** what is still to be put right */
  private open: (() => Promise<unknown>)[] = [];

  constructor(show: AtTable, options: BesidesOptions) {
    this.show = show;
    this.options = options;
  }

  async begin(what: Beside, now: Now): Promise<void> {
    await this.goOn(now);
    await this[what](now);
  }

  /** Everything that was begun is put right. */
  async goOn(_now?: Now): Promise<void> {
    const open = this.open;
    this.open = [];
    for (const end of open) await end();
  }

  async settled(): Promise<void> {
    while (this.open.length > 0) await this.goOn();
    await this.show.word({ do: 'resume', gapMs: 0 });
  }

  private later(end: () => Promise<unknown>): void {
    this.open.push(end);
  }

  private async hold(): Promise<void> {
    await this.show.word({ do: 'hold' }, 'fedor');
    this.later(() => this.show.word({ do: 'resume', gapMs: 0 }));
  }

  private async panic(): Promise<void> {
    await this.show.word({ do: 'panic' });
    this.later(() => this.show.word({ do: 'resume', gapMs: 0 }));
  }

  private async 'hold-hand'(): Promise<void> {
    const hand = this.show.handNow;
    await this.show.word({ do: 'holdHand', hand });
    this.later(() => this.show.word({ do: 'letHandGo', hand }));
  }

  private async 'drop-hand'(): Promise<void> {
    await this.show.word({ do: 'dropHand', hand: this.show.handNow });
  }

  private async 'longer-delay'(): Promise<void> {
    const config = this.longer();
    const { name } = config;
    await this.show.word({ do: 'armDelay', config, exception: null });
    this.later(async () => {
      await this.show.word({ do: 'confirmDelay', name });
      this.later(() => this.show.word({ do: 'finishDelay', name }));
    });
  }

  private async 'delay-cancelled'(): Promise<void> {
    const config = this.longer();
    await this.show.word({ do: 'armDelay', config, exception: null });
    this.later(() => this.show.word({ do: 'cancelDelay', name: config.name }));
  }

  /** Of the canvas behind the gate: longer only, so that what was not due before is not due now. */
  private longer(): CanvasConfig {
    const config = this.options.canvases.find(({ name }) => name === 'gated');
    if (config === undefined) throw new Error('no canvas behind the gate');
    return { ...config, delayMs: config.delayMs + LONGER_MS };
  }

  private async 'planned-start'(): Promise<void> {
    const atWall = this.show.pipeline.clock.wall() + PAUSE_MS;
    await this.show.word({ do: 'planStart', atWall, automatic: true });
    this.later(() => this.show.word({ do: 'planStart', atWall: null, automatic: false }));
  }

  private async undo(): Promise<void> {
    const { handNow: hand, pipeline } = this.show;
    await this.show.press({ do: 'undo', hand });
    if (turnOf(pipeline.server.table.state()) % 2 === 0) await this.show.press({ do: 'redo', hand });
  }

  /** The card of another place at first, then the one that lies there. */
  private async 'slip-at-card-desk'({ plan, index }: Now): Promise<void> {
    const place = plan.deaf[0];
    if (place === undefined) return;
    await this.type('typeHole', { index, place, card: partner(place) });
    await this.type('retypeHole', { index, place, card: place });
  }

  private async 'type-a-read-place'({ plan, index }: Now): Promise<void> {
    const places: readonly Place[] = ['1.0', '1.1', '2.0', '2.1'];
    const place = places.find((one) => !plan.deaf.includes(one));
    if (place !== undefined) await this.type('typeHole', { index, place, card: place });
  }

  private async 'type-twice'({ plan, index }: Now): Promise<void> {
    const [place = '1.0'] = plan.deaf;
    await this.type('typeHole', { index, place, card: place });
    await this.type('typeHole', { index, place, card: partner(place) });
  }

  private async type(what: 'typeHole' | 'retypeHole', { index, place, card }: Typed): Promise<void> {
    const [seat = 0, slot = 0] = place.split('.').map(Number);
    const { handNow: hand } = this.show;
    await this.show.press({ do: what, hand, seat, slot, card: cardAt(this.options.world, index, card) }, 'dasha');
  }

  private async 'board-typed-wrong'({ street, index }: Now): Promise<void> {
    if (street === 0) return;
    const { handNow: hand } = this.show;
    const { world } = this.options;
    const at = { do: 'correctBoard', hand, run: 0, index: 0 } as const;
    const wrong = { ...at, card: cardAt(world, index, MISTAKEN) };
    await this.show.pipeline.preview(wrong);
    await this.show.press(wrong);
    this.later(() => this.show.press({ ...at, card: cardAt(world, index, 'board.0') }));
  }

  private async 'open-too-early'(): Promise<void> {
    await this.show.press({ do: 'openHand', hand: this.show.handNow, seat: 1 });
  }

  private async report(): Promise<void> {
    const report = { kind: 'boxed', place: 'burn' } as const;
    await this.show.press({ do: 'report', hand: this.show.handNow, report, by: 'DEALER' });
  }

  private pause(): Promise<void> {
    return this.show.felt.wait(PAUSE_MS);
  }
}

interface Typed {
  readonly index: number;
  readonly place: Place;
  /** the place whose card is typed */
  readonly card: Place;
}

function partner(place: Place): Place {
  return place.endsWith('.0') ? `${Number(place.split('.')[0])}.1` : `${Number(place.split('.')[0])}.0`;
}
