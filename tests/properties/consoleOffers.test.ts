// The console never leaves an operator without a next step: in every state of a running hand it offers one, and whoever only
// takes what it offers ends the hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consoleView } from '../../server/console/consoleView.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import type { Card } from '../../server/engine/card.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import { fold } from '../../server/engine/evolve.ts';
import { type Hand, isRunning } from '../../server/engine/hand.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { EMPTY_TABLE } from '../../server/log/tableState.ts';
import { inputOf } from '../console/inputs.ts';
import { NEW_SHOW } from '../console/show.ts';
import { candidates } from './engineChoices.ts';
import { type Deal, plainDeal, play, send } from './engineHands.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('console offers');

const LONGEST = 120;

function viewOf(hand: Hand): ConsoleView {
  return consoleView(inputOf({ ...NEW_SHOW, state: { ...EMPTY_TABLE, hand } }));
}

type Offer = Pick<ConsoleView, 'next' | 'nextBoard' | 'legal' | 'seats' | 'pointerSeat'>;

/** What the operator's own buttons would do: Enter, else the board, else the passive action. */
function offered(view: Offer, unused: readonly Card[]): HandCommand | null {
  const { next, nextBoard, legal, pointerSeat } = view;
  switch (next) {
    case 'complete-deal':
      return { type: 'CompleteDeal' };
    case 'award':
      return { type: 'AwardPots' };
    case 'open':
      return pointerSeat === null ? null : { type: 'OpenHand', seat: seatNo(pointerSeat), cards: unused.slice(0, 2) };
    case 'kill-muck': {
      const released = view.seats.find((s) => s.moves.includes('kill-muck'));
      return released === undefined ? null : { type: 'KillMuck', seat: seatNo(released.seat) };
    }
    default:
  }
  if (nextBoard !== null)
    return {
      type: 'DealBoard',
      street: nextBoard.street,
      run: nextBoard.run,
      cards: unused.slice(0, nextBoard.count),
    };
  if (legal === null) return null;
  return { type: 'Act', seat: seatNo(legal.seat), action: legal.check ? 'check' : 'call', to: null };
}

function unusedCards(hand: Hand, deck: readonly Card[]): readonly Card[] {
  const lying = new Set([...hand.boards.flat(), ...hand.seats.flatMap((s) => s.cards)]);
  return deck.filter((card) => !lying.has(card));
}

/** Mostly checks and calls, so that hands come to a showdown with chips behind: there hands are given up and taken back. */
function playCalmly({ start, deck, choices }: Deal): readonly Hand[] {
  let played = play({ start, deck, choices: [] });
  for (const choice of choices) {
    if (played.state === null) break;
    const calm = played.state.phase === 'BETTING' && choice % 12 !== 0 ? passive(played.state) : null;
    const possible = candidates(played.state, { deck, choice });
    const command = calm ?? possible[choice % possible.length];
    if (command !== undefined) played = send(played, command);
  }
  return played.states;
}

function passive(hand: Hand): HandCommand | null {
  const s = hand.seats.find(({ seat }) => seat === hand.toAct);
  if (s === undefined) return null;
  return { type: 'Act', seat: s.seat, action: s.street < hand.currentBet ? 'call' : 'check', to: null };
}

interface Stuck {
  readonly hand: Hand;
  /** null when the hand ended */
  readonly at: string | null;
}

function follow(start: Hand, deck: readonly Card[], look: (hand: Hand) => Offer = viewOf): Stuck {
  let hand = start;
  for (let i = 0; i < LONGEST; i += 1) {
    if (!isRunning(hand)) return { hand, at: null };
    const command = offered(look(hand), unusedCards(hand, deck));
    if (command === null) return { hand, at: `nothing offered in ${hand.phase}` };
    const decided = decide(hand, command);
    if (!decided.ok) return { hand, at: `${command.type} refused in ${hand.phase}: ${decided.error.code}` };
    hand = fold(hand, decided.value) ?? hand;
  }
  return { hand, at: 'no end' };
}

describe.each(SEEDS)('what a console offers, seed %i', (seed) => {
  test.each([
    ['random', (d: Deal) => play(d).states, 30],
    ['calm', playCalmly, 60],
  ] as const)('given any state of any %s hand, then there is a next step and it leads to the end', (_, states, n) => {
    const law = fc.property(plainDeal, (d) => {
      for (const state of states(d)) expect(follow(state, d.deck).at).toBeNull();
    });
    fc.assert(law, { seed, numRuns: runs(n) });
  });
});

test('the twin: a console that does not ask for the final muck leaves a showdown without a step', () => {
  const asBefore = (hand: Hand): Offer => {
    const view = viewOf(hand);
    return { ...view, next: view.next === 'kill-muck' ? '' : view.next };
  };
  const stuck = fc
    .sample(plainDeal, { seed: 5, numRuns: 150 })
    .flatMap((d) => playCalmly(d).map((state) => ({ state, deck: d.deck })))
    .filter(({ state }) => state.seats.some((s) => s.state === 'MUCK_PENDING'))
    .map(({ state, deck }) => follow(state, deck, asBefore).at);
  expect(stuck).toContain('nothing offered in SHOWDOWN');
});
