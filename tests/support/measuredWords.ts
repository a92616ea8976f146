// What the measured server and the benchmark say to each other.
import { z } from 'zod';

const publishedSchema = z.object({
  canvas: z.string(),
  /** media time of the frame, programme ms */
  media: z.number(),
  /** wall ms */
  at: z.number(),
});
export type Published = z.output<typeof publishedSchema>;

export const wordSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready'), port: z.number() }),
  /** `zero`: wall ms at programme time 0 */
  z.object({ is: z.literal('measured'), zero: z.number(), published: z.array(publishedSchema) }),
]);
export type Word = z.output<typeof wordSchema>;
