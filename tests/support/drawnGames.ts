// A show of other games, played by a drawn plan: draws by key, by places and as readers see them, up cards on antennas or typed,
// two boards. Whatever the house refuses is a reply like any other.
import { hasToDraw, toDraw } from '../../server/engine/dealing.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { cardsHeld, holeCards, ruleOf } from '../../server/engine/game/streets.ts';
import { LIVE_STATES } from '../../server/engine/hand.ts';
import type { Proposal } from '../../server/table/commands.ts';
import { AtTable, SCAN_MS, type ShowOptions } from './atTable.ts';
import { Besides } from './besides.ts';
import { type GameHand, type GamesPlan, heldBehind, lastHeld, type Throw } from './gamesPlan.ts';
import type { HeardPlaces } from './heardPlaces.ts';
import type { Pipeline } from './pipeline.ts';
import { type Dice, dice } from './seeded.ts';
import { STRUCTURE } from './showPlan.ts';
import { cardAt, type Place } from './world.ts';

const STUD = { smallBlind: 0, bigBlind: 0, anteKind: 'each', ante: 25, bringIn: 50 } as const;
/** Presses of one round of betting, at most. */
const MOST_PRESSES = 16;
const DEALING: readonly unknown[] = ['DEALING', 'DRAWING', 'BETTING_CLOSED'];
/** Until a card is firm where it came to lie. */
const FIRM_MS = 7 * SCAN_MS;

interface Tapping extends Pick<Throw, 'way'> {
  readonly seat: number;
  readonly numbers: readonly number[];
}

export class DrawnGames extends AtTable {
  private readonly heard: HeardPlaces;
  private dice: Dice = dice('');
  private besides: Besides | null = null;

  constructor(pipeline: Pipeline, { heard, ...options }: ShowOptions & { readonly heard: HeardPlaces }) {
    super(pipeline, options);
    this.heard = heard;
  }

  async playPlan(plan: GamesPlan): Promise<void> {
    this.dice = dice(`${this.options.seed} presses`);
    this.besides = new Besides(this, { world: this.options.world, canvases: plan.canvases });
    for (const [index, hand] of plan.hands.entries()) await this.playHand(hand, index);
    await this.besides.settled();
  }

  private async playHand(plan: GameHand, index: number): Promise<void> {
    const forced = gameOf(plan.game).forced === 'bring_in' ? STUD : {};
    const structure = { ...STRUCTURE, ...forced, boards: plan.boards };
    await this.at({ do: 'setGame', game: plan.game, structure });
    this.heard.forget();
    await this.start(index);
    for (const place of plan.hand.deaf) this.felt.deafen(place, true);
    await this.dealFirst(plan);
    await this.step(this.handIds, false);
    for (let round = 0; round <= plan.hand.last && this.running; round += 1) {
      if (round > 0) await this.nextStreet(plan, round);
      for (const one of plan.hand.besides[round] ?? [])
        await this.besides?.begin(one, { plan: plan.hand, street: round, index });
      await this.bet(plan, round);
      if (round > 0) await this.step(this.handIds, false);
    }
    await this.finish(plan, index);
  }

  private async dealFirst(plan: GameHand): Promise<void> {
    const game = gameOf(plan.game);
    const down = game.streets[0].deal.flatMap((face, slot) => (face === 'down' ? [slot] : []));
    this.felt.deal(this.dealtIn, down);
    await this.felt.run(FIRM_MS);
    if (down.length < holeCards(game)) await this.turnUp(plan, holeCards(game) - 1);
    if (game.streets[0].board > 0) await this.layBoards(plan, 0);
    await this.complete();
  }

  /** What nobody has read is there all the same; where no up card says who opens, somebody does. */
  private async complete(): Promise<void> {
    const { hand } = this;
    if (!DEALING.includes(this.phase)) return;
    if (await this.press({ do: 'completeDeal', hand })) return;
    await this.press({ do: 'completeDeal', hand, opener: this.live[0] ?? 1 });
  }

  private async turnUp({ ups }: GameHand, slot: number): Promise<void> {
    for (const seat of this.live) {
      if (ups === 'antenna') this.felt.up(seat, slot);
      else {
        const card = cardAt(this.options.world, this.felt.hand, `${seat}.${slot}`);
        await this.press({ do: 'typeUp', hand: this.hand, seat, slot, card });
      }
    }
    if (ups === 'antenna') await this.felt.run(FIRM_MS);
  }

