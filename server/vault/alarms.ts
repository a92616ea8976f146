// Who hears the vault's alarms: what is so is said once, and again after it was not so in between. Knows no card.
import type { VaultAlarm } from './port.ts';

type Listener = (alarm: VaultAlarm) => void;
type Standing = 'raised' | 'settled';

export interface Alarms {
  listen(standing: Standing, listener: Listener): () => void;
  raise(alarm: VaultAlarm): void;
  settle(alarm: VaultAlarm): void;
  /** a person has answered it: should it be so again, it is said again */
  forget(alarm: VaultAlarm): void;
}

export function createAlarms(): Alarms {
  const listeners: Readonly<Record<Standing, Set<Listener>>> = { raised: new Set(), settled: new Set() };
  const told = new Map<string, Standing>();
  const nameOf = ({ table, hand, code }: VaultAlarm): string => `${table} ${hand} ${code}`;
  const tell = (standing: Standing, alarm: VaultAlarm): void => {
    const name = nameOf(alarm);
    if (told.get(name) === standing) return;
    for (const listener of listeners[standing]) listener(alarm);
    // nobody heard it yet: the next message of the hand says it again
    if (listeners[standing].size > 0) told.set(name, standing);
  };
  return {
    listen(standing, listener) {
      listeners[standing].add(listener);
      return () => void listeners[standing].delete(listener);
    },
    raise: (alarm) => tell('raised', alarm),
    settle: (alarm) => tell('settled', alarm),
    forget: (alarm) => void told.delete(nameOf(alarm)),
  };
}
