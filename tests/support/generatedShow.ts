// A show that is played by a drawn plan. Whatever the house refuses is a reply like any other; a hand that comes to no end of its
// own is declared void, so that every show ends.
import { LIVE_STATES } from '../../server/engine/hand.ts';
import { AtTable, SCAN_MS } from './atTable.ts';
import { Besides } from './besides.ts';
import { type HandPlan, type ShowPlan, STREETS } from './generatedPlan.ts';
import { type Dice, dice } from './seeded.ts';
import { STACK } from './showPlan.ts';
import { cardAt } from './world.ts';

const BOARDS = [0, 3, 4, 5] as const;
/** Presses of one round of betting, at most. */
const MOST_PRESSES = 24;

export class GeneratedShow extends AtTable {
  private dice: Dice = dice('');
  private besides: Besides | null = null;

  async playPlan(plan: ShowPlan): Promise<void> {
    this.dice = dice(`${this.options.seed} presses`);
    this.besides = new Besides(this, { world: this.options.world, canvases: plan.canvases });
    for (const [index, hand] of plan.hands.entries()) await this.playHand(hand, index);
    await this.besides.settled();
  }

  private async playHand(plan: HandPlan, index: number): Promise<void> {
    await this.refillAll();
    await this.start(index);
    for (const place of plan.deaf) this.felt.deafen(place, true);
    this.felt.deal(this.dealtIn);
    await this.felt.run(6 * SCAN_MS);
    if (this.phase === 'DEALING') await this.press({ do: 'completeDeal', hand: this.hand });
    await this.step(this.handIds, false);
    for (let street = 0; street <= plan.last && this.running; street += 1) await this.playStreet(plan, street, index);
    await this.finish(plan, index);
  }

  private async playStreet(plan: HandPlan, street: number, index: number): Promise<void> {
    if (street > 0) await this.lay(street);
    const besides = plan.besides[street] ?? [];
    for (const one of besides) await this.besides?.begin(one, { plan, street, index });
    const end = street === plan.last ? plan.end : null;
    if (end === 'redeal') await this.redeal();
    else await this.bet({ plan, street, allIn: end === 'run-out' });
    if (street > 0) await this.step(this.handIds, false);
  }

  private async lay(street: number): Promise<void> {
    this.felt.board(BOARDS[street - 1] ?? 0, BOARDS[street] ?? 5);
    await this.felt.run(5 * SCAN_MS);
  }

  /** Somebody bets now and then, whoever throws his hand away does so in his turn, the others check or call. */
  private async bet({ plan, street, allIn }: Round): Promise<void> {
    let raised = false;
    for (let n = 0; n < MOST_PRESSES && this.phase === 'BETTING'; n += 1) {
      const seat = this.toAct;
      if (plan.folds.get(seat) === street) await this.throwAway(seat);
      else if (!raised && (allIn || this.dice.below(3) === 0)) {
        raised = true;
        if (!(await this.wager(street, allIn))) await this.pass();
      } else await this.pass();
    }
  }

  private wager(street: number, allIn: boolean): Promise<boolean> {
    if (allIn) return this.tryTo('allin');
    return street === 0 ? this.tryTo('raise', 600) : this.tryTo('bet', 400);
  }

  private async pass(): Promise<void> {
    if (!(await this.tryTo(this.callFor === 0 ? 'check' : 'call'))) await this.tryTo('fold');
  }

  private async tryTo(...given: Parameters<AtTable['actInput']>): Promise<boolean> {
    return this.press(this.actInput(...given));
  }

  /** Seen by the readers, or pressed as well. */
  protected override async throwAway(seat: number): Promise<void> {
    if (this.dice.below(2) === 0) await this.tryTo('fold');
    this.felt.muck(seat);
    await this.felt.run(3 * SCAN_MS);
    if (this.toAct === seat && this.phase === 'BETTING') await this.tryTo('fold');
  }

  private async redeal(): Promise<void> {
    await this.press({ do: 'report', hand: this.hand, report: { kind: 'not-shuffled', what: 'cut' }, by: 'DEALER' });
    const incident = this.pipeline.server.table.state().hand?.incidents.at(-1)?.id ?? 1;
    const ruling = { do: 'rule', hand: this.hand, incident, outcome: 'redeal', by: 'JUDGE', note: 'as seen' } as const;
    await this.press(ruling, 'fedor');
  }

  private async finish(plan: HandPlan, index: number): Promise<void> {
    const { hand } = this;
    if (plan.end === 'showdown' || plan.end === 'run-out') await this.show(plan);
    if (this.running && plan.end !== 'void') await this.press({ do: 'award', hand });
    const ruling = { by: 'JUDGE', code: 'HR-FOULED', note: '' } as const;
    if (this.running) await this.press({ do: 'voidHand', hand, ruling }, 'fedor');
    await this.besides?.goOn({ plan, street: STREETS.length, index });
    this.felt.gather();
    await this.felt.run(8 * SCAN_MS);
    await this.step(this.handIds, true);
  }

  private async show({ opens, last, end }: HandPlan): Promise<void> {
    const { hand } = this;
    for (const seat of opens) if (!(await this.press({ do: 'openHand', hand, seat }))) await this.typeOpened(seat);
    if (end === 'run-out')
      for (let street = last + 1; street < STREETS.length; street += 1) {
        await this.lay(street);
        if (this.dice.below(3) === 0) await this.press({ do: 'confirmOpenings', hand }, 'pavel');
      }
    for (const seat of this.liveSeats.filter((live) => !opens.includes(live))) {
      this.felt.muck(seat);
      await this.press({ do: 'muckHand', hand, seat });
    }
  }

  /** Not read by then: everybody in the room sees the cards, and somebody types them. */
  private async typeOpened(seat: number): Promise<void> {
    const { world } = this.options;
    const cards = ([`${seat}.0`, `${seat}.1`] as const).map((place) => cardAt(world, this.felt.hand, place));
    await this.press({ do: 'typeOpened', hand: this.hand, seat, cards });
  }

  private get liveSeats(): readonly number[] {
    const seats = this.pipeline.server.table.state().hand?.seats ?? [];
    return seats.filter(({ state }) => LIVE_STATES.includes(state)).map(({ seat }) => seat);
  }

  private get dealtIn(): readonly number[] {
    return (this.pipeline.server.table.state().hand?.seats ?? []).map(({ seat }) => seat);
  }

  /** Chips are counted again for whoever is short of them. */
  private async refillAll(): Promise<void> {
    for (const { seat, stack } of this.pipeline.server.table.state().session.seats)
      if (stack < STACK / 2) await this.press({ do: 'setStack', seat, stack: STACK });
  }
}

interface Round {
  readonly plan: HandPlan;
  readonly street: number;
  readonly allIn: boolean;
}
