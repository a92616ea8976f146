// The laws of the step: the same input gives the same outputs, from any checkpoint, and tags are names without meaning.
import { describe, expect, test } from 'vitest';
import { emptyTracker } from '../../server/tracker/empty.ts';
import type { Observation, Output, TagId } from '../../server/tracker/shape.ts';
import type { TrackerState } from '../../server/tracker/state.ts';
import { track } from '../../server/tracker/track.ts';
import { bet, deal, SIX, tag, throwAway, World, type WorldOptions } from './world.ts';

/** A whole hand with noise: deal, a fold, a stranger, a lifted hand, flop, an undone flop, a muck, the end, another deal. */
function aShow(options: WorldOptions = {}): World {
  const world = new World({ seed: 42, burst: 0.02, crossTalk: 0.1, standing: standingOf(options.rename), ...options });
  deal(world);
  world.run(4000);
  bet(world, { toAct: 3 });
  throwAway(world, 3, 2500);
  world.context({ live: [1, 2, 4, 5, 6], toAct: 4 });
  world.put(tag(60), 'seat:3');
  world.put(tag(5), null);
  world.run(2500);
  world.put(tag(5), 'seat:5');
  world.context({ phase: 'BETTING_CLOSED', closed: true, toAct: null });
  for (const card of [31, 32, 33]) world.put(tag(card), 'board');
  world.run(3000);
  world.context({ phase: 'BETTING', street: 'flop', boards: [3], closed: false, toAct: 1 });
  throwAway(world, 2, 3000);
  world.context({ phase: 'COMPLETE', toAct: null });
  for (const card of [...SIX, ...SIX.map((seat) => seat + 10), 31, 32, 33, 60]) world.put(tag(card), null);
  world.run(5000);
  deal(world, { handId: 'h2' });
  world.run(4000);
  return world;
}

function standingOf(rename: (name: TagId) => TagId = (name) => name) {
  return (name: TagId) => (name === rename(tag(60)) ? 'unknown' : 'deck');
}

function replay(observations: readonly Observation[], from: TrackerState = emptyTracker()): readonly Output[] {
  let state = from;
  return observations.flatMap((observation) => {
    const [next, outputs] = track(state, observation);
    state = next;
    return outputs;
  });
}

const show = aShow();

