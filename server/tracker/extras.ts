// Cards too many at one place: told when they are firm, and once more when they have lain there for so long that nobody is on his
// way with them. Counts only.
import { EXTRA_LASTS_MS } from './rules.ts';
import type { TagId, ZoneId } from './shape.ts';
import { emit, type Step, withHand } from './state.ts';

export interface ExtraCard {
  readonly tag: TagId;
  readonly first: number;
}

export function tellExtras(step: Step, zone: ZoneId, cards: readonly ExtraCard[]): Step {
  const { hand, now } = step.state;
  const fresh = cards.filter(({ tag }) => !hand.extras.includes(tag));
  if (fresh.length > 0) {
    const told = withHand(step, { extras: [...hand.extras, ...fresh.map(({ tag }) => tag)] });
    return say(told, { zone, cards, told: fresh, lasting: false });
  }
  const lasting = cards.filter(({ tag, first }) => !hand.extrasLasting.includes(tag) && now - first >= EXTRA_LASTS_MS);
  if (lasting.length === 0) return step;
  const told = withHand(step, { extrasLasting: [...hand.extrasLasting, ...lasting.map(({ tag }) => tag)] });
  return say(told, { zone, cards, told: lasting, lasting: true });
}

interface Said {
  readonly zone: ZoneId;
  readonly cards: readonly ExtraCard[];
  readonly told: readonly ExtraCard[];
  readonly lasting: boolean;
}

function say(step: Step, { zone, cards, told, lasting }: Said): Step {
  const newest = Math.max(...told.map(({ first }) => first));
  return emit(step, newest, { type: 'extra-card', zone, count: cards.length, lasting });
}
