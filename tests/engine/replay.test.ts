// Recorded hands through the engine: the project's own selection always, the whole collection when it is there.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as command from '../../server/cli/commands/replay.ts';
import { gameOfCase } from '../../server/cli/replay/caseGame.ts';
import { type HandCase, handCaseSchema } from '../../server/cli/replay/caseSchema.ts';
import { playCase } from '../../server/cli/replay/playCase.ts';
import { playFile } from '../../server/cli/replay/playFile.ts';
import { CASES } from '../support/shared.ts';

const OWN = fileURLToPath(new URL('../fixtures/replays', import.meta.url));
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-replay-'));
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

function filesIn(folder: string): readonly string[] {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
}

function contentOf(file: string): unknown {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

async function replay(...args: readonly string[]) {
  const out: string[] = [];
  const said: string[] = [];
  const io = {
    json: false,
    env: {},
    out: (line: string) => void out.push(line),
    err: (line: string) => void said.push(line),
    report: (_: unknown, lines: readonly string[]) => void out.push(...lines),
  };
  return { code: await command.run(args, io), out, err: said };
}

describe.each(filesIn(OWN).map((file) => ({ name: path.basename(file), file })))('own fixtures: $name', ({ file }) => {
  for (const report of playFile(contentOf(file))) {
    it(`${report.id} ends as recorded`, () => {
      expect(report).toMatchObject({ verdict: 'passed', differences: [] });
    });
  }
});

describe('feltcast replay', () => {
  it('given the own fixtures, then all hold and the last line counts them', async () => {
    const { code, out } = await replay(...filesIn(OWN));
    expect([code, out]).toEqual([0, [expect.stringMatching(/^[1-9]\d* passed, 0 failed, 0 skipped$/)]]);
  });

  it('given no file, then it says how it is called', async () => {
    expect(await replay()).toMatchObject({ code: 2, err: [expect.stringContaining('replay FILE')] });
  });

  it('given a file that is not there and one that is no list, then each is a failure with its name', async () => {
    const odd = path.join(scratch, 'odd.json');
    fs.writeFileSync(odd, '{"id": "x"}');
    const { code, out, err } = await replay(path.join(scratch, 'none.json'), odd);
    expect([code, out.at(-1)]).toEqual([1, '0 passed, 2 failed, 0 skipped']);
    expect(err).toEqual([expect.stringContaining('none.json'), expect.stringContaining('odd.json: not a list')]);
  });

  it('given a hand with a wrong stack, then a line names hand and field, and the exit code is 1', async () => {
    const wrong = path.join(scratch, 'wrong.json');
    const hand = sample();
    const stacks = hand.result.stacks.map((stack, i) => (i === 0 ? stack + 1 : stack));
    fs.writeFileSync(wrong, JSON.stringify([{ ...hand, result: { ...hand.result, stacks } }]));
    const { code, out } = await replay(wrong);
    expect([code, out]).toEqual([
      1,
      [expect.stringContaining(`${hand.id}: result: stacks`), '0 passed, 1 failed, 0 skipped'],
    ]);
  });
});

describe.skipIf(CASES === null)('independent cases', () => {
  it('given the whole collection, then every hand of every game and every run passes', async () => {
    const { code, out } = await replay(...filesIn(path.join(CASES ?? '', 'replays')));
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^[1-9]\d* passed, 0 failed, 0 skipped$/)]);
  });
});

/** A hand of the fixtures with a showdown, a side pot or a split, so that every comparison has something to compare. */
function sample(want: (hand: HandCase) => boolean = (hand) => hand.result.showdown !== undefined): HandCase {
  const all = ['pluribus.json', 'synthetic.json', 'wsop.json'].flatMap((name) =>
    z.array(z.unknown()).parse(contentOf(path.join(OWN, name))),
  );
  const hands = all.flatMap((entry) => handCaseSchema.safeParse(entry).data ?? []).filter(isOfBlinds);
  const found = hands.find(want);
  if (found === undefined) throw new Error('no such hand among the fixtures');
  return found;
}

/** No-limit hold'em: where a record is changed, the rest of it is known. */
function isOfBlinds({ variant, limit }: HandCase): boolean {
  return variant === 'holdem' && limit === 'no';
}

function withResult(change: (result: HandCase['result']) => object, want?: (hand: HandCase) => boolean): HandCase {
  const hand = sample(want);
  return handCaseSchema.parse({ ...hand, result: { ...hand.result, ...change(hand.result) } });
}

function withAction(act: string, change: object): HandCase {
  const hand = sample();
  const at = hand.actions.findIndex((action) => action.act === act);
  return handCaseSchema.parse({ ...hand, actions: hand.actions.map((a, i) => (i === at ? { ...a, ...change } : a)) });
}

describe('the comparison can fail', () => {
  const split = (hand: HandCase) => hand.result.by_chip !== undefined;
  const sample1 = sample();
  const cases: readonly (readonly [string, HandCase, string])[] = [
    ['stacks', withResult((r) => ({ stacks: [...r.stacks].reverse() })), 'stacks'],
    ['returned', withResult(() => ({ returned: { seat: 0, amount: 1 } })), 'returned'],
    ['pots', withResult((r) => ({ pots: r.pots.map((p) => ({ ...p, amount: p.amount + 1 })) })), 'pots'],
    [
      'who may win a pot',
      withResult((r) => ({ pots: r.pots.map((p) => ({ ...p, seats: p.seats.slice(1) })) })),
      'pots',
    ],
    [
      'awards',
      withResult((r) => ({ pots: r.pots.map((p) => ({ ...p, awards: p.awards.map((a) => ({ ...a, amount: 1 })) })) })),
      'awards',
    ],
    ['order of showing', withResult((r) => ({ showdown: { ...r.showdown, order: [5, 4] } })), 'showdown'],
    [
      'shares in bigger chips',
      withResult((r) => ({ by_chip: r.by_chip && { ...r.by_chip, stacks: r.stacks } }), split),
      'stacks',
    ],
    ['legal amounts', withAction('fold', { can: [1, 2, 3] }), 'can'],
    ['the seat to act', withAction('fold', { seat: 0 }), 'to act'],
    ['the pot at a board', withAction('board', { pot: 1 }), 'pot'],
    ['a call of another size', withAction('call', { add: 1 }), 'chips moved'],
    ['forced bets', { ...sample1, posts: sample1.posts.slice(1) }, 'posts'],
  ];

  it.each(cases)('given a record with other %s, then it is named', (_, hand, what) => {
    expect(playCase(hand, gameOfCase(hand) ?? 'holdem').map((difference) => difference.what)).toContain(what);
  });

  it('given a run whose stacks do not carry over, then the run fails and its hands do not', () => {
    const hand = sample();
    const reports = playFile([{ id: 'run', hands: [hand, hand] }]);
    expect(reports.map((r) => `${r.kind} ${r.verdict}`)).toEqual(['hand passed', 'hand passed', 'run failed']);
  });

  it('given a game that nobody knows, then it is skipped', () => {
    const reports = playFile([{ ...sample(), variant: 'three-card brag' }]);
    expect(reports.map((r) => r.verdict)).toEqual(['skipped']);
  });

  it('given an entry that cannot be read, then it fails alone', () => {
    const hand = sample();
    const reports = playFile([{ ...hand, stacks: 'many' }, hand]);
    expect(reports.map((r) => r.verdict)).toEqual(['failed', 'passed']);
  });
});
