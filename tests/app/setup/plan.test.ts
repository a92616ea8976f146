import { describe, expect, it } from 'vitest';
import { setupMessages } from '../../../app/messages/setup.ts';
import {
  type Draft,
  isOnePerson,
  isTyped,
  NEW_DRAFT,
  SHORTEST,
  seatsTaken,
  withKind,
  withPlayer,
} from '../../../app/setup/plan/draft.ts';
import { type DraftShelf, forgetDraft, storeDraft, storedDraft } from '../../../app/setup/plan/draftStore.ts';
import { placed } from '../../../app/setup/plan/fields.ts';
import { GAMES, hasBringIn, isMixed, PLAN_LIMITS, usualLimit } from '../../../app/setup/plan/games.ts';
import { placeName } from '../../../app/setup/plan/placeName.ts';
import { blindsOf, draftOf, planOf } from '../../../app/setup/plan/planOf.ts';
import { problemTexts, warningTexts } from '../../../app/setup/plan/planTexts.ts';
import { SENTENCE } from '../../../app/setup/plan/ShowFields.tsx';
import { seatPlaces } from '../../../app/setup/plan/seatPlace.ts';
import { ONE_PERSON_SENTENCE, PROTECTED_MIN_MS, SHORT_MIN_MS } from '../../../server/release/control.ts';
import { PLAN_GAMES, PLAN_PROFILES, planSchema } from '../../../server/setup/plan/view.ts';

const NAMES = ['Noor', 'Kenji', 'Marta'];
const DRAFT: Draft = NAMES.reduce((draft, name, i) => withPlayer(draft, i * 2 + 1, { name }), {
  ...NEW_DRAFT,
  name: 'Friday game',
});

function shelf(): DraftShelf & { readonly rows: Map<string, string> } {
  const rows = new Map<string, string>();
  return {
    rows,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
  };
}

describe('a draft as a plan', () => {
  it('given names alone, when sent, then empty seats are left out and everybody has the starting stack', () => {
    const plan = planOf(DRAFT);
    expect(planSchema.safeParse(plan).success).toBe(true);
    expect(plan.players).toEqual(NAMES.map((name, i) => ({ seat: i * 2 + 1, name, stack: '20000' })));
    expect([plan.structure.smallBlind, plan.structure.bigBlind, plan.structure.unit]).toEqual(['100', '200', '']);
  });

  it('given a stack without a name, when sent, then it is sent for the server to complain', () => {
    expect(planOf(withPlayer(DRAFT, 2, { stack: '500' })).players).toContainEqual({ seat: 2, name: '', stack: '500' });
  });

  it('given ten names and then six seats, when sent, then six are sent and none is forgotten', () => {
    const ten = { ...NEW_DRAFT, seats: 10, players: NEW_DRAFT.players.map((_, i) => ({ name: `P${i}`, stack: '' })) };
    expect(planOf({ ...ten, seats: 6 }).players).toHaveLength(6);
    expect(seatsTaken({ ...ten, seats: 10 })).toHaveLength(10);
  });

  it.each([
    ['500/1000', ['500', '1000']],
    [' 1k / 2k ', ['1k', '2k']],
    ['1 000/2 000', ['1 000', '2 000']],
    ['200', ['', '200']],
    ['', ['', '']],
    ['0.5/1', ['0.5', '1']],
    ['500/1000/1000', ['500', '1000/1000']],
  ])('given blinds %s, when sent, then %j', (typed, blinds) => expect(blindsOf(typed)).toEqual(blinds));

  it('given the plan of an earlier show, when taken as a draft and sent again, then it is that plan but for the sentence', () => {
    const plan = planOf({ ...DRAFT, kind: 'short', delay: '0:30', sentence: SENTENCE, money: 'currency', symbol: '€' });
    const again = planOf(draftOf(plan));
    expect(again).toEqual({ ...plan, programme: { ...plan.programme, sentence: '' } });
    expect(draftOf(plan).startingStack).toBe('20000');
  });

  it('given different stacks, when taken as a draft, then the commonest is everybody’s and the others are their own', () => {
    const plan = planOf(withPlayer(DRAFT, 3, { stack: '7500' }));
    const { players, startingStack } = draftOf(plan);
    expect([startingStack, players[0]?.stack, players[2]?.stack]).toEqual(['20000', '', '7500']);
  });

  it('given a draft as it begins, then nobody would miss it, and one with a single letter typed is missed (twin)', () => {
    expect(isTyped(NEW_DRAFT)).toBe(false);
    expect(isTyped(withPlayer(NEW_DRAFT, 2, { name: 'N' }))).toBe(true);
  });

  it('then the sentence, the profiles and the shortest delays are those of the server', () => {
    expect(SENTENCE).toBe(ONE_PERSON_SENTENCE);
    expect(PLAN_PROFILES).toContain(NEW_DRAFT.profile);
    expect([SHORTEST.protected, SHORTEST.short]).toEqual([PROTECTED_MIN_MS, SHORT_MIN_MS].map(clock));
  });
});

