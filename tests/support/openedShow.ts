// A hand in which the blinds are all-in before the flop and turned up; their faces wait for the second key.
import { Show } from './show.ts';
import { rolesOf } from './showPlan.ts';

export class OpenedShow extends Show {
  override async play(): Promise<void> {
    await this.start(0);
    await this.deal();
    await this.foldOthers(0);
    await this.act('fold');
    await this.act('allin');
    await this.act('call');
    const { small, big } = rolesOf(this.options.seats, 0);
    await this.at({ do: 'openHand', hand: this.hand, seat: small });
    await this.at({ do: 'openHand', hand: this.hand, seat: big });
    await this.felt.run(1_000);
  }
}
