// The console never leaves an operator without a next step, in any game: whatever it offers is taken, and whoever only presses
// what leads on ends the hand. No card is read by anybody here: what lies face up is typed into the forms of the page.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ConsoleCommand, ConsoleView } from '../../server/console/view.ts';
import { cardsOfKind } from '../../server/engine/card/deckFaces.ts';
import { GAME_NAMES, type GameName } from '../../server/engine/game/gameName.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { fullBoard, mostCards } from '../../server/engine/game/streets.ts';
import { type Hand, isRunning } from '../../server/engine/hand.ts';
import { EMPTY_TABLE } from '../../server/log/tableState.ts';
import { FIXED, playing, STUD } from '../console/gameTables.ts';
import { viewOf } from '../console/inputs.ts';
import { type Faces, facesOf, offersOf, onward } from '../console/pressedHand.ts';
import { give, HAND, NEW_SHOW, type Show } from '../console/show.ts';
import { candidates } from './engineChoices.ts';
import { type Deal, deal, play, send } from './engineHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('console offers');

/** Eight players of stud whose every up card is typed need fewer than a hundred presses. */
const LONGEST = 250;
const SOAK = process.env['FELTCAST_SOAK'] === '1';

type Look = (view: ConsoleView) => ConsoleView;
const asItIs: Look = (view) => view;

function tableWith(hand: Hand): Show {
  return { ...NEW_SHOW, state: { ...EMPTY_TABLE, hand } };
}

/** The lines of the log are left out: no press asks for them. */
function seen(show: Show, look: Look = asItIs): ConsoleView {
  return look(viewOf({ ...show, entries: [] }, { filled: [], readers: [] }));
}

/** Where the operator stands still; null: nowhere. */
type Stuck = string | null;

interface Step {
  readonly show: Show;
  readonly stuck: Stuck;
}

function entered(show: Show, command: ConsoleCommand, { phase, street }: ConsoleView): Step {
  try {
    return { show: give(show, command), stuck: null };
  } catch (refused) {
    const why = refused instanceof Error ? refused.message : String(refused);
    return { show, stuck: `${command.do} in ${phase} on ${street}: ${why}` };
  }
}

/** From here on the operator presses what leads on, until the hand is over. */
function follow(start: Show, faces: Faces, look: Look = asItIs): Stuck {
  let show = start;
  for (let i = 0; i < LONGEST; i += 1) {
    if (!isRunning(show.state.hand)) return null;
    const view = seen(show, look);
    const command = onward(view, faces);
    if (command === null) return `nothing to press in ${view.phase} on ${view.street}`;
    const step = entered(show, command, view);
    if (step.stuck !== null) return step.stuck;
    show = step.show;
  }
  return 'no end';
}

/** Any of what is offered, as the numbers choose, and then to the end. */
function wander(start: Show, faces: Faces, choices: readonly number[]): Stuck {
  let show = start;
  for (const choice of choices) {
    if (!isRunning(show.state.hand)) return null;
    const view = seen(show);
    const offers = offersOf(view, faces);
    const command = offers[choice % offers.length];
    if (command === undefined) return `nothing offered in ${view.phase} on ${view.street}`;
    const step = entered(show, command, view);
    if (step.stuck !== null) return step.stuck;
    show = step.show;
  }
  return follow(show, faces);
}

/** As many players as the deck has cards for, in fixed limit. */
function plainHand(game: GameName, seats: number): Show {
  const { forced, deck } = gameOf(game);
  const stud = forced === 'bring_in';
  const cards = cardsOfKind(deck).length - fullBoard(gameOf(game));
  const most = stud ? seats : Math.min(seats, Math.floor(cards / mostCards(gameOf(game))));
  const table = playing(
    game,
    stud ? STUD : FIXED,
    Array.from({ length: most }, (_, i) => i + 1),
  );
  return give(table, { do: 'startHand', hand: HAND });
}

function started({ start }: Pick<Deal, 'start'>): Hand {
  const { state } = play({ start, deck: [], choices: [] });
  if (state === null) throw new Error('the hand does not start');
  return state;
}

