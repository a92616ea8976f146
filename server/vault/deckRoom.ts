// What the work on decks needs beside the room of every message.
import type { Clock } from '../base/clock.ts';
import type { DeckLives } from './deckLives.ts';
import type { Room } from './room.ts';
import type { RunningHands } from './runningHands.ts';

export interface DeckRoom extends Room {
  readonly running: RunningHands;
  readonly clock: Clock;
  readonly lives: DeckLives;
}
