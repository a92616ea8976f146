// The table of the stud rows: three seats, antes of 25, a bring-in of 50, limits of 100 and 200.
export const STUD = {
  game: 'stud',
  limit: 'fixed',
  seats: [1, 2, 3],
  button: 3,
  dealt: false,
  small: 0,
  big: 100,
  smallSeat: null,
  bigSeat: null,
  anteKind: 'each',
  ante: 25,
  extras: { smallBet: 100, bigBet: 200, bringIn: 50 },
} as const;
