// What the server found in a plan, in words at its place. Pure.
import type { SetupMessages } from '../../messages/en/setup.ts';
import { codeWords, filledText } from '../../messages/setup.ts';
import type { Draft } from './draft.ts';
import type { Placed } from './fields.ts';
import type { PlanState } from './usePlan.ts';

export interface PlacedText {
  readonly place: string;
  readonly text: string;
}

type Found = Pick<PlanState, 'tried' | 'problems' | 'warnings' | 'draft'>;

/** Nothing before the first try to make the table. */
export function problemTexts({ tried, problems, draft }: Found, { codes }: SetupMessages): readonly PlacedText[] {
  if (!tried) return [];
  const texts = textsOf(problems, codes.problems, moneyOf(draft));
  // both blinds stand in one field
  return texts.filter(({ place, text }, i) => texts.findIndex((o) => o.place === place && o.text === text) === i);
}

/** What is only worth knowing is said once nothing stands in the way any more. */
export function warningTexts({ problems, warnings, draft }: Found, { codes }: SetupMessages): readonly PlacedText[] {
  return problems.length > 0 ? [] : textsOf(warnings, codes.warnings, moneyOf(draft));
}

function textsOf(
  found: readonly Placed<{ readonly code: string; readonly params: Readonly<Record<string, string | number>> }>[],
  texts: Readonly<Record<string, string>>,
  money: (amount: number) => string,
): readonly PlacedText[] {
  return found.map(({ place, code, params }) => ({ place, text: filledText(codeWords(texts, code), params, money) }));
}

/** Amounts in what the server says are in the smallest unit; chips have no cents, whatever was ticked for a currency. */
function moneyOf({ money, cents }: Draft): (amount: number) => string {
  const parts = money === 'currency' && cents;
  return (amount) => (parts ? (amount / 100).toFixed(2) : String(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0');
}
