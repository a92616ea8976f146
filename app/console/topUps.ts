// Usual amounts to buy on top: up to where the player began, up to fifty and a hundred big blinds. Pure.
import type { ConsoleSeat, ConsoleView } from '../../server/console/view.ts';

export type TopUpTo = 'start' | 'bb50' | 'bb100';

export interface TopUp {
  readonly upTo: TopUpTo;
  /** chips on top */
  readonly amount: number;
}

/** Only where the stack is below. */
export function topUpsOf(
  seat: Pick<ConsoleSeat, 'stack' | 'start'>,
  { bigBlind }: Pick<ConsoleView, 'bigBlind'>,
): readonly TopUp[] {
  const targets = [
    { upTo: 'start', stack: seat.start },
    { upTo: 'bb50', stack: 50 * bigBlind },
    { upTo: 'bb100', stack: 100 * bigBlind },
  ] as const;
  return targets
    .filter(({ stack }) => stack > seat.stack)
    .map(({ upTo, stack }) => ({ upTo, amount: stack - seat.stack }));
}
