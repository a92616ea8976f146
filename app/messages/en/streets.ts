// The streets of all games, as a heading.
export const streets = {
  preflop: 'Preflop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
  third: 'Third street',
  fourth: 'Fourth street',
  fifth: 'Fifth street',
  sixth: 'Sixth street',
  seventh: 'Seventh street',
  predraw: 'Before the draw',
  first_draw: 'First draw',
  second_draw: 'Second draw',
  third_draw: 'Third draw',
} as const;