  private async nextStreet(plan: GameHand, round: number): Promise<void> {
    const { streets } = gameOf(plan.game);
    const { deal, board } = streets[round] ?? streets[0];
    const throws = plan.throws.get(round - 1);
    if (throws !== undefined) await this.throwAll(plan, throws, [...plan.throws.keys()].indexOf(round - 1));
    if (board > 0) await this.layBoards(plan, round);
    const slot = streets.slice(0, round).reduce((cards, rule) => cards + rule.deal.length, 0);
    if (deal[0] === 'up') await this.turnUp(plan, slot);
    if (deal[0] === 'down') {
      this.felt.deal(this.live, [slot]);
      await this.felt.run(FIRM_MS);
    }
    if (board > 0) return;
    await this.complete();
    if (this.isWrong(throws)) await this.putRight();
  }

  private isWrong(throws: ReadonlyMap<number, Throw> | undefined): boolean {
    return [...(throws?.values() ?? [])].some(({ way }) => way === 'wrong-place');
  }

  /** The hand has stopped until the places are as the readers saw them. */
  private async putRight(): Promise<void> {
    await this.accept('draw-places');
    await this.complete();
  }

  /** Of two boards both are typed: there is one antenna. */
  private async layBoards({ game, boards }: GameHand, round: number): Promise<void> {
    const { streets } = gameOf(game);
    const from = streets.slice(0, round).reduce((size, rule) => size + rule.board, 0);
    const { street, board } = streets[round] ?? streets[0];
    if (boards === 1) {
      this.felt.board(from, from + board);
      return this.felt.run(5 * SCAN_MS);
    }
    for (const run of [0, 1]) {
      const places = Array.from({ length: board }, (_, i): Place => `board.${2 * (from + i) + run}`);
      const cards = places.map((place) => cardAt(this.options.world, this.felt.hand, place));
      await this.press({ do: 'typeBoard', hand: this.hand, street, run, cards });
    }
  }

  private async throwAll(plan: GameHand, throws: ReadonlyMap<number, Throw>, draw: number): Promise<void> {
    for (let left = this.live.length; left > 0 && this.phase === 'DRAWING'; left -= 1) {
      const seat = this.drawer(plan);
      const thrown = seat === undefined ? undefined : throws.get(seat);
      if (seat === undefined || thrown === undefined) return;
      const [before = [], after = []] = heldBehind(plan, seat).slice(draw, draw + 2);
      await this.throwOf(seat, thrown, before);
      this.felt.deal(
        [seat],
        after.filter((card) => !before.includes(card)),
      );
      await this.felt.run(6 * SCAN_MS);
    }
  }

  private drawer({ game }: GameHand): number | undefined {
    const { hand } = this.pipeline.server.table.state();
    if (hand === null) return undefined;
    const rule = ruleOf(gameOf(game), gameOf(game).streets.find(({ discard }) => discard > 0)?.street ?? hand.street);
    const first = toDraw(hand);
    return first ?? hand.seats.find((s) => LIVE_STATES.includes(s.state) && hasToDraw(hand, s, rule))?.seat;
  }

  private async throwOf(seat: number, { way, gone }: Throw, before: readonly number[]): Promise<void> {
    const numbers = before.filter((_, i) => gone.includes(i));
    const held = this.seatOf(seat)?.held ?? [];
    const isWrong = way === 'wrong-place';
    const slots = isWrong || way === 'places' || gone.length === 0 ? this.tapped({ seat, numbers, way }, held) : null;
    const discard = { do: 'discard', hand: this.hand, seat, count: gone.length, slots } as const;
    if (isWrong || way === 'key' || gone.length === 0) await this.press(discard);
    this.felt.muck(seat, numbers);
    await this.felt.run((way === 'reader' ? 8 : 3) * SCAN_MS);
    if (way === 'reader') await this.accept('discard');
    if (this.seatOf(seat)?.held === held || way === 'places') await this.press(discard);
  }

