// The game, games in turn, draws, up cards and the cash part of the console view. Pure; knows no hole card.

import { drawToCome, hasToDraw, streetToDeal, toDraw } from '../engine/dealing.ts';
import { decide } from '../engine/decide.ts';
import { mayDealUp } from '../engine/decideCards.ts';
import { gameOf } from '../engine/game/games.ts';
import { cardsHeld, exposedSlots, fullBoard, holeCards, upSlots } from '../engine/game/streets.ts';
import { type Hand, isRunning, liveSeats } from '../engine/hand.ts';
import { hasButton } from '../engine/position.ts';
import { activeSeats, gameOfNext, isDealtAgain, profileOf } from '../engine/session.ts';
import { maySell } from '../engine/sessionBlinds.ts';
import { bombPotDue, type Owes, standing } from '../engine/sessionCash.ts';
import { handsLeft } from '../engine/sessionGame.ts';
import { placesForNext } from '../engine/sessionPlaces.ts';
import { wholeStructure } from '../engine/structure.ts';
import type { TableState } from '../log/tableState.ts';
import type { ConsoleCash, ConsoleDraw, ConsoleGame, ConsoleUpCards, OwesWord } from './gameView.ts';

/** Of the running hand; between hands of the next one. */
export function consoleGame({ hand, session }: TableState): ConsoleGame {
  const next = gameOfNext(session, isDealtAgain(hand));
  const running = hand !== null && isRunning(hand) ? hand : null;
  const name = running?.game ?? next.game;
  const structure = running?.structure ?? (next.structure === null ? null : wholeStructure(next.structure));
  const game = gameOf(name);
  return {
    game: name,
    limit: structure?.limit ?? 'no',
    forced: game.forced,
    board: fullBoard(game) > 0,
    hole: holeCards(game),
    smallBet: structure?.smallBet ?? 0,
    bigBet: structure?.bigBet ?? 0,
    bringIn: structure?.bringIn ?? 0,
    cap: structure?.cap ?? 0,
    buttonBlind: structure?.buttonBlind ?? 0,
    boards: structure?.boards ?? 1,
    bombPot: running?.structure.bombPot ?? false,
    mix: mixOf({ hand, session }),
    next: { game: next.game, limit: next.structure?.limit ?? 'no' },
  };
}

function mixOf({ session }: Pick<TableState, 'hand' | 'session'>): ConsoleGame['mix'] {
  const { rotation } = session;
  if (rotation === null) return null;
  const { mix, every, games, at } = rotation;
  const stud = games.find(({ game }) => gameOf(game).forced === 'bring_in')?.structure;
  return {
    ...{ mix, at, every: every === 'orbit' ? 0 : every },
    games: games.map(({ game, structure }) => ({ game, limit: structure.limit })),
    left: handsLeft(rotation, activeSeats(session).length),
    ante: stud?.ante ?? 0,
    bringIn: stud?.bringIn ?? 0,
  };
}

export function consoleDraw(hand: Hand | null): ConsoleDraw | null {
  const rule = hand?.phase === 'DRAWING' ? drawToCome(hand) : null;
  if (hand === null || rule === null) return null;
  const exact = rule.draw === 0;
  const live = liveSeats(hand);
  const held = cardsHeld(gameOf(hand.game), rule.street);
  const waiting = live.filter((s) => hasToDraw(hand, s, rule));
  return {
    seat: exact ? null : toDraw(hand),
    waiting: waiting.map((s) => s.seat),
    most: exact ? Math.max(0, ...waiting.map((s) => s.held.length - held)) : rule.draw,
    exact,
  };
}

export function consoleUpCards(hand: Hand | null): ConsoleUpCards | null {
  if (hand === null || !isRunning(hand)) return null;
  const asked = decide(hand, { type: 'CompleteDeal' });
  // its cards are typed before it opens: they say who opens it
  const slots = upSlots(gameOf(hand.game), streetToDeal(hand) ?? hand.street);
  if (slots.length === 0) return null;
  const live = liveSeats(hand);
  return {
    missing: slots.flatMap((slot) =>
      live.filter(({ seat }) => mayDealUp(hand, { seat, slot }) === null).map(({ seat }) => ({ seat, slot })),
    ),
    exposable: exposedSlots(gameOf(hand.game)).flatMap((slot) =>
      live
        .filter(({ seat }) => mayDealUp(hand, { seat, slot, exposed: true }) === null)
        .map(({ seat }) => ({ seat, slot })),
    ),
    asked: !asked.ok && asked.error.code === 'opener-unknown',
    seats: live.map((s) => s.seat),
  };
}

export function consoleCash({ hand, session }: TableState): ConsoleCash {
  const { bombPot, standUp, maxBuyIn } = session.cash;
  const profile = profileOf(session);
  const { sevenDeuce, rake } = profile;
  return {
    on: profile.setting === 'cash',
    offers: profile.bombPot,
    bombPot:
      bombPot === null
        ? null
        : {
            ...{ ante: bombPot.ante, boards: bombPot.boards, every: bombPot.every, buttonMoves: bombPot.buttonMoves },
            ...{ due: bombPotDue(bombPot), called: bombPot.next },
            left: bombPot.every === 0 ? 0 : Math.max(1, bombPot.every - bombPot.since),
          },
    standUp: standUp === null ? null : { amount: standUp.amount, standing: standing(standUp) },
    maxBuyIn,
    buttonBuyers: profile.deadBlinds === 'off' ? [] : buttonBuyers({ hand, session }),
    sevenDeuce: sevenDeuce === 'off' ? 0 : sevenDeuce,
    rake: rake !== 'none' && rake.pct > 0,
  };
}

function buttonBuyers({ hand, session }: Pick<TableState, 'hand' | 'session'>): readonly number[] {
  if (isRunning(hand) || isDealtAgain(hand)) return [];
  const at = placesForNext(session, hand);
  if (at === null || !hasButton(gameOfNext(session, false).game)) return [];
  return activeSeats(session).filter((seat) => maySell(seat, at.hand));
}

export function owesWord({ small, big, waits }: Owes): OwesWord {
  if (waits) return 'waits';
  return big ? 'big' : small ? 'small' : 'nothing';
}
