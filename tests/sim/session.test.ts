// Recorded sessions: sealed at rest, and the same proposals whenever they are played. The golden one was recorded at a simulated
// table, whose deck is nobody's secret.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type RecordedLine, readRecording, textOf } from '../../server/cli/session/recording.ts';
import { type Proposed, replaySession, withoutTags } from '../../server/cli/session/replaySession.ts';
import { openLines, sealLines } from '../../server/cli/session/sealedLines.ts';
import { runSim } from '../../server/cli/sim/runSim.ts';
import { standardLayout } from '../../server/readers/layout.ts';
import type { Observation } from '../../server/tracker/shape.ts';
import { track } from '../../server/tracker/track.ts';

const WORDS = 'four simulated hands';
const GOLDEN = fileURLToPath(new URL('../fixtures/recordings/simulated.sealed', import.meta.url));
const EXPECTED = fileURLToPath(new URL('../fixtures/recordings/simulated.json', import.meta.url));

interface Session {
  readonly lines: readonly string[];
  readonly live: readonly Proposed[];
}

/** What the tracker of a simulated show heard, as a recording, and what it said. */
async function recorded(hands: number): Promise<Session> {
  const heard: Observation[] = [];
  const live: Proposed[] = [];
  const messages = new Map<string, RecordedLine>();
  await runSim({
    ...({ seed: 'recorded', hands, seats: 4, board: 'one', profile: 'typical', crossTalk: null, faults: [] } as const),
    onShow: (show) => {
      show.onRecorded = (src, envelope) => messages.set(`${src.boot} ${src.seq}`, { is: 'message', src, envelope });
      show.house.kept = {
        observed: (observation) => heard.push(observation),
        said: (output) => live.push(withoutTags(output)),
      };
    },
  });
  const lines = heard.flatMap((one): readonly RecordedLine[] => {
    if (one.type === 'context') return [{ is: 'context', context: one }];
    if (one.type === 'known') return [{ is: 'known', known: one }];
    if (one.type === 'accepted') return [{ is: 'accepted', at: one.at, output: one.output }];
    if (one.type === 'tick') return [{ is: 'tick', at: one.at }];
    const key = `${one.src.boot} ${one.src.seq}`;
    const line = messages.get(key);
    messages.delete(key);
    return line === undefined ? [] : [line];
  });
  const head = { recording: 1, table: 'sim', layouts: { sim: standardLayout(4, 'one') } };
  return { lines: [JSON.stringify(head), ...lines.map(textOf)], live };
}

/** What and where, in order; how fast the tracker is may change from version to version. */
function words(proposed: readonly Proposed[]): readonly string[] {
  return proposed.map(({ type, seat, slot, street, count, automatic }) =>
    [type, seat, slot, street, count, automatic].filter((part) => part !== undefined).join(' '),
  );
}

describe('A8-7 a recorded session', () => {
  test('given what the tracker heard, then the replay says what it said then; twin: another tracker does not', async () => {
    const { lines, live } = await recorded(2);
    const recording = readRecording(lines);
    expect(recording && replaySession(recording)).toEqual(live);
    const deaf: typeof track = (state, observation) => [track(state, observation)[0], []];
    expect(recording && replaySession(recording, deaf)).not.toEqual(live);
    expect(live.length).toBeGreaterThan(16);
  });

  test('given its proposals, then none names a tag', async () => {
    const { lines, live } = await recorded(1);
    expect(lines.join()).toContain('E00401');
    expect(JSON.stringify(live)).not.toContain('E00401');
  });

  test('given the golden recording, then its proposals are those it was stored with', async () => {
    if (process.env['FELTCAST_GOLDEN'] === 'write') await writeGolden();
    const opened = await openLines(fs.readFileSync(GOLDEN, 'utf8').split('\n'), WORDS);
    const recording = opened.ok ? readRecording(opened.value) : null;
    expect(recording && words(replaySession(recording))).toEqual(JSON.parse(fs.readFileSync(EXPECTED, 'utf8')));
  });
});

async function writeGolden(): Promise<void> {
  const { lines, live } = await recorded(4);
  const sealed = await sealLines(lines, { passphrase: WORDS, random: randomBytes });
  fs.writeFileSync(GOLDEN, `${sealed.join('\n')}\n`);
  fs.writeFileSync(EXPECTED, `${JSON.stringify(words(live), null, 1)}\n`);
}

describe('at rest', () => {
  const LINES = Array.from({ length: 1200 }, (_, i) => `{"tick":${i}}`);
  const sealed = sealLines(LINES, { passphrase: WORDS, random: randomBytes });

  test('given the words, then every line is there; the file holds none of them', async () => {
    const file = await sealed;
    expect(file.join('\n')).not.toContain('tick');
    expect(await openLines(file, WORDS)).toEqual({ ok: true, value: LINES });
  });

  test('given other words, a block less, blocks that changed places, or no recording, then it does not open', async () => {
    const [head = '', one = '', two = '', three = ''] = await sealed;
    expect(await openLines([head, one, two, three], 'other words here')).toEqual({ ok: false, error: 'wrong-words' });
    expect(await openLines([head, one, two], WORDS)).toEqual({ ok: false, error: 'wrong-words' });
    expect(await openLines([head, two, one, three], WORDS)).toEqual({ ok: false, error: 'wrong-words' });
    expect(await openLines(LINES, WORDS)).toEqual({ ok: false, error: 'not-a-recording' });
  });

  test('given a line that is of no recording, then nothing is read', () => {
    const head = JSON.stringify({ recording: 1, table: 't', layouts: {} });
    expect(readRecording([head, '{"tick":5}'])?.lines).toHaveLength(1);
    expect(readRecording([head, '{"tock":5}'])).toBeNull();
    expect(readRecording(['{"recording":2}'])).toBeNull();
  });
});
