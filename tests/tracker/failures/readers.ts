// F14 to F19 and F28 to F30: what happens to readers, their clocks, their messages and their lines.
import { expect } from 'vitest';
import { Lines } from '../../../server/readers/bridges/lines.ts';
import { readFrame } from '../../../server/readers/frame.ts';
import { isProven, macOf } from '../../../server/readers/handshake.ts';
import { REORDER_MS } from '../../../server/readers/protocol/limits.ts';
import { createSequence, type InOrder, type Numbered } from '../../../server/readers/sequence.ts';
import type { Link } from '../../../server/tracker/shape.ts';
import { bet, deal, tag, throwAway, World } from '../world.ts';
import type { FailureRow } from './row.ts';

function dealt(cycleMs = 120): World {
  const world = new World({ cycleMs });
  deal(world);
  world.run(9000);
  return world;
}

function say(world: World, link: Link['link']): void {
  const src = { reader: 'tbl-a', boot: '~link', seq: world.seq + 1 };
  world.feed({ type: 'link', src, at: world.now, link });
}

function seqs(ready: readonly InOrder<Numbered>[]): readonly number[] {
  return ready.map(({ item }) => item.seq);
}

/** A serial line as its bridge hears it. */
function heard(bytes: string): readonly string[] {
  const all: string[] = [];
  const listener = { message: (message: string) => all.push(message), noise: () => all.push('noise') };
  new Lines(listener, { needsChecksum: false }).push(Buffer.from(bytes, 'latin1'));
  return all;
}

function text(json: string): ReturnType<typeof readFrame> {
  return readFrame(new TextEncoder().encode(json), false);
}

export const READER_FAILURES: readonly FailureRow[] = [
  {
    id: 'F14',
    given: 'a reader that is away for a minute, then nothing ages, and it goes on where it stood',
    run() {
      const world = dealt();
      bet(world, { toAct: 2 });
      const before = world.outputs.length;
      say(world, 'stale');
      world.now += 60_000;
      world.feed({ type: 'tick', at: world.now });
      say(world, 'up');
      world.run(3000);
      expect(world.outputs.slice(before)).toMatchObject([
        { type: 'health', code: 'link-stale', on: true },
        { type: 'health', code: 'link-stale', on: false },
      ]);
      expect(world.state.cards[tag(2)]?.missed).toBe(0);
    },
  },
  {
    id: 'F15',
    given: 'an antenna whose scans fail, then it is told, and its misses count for nothing',
    run() {
      const world = dealt();
      bet(world, { toAct: 2 });
      world.fails.add('seat:2');
      world.run(60_000);
      expect(world.of('health')).toMatchObject([{ code: 'antenna-fault', zone: 'seat:2', on: true }]);
      expect([world.of('muck'), world.of('held')]).toEqual([[], []]);
      world.fails.clear();
      world.run(1000);
      expect(world.of('health').at(-1)).toMatchObject({ code: 'antenna-fault', on: false });
    },
  },
  {
    id: 'F16',
    given:
      'a reader that starts anew with numbers and times from the beginning, then no card moves and time never falls',
    run() {
      const world = dealt();
      const before = world.outputs.length;
      world.boot = 'b2';
      world.seq = 0;
      world.run(2000);
      const now = world.state.now;
      world.now -= 5000;
      world.run(2000);
      expect(world.outputs.slice(before)).toEqual([]);
      expect(world.state.now).toBeGreaterThanOrEqual(now);
    },
  },
  {
    id: 'F17',
    given: 'messages that are sent again behind a reconnect, then each counts once',
    run() {
      const sequence = createSequence<Numbered>(1);
      const first = [1, 2, 3].flatMap((seq) => seqs(sequence.push({ seq }, 0).ready));
      const again = [1, 2, 3].map((seq) => sequence.push({ seq }, 0).duplicate);
      expect([first, again]).toEqual([
        [1, 2, 3],
        [true, true, true],
      ]);
    },
  },
  {
    id: 'F18',
    given: 'messages out of order, then they wait for each other; what never comes is a gap',
    run() {
      const sequence = createSequence<Numbered>(1);
      const mixed = [2, 3, 1, 5].map((seq) => seqs(sequence.push({ seq }, 0).ready));
      expect(mixed).toEqual([[], [], [1, 2, 3], []]);
      expect(sequence.expire(REORDER_MS)).toEqual([{ item: { seq: 5 }, missed: 1 }]);
    },
  },
  {
    id: 'F19',
    given: 'lost messages, then it is told, and a fold of that time is left to a person; twin: otherwise it is entered',
    run() {
      const folds = [true, false].map((lost) => {
        const world = dealt();
        bet(world, { toAct: 1 });
        const src = { reader: 'tbl-a', boot: 'b1', seq: world.seq };
        if (lost) world.feed({ type: 'gap', src, at: world.now, count: 9 });
        throwAway(world, 1);
        expect(world.of('health').map(({ code }) => code)).toEqual(lost ? ['lost-messages'] : []);
        return world.of('muck')[0];
      });
      expect(folds).toMatchObject([
        { automatic: false, gates: ['uncertain-reads'] },
        { automatic: true, gates: [] },
      ]);
    },
  },
  {
    id: 'F28',
    given: 'a slow reader, then cards are sure a little later; above 400 ms a cycle it is told',
    run() {
      const slow = dealt(300);
      expect([slow.of('deal-seen-complete').length, slow.of('health').length]).toEqual([1, 0]);
      expect(dealt(450).of('health')).toMatchObject([{ code: 'slow-cycle', on: true }]);
    },
  },
  {
    id: 'F29',
    given: 'noise around the lines, then what is no message is refused by field and reason, and the next one counts',
    run() {
      const hb = '{"t":"hb","m":1,"last":0,"queued":0}';
      expect(heard(`\u0000\u00ffgarb${hb}\n# remark\n${hb} *0000\n${hb}\n`)).toEqual([hb, 'noise', hb]);
      for (const noise of ['\u0000\u00ff garbage', '{"t":"scan"', '[1,2', '{"t":"scan","seq":"E004"}'])
        expect(text(noise)).toMatchObject({ refusal: { code: 'MALFORMED' } });
      expect(JSON.stringify(text('{"t":"edge","seq":"E0040150A1B2C3D4"}'))).not.toContain('E004');
      expect(text(hb)).toMatchObject({ message: { t: 'hb' } });
    },
  },
  {
    id: 'F30',
    given: 'somebody without the secret, or with a proof of another moment, then he is no reader',
    run() {
      const proof = { nonce: 'n', reader: 'tbl-a', boot: 'b1' };
      const mac = macOf('secret', proof);
      const proven = [proof, { ...proof, nonce: 'm' }, { ...proof, boot: 'b2' }].map((one) =>
        isProven('secret', one, mac),
      );
      expect(proven).toEqual([true, false, false]);
      expect(isProven('other', proof, mac)).toBe(false);
    },
  },
];
