// What is asked of a whole deck between hands: bring it, put it away, switch, retire, and which of its cards are hard to read.
import { err, ok, type Result } from '../base/result.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableActor } from './actor.ts';
import type { DeckAsk, DeckDeskDeps, DeckReport } from './deckDeskState.ts';

const WORDS = {
  bring: 'assignDeck',
  putAway: 'putAwayDeck',
  switch: 'switchDeck',
  retire: 'retireDeck',
  report: 'reportDeck',
} as const;
type OfDeck = Extract<DeckAsk, { readonly do: keyof typeof WORDS }>;

/**
 * Null: nothing to show of it. Cards of the last hand that may still lie at seats keep every deck where it is: with its deck
 * away they would be named by a check or a report before they air. So a deck of another table is that table's.
 */
export async function askOfDeck(
  { table, vault, play, deckOf }: DeckDeskDeps,
  by: TableActor,
  { do: what, deck }: OfDeck,
): Promise<Result<DeckReport | null, RuleViolation>> {
  const running = play();
  if (running === 'hand-running' || (running !== null && what !== 'switch')) return err(violation(running));
  const known = await deckOf(deck);
  if (known === null) return err(violation('deck-elsewhere'));
  const reply = await vault.request({ do: WORDS[what], table, deck, by });
  if (!reply.ok) return err(violation(reply.code));
  if (reply.is !== 'report') return ok(null);
  return ok({ deck, name: known.name, worn: reply.worn });
}
