// Puts numbered messages in order. What comes early waits; what never comes is declared lost. Knows no socket.
import { REORDER_MESSAGES, REORDER_MS } from './protocol/limits.ts';

export interface Numbered {
  readonly seq: number;
  /** numbers that will never come, when the message itself is a gap; it waits for those before it as long as need be */
  readonly lost?: { readonly from: number; readonly to: number } | undefined;
}

export interface InOrder<T> {
  readonly item: T;
  /** numbers missing just before it that nobody accounted for */
  readonly missed: number;
}

export interface Sequence<T> {
  /** In order, ready to be stored; `duplicate` was seen before. */
  push(item: T, now: number): { readonly ready: readonly InOrder<T>[]; readonly duplicate: boolean };
  /** Gives up waiting when the time has come. */
  expire(now: number): readonly InOrder<T>[];
  /** When expire should be called; null while nothing waits. */
  readonly due: number | null;
  readonly waiting: number;
}

export function createSequence<T extends Numbered>(first: number): Sequence<T> {
  let next = first;
  let since: number | null = null;
  const held = new Map<number, T>();
  const lost: { from: number; to: number }[] = [];

  const drain = (now: number, missed: number): InOrder<T>[] => {
    const ready: InOrder<T>[] = [];
    for (;;) {
      next = skipLost({ lost, held }, next);
      const item = held.get(next);
      if (item === undefined) break;
      held.delete(next);
      ready.push({ item, missed: ready.length === 0 ? missed : 0 });
      next += 1;
    }
    // A gap may run ahead of what the reader still has to send: for it alone nothing is given up.
    const waits = [...held.values()].some(({ lost: named }) => named === undefined);
    since = !waits ? null : ready.length > 0 ? now : (since ?? now);
    return ready;
  };
  const giveUp = (now: number): InOrder<T>[] => {
    const oldest = Math.min(...held.keys());
    const missed = oldest - next;
    next = oldest;
    return drain(now, missed);
  };

  return {
    push(item, now) {
      if (item.seq < next || held.has(item.seq)) return { ready: [], duplicate: true };
      held.set(item.seq, item);
      if (item.lost !== undefined) lost.push({ from: item.lost.from, to: Math.min(item.lost.to, item.seq - 1) });
      const ready = drain(now, 0);
      return { ready: held.size > REORDER_MESSAGES ? [...ready, ...giveUp(now)] : ready, duplicate: false };
    },
    expire: (now) => (since !== null && now - since >= REORDER_MS ? giveUp(now) : []),
    get due() {
      return since === null ? null : since + REORDER_MS;
    },
    get waiting() {
      return held.size;
    },
  };
}

/** What has come is not lost, whatever a gap says of it: nothing is skipped beyond a number that waits. */
function skipLost(
  { lost, held }: { readonly lost: { from: number; to: number }[]; readonly held: ReadonlyMap<number, unknown> },
  from: number,
): number {
  const stop = Math.min(...held.keys());
  let next = from;
  for (let moved = true; moved; ) {
    const range = lost.find((one) => one.from <= next && next <= one.to && next < stop);
    moved = range !== undefined;
    if (range !== undefined) next = Math.min(range.to + 1, stop);
  }
  const open = lost.filter((range) => range.to >= next);
  lost.splice(0, lost.length, ...open);
  return next;
}
