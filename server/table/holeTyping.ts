// Hole cards that people type: for the present hand and for any hand that has not aired. Write-only: the vault keeps the
// card, the log keeps hand, seat and slot.
import { err, ok } from '../base/result.ts';
import { dealHole } from '../engine/decideCards.ts';
import { gameOf } from '../engine/game/games.ts';
import { mostCards, upSlots } from '../engine/game/streets.ts';
import { type Hand, seatOf } from '../engine/hand.ts';
import type { HandId } from '../engine/ids.ts';
import type { SeatNo } from '../engine/seat.ts';
import { type RuleViolation, violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableActor } from './actor.ts';
import type { TableCommand } from './commands.ts';
import { decideHand, type InputDecision } from './decideInput.ts';
import type { VaultCalls } from './vaultCalls.ts';

/** Where a hand stands on the canvases that show hole cards. */
export type Airing = 'to-come' | 'aired' | 'no-canvas';

/** Without a canvas that shows hole cards nothing ends a hand for the card desk but its age. */
export const TYPABLE_HANDS = 20;

export type HoleCommand = Extract<TableCommand, { do: 'typeHole' | 'retypeHole' }>;

export interface HoleDeps {
  readonly vault: VaultCalls;
  readonly now: () => number;
  readonly airing: (hand: HandId) => Airing;
  /** an earlier hand of this table as its entries left it */
  readonly pastState: (hand: HandId) => Promise<TableState | null>;
}

export interface Asked<C> {
  readonly command: C;
  readonly actor: TableActor;
  readonly output: string;
}

export function isHoleCommand(command: TableCommand): command is HoleCommand {
  return command.do === 'typeHole' || command.do === 'retypeHole';
}

/** The state of the hand that a command is about; null when there is no such hand. */
export function stateOfHand(state: TableState, hand: HandId, deps: Pick<HoleDeps, 'pastState'>) {
  return state.hand?.handId === hand ? Promise.resolve(state) : deps.pastState(hand);
}

export async function enterHole(state: TableState, asked: Asked<HoleCommand>, deps: HoleDeps): Promise<InputDecision> {
  const { command } = asked;
  const hand = (await stateOfHand(state, command.hand, deps))?.hand ?? null;
  if (hand === null) return err(violation('hand-unknown'));
  const refused = tooLate(hand, state, deps) ?? notThere(hand, command);
  if (refused !== null) return err(refused);
  return command.do === 'typeHole'
    ? typeHole(state, hand, { ...asked, command, deps })
    : retypeHole(hand, { ...asked, command, deps });
}

function tooLate(hand: Hand, { session }: TableState, { airing }: HoleDeps): RuleViolation | null {
  const stands = airing(hand.handId);
  if (stands === 'aired') return violation('hand-aired', { hand: hand.number });
  const old = session.handNumber - hand.number >= TYPABLE_HANDS;
  return stands === 'no-canvas' && old ? violation('hand-too-old', { hand: hand.number, kept: TYPABLE_HANDS }) : null;
}

/** A hand that was folded or mucked airs too: only its place must have been dealt. */
function notThere(hand: Hand, command: HoleCommand): RuleViolation | null {
  const dealt = dealHole(hand, command);
  if (!dealt.ok) return dealt.error;
  // the vault would hold a card of a hand that the rules count among the open ones, and no door would open it again
  const s = seatOf(hand, command.seat);
  const open = [...upSlots(gameOf(hand.game)), ...(s?.up ?? []).map(({ slot }) => slot)];
  if (open.includes(command.slot)) return violation('lies-face-up', { seat: command.seat });
  // pressed for a card that has gone since: it stands as it was held, and what is meant lies at another place
  if (command.do === 'retypeHole' && s?.thrown.includes(command.slot))
    return violation('slots-not-held', { seat: command.seat });
  const opened = command.do === 'retypeHole' && s?.state === 'OPENED';
  // what everybody sees is put right in both lanes at once, by the console
  return opened ? violation('hand-opened', { seat: command.seat }) : null;
}

type Entering<D extends HoleCommand['do']> = Asked<Extract<HoleCommand, { do: D }>> & { readonly deps: HoleDeps };

/** In the present hand the place becomes dealt like one that was read; an earlier hand only hears that it is filled. */
async function typeHole(state: TableState, hand: Hand, typing: Entering<'typeHole'>): Promise<InputDecision> {
  const { command, actor, output, deps } = typing;
  const { seat, slot } = command;
  const present = hand.handId === state.hand?.handId;
  const decided = present
    ? decideHand(state, { type: 'DealHole', seat, slot })
    : filled(hand, { type: 'HoleTyped', seat, slot });
  if (!decided.ok) return decided;
  const kept = await deps.vault.typeHole(output, placeOf(hand, command, deps), actor);
  return kept.ok ? decided : kept;
}

async function retypeHole(
  hand: Hand,
  { command, actor, output, deps }: Entering<'retypeHole'>,
): Promise<InputDecision> {
  const { seat, slot } = command;
  const places = await deps.vault.filled(hand.handId);
  if (!places.some((place) => place.seat === seat && place.slot === slot))
    return err(violation('slot-empty', { seat }));
  const kept = await deps.vault.retypeHole(output, placeOf(hand, command, deps), actor);
  return kept.ok ? filled(hand, { type: 'HoleCorrected', seat, slot }) : kept;
}

function placeOf(of: Hand, { hand, seat, slot, card, anyway = false }: HoleCommand, { now }: HoleDeps) {
  const places = of.seats.length * mostCards(gameOf(of.game));
  return { hand, seat, slot, card, anyway, places, recorded: now() } as const;
}

interface Filled {
  readonly type: 'HoleTyped' | 'HoleCorrected';
  readonly seat: SeatNo;
  readonly slot: number;
}

function filled({ handId }: Hand, { type, seat, slot }: Filled): InputDecision {
  const how = type === 'HoleTyped' ? 'typed' : 'corrected';
  return ok({
    input: { type: 'hole', how, seat, slot },
    events: [{ type, handId, seat, slot }],
    hand: handId,
  });
}
