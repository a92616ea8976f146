// Thousands of broken frames, by socket and by batch: nothing ends, nothing of them is stored, every refusal has its code
// and names no tag. And messages on a bad line: whatever the line does to them, they come out in order.
import { describe, expect, test } from 'vitest';
import { macOf } from '../../server/readers/handshake.ts';
import { CLOSE, ERR_CODES } from '../../server/readers/protocol/codes.ts';
import { announceSeed, runs, SEEDS } from '../properties/seeds.ts';
import { dice } from '../support/seeded.ts';
import { LOCAL, MemorySocket, memoryStation, settle } from './memoryStation.ts';
import { SECRET_UID, spoiledFrame } from './spoiled.ts';

announceSeed('readers');

const SECRET = 'secret';
const CODES: readonly number[] = Object.values(CLOSE);
/** 5,000 frames over the three seeds, 100,000 in a soak. */
const FRAMES = runs(1667, 33_334);

function openBench() {
  let drawn = 0;
  const nonce = (): string => {
    drawn += 1;
    return `nonce${drawn}`;
  };
  return memoryStation({ reader: 'tbl-a', secret: SECRET, layout: { '1': 'seat:1' }, nonce });
}
type Bench = ReturnType<typeof openBench>;

const hello = (boot: string, nonce: string) => {
  const mac = macOf(SECRET, { nonce, reader: 'tbl-a', boot });
  return { t: 'hello', v: 1, reader: 'tbl-a', boot, auth: { nonce, mac } };
};

async function admitted(bench: Bench, boot: string): Promise<MemorySocket> {
  const socket = bench.connect();
  const [welcome] = socket.heard;
  socket.give(JSON.stringify(hello(boot, welcome?.t === 'welcome' ? welcome.nonce : '')));
  await settle();
  return socket;
}

/** What a refusal lacks; '' when it is as it should be. */
function flaw(socket: MemorySocket): string {
  if (socket.closed === null) return '';
  const err = socket.heard.at(-1);
  if (!CODES.includes(socket.closed)) return `closed with ${socket.closed}`;
  if (err?.t !== 'err' || !ERR_CODES.includes(err.code)) return 'closed without a word';
  return err.msg.includes(SECRET_UID) ? 'a tag in a refusal' : '';
}

describe.each(SEEDS)('broken frames, seed %i', (seed) => {
  test('given strangers, then nothing is stored and each is refused with a code', async () => {
    const [bench, random] = [openBench(), dice(`strangers ${seed}`)];
    for (let i = 0; i < FRAMES / 3; i += 1) {
      const socket = bench.connect();
      socket.give(spoiledFrame(random), random.below(20) === 0);
      await settle();
      expect([flaw(socket), socket.closed]).toEqual(['', expect.any(Number)]);
    }
    expect(bench.count()).toBe(0);
  });

  test('given readers that are in, then a frame is taken whole or refused with a code and leaves nothing', async () => {
    const [bench, random] = [openBench(), dice(`readers ${seed}`)];
    let socket = await admitted(bench, 'powerup0');
    let refused = 0;
    for (let i = 0; i < FRAMES / 3; i += 1) {
      const before = bench.count();
      socket.give(spoiledFrame(random), random.below(20) === 0);
      await settle();
      expect(flaw(socket)).toBe('');
      if (socket.closed === null) continue;
      refused += 1;
      expect(bench.count()).toBe(before);
      socket.emit('close');
      socket = await admitted(bench, `powerup${i + 1}`);
    }
    expect(refused).toBeGreaterThan(FRAMES / 10);
  });

  test('given bodies of batches, then the status is one of ours and a refusal leaves nothing', async () => {
    const [bench, random] = [openBench(), dice(`batches ${seed}`)];
    for (let i = 0; i < FRAMES / 3; i += 1) {
      const [welcome] = bench.gateway.batches.greet(LOCAL).messages;
      const good = JSON.stringify(hello(`powerup${i}`, welcome?.t === 'welcome' ? welcome.nonce : ''));
      const body = Buffer.concat([Buffer.from(`[${good},`), Buffer.from(spoiledFrame(random)), Buffer.from(']')]);
      const before = bench.count();
      const { status, messages } = await bench.gateway.batches.take(LOCAL, body);
      expect([200, 400, 413, 429]).toContain(status);
      expect(JSON.stringify(messages)).not.toContain(SECRET_UID);
      if (status === 400 || status === 413) expect(bench.count()).toBe(before);
    }
  });
});

test('twin: given a refusal without a code, without a word or with a tag, then it is a flaw', () => {
  const ended = (closed: number, ...heard: MemorySocket['heard']) => {
    const socket = new MemorySocket();
    socket.closed = closed;
    socket.heard.push(...heard);
    return flaw(socket);
  };
  const err = { t: 'err', code: 'MALFORMED', msg: `ants.${SECRET_UID}: invalid`, fatal: true } as const;
  expect([ended(1006), ended(4400), ended(4400, err), ended(4400, { ...err, msg: 'ants: invalid' })]).toEqual([
    ...['closed with 1006', 'closed without a word', 'a tag in a refusal', ''],
  ]);
});

describe.each(SEEDS)('a bad line, seed %i', (seed) => {
  const COUNT = 200;
  const scan = (seq: number) => JSON.stringify({ t: 'scan', seq, m0: seq, m1: seq + 1, ants: { '1': [] } });

  /** A message every 10 ms, each up to `delay` late, one in five twice. */
  async function stored(delay: number, run: number): Promise<readonly number[]> {
    const [bench, random] = [openBench(), dice(`line ${seed} ${run}`)];
    const socket = await admitted(bench, 'lineBoot');
    const sent = Array.from({ length: COUNT }, (_, i) => ({ seq: i + 1, at: i * 10 }));
    const doubled = sent.flatMap((one) => (random.below(5) === 0 ? [one, one] : [one]));
    const arriving = doubled.map(({ seq, at }) => ({ seq, at: at + random.below(delay) })).sort((a, b) => a.at - b.at);
    const start = bench.clock.now();
    for (const { seq, at } of arriving) {
      await bench.clock.advance(start + at - bench.clock.now(), settle);
      socket.give(scan(seq));
    }
    await bench.clock.advance(1000, settle);
    return bench.arrivals('lineBoot');
  }

  test('given messages late by less than the window, doubled and shuffled, then they are stored once and in order', async () => {
    for (let run = 0; run < runs(3); run += 1)
      expect(await stored(240, run)).toEqual(Array.from({ length: COUNT }, (_, i) => i + 1));
  });

  test('twin: given a line that is later than that, then some are missing', async () => {
    expect((await stored(2000, 0)).length).toBeLessThan(COUNT);
  });
});
