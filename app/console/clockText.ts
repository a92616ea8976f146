// Programme times and durations as clocks. Programme milliseconds, never the machine's time of day.

/** '1:20:40' */
export function clockText(ms: number): string {
  const s = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
}

/** '0:05', '10:00', '1:20:40' */
export function spanText(ms: number): string {
  const s = Math.max(0, Math.round(ms / 1000));
  return s >= 3600 ? clockText(s * 1000) : `${Math.floor(s / 60)}:${two(s % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
