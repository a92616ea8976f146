// How a pot that is won was divided: by run or board, and by halves. Names and hands of each part; draws nothing.
import type { HandLabel, OverlayView, PotPart, PotView } from '../../server/views/overlay/view.ts';

export interface Division {
  readonly run: number;
  readonly part: PotPart;
  readonly seats: readonly number[];
  readonly amount: number;
}

const PARTS: readonly PotPart[] = ['whole', 'high', 'low'];

/** In the order of boards, the first half before the second. */
export function divisionsOf({ winners }: PotView): readonly Division[] {
  const firsts = winners.filter((winner, i) => winners.findIndex((other) => isSame(winner, other)) === i);
  return firsts
    .map(({ run, part }) => {
      const own = winners.filter((other) => isSame({ run, part }, other));
      const amount = own.reduce((total, winner) => total + winner.amount, 0);
      return { run, part, amount, seats: own.map(({ seat }) => seat) };
    })
    .sort((a, b) => a.run - b.run || PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
}

function isSame(a: Pick<Division, 'run' | 'part'>, b: Pick<Division, 'run' | 'part'>): boolean {
  return a.run === b.run && a.part === b.part;
}

/** The hand that won it; null when hands were not compared, or not all of its cards are in sight. */
export function divisionHand(pot: PotView, { run, part }: Division, { results }: OverlayView): HandLabel | null {
  return results.find((one) => one.pot === pot.index && isSame(one, { run, part }))?.hand ?? null;
}

/** Hands were compared for the pot, and none of them qualified for the second half. */
export function hasNoLow(pot: PotView, { played: { halves }, results }: OverlayView): boolean {
  const own = results.filter((one) => one.pot === pot.index);
  return halves === 'high-low' && own.length > 0 && own.every(({ part }) => part !== 'low');
}
