// Section 7 of the rules: the same input under the three profiles, row by row, and the two rows that are no hands.
import { describe, expect, it } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { decideSession } from '../../server/engine/decideSession.ts';
import { evolveSession } from '../../server/engine/evolveSession.ts';
import type { ProfileName } from '../../server/engine/profiles/profiles.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { dealtInNext, EMPTY_SESSION, type Session } from '../../server/engine/session.ts';
import { playRow } from './scenarios/playRow.ts';
import { handRow } from './scenarios/row.ts';
import { type Compared, MATRIX, REGRESSION } from './scenarios/tables/regression.ts';

const PRINTED = Array.from({ length: 15 }, (_, i) => `X-${i + 1}`);
/** asked of the session, below */
const NO_HAND = ['X-13'];

function missing(matrix: readonly Compared[]): readonly string[] {
  return PRINTED.filter((id) => !NO_HAND.includes(id) && !matrix.some((row) => row.id === id));
}

describe('the regression matrix', () => {
  it('has all fifteen rows', () => {
    expect(missing(MATRIX)).toEqual([]);
  });

  it.each(REGRESSION.flatMap((row) => (row.kind === 'hand' ? [row] : [])))('$id $title', (row) => {
    expect(playRow(row)).toEqual([]);
  });

  it('X-10 in a cash game: an absent player is not dealt in', () => {
    expect(dealtInNext(withAbsent('russian'))).toHaveLength(3);
    expect(dealtInNext(withAbsent('tda'))).toHaveLength(3);
    expect(dealtInNext(withAbsent('cash')).map((s) => s.seat)).toEqual([1, 2]);
  });

  it.each([
    { profile: 'russian', answer: 'SP-6.4.9-NO_PLAYER_REQUEST' },
    { profile: 'tda', answer: 'SP-6.4.9-NO_PLAYER_REQUEST' },
    { profile: 'cash', answer: 'accepted' },
  ] as const)('X-13 a player asks for a new deck, $profile: $answer', ({ profile, answer }) => {
    expect(askedForDeck(profile)).toBe(answer);
  });
});

/** Three seats with chips, the third away. */
function withAbsent(profile: ProfileName): Session {
  const taken = [1, 2, 3].map(
    (n) => ({ type: 'SeatTaken', seat: seatNo(n), name: `s${n}`, stack: chips(200) }) as const,
  );
  const away = { type: 'PresenceSet', seat: seatNo(3), presence: 'ABSENT' } as const;
  return [...taken, away].reduce(evolveSession, { ...EMPTY_SESSION, profile });
}

function askedForDeck(profile: ProfileName): string {
  const session = { ...EMPTY_SESSION, profile };
  const command = { type: 'ChangeDeck', reason: 'player-request', deck: null, by: 'JUDGE' } as const;
  const decided = decideSession(session, command, { hand: null, position: 1, by: 'floor' });
  return decided.ok ? 'accepted' : decided.error.code;
}

describe('the matrix can fail', () => {
  it('given a row too few, then it is named', () => {
    expect(missing(MATRIX.slice(1))).toEqual(['X-1']);
  });

  it('given the outcome of another profile, then the row fails', () => {
    const [first] = MATRIX;
    if (first === undefined) throw new Error('the matrix is empty');
    expect(playRow(handRow({ id: 'X', title: '', script: [...first.input, ...first.tda] }))).not.toEqual([]);
  });
});
