// What the leak check finds in one world alone, what it lets pass of cards that are due, and of rows of the audit log.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { comparableRows } from '../../server/cli/leakcheck/auditRows.ts';
import { handIn, withoutDue } from '../../server/cli/leakcheck/due.ts';
import { isSame, saidOf } from '../../server/cli/leakcheck/said.ts';
import { AIRING, LEAK_CANVASES } from '../../server/cli/leakcheck/stage.ts';
import { strayFinder } from '../../server/cli/leakcheck/strays.ts';
import { makeLeakWorlds } from '../../server/cli/leakcheck/worlds.ts';

describe('cards that are due', () => {
  const hole = new Map([[1, ['As', 'Kd'] as const]]);
  const frame = (cards: readonly string[], more = {}) => withoutDue({ seats: [{ seat: 1, cards }], ...more }, hole);

  test('given the cards of this seat, or not yet, then they are no difference', () => {
    expect(frame(['As', 'Kd'])).toEqual(frame(['##', '##']));
  });

  test.each([
    ['cards of somebody else', ['Qh', 'Kd']],
    ['a place more', ['As', 'Kd', 'Kd']],
    ['a longer place', ['###', 'Kd']],
  ])('given %s, then they are one', (_what, cards) => {
    expect(frame(cards)).not.toEqual(frame(['As', 'Kd']));
  });

  test('given another board, then it is one', () => {
    expect(frame(['As'], { boards: [{ cards: ['2c'] }] })).not.toEqual(frame(['As'], { boards: [{ cards: ['3c'] }] }));
  });
});

describe('when cards are due', () => {
  const HOUR_MS = 3_600_000;
  const hands = new Map([[7, { dealt: 1_000, ended: 60_000, hole: new Map() }]]);
  const isDue = (canvas: string, now: number) => handIn({ handNumber: 7 }, { canvas, now, hands })?.due;

  test.each(LEAK_CANVASES)('given $name, then by its own delay and gate', ({ name, kind, gate, delayMs }) => {
    const never = kind === 'tabled-only';
    const from = (gate === 'off' ? 1_000 : 60_000) + delayMs;
    expect([isDue(name, from - 1), isDue(name, from)]).toEqual([false, !never]);
  });

  test('given a check of hours, then pictures with cards that are due are those that it must have seen', () => {
    const due = LEAK_CANVASES.filter(({ name }) => isDue(name, 23 * HOUR_MS));
    expect(due).toEqual(AIRING);
    expect(due.map(({ name }) => name)).toEqual(['short', 'gated', 'talk']);
  });
});

describe('a world that is a moment ahead', () => {
  const hole = new Map([[1, ['As', 'Kd'] as const]]);
  const how = { at: 0, after: 0, timed: true, state: true, sampled: false, written: false };
  const said = (cards: readonly string[], due: boolean) =>
    saidOf(JSON.stringify({ seats: [{ seat: 1, cards }] }), { ...how, hand: { hole, due } });

  test('given cards that are due in one world, then the same opened cards are no difference; twin: other ones are', () => {
    expect(isSame(said(['As', 'Kd'], true), said(['As', 'Kd'], false))).toBe(true);
    expect(isSame(said(['As', 'Kd'], true), said(['As', 'Qh'], false))).toBe(false);
  });

  test('given cards that are due in neither, then each is compared', () => {
    expect(isSame(said(['As', 'Kd'], false), said(['##', 'Kd'], false))).toBe(false);
  });
});

describe('what may stand nowhere', () => {
  const [world] = makeLeakWorlds('strays');
  const strayIn = strayFinder(world);
  const uid = world.uids.get('As') ?? '';
  const bytes = uid.match(/../g) ?? [];

  test.each([
    ['a tag', uid],
    ['in small letters', uid.toLowerCase()],
    ['the other way round', [...bytes].reverse().join('')],
    ['in groups', bytes.join(':')],
    ['inside a longer number', `00${uid}00`],
  ])('given %s, then it is found', (_what, found) => {
    expect(strayIn(`{"x":"${found}"}`)).toBe('a tag');
  });

  test.each(['AsKd', 'As Kd', '["As","Kd"]', 'As', uid])(
    'given a hash that anybody can try, of %s, then it is found',
    (said) => {
      const hash = createHash('sha256').update(said).digest('hex');
      expect(strayIn(`{"x":"${hash}"}`)).toBe('a hash that anybody can try');
    },
  );

  test('given other hashes, ids and numbers, then nothing is', () => {
    expect(strayIn(`${'ab'.repeat(32)} 0198de30-0000-7000-8000-00000000ab12 1700000000000`)).toBeNull();
  });
});

describe('rows of the audit log', () => {
  const row = (action: string, detail: Record<string, unknown>) => ({
    action,
    actor: 'vault',
    subject: 'table:t',
    detail,
  });
  const rows = (...all: readonly (readonly [string, Record<string, unknown>])[]) =>
    [...comparableRows(all.map(([action, detail]) => row(action, detail)))].sort();

  test.each([
    [
      'cards that became due in one row or two',
      rows(['hole-cards-released', { canvas: 'c', count: 3, seats: ['1', '2'] }]),
      rows(
        ['hole-cards-released', { canvas: 'c', count: 1, seats: ['1'] }],
        ['hole-cards-released', { canvas: 'c', count: 2, seats: ['1', '2'] }],
      ),
    ],
    [
      'commitments that were opened in one row or two',
      rows(['commitment-opened', { seats: ['1', '2'], versions: ['1', '1'] }]),
      rows(
        ['commitment-opened', { seats: ['2'], versions: ['1'] }],
        ['commitment-opened', { seats: ['1'], versions: ['1'] }],
      ),
    ],
    [
      'a token that was refused once a minute',
      rows(['token-refused', { before: 3, door: 'public' }]),
      rows(['token-refused', { before: 9, door: 'sign-in' }]),
    ],
  ])('given %s, then they are no difference', (_what, mine, theirs) => {
    expect(mine).toEqual(theirs);
  });

  test.each([
    [
      'a card more',
      rows(['hole-cards-released', { count: 3, seats: ['1'] }]),
      rows(['hole-cards-released', { count: 4, seats: ['1'] }]),
    ],
    [
      'another seat',
      rows(['hole-cards-released', { count: 3, seats: ['1'] }]),
      rows(['hole-cards-released', { count: 3, seats: ['2'] }]),
    ],
    [
      'another version',
      rows(['commitment-opened', { seats: ['1'], versions: ['1'] }]),
      rows(['commitment-opened', { seats: ['1'], versions: ['2'] }]),
    ],
    ['no row', rows(['commitment-opened', { seats: ['1'], versions: ['1'] }]), rows()],
    ['a card as its door', rows(['token-used', { door: 'As' }]), rows(['token-used', { door: 'console' }])],
    [
      'a card as its role',
      rows(['judge-page-refused', { role: 'As' }]),
      rows(['judge-page-refused', { role: 'floor' }]),
    ],
    ['a card in the detail', rows(['board-opened', { card: 'As' }]), rows(['board-opened', {}])],
    [
      'a card in the detail by the clock',
      rows(['token-refused', { before: 1, card: 'As' }]),
      rows(['token-refused', { before: 1 }]),
    ],
    ['a row twice', rows(['board-opened', {}], ['board-opened', {}]), rows(['board-opened', {}])],
  ])('given %s, then it is one', (_what, mine, theirs) => {
    expect(mine).not.toEqual(theirs);
  });
});
