// A recorded session as lines of JSON: what readers sent, as they sent it, with the times the gateway gave it; where the hand
// stood in between; the vault's word on tags. It holds tags: it is written sealed (sealedLines.ts).
import { z } from 'zod';
import { dataEnvelope, type Envelope, linkEnvelope, type RowName } from '../../readers/envelope.ts';
import { type Layout, layoutSchema } from '../../readers/layout.ts';
import { NO_CONTEXT } from '../../tracker/empty.ts';
import { type Context, type Known, type TagStanding, tagId } from '../../tracker/shape.ts';

const src = z.object({ reader: z.string(), boot: z.string(), seq: z.number() });
const envelope = z.discriminatedUnion('is', [dataEnvelope, linkEnvelope]);
/** A context of an older version lacks what came later: that counts as nothing said. */
const context = z.custom<Partial<Context>>((value) => typeof value === 'object' && value !== null, 'not a context');
const standing = z.enum(['deck', 'other-deck', 'unknown', 'named']) satisfies z.ZodType<TagStanding>;

export const headSchema = z.object({
  recording: z.literal(1),
  table: z.string(),
  /** antenna ports of each reader */
  layouts: z.record(z.string(), layoutSchema),
  /** the first `known` line answers whenever the tracker asks; otherwise each answer has a line of its own */
  asks: z.boolean().default(false),
});
const lineSchema = z.union([
  z.object({ src, envelope }),
  z.object({ context }),
  z.object({ known: z.record(z.string(), standing), fresh: z.boolean(), at: z.number() }),
  z.object({ tick: z.number() }),
  z.object({ accepted: z.string(), at: z.number() }),
]);

export type RecordingHead = z.output<typeof headSchema>;
export type RecordedLine =
  | { readonly is: 'message'; readonly src: RowName; readonly envelope: Envelope }
  | { readonly is: 'context'; readonly context: Context }
  | { readonly is: 'known'; readonly known: Known }
  | { readonly is: 'tick'; readonly at: number }
  /** a person took what this output proposed */
  | { readonly is: 'accepted'; readonly at: number; readonly output: string };

export interface Recording {
  readonly layouts: Readonly<Record<string, Layout>>;
  readonly table: string;
  readonly asks: boolean;
  readonly lines: readonly RecordedLine[];
}

export function textOf(line: RecordedLine): string {
  switch (line.is) {
    case 'message':
      return JSON.stringify({ src: line.src, envelope: line.envelope });
    case 'context':
      return JSON.stringify({ context: line.context });
    case 'known':
      return JSON.stringify({ known: line.known.tags, fresh: line.known.fresh, at: line.known.at });
    case 'tick':
      return JSON.stringify({ tick: line.at });
    case 'accepted':
      return JSON.stringify({ accepted: line.output, at: line.at });
  }
}

/** Null: some line is not of a recording. Nothing of it is repeated in an error. */
export function readRecording(texts: readonly string[]): Recording | null {
  const [first = '', ...rest] = texts;
  const head = headSchema.safeParse(jsonOf(first));
  if (!head.success) return null;
  const lines: RecordedLine[] = [];
  for (const text of rest) {
    const line = lineSchema.safeParse(jsonOf(text));
    if (!line.success) return null;
    lines.push(lineOf(line.data));
  }
  return { ...head.data, lines };
}

function lineOf(line: z.output<typeof lineSchema>): RecordedLine {
  if ('envelope' in line) return { is: 'message', src: line.src, envelope: line.envelope };
  if ('context' in line) return { is: 'context', context: { ...NO_CONTEXT, ...line.context } };
  if ('tick' in line) return { is: 'tick', at: line.tick };
  if ('accepted' in line) return { is: 'accepted', at: line.at, output: line.accepted };
  const tags = Object.fromEntries(Object.entries(line.known).map(([tag, word]) => [tagId(tag), word] as const));
  return { is: 'known', known: { type: 'known', at: line.at, tags, fresh: line.fresh } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
