// What happens beside a hand as it was recorded: now and then, one thing per hand, rulings in hands of their own, the rest
// in an order that the seed draws. Pure.
import { type Card, isCard } from '../../engine/card.ts';
import type { Random } from '../../sim/random.ts';
import type { DemoHand } from './demoHands.ts';
import { type DemoPlan, type DemoStep, planChop, planHand } from './plan.ts';
import { fitsRuling, RULED, type Ruled, ruledIn } from './rulings.ts';
import { DEMO_SEATS } from './seating.ts';

const DRAWN = ['nothing', 'top-up', 'sits-out', 'misread-board', 'chop', 'entered-afterwards'] as const;
export const HAPPENINGS = [...DRAWN, ...RULED] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** A recorded hand, and how it goes when its players agree to share; null where they cannot. */
export interface DemoScene {
  readonly plan: DemoPlan;
  readonly chopped: DemoPlan | null;
}

export function sceneOf(hand: DemoHand): DemoScene {
  return { plan: planHand(hand), chopped: planChop(hand) };
}

/** Of ten hands without a ruling, give or take what does not fit. */
const TEN: readonly Happening[] = [
  ...(['nothing', 'nothing', 'nothing', 'top-up', 'top-up', 'sits-out'] as const),
  ...(['misread-board', 'misread-board', 'chop', 'entered-afterwards'] as const),
];
/** Of a longer one nothing would be left to enter at its pace. */
const MOST_STEPS_AFTERWARDS = 22;

export class Happenings {
  readonly #random: Random;
  /** every card of the show is typed: no reader sees the board */
  readonly #typed: boolean;
  #waiting: Happening[] = [];
  #due: Ruled[] = [];
  #hands = 0;
  #drawn = 0;

  constructor(random: Random, typed: boolean) {
    this.#random = random;
    this.#typed = typed;
  }

  /** The next one that fits the hand; what does not waits for a hand that it fits. */
  next(scene: DemoScene, following: DemoScene): Happening {
    this.#hands += 1;
    // what happens beside a hand was thought of for one game
    if (scene.plan.game !== 'holdem') return 'nothing';
    const due = ruledIn(this.#hands);
    if (due !== null) this.#due.push(due);
    const at = this.#due.findIndex((ruled) => fitsRuling(ruled, scene.plan));
    return this.#due.splice(at, at < 0 ? 0 : 1)[0] ?? this.#draw(scene, following);
  }

  #draw(scene: DemoScene, following: DemoScene): Happening {
    if (this.#drawn % TEN.length === 0) this.#waiting.push(...shuffled(TEN, this.#random));
    this.#drawn += 1;
    const first = this.#drawn === 1;
    const suits = (happening: Happening) => !first || MILD.includes(happening);
    const at = this.#waiting.findIndex((one) => suits(one) && this.#fits(one, scene, following));
    return at < 0 ? 'nothing' : (this.#waiting.splice(at, 1)[0] ?? 'nothing');
  }

  #fits(happening: Happening, { plan, chopped }: DemoScene, following: DemoScene): boolean {
    switch (happening) {
      case 'sits-out':
        return following.plan.stacks.length < DEMO_SEATS;
      case 'chop':
        return chopped !== null;
      case 'misread-board':
        // hands that were read do not show their faces live on a board that a person typed: none may be opened
        return lastBoard(plan) !== null && (this.#typed || !plan.steps.some((step) => step.do === 'open'));
      case 'entered-afterwards':
        return plan.steps.length <= MOST_STEPS_AFTERWARDS;
      default:
        return true;
    }
  }
}

/** Right for the very first hand, while the pages are still being opened. */
const MILD: readonly Happening[] = ['nothing', 'top-up'];

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  return all
    .map((one) => ({ one, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

export function lastBoard({ steps }: DemoPlan): Extract<DemoStep, { do: 'board' }> | null {
  return steps.findLast((step) => step.do === 'board') ?? null;
}

const RANKS = '23456789TJQKA';

/** A card that somebody could take for this one, of the same suit, and that lies nowhere in the hand. */
export function mistakenFor(card: Card, { hole, steps }: DemoPlan): Card | null {
  const board = steps.flatMap((step) => (step.do === 'board' ? step.cards : []));
  const out: readonly string[] = [...hole.flat(), ...board];
  const rank = RANKS.indexOf(card.charAt(0));
  const suit = card.charAt(1);
  const near = [...RANKS].sort((a, b) => Math.abs(RANKS.indexOf(a) - rank) - Math.abs(RANKS.indexOf(b) - rank));
  return (
    near
      .map((other) => `${other}${suit}`)
      .filter(isCard)
      .find((other) => !out.includes(other)) ?? null
  );
}