/** Mostly checks and calls, so that hands come to a showdown with chips behind: there hands are given up and taken back. */
function playCalmly({ start, deck, choices }: Deal): readonly Hand[] {
  let played = play({ start, deck, choices: [] });
  for (const choice of choices) {
    if (played.state === null) break;
    const possible = candidates(played.state, { deck, choice });
    const calm = played.state.phase === 'BETTING' && choice % 12 !== 0 ? possible.slice(0, 2) : possible;
    for (const command of [calm[choice % calm.length], calm[0]])
      if (command !== undefined && played.state !== null) played = send(played, command);
  }
  return played.states;
}

/** The last one, and one of those before it. */
function twoOf(states: readonly Hand[], seed: number): readonly Hand[] {
  return [...states.slice(-1), ...states.slice(seed % Math.max(1, states.length)).slice(0, 1)];
}

const SEATS = [2, 6, 8] as const;

/** In a soak every game at every number of seats, else each at one and stud at all. */
const TABLES = GAME_NAMES.flatMap((game, i) =>
  SEATS.filter((_, at) => SOAK || game === 'stud' || at === i % SEATS.length).map((seats) => [game, seats] as const),
);

describe('a hand that nobody reads', () => {
  test.each(TABLES)(
    'given %s with %i players, then Enter, C, one digit and the forms play it to its end',
    (game, n) => {
      expect(follow(plainHand(game, n), facesOf(game))).toBeNull();
    },
  );
});

describe.each(SEEDS)('what a console offers, seed %i', (seed) => {
  test('given any hand of any game, then whatever is offered is taken, and from there it leads to the end', () => {
    const law = fc.property(deal, ({ start, deck, choices }) => {
      const faces = facesOf(start.start.game, deck);
      expect(wander(tableWith(started({ start })), faces, choices)).toBeNull();
    });
    fc.assert(law, { seed, numRuns: runs(8, 300) });
  });

  test.each([
    ['random', (d: Deal) => play(d).states],
    ['calm', playCalmly],
  ] as const)('given any state of any %s hand, then there is a next step and it leads to the end', (_, states) => {
    const law = fc.property(deal, (d) => {
      const faces = facesOf(d.start.start.game, d.deck);
      for (const state of twoOf(states(d), d.choices[0] ?? 0)) expect(follow(tableWith(state), faces)).toBeNull();
    });
    fc.assert(law, { seed, numRuns: runs(5, 200) });
  });
});

describe('twins: a console as it was', () => {
  const plain = (game: GameName, seats: number, look: Look) => follow(plainHand(game, seats), facesOf(game), look);

  test('that asks for the up cards of the street that is open alone leaves stud standing behind third street', () => {
    const asBefore: Look = (view) =>
      view.upCards === null || view.phase !== 'BETTING_CLOSED'
        ? view
        : { ...view, upCards: { ...view.upCards, missing: [] } };
    expect(plain('razz', 2, asBefore)).toBe('nothing to press in BETTING_CLOSED on third');
  });

  test('that knows board cards of board games alone leaves eight players of stud standing behind sixth street', () => {
    const asBefore: Look = (view) => ({ ...view, nextBoard: view.game.board ? view.nextBoard : null });
    expect(plain('stud', 8, asBefore)).toBe('nothing to press in BETTING_CLOSED on sixth');
  });

  test('that asks for a whole hand where its up cards lie cannot open a hand of stud', () => {
    const asBefore: Look = (view) => ({ ...view, seats: view.seats.map((seat) => ({ ...seat, up: [] })) });
    expect(plain('stud8', 2, asBefore)).toContain('typeOpened in SHOWDOWN');
  });

  test('that does not ask for the final muck leaves a showdown without a step', () => {
    const asBefore: Look = (view) => (view.next === 'kill-muck' ? { ...view, next: '' } : view);
    const stuck = fc
      .sample(deal, { seed: 5, numRuns: 40 })
      .flatMap((d) => playCalmly(d).map((state) => ({ state, faces: facesOf(d.start.start.game, d.deck) })))
      .filter(({ state }) => isRunning(state) && state.seats.some((s) => s.state === 'MUCK_PENDING'))
      .slice(0, 8)
      .map(({ state, faces }) => follow(tableWith(state), faces, asBefore));
    expect(stuck).toContain('nothing to press in SHOWDOWN on river');
  });
});
