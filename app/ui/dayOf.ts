// A day and its time in figures.

/** 2026-03-01 14:05, in the clock of this computer: no locale of the machine. */
export function dayOf(wall: number): string {
  const at = new Date(wall);
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
