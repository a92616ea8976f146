// No dead ends: from every state of a running hand, dealing, checking and opening lead to a paid hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalActions } from '../../server/engine/betting.ts';
import { isOfKind } from '../../server/engine/card/deckFaces.ts';
import type { Card } from '../../server/engine/card.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { drawToCome, isDealing, mayShareCard, streetToDeal, toDraw } from '../../server/engine/dealing.ts';
import { decide } from '../../server/engine/decide.ts';
import { faceUpCards, nextStreetOf } from '../../server/engine/decideBoard.ts';
import { fold } from '../../server/engine/evolve.ts';
import { gameOf } from '../../server/engine/game/games.ts';
import { type Hand, liveSeats } from '../../server/engine/hand.ts';
import { stopOf } from '../../server/engine/rulings/stopped.ts';
import { isToOpen } from '../../server/engine/showdown.ts';
import { candidates } from './engineChoices.ts';
import { chipsBrought, chipsInPlay, deal, plainDeal, play } from './engineHands.ts';
import { candidatesWithReports, rulingsOn } from './engineReports.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine endings');

const ENDED = ['COMPLETE', 'MISDEAL', 'VOID'];
const LONGEST = 120;

/** One way on, without anybody betting or mucking: what is recommended first, then play. null when there is none. */
function onward(hand: Hand, deck: readonly Card[]): HandCommand | null {
  const stopped = stopOf(hand);
  if (stopped !== null) return rulingsOn(hand, stopped, 0)[0] ?? null;
  if (hand.phase === 'DEALING') return dealt(hand);
  if (hand.phase === 'AWARDING') return { type: 'AwardPots' };
  const released = hand.seats.find((s) => s.state === 'MUCK_PENDING');
  if (released !== undefined) return { type: 'KillMuck', seat: released.seat };
  if (hand.phase === 'BETTING' && hand.toAct !== null) return passive(hand, hand.toAct);
  if (hand.phase === 'DRAWING') return standPat(hand) ?? dealt(hand);
  if (mayShareCard(hand)) return shared(hand, deck);
  if (streetToDeal(hand) !== null || isDealing(hand)) return dealt(hand);
  return board(hand, deck) ?? open(hand, deck);
}

/** Where up cards were not read somebody says who opens. */
function dealt(hand: Hand): HandCommand {
  const plain = { type: 'CompleteDeal' } as const;
  const [first] = liveSeats(hand);
  return first === undefined || decide(hand, plain).ok ? plain : { ...plain, opener: first.seat };
}

function shared(hand: Hand, deck: readonly Card[]): HandCommand {
  return { type: 'DealBoard', street: 'seventh', run: 0, cards: unused(hand, deck, 1) };
}

function standPat(hand: Hand): HandCommand | null {
  const seat = toDraw(hand);
  const count = drawToCome(hand)?.discard ?? 0;
  return seat === null ? null : { type: 'Discard', seat, count, slots: null };
}

function passive(hand: Hand, seat: NonNullable<Hand['toAct']>): HandCommand {
  const s = hand.seats.find((other) => other.seat === seat);
  if (legalActions(hand, seat).bringIn !== null) return { type: 'Act', seat, action: 'bring_in', to: null };
  const action = s !== undefined && s.street < hand.currentBet ? 'call' : 'check';
  return { type: 'Act', seat, action, to: null };
}

/** Board cards are taken from the end of the deck, where no hand and no board of the random play lies. */
function board(hand: Hand, deck: readonly Card[]): HandCommand | null {
  const runs = Array.from({ length: hand.runs }, (_, run) => ({ run, next: nextStreetOf(hand, run) }));
  // the board that lies furthest behind first
  const lying = (run: number) => hand.boards[run]?.length ?? hand.sharedBoard;
  const [first] = runs.filter(({ next }) => next !== null).sort((a, b) => lying(a.run) - lying(b.run));
  if (first === undefined || first.next === null) return null;
  return { type: 'DealBoard', street: first.next.street, run: first.run, cards: unused(hand, deck, first.next.board) };
}

function open(hand: Hand, deck: readonly Card[]): HandCommand | null {
  const closed = hand.seats.find(isToOpen);
  if (closed === undefined) return null;
  const known = closed.cards.length > 0 ? closed.cards : closed.up.map(({ card }) => card);
  const others = unused(hand, deck, closed.held.length - known.length);
  return { type: 'OpenHand', seat: closed.seat, cards: [...known, ...others] };
}

function unused(hand: Hand, deck: readonly Card[], count: number): readonly Card[] {
  const lying = new Set(faceUpCards(hand));
  const { deck: kind } = gameOf(hand.game);
  return deck.filter((card) => !lying.has(card) && isOfKind(card, kind)).slice(0, count);
}

/** The phases on the way; the last one is where it got stuck or ended. */
function finish(hand: Hand, deck: readonly Card[]): Hand {
  let now = hand;
  for (let i = 0; i < LONGEST && (!ENDED.includes(now.phase) || stopOf(now) !== null); i += 1) {
    const command = onward(now, deck);
    const decided = command === null ? null : decide(now, command);
    if (decided === null || !decided.ok) return now;
    now = fold(now, decided.value) ?? now;
  }
  return now;
}

describe.each(SEEDS)('endings, seed %i', (seed) => {
  test.each([
    { hands: 'hand', next: candidates },
    { hands: 'hand with reports and rulings', next: candidatesWithReports },
  ])('given any state of any $hands, when people just go on, then it ends and everything is paid', ({ next }) => {
    const law = fc.property(deal, (d) => {
      const { states } = play(d, next);
      for (const state of states) {
        const end = finish(state, d.deck);
        expect(ENDED).toContain(end.phase);
        // an open report would keep the next hand from starting
        expect(stopOf(end)).toBeNull();
        expect(chipsInPlay(end)).toBe(chipsBrought(d.start));
      }
    });
    fc.assert(law, { seed, numRuns: runs(40) });
  });
});

test('the twin: a hand in which nobody is to act and nothing closes is seen to be stuck', () => {
  const [sample] = fc.sample(plainDeal, { seed: 11, numRuns: 1 });
  if (sample === undefined) throw new Error('no sample');
  const betting = play({ ...sample, choices: [1, 1] }).states.find((state) => state.phase === 'BETTING');
  if (betting === undefined) throw new Error('the sample has no betting');
  expect(finish({ ...betting, toAct: null }, sample.deck).phase).toBe('BETTING');
});

test('the twin: a report that nobody may rule on is seen to stop the hand', () => {
  const [sample] = fc.sample(plainDeal, { seed: 11, numRuns: 1 });
  if (sample === undefined) throw new Error('no sample');
  const betting = play({ ...sample, choices: [1, 1] }).states.find((state) => state.phase === 'BETTING');
  if (betting === undefined) throw new Error('the sample has no betting');
  const alarm = { code: 'SP-6.3.1-REVIEW', clause: '6.3.1', severity: 'hard', stops: 'now' } as const;
  const report = { kind: 'exposed-in-cut' } as const;
  const open = { report, reportedBy: 'DEALER', status: 'open', outcome: '', ...alarm } as const;
  expect(finish({ ...betting, incidents: [{ id: 1, ...open }] }, sample.deck).phase).toBe('MISDEAL');
  // a ruling looks for its report by number: of two with the same one the first is ruled, the other stays
  const twice = [{ id: 1, ...open, status: 'ruled' } as const, { id: 1, ...open }];
  expect(finish({ ...betting, incidents: twice }, sample.deck).phase).toBe('BETTING');
});
