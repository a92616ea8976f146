// One hand of random play at a simulated table: who folds, bets and peeks, and what lies on the board, is drawn from the seed.
import type { Chips } from '../../engine/chips.ts';
import { handId } from '../../engine/ids.ts';
import type { SeatNo } from '../../engine/seat.ts';
import type { FirmCard, HandTruth, ScoredHand } from '../../sim/air.ts';
import { turnOf } from '../../table/decideInput.ts';
import type { Operator } from './operator.ts';
import { Streets } from './playStreets.ts';
import { Stock } from './simGames.ts';
import type { SimShow } from './simShow.ts';

/** A fold that the readers have not entered by then is entered by the operator. */
const FOLD_WAIT_MS = 6000;
const DEAL_WAIT_MS = 25_000;

/** Another street is dealt. */
const GOES_ON: readonly string[] = ['BETTING_CLOSED', 'DRAWING'];

const MISDEAL = { by: 'JUDGE', code: '2.5.6', note: '' } as const;

export class HandPlay {
  private readonly show: SimShow;
  private readonly operator: Operator;
  private readonly id: string;
  private readonly stock: Stock;
  private readonly streets: Streets;
  private readonly folds: HandTruth['folds'][number][] = [];

  constructor({ show, operator, id }: { readonly show: SimShow; readonly operator: Operator; readonly id: string }) {
    this.show = show;
    this.operator = operator;
    this.id = id;
    const seats = show.house.state.session.seats.map(({ seat }) => seat);
    this.stock = new Stock({ name: show.game.name, seats, boards: show.boards, random: show.play });
    show.spare = this.stock.spare;
    this.streets = new Streets({ show, operator, hand: handId(id), stock: this.stock });
  }

  async play(): Promise<ScoredHand> {
    const { show, operator } = this;
    show.table.world.stays.length = 0;
    operator.beginHand();
    show.beginHand();
    await this.give({ do: 'startHand', hand: handId(this.id) });
    const playable = await this.deal();
    if (playable) await this.betting();
    const held = this.held();
    await this.end();
    const truth = this.truth(held);
    const air = show.house.air.take();
    await this.gather(playable);
    return { truth, air };
  }

  private async deal(): Promise<boolean> {
    const { show } = this;
    const [first] = show.game.streets;
    const button = show.house.hand.button;
    const up = first.deal.filter((face) => face === 'up').length;
    const playable = await show.perform({ do: 'deal', hole: { ...this.stock.hole }, button, up });
    if (!playable) return false;
    await show.until(() => show.house.hand.dealComplete, DEAL_WAIT_MS);
    if (!show.house.hand.dealComplete) {
      await this.streets.typeUp(first.street);
      if (!show.house.hand.dealComplete) await this.give({ do: 'completeDeal', hand: handId(this.id) });
    }
    return true;
  }

  private async betting(): Promise<void> {
    const { show } = this;
    const [first, ...later] = show.game.streets;
    if (first.board > 0 && !(await this.streets.board(first.street))) return;
    await this.round();
    for (const rule of later) {
      if (!GOES_ON.includes(show.house.hand.phase)) return;
      if (!(await this.streets.deal(rule))) return;
      await this.round();
    }
  }

  private async round(): Promise<void> {
    const { show } = this;
    while (show.house.hand.phase === 'BETTING' && show.house.hand.toAct !== null) {
      await show.run(show.play.between(200, 1200));
      const { toAct: seat, seats, currentBet } = show.house.hand;
      if (seat === null) return;
      if (currentBet === 0 && show.mustOpen()) {
        await this.act(seat, 'bring_in', null);
        continue;
      }
      const facing = (seats.find((s) => s.seat === seat)?.street ?? 0) < currentBet;
      if (show.play.next() < 0.15) await show.perform({ do: 'peek', seat, for: show.play.between(0.5, 2.5) });
      if (facing && show.play.next() < 0.45) await this.fold(seat);
      else if (!facing && show.play.next() < 0.15) await this.act(seat, 'bet', show.house.hand.structure.minBet);
      else await this.act(seat, facing ? 'call' : 'check', null);
    }
  }

