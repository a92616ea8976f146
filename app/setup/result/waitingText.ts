// Whom a short delay waits for, in words. Pure.
import type { WaitingDelay } from '../../../server/setup/view.ts';
import type { SetupMessages } from '../../messages/en/setup.ts';

export function waitingText(waiting: WaitingDelay, result: SetupMessages['result']): string {
  const { how, producers, floors, asked } = waiting;
  const delay = clockOf(waiting.delayMs);
  const names = (list: readonly string[]): string => (list.length === 0 ? result.nobody : list.join(', '));
  if (asked !== null) return result.waitAsked(delay, asked.by, asked.waitsFor.join(result.or));
  if (how === 'one-person') return result.waitOne(delay, names(producers));
  const others = producers.length === 0 ? floors : floors.filter((one) => producers.some((other) => other !== one));
  return others.length === 0
    ? result.waitNobody(delay)
    : result.waitTwo(delay, names(producers), others.join(result.or));
}

/** 600000 -> 10:00 */
export function clockOf(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