const clock = (ms: number): string => `${Math.floor(ms / 60_000)}:${String((ms / 1_000) % 60).padStart(2, '0')}`;

describe('the game of a plan', () => {
  const stud: Draft = { ...DRAFT, game: 'stud8', limit: 'fixed', blinds: '25/100' };
  it('given another game than no-limit hold’em, then it is sent, kept over a reload, and comes back from an earlier show', () => {
    expect(planOf(DRAFT).played).toBeUndefined();
    expect(planOf(stud)).toMatchObject({ played: { game: 'stud8', limit: 'fixed' } });
    expect(draftOf(planOf(stud))).toMatchObject({ game: 'stud8', limit: 'fixed' });
    const kept = shelf();
    storeDraft(kept, stud);
    expect(storedDraft(kept)).toEqual(stud);
  });

  it('then every game of the server is in the list once, and each has a usual limit', () => {
    expect([...GAMES].sort()).toEqual([...PLAN_GAMES].sort());
    expect(GAMES.map(usualLimit).every((limit) => PLAN_LIMITS.includes(limit))).toBe(true);
    expect(GAMES.filter(hasBringIn)).toEqual(['stud', 'stud8', 'razz']);
    expect(GAMES.filter(isMixed)).toEqual(['horse', 'eight_game', 'ten_game']);
  });
});

describe('kinds of show', () => {
  it('given another kind, when chosen, then its delay fits it, and choosing it again keeps what was typed', () => {
    const short = withKind(DRAFT, 'short');
    expect(short.delay).toBe('0:30');
    expect(withKind({ ...short, delay: '3:00' }, 'short').delay).toBe('3:00');
  });

  it.each([
    [{}, true],
    [{ operator: ' anna ' }, true],
    [{ floor: 'Boris' }, false],
    [{ producer: 'Boris' }, false],
    [{ cardDeskPerson: 'Boris', cardDesk: true }, false],
    [{ cardDeskPerson: 'Boris' }, true],
    [{ commentators: 'Boris' }, true],
  ])('given %j, when Anna sets up, then one person runs the show: %s', (change, alone) => {
    expect(isOnePerson({ ...DRAFT, ...change }, 'Anna')).toBe(alone);
  });
});

describe('problems at their fields', () => {
  const sent = { players: planOf(DRAFT).players };
  it.each([
    ['players.1.name', 'players.3.name'],
    ['players.2.stack', 'players.5.stack'],
    ['players.9.name', 'players'],
    ['players', 'players'],
    ['structure.bigBlind', 'blinds'],
    ['structure.unit', 'unit'],
    ['programme.delay', 'delay'],
    ['people.cardDesk', 'cardDeskPerson'],
    ['people.commentators.1', 'commentators'],
    ['button', 'button'],
    ['id', 'name'],
    ['name', 'name'],
  ])('given a problem at %s, when placed, then it stands at %s', (field, place) => {
    expect(placed([{ field, code: 'missing', params: {} }], sent).map((problem) => problem.place)).toEqual([place]);
  });
});

describe('problems in a list', () => {
  it.each([
    ['players.3.stack', 'Seat 3'],
    ['players', 'Players'],
    ['blinds', 'Blinds, small/big'],
    ['ante', 'Amount of the ante'],
    ['sentence', 'Kind of show'],
    ['somewhere-new', 'Table'],
  ])('given one at %s, when listed, then it is called %s', (place, name) =>
    expect(placeName(place, setupMessages('en').plan)).toBe(name),
  );
});

