// Scripted hands of any game for the tests of the views: the words of the engine's scenarios and those for up cards and draws.

import { chips } from '../../server/engine/chips.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import { fold } from '../../server/engine/evolve.ts';
import type { GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import type { Profile } from '../../server/engine/profile.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { Structure } from '../../server/engine/structure.ts';
import { commentaryView } from '../../server/views/commentary/commentaryView.ts';
import { overlayView } from '../../server/views/overlay/overlayView.ts';
import { venueView } from '../../server/views/venue/venueView.ts';
import { fixtureOf, startCommand } from '../engine/scenarios/fixture.ts';
import { parseLine } from '../engine/scenarios/script.ts';
import { cardsFrom, firstOf, seatFrom } from '../engine/scenarios/scriptValues.ts';
import { type Aired, foldEach, type Look, released, seatedFor } from './released.ts';

export interface GameScene extends Look {
  readonly game: GameName;
  /** 1 and 2 unless said; the button is on the last one */
  readonly seats?: readonly number[];
  readonly structure?: Partial<Structure>;
  readonly profile?: Profile;
  readonly script: readonly string[];
}

/** `down 2`: a card to each seat in turn, `up 1 Kd`, `drop 2 0 3` throws slots away, `drop 2 unseen 3`, `pat 2`, `dealt`. */
function commandsOf(line: string, scene: GameScene): readonly HandCommand[] {
  const [word, first, ...rest] = line.split(' ');
  const seats = seatsOf(scene);
  switch (word) {
    case 'down':
      return seats.map((seat) => ({ type: 'DealHole', seat: seatNo(seat), slot: Number(first) }));
    case 'up':
      return [
        { type: 'DealUp', seat: seatFrom(first), slot: Number(rest[0]), card: firstOf(cardsFrom(rest[1] ?? '', line)) },
      ];
    case 'hole':
      return [{ type: 'DealHole', seat: seatFrom(first), slot: Number(rest[0]) }];
    case 'drop':
      return [
        rest[0] === 'unseen'
          ? { type: 'Discard', seat: seatFrom(first), count: Number(rest[1]), slots: null }
          : { type: 'Discard', seat: seatFrom(first), count: rest.length, slots: rest.map(Number) },
      ];
    case 'pat':
      return [{ type: 'Discard', seat: seatFrom(first), count: 0, slots: [] }];
    default:
      return [parseLine(line).command];
  }
}

function seatsOf({ seats }: GameScene): readonly number[] {
  return seats ?? [1, 2];
}

/** Throws where the rules refuse a word of the script. */
export function playGame(scene: GameScene): Aired {
  const seats = seatsOf(scene);
  const bringIn = gameOf(scene.game).forced === 'bring_in';
  const { start } = startCommand(fixtureOf({ seats, button: seats.at(-1) ?? 1 }));
  const stud = { smallBlind: chips(0), bigBlind: chips(0), limit: 'fixed', anteKind: 'each', ante: chips(25) } as const;
  const bets = { smallBet: chips(100), bigBet: chips(200), bringIn: chips(50), minBet: chips(100) };
  const structure = { ...start.structure, ...(bringIn ? { ...stud, ...bets } : {}), ...scene.structure };
  const blinds = bringIn || structure.bombPot === true ? { smallBlindSeat: null, bigBlindSeat: null } : {};
  const commands: readonly HandCommand[] = [
    {
      type: 'StartHand',
      start: { ...start, ...blinds, game: scene.game, structure, profile: scene.profile ?? start.profile },
    },
    ...scene.script.flatMap((line) => commandsOf(line, scene)),
  ];
  const events: HandEvent[] = [];
  for (const command of commands) {
    const decided = decide(fold(null, events), command);
    if (!decided.ok) throw new Error(`${JSON.stringify(command)} was refused: ${decided.error.code}`);
    events.push(...decided.value);
  }
  const hand = fold(null, events.slice(0, 1));
  if (hand === null) throw new Error('the script starts no hand');
  return { state: foldEach(seatedFor(hand), events), events };
}

export const gameOverlay = (scene: GameScene) => overlayView(released(playGame(scene), scene));
export const gameCommentary = (scene: GameScene) => commentaryView(released(playGame(scene), scene));
export const gameVenue = (scene: GameScene) => venueView(released(playGame(scene), scene));
