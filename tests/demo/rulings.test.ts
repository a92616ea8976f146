// Rulings in the demo, without a server: always in the same hands, only where they fit, and no chip goes elsewhere for one.
import { describe, expect, test } from 'vitest';
import { demoHands } from '../../server/cli/demo/demoHands.ts';
import { Happenings, sceneOf } from '../../server/cli/demo/happenings.ts';
import { wrongAward } from '../../server/cli/demo/playRuling.ts';
import { absentFold, fitsRuling, otherHole, RULED, ruledIn } from '../../server/cli/demo/rulings.ts';
import type { ConsoleSeat } from '../../server/console/view.ts';
import { duplicateCard } from '../../server/engine/card.ts';
import { createRandom } from '../../server/sim/random.ts';

const EMPTY_SEAT: ConsoleSeat = {
  ...{ seat: 0, state: 'empty', name: '', stack: 0, start: 0, bet: 0, position: 'none', button: false, toAct: false },
  ...{
    allIn: false,
    action: 'none',
    amount: 0,
    slots: [],
    places: [],
    up: [],
    opened: [],
    pointer: false,
    won: 0,
    moves: [],
  },
  presence: 'in',
  here: 'PRESENT',
  ...{ drew: null, owes: 'nothing' },
};
const scenes = demoHands().map(sceneOf);
const isRuled = (happening: string): boolean => RULED.some((ruled) => ruled === happening);

function rulingsOf(seed: string, typed: boolean): readonly string[] {
  const happenings = new Happenings(createRandom(seed), typed);
  return scenes.slice(0, 20).flatMap((scene, i) => {
    const happening = happenings.next(scene, scenes[i + 1] ?? scene);
    return isRuled(happening) ? [`${i + 1} ${happening}`] : [];
  });
}

describe('rulings in the demo', () => {
  test('given any seed, with readers or typed, then they come in the same hands', () => {
    const expected = ['2 misdeal', '4 absent', '6 boxed', '8 wrong-award'];
    for (const seed of ['a', 'b', 'c'])
      for (const typed of [true, false]) expect(rulingsOf(seed, typed)).toEqual(expected);
  });

  test('given twenty hands more, then the same again; twin: no other hand has one by itself', () => {
    expect([22, 24, 26, 28].map(ruledIn)).toEqual([...RULED]);
    expect([1, 3, 5, 7, 9, 20, 21].map(ruledIn)).toEqual(Array.from({ length: 7 }, () => null));
  });

  test('given a hand that one does not fit, then it waits for the next', () => {
    const short = scenes.find(({ plan }) => plan.steps.length === 6);
    const [long] = scenes;
    if (short === undefined || long === undefined) throw new Error('no hand');
    const happenings = new Happenings(createRandom('a'), false);
    const hands = Array.from({ length: 9 }, (_, i) => (i === 7 ? short : long));
    const drawn = hands.map((scene) => happenings.next(scene, long));
    expect(drawn[7]).not.toBe('wrong-award');
    expect(drawn[8]).toBe('wrong-award');
  });
});

describe('what is done', () => {
  test('given any hand, then the deal that does not count has cards of its own', () => {
    for (const { plan } of scenes) {
      const board = plan.steps.flatMap((step) => (step.do === 'board' ? step.cards : []));
      const other = otherHole(plan);
      expect(other.map((cards) => cards.length)).toEqual(plan.hole.map((cards) => cards.length));
      expect(duplicateCard([...other.flat(), ...plan.hole.flat(), ...board])).toBeNull();
    }
  });

  test('given the absent player of a hand, then he put in nothing by an action of his own before', () => {
    for (const { plan } of scenes) {
      const fold = absentFold(plan);
      if (fold === null) continue;
      const before = plan.steps.slice(0, plan.steps.indexOf(fold));
      expect(
        before.some((step) => step.do === 'act' && step.position === fold.position && step.action === 'raise'),
      ).toBe(false);
      expect(fold.last).toBe(false);
    }
  });

  test('given pots and who has opened, then the wrong award gives all of them to the one who takes least', () => {
    const seats = [2, 5, 6].map((seat) => ({ ...EMPTY_SEAT, seat, state: seat === 6 ? 'mucked' : 'opened' }) as const);
    const award = [
      { seat: 2, amount: 900 },
      { seat: 5, amount: 100 },
      { seat: 6, amount: 0 },
    ];
    expect(wrongAward({ award, seats })).toEqual([{ seat: 5, amount: 1000 }]);
    expect(() => wrongAward({ award, seats: [] })).toThrow('nobody has opened');
  });

  test('twin: given a hand without a showdown or a turn, then neither award nor boxed card fits', () => {
    const plan = scenes.find((scene) => scene.plan.id === 'pluribus-116-98')?.plan;
    if (plan === undefined) throw new Error('no hand');
    expect(RULED.filter((ruled) => fitsRuling(ruled, plan))).toEqual(['misdeal', 'absent']);
  });
});
