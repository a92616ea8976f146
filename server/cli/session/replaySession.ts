// A recorded session once more through the tracker: what it proposed, without a tag.
import { observationsOf } from '../../readers/normalise.ts';
import { unknownTags } from '../../tracker/absorb.ts';
import { emptyTracker } from '../../tracker/empty.ts';
import type { Known, Observation, Output, TagId } from '../../tracker/shape.ts';
import { track } from '../../tracker/track.ts';
import type { RecordedLine, Recording } from './recording.ts';

/** An output with its tags counted instead of named. */
export type Proposed = Readonly<Record<string, unknown>> & { readonly type: Output['type']; readonly at: number };

export function replaySession(recording: Recording, step: typeof track = track): readonly Proposed[] {
  const proposed: Proposed[] = [];
  let state = emptyTracker();
  const hear = (observation: Observation): void => {
    const [next, outputs] = step(state, observation);
    state = next;
    proposed.push(...outputs.map(withoutTags));
  };
  const answer = recording.asks ? answersOf(recording) : null;
  for (const line of recording.lines) {
    for (const observation of observationsIn(line, recording.layouts)) {
      hear(observation);
      const asked = answer === null ? [] : unknownTags(state);
      if (asked.length > 0) hear({ type: 'known', at: state.now, tags: answer?.(asked) ?? {}, fresh: false });
    }
  }
  return proposed;
}

type Answers = (tags: readonly TagId[]) => Known['tags'];

/** The vault's words as they stood when the session was recorded. */
function answersOf({ lines }: Recording): Answers {
  const first = lines.find((line) => line.is === 'known');
  const words: Known['tags'] = first?.is === 'known' ? first.known.tags : {};
  return (tags) => Object.fromEntries(tags.map((tag) => [tag, words[tag] ?? 'unknown']));
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
