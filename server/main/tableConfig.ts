// Settings of a table as they stand in its row.
import { MAX_SEATS } from '../engine/seat.ts';

export function seatsOf(config: unknown): number {
  const seats = typeof config === 'object' && config !== null && 'seats' in config ? config.seats : null;
  return typeof seats === 'number' ? seats : MAX_SEATS;
}

export function has(config: unknown, name: 'demo' | 'cardDesk'): boolean {
  return (
    typeof config === 'object' &&
    config !== null &&
    Object.entries(config).some(([key, value]) => key === name && value === true)
  );
}

/** What may change while the table is served: read at each use. */
export interface TableSettings {
  cardDesk: boolean;
}

export function settingsOf(config: unknown): TableSettings {
  return { cardDesk: has(config, 'cardDesk') };
}

export function withCardDesk(config: unknown, on: boolean): NonNullable<unknown> {
  return { ...(typeof config === 'object' ? config : {}), cardDesk: on };
}
