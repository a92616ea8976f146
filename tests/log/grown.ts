// What the folded state has gained since a golden log was recorded: fields that its release did not know, so that its hash says
// nothing of them. Everything else has to be as it was then.

/** Golden log -> paths that are new; `*` stands for every element of a list. */
export const GROWN: Readonly<Record<string, readonly string[]>> = {
  'v1.json': [
    ...['revealed', 'sealedCards', 'evidence', 'amendedSinceKey'],
    'session.switches',
    'session.procedure',
    'session.procedureKept',
    'session.deck',
    'session.ledger',
    'session.competitionEnd',
    'session.seats.*.presence',
    'session.seats.*.played',
    ...['game', 'rotation', 'cash', 'seats.*.owes'].map((field) => `session.${field}`),
  ],
  'v1-rulings.json': [
    ...['hand.game', 'sealedCards', 'evidence', 'amendedSinceKey'],
    ...['game', 'rotation', 'cash', 'seats.*.owes'].map((field) => `session.${field}`),
    ...['streetDealt', 'bets', 'capped', 'openers', 'raked', 'aside'].map((field) => `hand.${field}`),
    ...['held', 'thrown', 'drew', 'up'].map((field) => `hand.seats.*.${field}`),
    ...['smallBet', 'bigBet', 'bringIn', 'cap', 'buttonBlind', 'boards', 'bombPot'].map(
      (field) => `hand.structure.${field}`,
    ),
  ],
};

/** The state without these fields; throws where one of them is not there. */
export function asThen(state: unknown, paths: readonly string[]): unknown {
  return paths.reduce((left, path) => without(left, path.split('.')), state);
}

function without(value: unknown, [key = '', ...rest]: readonly string[]): unknown {
  if (key === '*' && Array.isArray(value)) return value.map((element) => without(element, rest));
  if (typeof value !== 'object' || value === null || !(key in value)) throw new Error(`no such field: ${key}`);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name !== key ? [[name, inner]] : rest.length === 0 ? [] : [[name, without(inner, rest)]],
    ),
  );
}
