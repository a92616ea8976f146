// Which antenna port of a reader lies under which place of the table. Kept on the server, never in firmware.
import { z } from 'zod';

/** Zone ids as the tracker names them. */
export type ZoneId =
  | `seat:${number}`
  | `up:${number}`
  | 'board'
  | `board:${number}`
  | `board-${number}`
  | 'muck'
  | 'burn'
  | 'deck'
  | 'pad';

const ZONE = /^(?:(?:seat|up):(?:[1-9]|10)|board(?::[1-5]|-[1-3])?|muck|burn|deck|pad)$/;
const zone = z.custom<ZoneId>((value) => typeof value === 'string' && ZONE.test(value), 'not a zone');

export const layoutSchema = z.record(z.string().regex(/^[A-Za-z0-9._-]{1,16}$/), zone);
/** Antenna port -> zone. A port that is not named is ignored. */
export type Layout = Readonly<z.infer<typeof layoutSchema>>;

/** Ports 1 to `seats` under the seats, then the board (one antenna, or five), then the muck. */
export function standardLayout(seats: number, board: 'one' | 'five' = 'one'): Layout {
  const zones: ZoneId[] = Array.from({ length: seats }, (_, i): ZoneId => `seat:${i + 1}`);
  if (board === 'one') zones.push('board');
  else for (let place = 1; place <= 5; place += 1) zones.push(`board:${place}`);
  zones.push('muck');
  return Object.fromEntries(zones.map((name, i) => [String(i + 1), name]));
}
