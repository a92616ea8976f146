// A simulated table put together: felt, world, antennas with what is wrong with them, reader. The same for scripts, for live
// tables and for runs of many hands.
import type { Card } from '../engine/card.ts';
import { Antennas } from './antenna.ts';
import { type DeckTag, makeDeck } from './deck.ts';
import { type Fault, FaultTimes, NO_FAULTS } from './faults.ts';
import { FaultyAntennas } from './faultyAntennas.ts';
import { createFelt, type FeltOptions } from './felt.ts';
import type { SimProfile } from './profiles.ts';
import { createStreams, type Streams } from './random.ts';
import { Reader } from './reader.ts';
import { World } from './world.ts';

export interface Furnishing {
  readonly seed: string;
  /** seed of the deck */
  readonly deck: string;
  readonly profile: SimProfile;
  readonly felt: FeltOptions;
  readonly faults?: readonly Fault[];
  readonly driftPpm?: number;
}

export interface Furnished {
  readonly world: World;
  readonly reader: Reader;
  readonly faults: FaultTimes;
  readonly streams: Streams;
  readonly deck: readonly DeckTag[];
}

export function furnish({ seed, deck: deckSeed, profile, ...rest }: Furnishing): Furnished {
  const streams = createStreams(seed);
  const felt = createFelt(rest.felt);
  const world = new World(felt);
  const deck = makeDeck(deckSeed);
  const uids = new Map<Card, string>(deck.map(({ card, uid }) => [card, uid]));
  const antennas = new Antennas({ world, profile, streams, uidOf: (card) => uids.get(card) ?? '' });
  const { faults: list = NO_FAULTS, driftPpm = 0 } = rest;
  const faults = new FaultTimes(list);
  const scanner =
    list.length === 0 ? antennas : new FaultyAntennas({ antennas, world, faults, profile, streams, seed: deckSeed });
  const reader = new Reader({ felt, antennas: scanner, cycleMs: profile.cycleMs, faults, driftPpm });
  return { world, reader, faults, streams, deck };
}
