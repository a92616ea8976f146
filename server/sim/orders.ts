// What a running simulated table is told, line by line on its standard input, and what it answers on its standard output.
// The secret comes in the first line and nowhere else; answers hold no card and no tag.
import { z } from 'zod';
import { MAX_SEATS } from '../engine/seat.ts';
import { BOARDS } from './felt.ts';
import { PROFILES } from './profiles.ts';
import { cardStepSchema } from './script.ts';

/** The first line. */
export const setUpSchema = z.object({
  url: z.string().regex(/^wss?:\/\//),
  reader: z.string().min(1),
  secret: z.string().min(1),
  /** also makes the deck */
  seed: z.string().min(1),
  seats: z.int().min(2).max(MAX_SEATS),
  board: z.enum(BOARDS),
  /** an antenna under the up cards of each seat */
  up: z.boolean().exactOptional(),
  profile: z.enum(PROFILES),
  /** how many times faster than people cards move; the reader scans at its own pace */
  speed: z.number().min(0.1).max(100),
});
export type SetUp = z.output<typeof setUpSchema>;

export const orderSchema = z.object({ id: z.string().min(1).max(64), step: cardStepSchema });
export type Order = z.output<typeof orderSchema>;

export const reportSchema = z.discriminatedUnion('is', [
  /** the cards of the step are at rest */
  z.object({ is: z.literal('done'), id: z.string() }),
  z.object({ is: z.literal('refused'), id: z.string().nullable(), code: z.string() }),
  z.object({ is: z.literal('link'), up: z.boolean(), why: z.string() }),
]);
export type Report = z.output<typeof reportSchema>;
