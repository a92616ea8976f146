// Blinds, ante and smallest chip of a plan. What is left open follows from the rest. Pure.
import { type Chips, chips } from '../../engine/chips.ts';
import { PROFILES } from '../../engine/profiles/profiles.ts';
import type { Findings } from './findings.ts';
import type { ReadyLevel } from './readyPlan.ts';
import { type Money, typedAmount } from './typedAmount.ts';
import type { TablePlan } from './view.ts';

type Level = Omit<ReadyLevel, 'unit'>;

/** Null with the problems noted. */
export function checkLevel(plan: TablePlan, money: Money, found: Findings): Level | null {
  const { structure } = plan;
  const smallBlind = blind('smallBlind', { structure, money }, found);
  const bigBlind = blind('bigBlind', { structure, money }, found);
  const ante = checkAnte(plan, { money, bigBlind }, found);
  const minBet = typedAmount(structure.minBet, money);
  const smallest = found.take('structure.minBet', minBet);
  if (bigBlind === 0) found.problem('structure.bigBlind', 'blinds-missing');
  else if (smallBlind !== null && bigBlind !== null && smallBlind > bigBlind)
    found.problem('structure.smallBlind', 'small-blind-above-big', { smallBlind, bigBlind });
  if (smallBlind === null || bigBlind === null || bigBlind === 0 || ante === null || !minBet.ok) return null;
  if (ante > bigBlind) found.warn('structure.ante', 'ante-above-big-blind', { ante, bigBlind });
  if (smallest && smallest !== bigBlind)
    found.warn('structure.minBet', 'min-bet-not-big-blind', { minBet: smallest, bigBlind });
  return { smallBlind, bigBlind, anteKind: structure.anteKind, ante, minBet: smallest || bigBlind };
}

function blind(
  field: 'smallBlind' | 'bigBlind',
  { structure, money }: { readonly structure: TablePlan['structure']; readonly money: Money },
  found: Findings,
): Chips | null {
  if (/[/\\|]/.test(structure[field])) {
    found.problem(`structure.${field}`, 'blinds-are-two');
    return null;
  }
  const read = typedAmount(structure[field], money);
  if (read.ok && read.value === null) found.problem(`structure.${field}`, 'blinds-missing');
  return found.take(`structure.${field}`, read);
}

/** An ante of the big blind is one big blind unless another is typed; 3.3: the profile says which kinds there are. */
function checkAnte(
  { structure, profile }: TablePlan,
  { money, bigBlind }: { readonly money: Money; readonly bigBlind: Chips | null },
  found: Findings,
): Chips | null {
  const { anteKind, ante: text } = structure;
  if (anteKind === 'none') return chips(0);
  if (!PROFILES[profile].ante.includes(anteKind))
    found.problem('structure.anteKind', 'ante-not-offered', { kind: anteKind });
  if (text.trim() === '' && anteKind === 'big_blind') return bigBlind ?? chips(0);
  const read = typedAmount(text, money);
  if (read.ok && !read.value) found.problem('structure.ante', 'missing');
  return found.take('structure.ante', read);
}

/** The smallest chip in play: as typed, else the largest that makes up every blind, ante and stack. */
export function checkUnit(
  typed: string,
  at: { readonly money: Money; readonly level: Level; readonly stacks: readonly Chips[] },
  found: Findings,
): Chips | null {
  const { smallBlind, bigBlind, ante } = at.level;
  const amounts = [smallBlind, bigBlind, ante];
  const read = typedAmount(typed, at.money);
  const unit = found.take('structure.unit', read);
  if (!read.ok) return null;
  if (unit === null) return chips(commonChip([...amounts, ...at.stacks]));
  if (unit === 0) found.problem('structure.unit', 'unit-missing');
  else if (unit > bigBlind) found.problem('structure.unit', 'unit-above-big-blind', { unit, bigBlind });
  else if (amounts.some((amount) => amount % unit !== 0)) found.warn('structure.unit', 'blinds-not-in-unit', { unit });
  return unit;
}

/** 0 of nothing. */
export function commonChip(amounts: readonly number[]): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return amounts.reduce(gcd, 0);
}
