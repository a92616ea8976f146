// Chips that leave the pots or pass beside them: what the house takes, and side games between players. Knows no card.
import type { Moment } from '../../release/released.ts';
import type { OverlayView } from '../overlay/view.ts';

const KINDS = { seven_deuce: 'seven-deuce', stand_up: 'stand-up' } as const;

export function sideChips({ hand, lines }: Pick<Moment, 'hand' | 'lines'>): Pick<OverlayView, 'rake' | 'payments'> {
  const payments = lines.flatMap(({ event }) => {
    if (event.type !== 'SidePayment') return [];
    const { kind, from, to, amount } = event;
    return [{ kind: KINDS[kind], from, to, amount }];
  });
  return { rake: hand?.raked ?? 0, payments: hand === null ? [] : payments };
}
