// The answer of `feltcast evaluate` to a person: what a hand is in each half of the pot, and which cards play.
import { longHandName } from '../../app/messages/handNames.ts';
import type { Language } from '../../app/messages/language.ts';
import type { Card } from '../engine/card.ts';
import type { Game } from '../engine/game/game.ts';
import type { HandKind } from '../engine/game/handKind.ts';
import { cardsHeld, fullBoard, lastStreet } from '../engine/game/streets.ts';
import { handName } from '../engine/handName/handName.ts';
import { bestOf } from '../engine/handRank/bestOf.ts';
import { checkHand, type HandLimits } from '../engine/handRank/check.ts';
import { KINDS, strongestOf } from '../engine/handRank/kinds.ts';
import type { CommandIo } from './command.ts';
import { EXIT } from './dispatch.ts';
import { handReason } from './handReason.ts';

export interface EvaluateQuestion {
  readonly game: Game;
  readonly hole: readonly Card[];
  readonly board: readonly Card[];
}

const FLOP = 3;

/** Prints and returns the exit code. */
export function answerEvaluate(question: EvaluateQuestion, language: Language, io: CommandIo): number {
  const { game, hole, board } = question;
  const refusal = checkHand(limitsOf(game), { hole, board });
  if (refusal !== null) {
    io.err(`${refusal.field}: ${handReason(refusal)}`);
    return EXIT.notUnderstood;
  }
  const hands = game.kinds.map((kind) => rankedRow(kind, question, language));
  io.report({ game: game.name, hole, board, hands }, hands.map(lineOf));
  return EXIT.done;
}

/** A hand that is complete enough to have a value: all hole cards and a flop, five of the seven cards of stud, a hand to draw to. */
function limitsOf(game: Game): HandLimits {
  const most = cardsHeld(game, lastStreet(game));
  const lying = fullBoard(game);
  const needed = Math.max(...game.kinds.map((kind) => KINDS[kind].cards[0]));
  return {
    deck: game.deck,
    hole: [lying > 0 ? most : Math.min(most, needed), most],
    board: lying > 0 ? [FLOP, lying] : [0, 0],
  };
}

function rankedRow(kind: HandKind, { game, hole, board }: EvaluateQuestion, language: Language) {
  const best = bestOf(kind, { holeUse: game.holeUse, hole, board });
  const of = strongestOf(kind);
  if (best === null) return { kind, of, place: null, name: null, cards: [] };
  return {
    kind,
    of,
    place: of + 1 - best.strength,
    name: longHandName(handName(kind, best), language),
    cards: best.cards,
  };
}

function lineOf({ kind, of, place, name, cards }: ReturnType<typeof rankedRow>): string {
  return place === null ? `${kind}: no hand` : `${kind}: ${name}, ${cards.join('')}, ${place} of ${of}`;
}
