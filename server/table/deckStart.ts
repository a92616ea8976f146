// How cards begin to be laid: where they may be, and a draft in the vault for a new deck.
import { nameKey } from '../base/nameKey.ts';
import { err, ok, type Result } from '../base/result.ts';
import { type Face, isFace } from '../engine/card/deckFaces.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { ZoneId } from '../tracker/shape.ts';
import { isZoneId, zoneKind } from '../tracker/zones.ts';
import type { DeckDraft } from '../vault/port.ts';
import type { TableActor } from './actor.ts';
import { type CheckState, newCheck } from './deckCheck.ts';
import type { DeckAsk, DeckDeskDeps, Replacing } from './deckDeskState.ts';
import { planOf, WHOLE_DECK } from './deckPlan.ts';

interface Place {
  readonly reader: string;
  readonly zone: string;
}

export async function refusePlace(deps: DeckDeskDeps, { reader, zone }: Place): Promise<RuleViolation | null> {
  if (!isZoneId(zone)) return violation('no-such-antenna');
  const refused = await deps.refuseAntenna(reader, zone);
  if (refused !== null) return refused;
  return deps.play() === 'hand-running' ? violation('hand-running') : null;
}

export function asZone(zone: string): ZoneId {
  return isZoneId(zone) ? zone : 'pad';
}

export async function checkOf(
  { play, deckOf }: DeckDeskDeps,
  { deck, zone, order }: Extract<DeckAsk, { do: 'check' }>,
): Promise<Result<CheckState, RuleViolation>> {
  if (isZoneId(zone) && !isInTheOpen(zone)) return err(violation('check-face-down'));
  const running = play();
  if (running !== null) return err(violation(running));
  const known = await deckOf(deck);
  if (known === null) return err(violation('unknown-deck'));
  const plan = planOf(order ?? 'suits', known);
  return ok(newCheck({ deck, name: known.name, plan, ordered: order !== undefined }));
}

/** Before a hand is started its cards may be dealt, burned and folded already: where they lie face down none is ever named. */
function isInTheOpen(zone: ZoneId): boolean {
  const kind = zoneKind(zone);
  return kind === 'board' || kind === 'pad';
}

export async function replacingOf(
  { deckOf }: DeckDeskDeps,
  { deck, card }: Extract<DeckAsk, { do: 'replace' }>,
): Promise<Result<Replacing, RuleViolation>> {
  const known = await deckOf(deck);
  if (known === null || !isFace(card)) return err(violation('unknown-deck'));
  return known.atTable ? err(violation('deck-at-table')) : ok({ deck, name: known.name, card });
}

export async function openDraft(
  deps: DeckDeskDeps,
  by: TableActor,
  command: Extract<DeckAsk, { do: 'register' }>,
): Promise<Result<DeckDraft | null, RuleViolation>> {
  const name = command.name.trim();
  if (nameKey(name) === '') return err(violation('deck-name-missing'));
  const refused = await refusePlace(deps, command);
  if (refused !== null) return err(refused);
  const { table, vault, newId } = deps;
  const { kind = WHOLE_DECK.kind, jokers = 0, cutCard = false } = command;
  const plan = planOf(command.order, { kind, jokers, cutCard });
  const colour = command.colour.trim() || '-';
  const reply = await vault.request({ do: 'openDraft', table, deck: newId(), name, colour, plan, by });
  if (!reply.ok || reply.is !== 'draft') return err(violation(reply.ok ? 'vault-unavailable' : reply.code));
  return ok(reply.draft);
}

export async function stepDraft(
  { table, vault }: DeckDeskDeps,
  by: TableActor,
  step: 'skip' | 'back',
): Promise<Result<DeckDraft | null, RuleViolation>> {
  const reply = await vault.request({ do: 'stepDraft', table, step, by });
  if (!reply.ok || reply.is !== 'draft') return err(violation(reply.ok ? 'vault-unavailable' : reply.code));
  return ok(reply.draft);
}

/** The card that is laid next. */
export function nextIn(draft: DeckDraft | null): Face | null {
  return draft?.plan[draft.queue[0] ?? -1] ?? null;
}
