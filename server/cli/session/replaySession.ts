// A recorded session once more through the tracker: what it proposed, without a tag.
import { observationsOf } from '../../readers/normalise.ts';
import { emptyTracker } from '../../tracker/empty.ts';
import type { Observation, Output } from '../../tracker/shape.ts';
import { track } from '../../tracker/track.ts';
import type { RecordedLine, Recording } from './recording.ts';

/** An output with its tags counted instead of named. */
export type Proposed = Readonly<Record<string, unknown>> & { readonly type: Output['type']; readonly at: number };

export function replaySession({ lines, layouts }: Recording, step: typeof track = track): readonly Proposed[] {
  const proposed: Proposed[] = [];
  let state = emptyTracker();
  for (const line of lines) {
    for (const observation of observationsIn(line, layouts)) {
      const [next, outputs] = step(state, observation);
      state = next;
      proposed.push(...outputs.map(withoutTags));
    }
  }
  return proposed;
}

function observationsIn(line: RecordedLine, layouts: Recording['layouts']): readonly Observation[] {
  switch (line.is) {
    case 'message':
      return observationsOf(line.src, line.envelope, layouts[line.src.reader] ?? {});
    case 'context':
      return [line.context];
    case 'known':
      return [line.known];
    case 'tick':
      return [{ type: 'tick', at: line.at }];
    case 'accepted':
      return [{ type: 'accepted', at: line.at, output: line.output }];
  }
}

export function withoutTags(output: Output): Proposed {
  const { type, at } = output;
  const rest = Object.entries(output).filter(([name]) => name !== 'tag' && name !== 'tags' && name !== 'id');
  return { ...Object.fromEntries(rest), type, at };
}