  private async fold(seat: SeatNo): Promise<void> {
    const { show, operator } = this;
    const last = show.house.hand.seats.filter((s) => s.state !== 'FOLDED').length === 2;
    const style = show.play.next() < 0.5 ? 'throw' : 'slide';
    const turn = turnOf(show.house.state);
    operator.folded.add(seat);
    this.folds.push({ seat, at: show.now, last });
    await show.perform({ do: 'fold', seat, style });
    const out = () => turnOf(show.house.state) !== turn || show.house.hand.phase !== 'BETTING';
    if (!(await show.until(out, FOLD_WAIT_MS))) await this.act(seat, 'fold', null);
  }

  private async act(
    seat: SeatNo,
    action: 'fold' | 'check' | 'call' | 'bet' | 'bring_in',
    to: Chips | null,
  ): Promise<void> {
    const turn = turnOf(this.show.house.state);
    const done = await this.show.house.give({ do: 'act', hand: handId(this.id), turn, seat, action, to });
    if (done === '') return;
    // a bet that the rules have no room for becomes the plain action
    const plain = await this.show.house.give({
      do: 'act',
      hand: handId(this.id),
      turn,
      seat,
      action: 'check',
      to: null,
    });
    if (plain !== '') throw new Error(`${action} refused: ${done}, ${plain}`);
  }

  /** Hands are turned up and awarded, or the last one left is. */
  private async end(): Promise<void> {
    const { show } = this;
    const { house } = show;
    if (house.hand.phase === 'SHOWDOWN') {
      for (const { seat, state } of house.hand.seats) {
        if (state === 'FOLDED' || !['SHOWDOWN'].includes(house.hand.phase)) continue;
        await show.run(800);
        await show.perform({ do: 'show', seat });
        if ((await house.give({ do: 'openHand', hand: handId(this.id), seat })) !== '') await this.typeOpened(seat);
      }
    }
    await show.run(1500);
    if (['AWARDING', 'UNCONTESTED'].includes(house.hand.phase))
      await house.give({ do: 'award', hand: handId(this.id) });
    if (house.hand.phase !== 'COMPLETE') await house.give({ do: 'misdeal', hand: handId(this.id), ruling: MISDEAL });
  }

  /** A card of it was never read: it lies open now. */
  private async typeOpened(seat: SeatNo): Promise<void> {
    const cards = this.show.table.world.hands.get(seat) ?? [];
    await this.show.house.give({ do: 'typeOpened', hand: handId(this.id), seat, cards: [...cards] });
  }

  private async gather(played: boolean): Promise<void> {
    const { show } = this;
    if (played) await show.perform({ do: 'collect' });
    if (show.play.next() < 0.1) await show.perform({ do: 'wash', for: 5 });
    await show.run(show.play.between(3000, 5000));
  }

  private held(): HandTruth['held'] {
    return Object.fromEntries([...this.show.table.world.hands].map(([seat, cards]) => [seat, [...cards]]));
  }

  private truth(held: HandTruth['held']): HandTruth {
    const dealt = this.show.table.world.stays.flatMap(({ zone, card, from }): readonly FirmCard[] =>
      /^(?:seat|up):/.test(zone ?? '') ? [{ at: from, seat: Number(zone?.split(':')[1]), card }] : [],
    );
    const faults = this.show.table.faults.spans().map(([{ id }, span]) => ({ id, ...span }));
    return { dealt, held, streets: this.streets.truth, folds: this.folds, faults };
  }

  private async give(command: Parameters<SimShow['house']['give']>[0]): Promise<void> {
    const refused = await this.show.house.give(command);
    if (refused !== '') throw new Error(`${command.do} refused: ${refused}`);
  }
}
