// How long ago a hand began, as a person types it: minutes, or minutes and seconds. Pure.

export const BEGAN_MINUTES = [1, 2, 3, 5, 10] as const;
const LONGEST_MS = 86_400_000;

/** The longest ago a hand can have begun, whole seconds in ms: never before the last one was over. */
export function mostAgo(now: number, playedUntil: number): number {
  return Math.min(LONGEST_MS, Math.max(0, Math.floor((now - playedUntil) / 1_000) * 1_000));
}

/** '4', '4.5', '4:30' -> milliseconds; null when it is no such time, or longer than a day. */
export function beganAgo(text: string): number | null {
  const clock = /^\s*(\d{1,4})(?::([0-5]?\d)|[.,](\d))?\s*$/.exec(text);
  if (clock === null) return null;
  const [, minutes = '0', seconds = '0', tenth = '0'] = clock;
  const ms = Number(minutes) * 60_000 + Number(seconds) * 1_000 + Number(tenth) * 6_000;
  return ms > 0 && ms <= LONGEST_MS ? ms : null;
}