describe('what the server found, in words', () => {
  const STACK = {
    place: 'players.1.stack',
    field: 'players.0.stack',
    code: 'stack-too-large',
    params: { most: 123_456 },
  } as const;
  const UNIT = { place: 'unit', field: 'structure.unit', code: 'blinds-not-in-unit', params: { unit: 2_500 } } as const;
  const words = setupMessages('en');
  const found = { tried: true, problems: [STACK], warnings: [UNIT], draft: DRAFT };

  it.each([
    ['chips', false, '123\u00a0456'],
    ['chips', true, '123\u00a0456'],
    ['currency', false, '123\u00a0456'],
    ['currency', true, '1\u00a0234.56'],
  ] as const)('given %s and cents %s, when an amount is named, then it is %s', (money, cents, amount) => {
    const [problem] = problemTexts({ ...found, draft: { ...DRAFT, money, cents } }, words);
    expect(problem).toEqual({ place: 'players.1.stack', text: expect.stringContaining(`${amount}.`) });
  });

  it('given cents ticked for a currency that is not played for, when a warning names a chip, then it has none', () => {
    const draft: Draft = { ...DRAFT, money: 'chips', cents: true };
    expect(warningTexts({ ...found, problems: [], draft }, words)[0]?.text).toContain('2\u00a0500');
    expect(warningTexts({ ...found, problems: [], draft: { ...draft, money: 'currency' } }, words)[0]?.text).toContain(
      '25.00',
    );
  });

  it('given nobody tried yet, then no problem is said, and with problems no warning', () => {
    expect(problemTexts({ ...found, tried: false }, words)).toEqual([]);
    expect(warningTexts(found, words)).toEqual([]);
  });

  it('given both blinds wrong in the same way, then their one field says so once', () => {
    const blind = { place: 'blinds', field: 'structure.smallBlind', code: 'not-a-number', params: {} } as const;
    expect(problemTexts({ ...found, problems: [blind, blind, STACK] }, words)).toHaveLength(2);
  });
});

describe('a draft over a reload', () => {
  it('given a draft, when kept and taken back, then it is the same, and no token is among what is kept', () => {
    const kept = shelf();
    storeDraft(kept, DRAFT);
    expect(storedDraft(kept)).toEqual(DRAFT);
    expect([...kept.rows.values()].join()).not.toMatch(/fc_|token/);
    forgetDraft(kept);
    expect(storedDraft(kept)).toBeNull();
  });

  it('given a browser that stores nothing, when kept, then nothing fails', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const closed: DraftShelf = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(() => storeDraft(closed, DRAFT)).not.toThrow();
    expect(() => forgetDraft(closed)).not.toThrow();
    expect([storedDraft(closed), storedDraft(null)]).toEqual([null, null]);
  });

  it.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['parts of other types', '{"seats":"6","players":{},"kind":"live","name":5,"button":99,"cents":"yes"}'],
  ])('given %s from an older page, when taken back, then the defaults stand in', (_why, text) => {
    const kept = shelf();
    kept.rows.set('feltcast-setup-draft', text);
    expect(storedDraft(kept) ?? NEW_DRAFT).toEqual(NEW_DRAFT);
  });
});

describe('the drawn table', () => {
  /** percent of the drawing: what a plate takes on a tablet, or on a phone */
  const PLATES = [
    [24, 13],
    [27, 12.8],
  ] as const;
  const covered = (places: readonly { readonly x: number; readonly y: number }[]): number =>
    places
      .flatMap((a, i) => places.slice(i + 1).map((b) => [Math.abs(a.x - b.x), Math.abs(a.y - b.y)] as const))
      .filter(([x, y]) => PLATES.some(([width, height]) => x < width && y < height)).length;

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'given %d seats, when drawn, then none covers another or the dealer',
    (seats) => {
      const places = seatPlaces(seats);
      expect(places.map(({ seat }) => seat)).toEqual(Array.from({ length: seats }, (_, i) => i + 1));
      expect(covered([...places, { x: 50, y: 8 }])).toBe(0);
    },
  );

  it('twin: given two seats on one place, when looked at, then one covers the other', () => {
    expect(
      covered([
        { x: 50, y: 12 },
        { x: 60, y: 14 },
      ]),
    ).toBe(1);
  });
});
