// A show on one deck, played at the felt and at the consoles: a showdown with a muck, a run-out with an unread and a
// typed card, a hand that ends by folds after an undo, a correction and a late read, and one that is declared void. The card
// desk types and corrects in the present hand, in one that is over and in earlier ones.
import { AtTable } from './atTable.ts';
import { misreading, type Typing, typing } from './cardDeskTyping.ts';
import { MISTAKEN, rolesOf, STACK } from './showPlan.ts';
import { cardAt } from './world.ts';

export class Show extends AtTable {
  /** done in hand 1 when the cards of a street lie there */
  onStreet: (street: 'flop' | 'river') => Promise<void> = async () => undefined;

  async play(): Promise<void> {
    await this.showdown();
    await this.runOut();
    await this.foldOut();
    await this.voided();
  }

  /** Hand 1 up to the flop, until the slowest of the shorter canvases has aired it. */
  async opening(): Promise<void> {
    await this.start(0);
    await this.deal();
    await this.foldOthers(0);
    await this.untilClosed();
    await this.layBoard(0, 3);
    // out of turn: proposed, not entered
    this.felt.muck(rolesOf(this.options.seats, 0).button);
    await this.felt.run(4_000);
    await this.felt.wait(65_000);
  }

  /** Hand 1: three see the river; two open, the third mucks. */
  async showdown(): Promise<void> {
    await this.start(0);
    await this.deal();
    await this.foldOthers(0);
    await this.untilClosed();
    await this.layBoard(0, 3);
    await this.onStreet('flop');
    await this.act('check');
    await this.act('bet', 400);
    await this.act('call');
    await this.layBoard(3, 4);
    await this.act('call');
    await this.felt.run(1_000);
    await this.untilClosed();
    this.felt.deafen('board.4', true);
    this.felt.board(4, 5);
    await this.typeRiver();
    await this.onStreet('river');
    await this.act('bet', 600);
    await this.untilClosed();
    const { button, small, big } = rolesOf(this.options.seats, 0);
    await this.at({ do: 'openHand', hand: this.hand, seat: small });
    await this.at({ do: 'openHand', hand: this.hand, seat: big });
    this.felt.muck(button);
    await this.at({ do: 'muckHand', hand: this.hand, seat: button });
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 2: the blinds are all-in before the flop; one folded card is typed, as its tag never answers. */
  async runOut(): Promise<void> {
    const { button, small, big } = rolesOf(this.options.seats, 1);
    await this.start(1);
    this.felt.deafen(`${button}.1`, true);
    await this.deal();
    await this.felt.run(3_000);
    await this.acceptAll();
    // a slip: the card of the other place
    await this.type('typeHole', 1, { place: `${button}.1`, slip: `${button}.0` });
    await this.type('retypeHole', 1, { place: `${button}.1` });
    // what was read right in the hand before is said again
    await this.type('retypeHole', 0, { place: `${rolesOf(this.options.seats, 0).button}.0` });
    await this.foldOthers(1);
    await this.act('fold');
    await this.act('allin');
    await this.act('call');
    this.felt.muck(button);
    await this.at({ do: 'openHand', hand: this.hand, seat: small });
    await this.at({ do: 'openHand', hand: this.hand, seat: big });
    for (const [from, to] of [
      [0, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      await this.layBoard(from, to);
      if (to === 4) await this.at({ do: 'confirmOpenings', hand: this.hand }, 'pavel');
    }
    for (const command of misreading(this.options.world, this.pipeline.server.table.state().hand, small)) {
      await this.pipeline.preview(command);
      await this.at(command);
    }
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 3: a card is read late and one never, an action is undone, a bet is corrected, and nobody shows. */
  async foldOut(): Promise<void> {
    const { small, button } = rolesOf(this.options.seats, 2);
    await this.refill();
    await this.start(2);
    this.felt.deafen(`${small}.1`, true);
    this.felt.deafen(`${button}.1`, true);
    await this.deal();
    await this.at({ do: 'completeDeal', hand: this.hand });
    await this.foldOthers(2);
    await this.act('raise', 600);
    await this.at({ do: 'undo', hand: this.hand });
    await this.untilClosed();
    this.felt.deafen(`${small}.1`, false);
    await this.felt.run(4_000);
    await this.layBoard(0, 3);
    const bet = await this.act('bet', 400);
    await this.amend(bet, small);
    await this.throwAway(this.toAct);
    this.felt.muck(this.toAct);
    await this.felt.run(4_000);
    await this.acceptAll();
    if (this.running) await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 4: the floor declares it void; meanwhile the producer takes the graphics off and puts them on again. */
  async voided(): Promise<void> {
    const { button } = rolesOf(this.options.seats, 3);
    await this.start(3);
    this.felt.deafen(`${button}.1`, true);
    await this.deal();
    await this.at({ do: 'completeDeal', hand: this.hand });
    await this.type('typeHole', 2, { place: `${rolesOf(this.options.seats, 2).button}.1` });
    await this.pipeline.control('pavel', { do: 'hold' });
    await this.act('call');
    await this.felt.run(4_000);
    const ruling = { by: 'JUDGE', code: 'HR-FOULED', note: '' } as const;
    await this.at({ do: 'voidHand', hand: this.hand, ruling }, 'fedor');
    await this.pipeline.control('pavel', { do: 'resume', gapMs: 0 });
    await this.type('typeHole', 3, { place: `${button}.1` });
    await this.gather();
  }

  /** The river is not read; it is typed wrong at first. */
  private async typeRiver(): Promise<void> {
    const { world } = this.options;
    const { hand } = this;
    await this.at({ do: 'typeBoard', hand, street: 'river', run: 0, cards: [cardAt(world, 0, MISTAKEN)] });
    await this.at({ do: 'correctBoard', hand, run: 0, index: 4, card: cardAt(world, 0, 'board.4') });
  }

  private type(what: Typing['do'], index: number, more: Pick<Typing, 'place' | 'slip'>): Promise<number> {
    return this.at(typing(this.options.world, { do: what, index, hand: this.hands[index] ?? '', ...more }), 'dasha');
  }

  /** Whoever is in front of the button and no blind: every second one is seen by the muck alone. */
  protected async foldOthers(hand: number): Promise<void> {
    for (const [i, seat] of rolesOf(this.options.seats, hand).others.entries()) {
      if (i % 2 === 1) await this.act('fold');
      await this.throwAway(seat);
    }
  }

  private async acceptAll(): Promise<void> {
    for (const proposal of this.pipeline.server.table.proposals())
      await this.pipeline.command('olga', { do: 'accept', proposal: proposal.id });
  }

  private async amend(position: number, seat: number): Promise<void> {
    const command = { type: 'Act', seat, action: 'bet', to: 600 } as const;
    const edits = [{ type: 'replace' as const, position, command }];
    const amendment = { hand: this.hand, edits, onIllegal: 'cancel' as const, ruling: null };
    await this.pipeline.preview(amendment);
    await this.at({ do: 'amend', ...amendment });
  }

  /** Chips are counted again for whoever has the fewest, who may be out of them. */
  private async refill(): Promise<void> {
    const [poorest] = [...this.pipeline.server.table.state().session.seats].sort((a, b) => a.stack - b.stack);
    if (poorest !== undefined) await this.at({ do: 'setStack', seat: poorest.seat, stack: STACK });
  }
}
