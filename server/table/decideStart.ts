// How the next hand starts: who is dealt in, which game with which blinds, and what is posted beside them. Pure.
import { err, ok } from '../base/result.ts';
import { chips } from '../engine/chips.ts';
import { gameOf } from '../engine/game/games.ts';
import { fullBoard } from '../engine/game/streets.ts';
import { checkStraddles } from '../engine/levelRules.ts';
import { hasButton } from '../engine/position.ts';
import {
  activeSeats,
  dealtInNext,
  gameOfNext,
  isDealtAgain,
  lastHandPlayed,
  profileOf,
  type SessionSeat,
} from '../engine/session.ts';
import { boughtButton, maySell, owedPosts, owesAfterDeal } from '../engine/sessionBlinds.ts';
import { afterDeal, bombPotDue } from '../engine/sessionCash.ts';
import type { SessionEvent } from '../engine/sessionEvent.ts';
import type { NextGame } from '../engine/sessionGame.ts';
import { type Places, placesForNext, waiting } from '../engine/sessionPlaces.ts';
import type { ReturningPost, Structure } from '../engine/structure.ts';
import { violation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import type { TableCommand } from './commands.ts';
import { decideHand, handRuns, type InputDecision } from './decideInput.ts';
import { mayDeal, startAlarms } from './startGate.ts';

export type StartCommand = Extract<TableCommand, { do: 'startHand' }>;

/** 5.5 and 6.3: positions move one hand on; a redeal keeps button, blinds, number and game. */
export function decideStart(state: TableState, command: StartCommand): InputDecision {
  const { session, hand } = state;
  const redeal = isDealtAgain(hand);
  const number = redeal ? session.handNumber : session.handNumber + 1;
  if (session.ended) return err(violation('show-ended'));
  if (!handRuns(state) && lastHandPlayed(session, number)) return err(violation('last-hand-played'));
  const refused = handRuns(state) ? null : mayDeal(state, command.afterwards !== undefined);
  if (refused !== null) return err(refused);
  const next = gameToDeal(state, redeal);
  if (next.structure === null) return err(violation('structure-missing'));
  const places = placesForNext(session, hand);
  if (places === null) return err(violation('two-players-needed'));
  const straddled = checkStraddles({ ...next.structure, straddles: command.straddles ?? [] });
  if (straddled !== null) return err(straddled);
  const dealt = { ...next, structure: next.structure, ...places, number, redeal };
  const placed = placesOf(state, command, dealt);
  if (placed === null) return err(violation('button-not-for-sale', { seat: command.buysButton ?? 0 }));
  return started(state, command, { ...dealt, ...placed });
}

interface Dealt extends NextGame, Places {
  readonly structure: Structure;
  readonly number: number;
  readonly redeal: boolean;
}

function started(state: TableState, command: StartCommand, dealt: Dealt): InputDecision {
  const { session } = state;
  const { game, number } = dealt;
  const seats = dealtIn(state);
  const bomb = isBombPot(state, command, dealt);
  const structure = bomb ? bombStructure(state, dealt) : postedStructure(state, command, { ...dealt, seats });
  const blinds = hasButton(game) && !bomb;
  const decided = decideHand(state, {
    type: 'StartHand',
    start: {
      handId: command.hand,
      number,
      button: dealt.hand.button,
      smallBlindSeat: blinds ? dealt.hand.smallBlind : null,
      bigBlindSeat: blinds ? dealt.hand.bigBlind : null,
      seats: seats.map(({ seat, name, stack, presence }) => ({ seat, name, stack, presence })),
      structure,
      game,
      profile: profileOf(session),
    },
  });
  if (!decided.ok) return decided;
  const alarms = command.afterwards === undefined ? startAlarms(state) : [];
  const behind = sessionEvents(state, { ...dealt, seats, bomb, blinds });
  return ok({ ...decided.value, events: [...decided.value.events, ...alarms, ...behind] });
}

/** Where the next hand goes on from: positions, game in turn, bomb pots, blinds that were paid or missed. */
function sessionEvents(
  { session }: TableState,
  dealt: Dealt & { readonly seats: readonly SessionSeat[]; readonly bomb: boolean; readonly blinds: boolean },
): readonly SessionEvent[] {
  const { number, moved, redeal, bomb } = dealt;
  const plan = session.cash.bombPot;
  const { kept, waits } = bomb && plan?.buttonMoves === false ? waiting(session, dealt.hand) : dealt;
  const owes =
    dealt.blinds && !redeal
      ? owesAfterDeal(
          session,
          dealt.seats.map((s) => s.seat),
          // whoever buys the button posts out of turn: his blind passes nobody
          kept,
        )
      : [];
  return [
    ...owes,
    ...(moved === null ? [] : [{ type: 'RotationMoved', ...moved } as const]),
    ...(plan === null || redeal ? [] : [{ type: 'BombPotCounted', ...afterDeal(plan, bomb) } as const]),
    { type: 'PositionsTaken', positions: kept, number, ...(waits ? { waits } : {}) },
  ];
}

/** A hand that is dealt again stays in its game and its limit, whatever was chosen since. */
function gameToDeal(state: TableState, redeal: boolean): NextGame {
  const { session, hand } = state;
  const next = gameOfNext(session, redeal);
  const again = dealtAgain(state);
  if (redeal && hand !== null && (hand.game !== next.game || hand.structure.limit !== next.structure?.limit))
    return { game: hand.game, structure: plainly(hand.structure), moved: null };
  // R23: the level with which the hand began, at its shuffle
  const level = next.moved?.played === 1 ? next.structure : (session.procedure.level ?? next.structure);
  return { ...next, structure: again === null ? level : again.structure };
}

/** Without what was posted for one hand alone. */
function plainly(structure: Structure): Structure {
  return { ...structure, straddles: [], posts: [] };
}

/** The hand that is dealt again, unless the house deals a new one from the same button (`misdeal.redeal`). */
function dealtAgain({ hand }: TableState) {
  return hand?.phase === 'MISDEAL' && hand.profile['misdeal.redeal'] !== 'same_button' ? hand : null;
}

/** Bought by somebody who is dealt in, where blinds are posted, and not in place of whoever had them in the hand before. */
function placesOf(state: TableState, command: StartCommand, dealt: Dealt): Places | null {
  const { buysButton: buyer } = command;
  if (buyer === undefined) return dealt;
  const offered = !dealt.redeal && hasButton(dealt.game) && !isBombPot(state, command, dealt);
  if (!offered || !activeSeats(state.session).includes(buyer) || !maySell(buyer, dealt.hand)) return null;
  return { ...boughtButton(buyer, dealt.hand), waits: false, buyer };
}

/** 3.4: every so many hands, or when it is called; games with a bring-in have none. */
function isBombPot({ session, hand }: TableState, { bombPot }: StartCommand, { game, redeal }: Dealt): boolean {
  const plan = session.cash.bombPot;
  if (redeal) return hand?.structure.bombPot === true;
  const { forced, streets } = gameOf(game);
  if (plan === null || forced !== 'blinds' || streets[0].board > 0) return false;
  return bombPot ?? bombPotDue(plan);
}

function bombStructure({ session, hand }: TableState, { game, structure, redeal }: Dealt): Structure {
  const plan = session.cash.bombPot;
  if (redeal && hand !== null) return plainly(hand.structure);
  const boards = fullBoard(gameOf(game)) === 0 ? 1 : (plan?.boards ?? 1);
  const ante = plan?.ante ?? chips(0);
  return { ...plainly(structure), anteKind: 'each', ante, boards, bombPot: true };
}

/** 6.3.0: a redeal keeps the level; a new one waits for the next hand. */
function postedStructure(
  state: TableState,
  { straddles, posts }: StartCommand,
  { game, structure, hand, seats, buyer }: Dealt & { readonly seats: readonly SessionSeat[] },
): Structure {
  const carried = carriedPosts(state);
  if (!hasButton(game)) return { ...plainly(structure), posts: carried };
  const said = posts ?? postsAgain(state, { hand, seats, buyer });
  const pays = buyer === null || said.some((post) => post.seat === buyer) ? [] : [buyer];
  const bought = pays.map((seat) => ({ seat, live: chips(0), dead: structure.smallBlind }));
  const owed = dealtAgain(state) === null ? owedPosts(seats, hand, structure) : [];
  const others = owed.filter(({ seat }) => ![...said, ...bought].some((post) => post.seat === seat));
  const all: readonly ReturningPost[] = [...said, ...others, ...bought, ...carried];
  return { ...structure, straddles: straddles ?? structure.straddles, posts: all };
}

/** Chips that came back with the hand are posted again by whoever was dealt in; a blind of his own takes the place of a post. */
function postsAgain(
  { hand: last }: TableState,
  { hand, seats, buyer }: Pick<Dealt, 'hand' | 'buyer'> & { readonly seats: readonly SessionSeat[] },
): readonly ReturningPost[] {
  if (last === null || !isDealtAgain(last)) return [];
  return last.structure.posts.flatMap((post) => {
    const seat = seats.find((s) => s.dealtAs === post.seat)?.seat;
    const blind = seat === hand.smallBlind || (seat === hand.bigBlind && seat !== buyer);
    return seat === undefined || blind ? [] : [{ ...post, seat }];
  });
}

/** Robert's: what a player forfeited of a fouled deal lies in the pot of the next one as dead money. */
function carriedPosts({ hand, session }: TableState): readonly ReturningPost[] {
  const forfeited = hand?.phase === 'VOID' ? hand.forfeited : null;
  const knower = session.seats.find((s) => forfeited !== null && s.dealtAs === forfeited.seat && !s.out && s.stack > 0);
  if (forfeited === null || knower === undefined) return [];
  return [{ seat: knower.seat, live: chips(0), dead: chips(Math.min(forfeited.amount, knower.stack)) }];
}

/** R35-C: an exact replay has no new players; neither has a deal for chips that were forfeited. */
function dealtIn(state: TableState): readonly SessionSeat[] {
  const active = dealtInNext(state.session);
  const again = carriedPosts(state).length > 0 ? state.hand : dealtAgain(state);
  const exact = again?.profile['misdeal.redeal'] === 'exact_replay' || (again?.forfeited ?? null) !== null;
  if (again === null || !exact) return active;
  return active.filter((s) => again.seats.some((dealt) => dealt.seat === s.dealtAs));
}
