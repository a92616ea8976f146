// The step of the tracker: one observation in, the next state and what it means out. Pure; every time is in the input.
// presence -> location -> meaning. Outputs go to the table; tags leave in 'hole-card', 'up-card' and 'board' alone.
import { absorb } from './absorb.ts';
import { readBoard } from './board.ts';
import { readDeal } from './deal.ts';
import { readEnding, turnPage } from './ending.ts';
import { markPiles, readHealth } from './health.ts';
import { locate } from './location.ts';
import { readMuck } from './muck.ts';
import { answerOffer, readOffers } from './offers.ts';
import type { Observation, Output } from './shape.ts';
import type { Step, TrackerState } from './state.ts';
import { readStrangers } from './strangers.ts';
import { readDiscards } from './throwing.ts';
import { readOtherDeck, readWash } from './wash.ts';
import { tellWrongPlaces } from './wrongPlaces.ts';

export function track(before: TrackerState, observation: Observation): readonly [TrackerState, readonly Output[]] {
  const { state, runs } = absorb(before, observation);
  const located = readOtherDeck(readWash(locate(markPiles(turnPage({ state, out: [] })), runs)));
  const dealt = readDeal(answerOffer(located, observation));
  const step: Step = readStrangers(readEnding(readOffers(tellWrongPlaces(readMuck(readDiscards(readBoard(dealt)))))));
  const done = readHealth(step, observation);
  return [done.state, done.out];
}
