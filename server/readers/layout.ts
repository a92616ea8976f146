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

export interface MoreAntennas {
  /** boards with an antenna each; otherwise one board */
  readonly boards?: number;
  /** under the up cards of each seat */
  readonly up?: boolean;
}

/** Ports 1 to `seats` under the seats, then the board (one antenna, five, or one a board), the muck, and the up cards. */
export function standardLayout(
  seats: number,
  board: 'one' | 'five' = 'one',
  { boards = 1, up = false }: MoreAntennas = {},
): Layout {
  const zones: ZoneId[] = Array.from({ length: seats }, (_, i): ZoneId => `seat:${i + 1}`);
  if (boards > 1) for (let n = 1; n <= boards; n += 1) zones.push(`board-${n}`);
  else if (board === 'one') zones.push('board');
  else for (let place = 1; place <= 5; place += 1) zones.push(`board:${place}`);
  zones.push('muck');
  if (up) for (let n = 1; n <= seats; n += 1) zones.push(`up:${n}`);
  return Object.fromEntries(zones.map((name, i) => [String(i + 1), name]));
}
