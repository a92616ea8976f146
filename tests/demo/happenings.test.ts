// What happens beside the hands of the demo, without a server: what is drawn fits its hand, cards are mistaken for cards
// that lie nowhere, a chop gives out what lies in the pots.
import { describe, expect, test } from 'vitest';
import { typingOf } from '../../server/cli/demo/cardDesk.ts';
import { demoHands } from '../../server/cli/demo/demoHands.ts';
import { type DemoScene, HAPPENINGS, Happenings, mistakenFor, sceneOf } from '../../server/cli/demo/happenings.ts';
import { endTrouble } from '../../server/cli/demo/playHand.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { createRandom } from '../../server/sim/random.ts';

const scenes = demoHands().map(sceneOf);
const opens = ({ plan }: DemoScene): boolean => plan.steps.some((step) => step.do === 'open');

function draw(typed: boolean, seed: string, hands: number) {
  const happenings = new Happenings(createRandom(seed), typed);
  return Array.from({ length: hands }, (_, i) => {
    const [scene, following] = [scenes[i % scenes.length], scenes[(i + 1) % scenes.length]];
    if (scene === undefined || following === undefined) throw new Error('no hand');
    return { scene, following, happening: happenings.next(scene, following) };
  });
}

describe('what happens beside the hands', () => {
  test.each([true, false])(
    'given 200 hands (typed: %s), then all of it happens; of those without a ruling one in ten is entered afterwards',
    (typed) => {
      const drawn = draw(typed, 'all', 200);
      expect(new Set(drawn.map(({ happening }) => happening))).toEqual(new Set(HAPPENINGS));
      expect(drawn.filter(({ happening }) => happening === 'entered-afterwards').length).toBeGreaterThanOrEqual(14);
      expect(drawn.filter(({ happening }) => happening === 'entered-afterwards').length).toBeLessThanOrEqual(16);
    },
  );

  test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'given seed %s, then it fits its hand, and the first one is mild',
    (seed) => {
      const drawn = draw(false, seed, 60);
      expect(['nothing', 'top-up']).toContain(drawn[0]?.happening);
      for (const { scene, following, happening } of drawn) {
        if (happening === 'chop') expect(scene.chopped).not.toBeNull();
        if (happening === 'misread-board') expect(opens(scene)).toBe(false);
        if (happening === 'sits-out') expect(following.plan.stacks.length).toBeLessThan(8);
      }
    },
  );

  test('twin: given a show whose cards are all typed, then a board may be misread in a hand that is opened', () => {
    const drawn = draw(true, 'a', 60).filter(({ happening }) => happening === 'misread-board');
    expect(drawn.some(({ scene }) => opens(scene))).toBe(true);
  });

  test('given the same seed, then the same; given another one, then another order', () => {
    const names = (seed: string) => draw(false, seed, 30).map(({ happening }) => happening);
    expect(names('x')).toEqual(names('x'));
    expect(names('x')).not.toEqual(names('y'));
  });
});

describe('a chop', () => {
  const chops = scenes.flatMap(({ plan, chopped }) => (chopped === null ? [] : [{ plan, chopped }]));

  test('given hands with an all-in before the river, then there are some; no chip comes or goes, and it ends otherwise', () => {
    expect(chops.length).toBeGreaterThanOrEqual(5);
    const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
    for (const { plan, chopped } of chops) {
      expect(sum(chopped.ends)).toBe(sum(plan.stacks));
      expect(chopped.ends).not.toEqual(plan.ends);
      expect(chopped.steps.at(-1)?.do).toBe('chop');
      expect(chopped.steps.slice(0, -1)).toEqual(plan.steps.slice(0, chopped.steps.length - 1));
    }
  });

  test('given two who play for one pot, then the amounts are their own and not halves', () => {
    const shares = chops.map(({ chopped }) => chopped.steps.flatMap((step) => (step.do === 'chop' ? step.shares : [])));
    const two = shares.filter((all) => all.length === 2);
    expect(two.length).toBeGreaterThan(2);
    for (const [first, second] of two) expect(first?.amount).toBeGreaterThan(second?.amount ?? 0);
  });

  test('twin: given a hand that ends by folds, then none', () => {
    expect(scenes.find(({ plan }) => plan.id === 'pluribus-116-98')?.chopped).toBeNull();
  });
});

describe('the end of a hand', () => {
  const [scene] = scenes;
  if (scene === undefined) throw new Error('no hand');
  const { plan } = scene;
  const seats = [2, 3, 5, 6, 7, 1];
  const view = (more: number, planned: readonly unknown[] = []) =>
    ({
      handNumber: 4,
      planned,
      seats: seats.map((seat, i) => ({ seat, stack: (plan.ends[i] ?? 0) + (seat === 5 ? more : 0) })),
    }) as unknown as ConsoleView;

  test('given the stacks of the record, and chips that were added, then nothing is told', () => {
    expect(endTrouble(view(0), { seats, plan }, null)).toEqual([]);
    expect(endTrouble(view(300), { seats, plan }, { what: 'top-up', seat: 5, amount: 300 })).toEqual([]);
  });

  test('twin: given another stack, or a change that still waits, then it is told', () => {
    expect(endTrouble(view(1), { seats, plan }, null)).toEqual([
      'hand 4 ended otherwise than it really did at seats 5',
    ]);
    expect(endTrouble(view(0), { seats, plan }, { what: 'top-up', seat: 5, amount: 300 })).toHaveLength(1);
    expect(endTrouble(view(0, [{}]), { seats, plan }, null)).toEqual([
      'hand 4 is over and 1 changes wait all the same',
    ]);
  });
});

describe('cards that are typed', () => {
  test('given any card of any hand, then it is mistaken for one of its suit that lies nowhere', () => {
    for (const { plan } of scenes) {
      const board = plan.steps.flatMap((step) => (step.do === 'board' ? step.cards : []));
      const out = [...plan.hole.flat(), ...board];
      for (const card of out) {
        const other = mistakenFor(card, plan);
        expect(other?.charAt(1)).toBe(card.charAt(1));
        expect(out).not.toContain(other);
      }
    }
  });

  test('given any hand, then every card is typed once; what is late, left out or mistyped is never opened', () => {
    for (const [i, { plan }] of scenes.entries()) {
      const typed = typingOf(plan, i);
      expect(typed.map(({ card }) => card)).toEqual(plan.hole.flat());
      const opened = plan.steps.flatMap((step) => (step.do === 'open' ? [step.position] : []));
      const odd = typed.filter(({ when, slip }) => when !== 'at-once' || slip !== null);
      expect(odd.filter(({ position }) => opened.includes(position))).toEqual([]);
      expect(odd.some(({ when }) => when === 'late')).toBe(true);
    }
  });

  test('given hand after hand, then two cards are left out in one and one is mistyped in the next', () => {
    const [first] = scenes;
    if (first === undefined) throw new Error('no hand');
    expect(typingOf(first.plan, 1).filter(({ when }) => when === 'next-hand')).toHaveLength(2);
    expect(typingOf(first.plan, 1).filter(({ slip }) => slip !== null)).toEqual([]);
    expect(typingOf(first.plan, 2).filter(({ slip }) => slip !== null)).toHaveLength(1);
    expect(typingOf(first.plan, 2).filter(({ when }) => when === 'next-hand')).toEqual([]);
  });
});
