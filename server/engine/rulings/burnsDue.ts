// How many cards are burned before each street: one (2.5.3), unless an error or a ruling of before changes it (6.4.6, 2.5.3).
import { gameOf } from '../game/games.ts';
import type { Street } from '../game/street.ts';
import type { Hand } from '../hand.ts';
import type { Incident, ReportOf } from './incident.ts';

/** Burns that this street should have. */
export function burnsDue(hand: Hand, street: Street): number {
  const own = gameOf(hand.game).streets.find((rule) => rule.street === street)?.burn ?? 0;
  const before = streetsBefore(hand, street).at(-1);
  if (own === 0 || before === undefined) return own;
  // Robert's: a turn that came too early is set aside, the next burn and card are the turn; its river has no burn
  if (isSetAside(hand, street)) return own * 2;
  if (isSetAside(hand, before)) return 0;
  return Math.max(0, own - carriedFrom(hand, before));
}

/** Burns beyond what the street should have. */
export function surplusOf(hand: Hand, { street, burned }: ReportOf<'burn'>): number {
  return Math.max(0, burned - burnsDue(hand, street));
}

/** Burns that lie there when all is as it should be, or as it was found and left, before this street's own. */
export function burnsBefore(hand: Hand, street: Street): number {
  return streetsBefore(hand, street).reduce((sum, before) => sum + burnsStanding(hand, before), 0);
}

/** The street's own burns: as found and left, else as due. What went back before the street came was seen as a burn all the same. */
export function burnsStanding(hand: Hand, street: Street): number {
  const seen = leftAs(hand, street) ?? lastOf(hand, street, (one) => isPutRight(one) && one.code === EXTRA);
  return seen?.burned ?? burnsDue(hand, street);
}

function streetsBefore({ game }: Hand, street: Street): readonly Street[] {
  const names = gameOf(game).streets.map((rule) => rule.street);
  return names.slice(0, Math.max(0, names.indexOf(street)));
}

/** `burn.compensate`: a surplus that was left lying is the burn of the next street. */
function carriedFrom(hand: Hand, street: Street): number {
  const left = hand.profile['burn.compensate'] ? leftAs(hand, street) : undefined;
  return left === undefined ? 0 : surplusOf(hand, left);
}

/** The error of a street that was played on with. */
function leftAs(hand: Hand, street: Street): ReportOf<'burn'> | undefined {
  return lastOf(hand, street, isLeft);
}

function lastOf({ incidents }: Hand, street: Street, wanted: (one: Incident) => boolean): ReportOf<'burn'> | undefined {
  const found = incidents.flatMap((one) =>
    one.report.kind === 'burn' && one.report.street === street && wanted(one) ? [one.report] : [],
  );
  return found.at(-1);
}

function isLeft(one: Incident): boolean {
  return (one.status === 'noted' && !isPutRight(one)) || (one.status === 'ruled' && one.outcome === 'play-on');
}

const EXTRA = 'BURN_EXTRA';

/** Noted before the street lay there: the dealer put it right himself, or it is reported again. */
function isPutRight({ status, code }: Incident): boolean {
  return status === 'noted' && (code === EXTRA || code === 'BURN_MISSING');
}

function isSetAside({ incidents }: Hand, street: Street): boolean {
  return incidents.some(
    ({ report, outcome }) => report.kind === 'premature-board' && report.street === street && outcome === 'set-aside',
  );
}
