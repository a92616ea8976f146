// Names of antennas by where they lie. Data alone.

/**
 * Where an antenna lies: `seat:3`; `up:3`, where the up cards of seat 3 are dealt; `board`, `board:1` to `board:5` (one place
 * each), `board-1` to `board-3` (one board each); `muck`, `burn`, `deck`, `pad`.
 */
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
export type ZoneKind = 'seat' | 'up' | 'board' | 'muck' | 'burn' | 'deck' | 'pad';
