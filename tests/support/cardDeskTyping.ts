// What the card desk of the show types: places of a hand, with the card that lies there or by a slip another one's.
import type { ConsoleCommand } from '../../server/console/view.ts';
import type { Hand } from '../../server/engine/hand.ts';
import { MISTAKEN } from './showPlan.ts';
import { cardAt, type World } from './world.ts';

export type HolePlace = `${number}.${number}`;

export interface Typing {
  readonly do: 'typeHole' | 'retypeHole';
  /** place of the hand in the show, and its id */
  readonly index: number;
  readonly hand: string;
  readonly place: HolePlace;
  /** the place whose card is typed by mistake */
  readonly slip?: HolePlace;
}

export function typing(world: World, { do: what, index, hand, place, slip = place }: Typing): ConsoleCommand {
  const [seat = 0, slot = 0] = place.split('.').map(Number);
  return { do: what, hand, seat, slot, card: cardAt(world, index, slip) };
}

/** The operator takes an opened card of hand 2 for another one and puts it right again. Cards lie in the order of their reads. */
export function misreading(world: World, running: Hand | null, seat: number) {
  const hand = running?.handId ?? '';
  const opened = running?.seats.find((s) => s.seat === seat)?.cards ?? [];
  const command = { do: 'correctOpened', hand, seat, index: opened.indexOf(cardAt(world, 1, `${seat}.0`)) } as const;
  return [
    { ...command, card: cardAt(world, 1, MISTAKEN) },
    { ...command, card: cardAt(world, 1, `${seat}.0`) },
  ] as const;
}