describe('replay', () => {
  test('given the show, then it has every usual kind of output', () => {
    const kinds = new Set(show.outputs.map(({ type }) => type));
    for (const kind of ['hole-card', 'deal-seen-complete', 'muck', 'board', 'unregistered', 'tags-gone', 'collected'])
      expect(kinds).toContain(kind);
  });

  test('given the same observations, then the same outputs with the same ids', () => {
    expect(replay(show.log)).toEqual(show.outputs);
  });

  test('given a checkpoint through JSON after every step, then nothing changes', () => {
    let state = emptyTracker();
    const outputs = show.log.flatMap((observation) => {
      const [next, out] = track(JSON.parse(JSON.stringify(state)), JSON.parse(JSON.stringify(observation)));
      state = next;
      return out;
    });
    expect(outputs).toEqual(show.outputs);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('given an observation, then the state before it is untouched', () => {
    let state = emptyTracker();
    for (const observation of show.log) {
      const before = JSON.stringify(state);
      const [next] = track(state, observation);
      expect(JSON.stringify(state)).toBe(before);
      state = next;
    }
  });

  test('given all outputs, then no id stands twice, nothing happened after it was known, and time never falls', () => {
    expect(new Set(show.outputs.map(({ id }) => id)).size).toBe(show.outputs.length);
    expect(show.outputs.filter(({ at, happened }) => happened > at)).toEqual([]);
    expect(show.outputs.map(({ at }) => at)).toEqual(show.outputs.map(({ at }) => at).sort((a, b) => a - b));
  });

  test('given times between milliseconds, then outputs stand on whole ones', () => {
    const shifted = show.log.map((observation) => ({ ...observation, at: observation.at + 0.37 }));
    const times = replay(shifted).flatMap(({ at, happened }) => [at, happened]);
    expect(times.length).toBeGreaterThan(20);
    expect(times.filter((time) => !Number.isInteger(time))).toEqual([]);
  });

  test('twin: a tracker with a memory outside its state is caught', () => {
    let calls = 0;
    const forgetful: typeof track = (state, observation) => {
      calls += 1;
      const [next, out] = track(state, observation);
      return [next, out.map((output) => ({ ...output, happened: output.happened - calls }))];
    };
    const first = aShow({ step: forgetful });
    const again = first.log.reduce<{ state: TrackerState; out: Output[] }>(
      ({ state, out }, observation) => {
        const [next, more] = forgetful(state, observation);
        return { state: next, out: [...out, ...more] };
      },
      { state: emptyTracker(), out: [] },
    );
    expect(again.out).not.toEqual(first.outputs);
  });
});

/** Another name for every tag, in no order that the old names have. */
function rename(name: TagId): TagId {
  return `15693:E0${[...name.slice(8)].reverse().join('')}` as TagId;
}

/** Every output with the tags of hole cards and boards taken out, everything else as bytes. */
function withoutTags(outputs: readonly Output[]): readonly string[] {
  return outputs.map((output) => {
    if (output.type === 'hole-card') return JSON.stringify({ ...output, tag: '' });
    if (output.type === 'board') return JSON.stringify({ ...output, tags: output.tags.length });
    return JSON.stringify(output);
  });
}

describe('second relation: renaming all tags', () => {
  const renamed = aShow({ rename });

  test('given other names, then no byte changes but the tags of hole cards and boards', () => {
    expect(withoutTags(renamed.outputs)).toEqual(withoutTags(show.outputs));
  });

  test('given other names, then the tags are the renamed ones', () => {
    const tags = (outputs: readonly Output[]) =>
      outputs.flatMap((o) => (o.type === 'hole-card' ? [o.tag] : o.type === 'board' ? o.tags : []));
    expect(tags(renamed.outputs)).toEqual(tags(show.outputs).map(rename));
  });

  const leaks: readonly (readonly [string, (output: Output, observation: Observation) => Output])[] = [
    [
      'a tag in a proposal',
      (output, observation) =>
        output.type === 'muck' ? { ...output, evidence: { ...output.evidence, why: firstTag(observation) } } : output,
    ],
    [
      'an id made of a tag',
      (output, observation) => ({ ...output, id: `${output.id}${firstTag(observation)}` as Output['id'] }),
    ],
    [
      'a number that hangs on a tag',
      (output) =>
        output.type === 'hole-card'
          ? { ...output, happened: output.happened + Number.parseInt(output.tag.slice(-1), 16) }
          : output,
    ],
  ];
  test.each(leaks)('twin: %s is caught', (_, leak) => {
    const leaky: typeof track = (state, observation) => {
      const [next, out] = track(state, observation);
      return [next, out.map((output) => leak(output, observation))];
    };
    expect(withoutTags(aShow({ rename, step: leaky }).outputs)).not.toEqual(
      withoutTags(aShow({ step: leaky }).outputs),
    );
  });
});

function firstTag(observation: Observation): string {
  return observation.type === 'scan' ? (Object.values(observation.zones).flat()[0] ?? '') : '';
}

describe('debouncing readers', () => {
  test('given edges instead of scans, then the same deal is seen', () => {
    const world = new World();
    world.context({
      handId: 'h1',
      phase: 'DEALING',
      street: 'preflop',
      dealtIn: [1, 2],
      live: [1, 2],
      occupied: [1, 2],
    });
    let seq = 0;
    for (const card of [1, 2, 11, 12]) {
      seq += 1;
      world.now += 400;
      const zone = `seat:${card % 10}` as const;
      world.feed({
        type: 'edge',
        src: { reader: 'e', boot: 'b', seq },
        at: world.now,
        late: false,
        zone,
        tag: tag(card),
        present: true,
      });
    }
    for (let i = 0; i < 40; i += 1) {
      world.now += 120;
      world.feed({ type: 'tick', at: world.now });
    }
    expect(world.of('deal-seen-complete')).toMatchObject([{ counts: { 1: 2, 2: 2 } }]);
  });

  test('F14 given a silent link, then a held edge ages in no way until it is back', () => {
    const world = new World();
    const src = { reader: 'e', boot: 'b' };
    world.feed({
      type: 'edge',
      src: { ...src, seq: 1 },
      at: 1000,
      late: false,
      zone: 'seat:1',
      tag: tag(1),
      present: true,
    });
    world.feed({ type: 'link', src: { ...src, boot: '~link', seq: 1 }, at: 1100, link: 'down' });
    world.feed({ type: 'tick', at: 61_000 });
    expect(world.state.zones['seat:1']?.tags[tag(1)]).toMatchObject({ hits: '1', last: 1000 });
    world.feed({ type: 'link', src: { ...src, boot: '~link', seq: 2 }, at: 61_000, link: 'up' });
    world.feed({ type: 'tick', at: 61_240 });
    expect(world.state.zones['seat:1']?.tags[tag(1)]).toMatchObject({ hits: '111', last: 61_240 });
  });

  test('given a snapshot that misses a card, then the lost edge is healed', () => {
    const world = new World();
    const src = { reader: 'e', boot: 'b' };
    world.feed({
      type: 'edge',
      src: { ...src, seq: 1 },
      at: 1000,
      late: false,
      zone: 'seat:1',
      tag: tag(1),
      present: true,
    });
    world.feed({ type: 'snap', src: { ...src, seq: 2 }, at: 6000, late: false, zones: { 'seat:1': [] } });
    world.feed({ type: 'tick', at: 9000 });
    expect(world.state.zones['seat:1']?.tags).toEqual({});
  });
});