  /** Of the cards of these numbers; the wrong way another place for the first of them. */
  private tapped({ seat, numbers, way }: Tapping, held: readonly number[]): number[] {
    const cards = numbers.map((card) => cardAt(this.options.world, this.felt.hand, `${seat}.${card}`));
    const [first, ...others] = this.heard.tapped(seat, { cards, held });
    const wrong = way === 'wrong-place' ? held.find((slot) => slot !== first && !others.includes(slot)) : undefined;
    return [...(first === undefined ? [] : [wrong ?? first]), ...others].sort((a, b) => a - b);
  }

  private async accept(kind: Proposal['kind']): Promise<void> {
    for (const proposal of this.pipeline.server.table.proposals())
      if (proposal.kind === kind) await this.press({ do: 'accept', proposal: proposal.id });
  }

  private async bet({ game, hand }: GameHand, round: number): Promise<void> {
    if (round === 0 && gameOf(game).forced === 'bring_in') await this.tryTo('bring_in');
    const folds = hand.end === 'folds' && round === hand.last;
    let raised = this.dice.below(3) > 0;
    for (let n = 0; n < MOST_PRESSES && this.phase === 'BETTING'; n += 1) {
      const bets = !folds && !raised && this.callFor === 0;
      raised ||= bets;
      if (folds && (await this.throwHand(this.toAct))) continue;
      if (bets && (await this.tryTo('bet', 400))) continue;
      if (!(await this.tryTo(this.callFor === 0 ? 'check' : 'call')) && !(await this.tryTo('fold'))) return;
    }
  }

  private async throwHand(seat: number): Promise<boolean> {
    const gone = await this.tryTo('fold');
    if (gone) this.felt.muckAll(seat);
    return gone;
  }

  private tryTo(...given: Parameters<AtTable['actInput']>): Promise<boolean> {
    return this.press(this.actInput(...given));
  }

  private async finish(plan: GameHand, index: number): Promise<void> {
    const { hand } = this;
    if (plan.hand.end === 'showdown' && this.phase === 'SHOWDOWN') await this.show(plan);
    if (this.running && plan.hand.end !== 'void') await this.press({ do: 'award', hand });
    const ruling = { by: 'JUDGE', code: 'HR-FOULED', note: '' } as const;
    if (this.running) await this.press({ do: 'voidHand', hand, ruling }, 'fedor');
    await this.besides?.goOn({ plan: plan.hand, street: plan.hand.last + 1, index });
    this.felt.gather();
    await this.felt.run(8 * SCAN_MS);
    await this.step(this.handIds, true);
  }

  private async show(plan: GameHand): Promise<void> {
    const { hand } = this;
    const { opens } = plan.hand;
    for (const seat of opens) if (!(await this.openHand(plan, seat))) await this.typeOpened(plan, seat);
    for (const seat of this.live.filter((other) => !opens.includes(other))) {
      this.felt.muckAll(seat);
      await this.press({ do: 'muckHand', hand, seat });
    }
  }

  /** Where nothing but people's words says how the streets came, behind a second person's key. */
  private async openHand({ game }: GameHand, seat: number): Promise<boolean> {
    const { hand } = this;
    if (await this.press({ do: 'openHand', hand, seat })) return true;
    if (gameOf(game).streets.some(({ board }) => board > 0)) return false;
    return (await this.press({ do: 'confirmOpenings', hand }, 'pavel')) && this.press({ do: 'openHand', hand, seat });
  }

  /** Not read, or behind a typed board: everybody in the room sees the cards, and somebody types them. */
  private async typeOpened(plan: GameHand, seat: number): Promise<void> {
    const { streets } = gameOf(plan.game);
    const dealt = cardsHeld(gameOf(plan.game), (streets[plan.hand.last] ?? streets[0]).street);
    const places = lastHeld(plan, seat, dealt);
    const cards = places.map((place) => cardAt(this.options.world, this.felt.hand, place));
    await this.press({ do: 'typeOpened', hand: this.hand, seat, cards });
  }

  private seatOf(seat: number) {
    return this.pipeline.server.table.state().hand?.seats.find((s) => s.seat === seat);
  }

  private get live(): readonly number[] {
    const seats = this.pipeline.server.table.state().hand?.seats ?? [];
    return seats.filter(({ state }) => LIVE_STATES.includes(state)).map(({ seat }) => seat);
  }

  private get dealtIn(): readonly number[] {
    return (this.pipeline.server.table.state().hand?.seats ?? []).map(({ seat }) => seat);
  }
}
