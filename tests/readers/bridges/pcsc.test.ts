// Desk readers by a stream of what a card service says: cards that come and go, ones that cannot be read, boxes that are
// pulled. Through the real gateway and the real database.
import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DeviceMessage } from '../../../server/readers/bridges/deviceMessage.ts';
import { PcscDevice, type PcscEvent, type PcscSource } from '../../../server/readers/bridges/pcsc.ts';
import { createPcscBox } from '../../../server/readers/bridges/pcscBox.ts';
import { type ManualClock, manualClock } from '../../support/manualClock.ts';
import { realClock } from '../../support/realClock.ts';
import { openStation, type Station } from '../station.ts';
import { startBridge } from './bridgeBench.ts';

const recorded = new URL('../../fixtures/readers/pcsc.ndjson', import.meta.url);
const settle = () => new Promise<void>((done) => setImmediate(done));
const antennas = { '1': 'ACR122U PICC Interface 00 00', '2': 'ACR122U PICC Interface 01 00' };

/** The stream as the service would say it, each at its time. */
function played(clock: Pick<ManualClock, 'now' | 'sleepUntil'>): PcscSource {
  return async (listen, signal) => {
    const start = clock.now();
    for (const line of fs.readFileSync(recorded, 'utf8').trim().split('\n')) {
      const { at, answer, ...event } = JSON.parse(line);
      await clock.sleepUntil(start + at, signal);
      if (!signal.aborted)
        listen((answer === undefined ? event : { ...event, answer: Buffer.from(answer, 'hex') }) as PcscEvent);
    }
    await clock.sleepUntil(Number.POSITIVE_INFINITY, signal);
  };
}

describe('what a desk reader says', () => {
  test('given the stream, then cards are edges, what cannot be read is a failed antenna, a pulled box a fault', async () => {
    const clock = manualClock();
    const heard: DeviceMessage[] = [];
    const strangers: string[] = [];
    const device = new PcscDevice({ source: played(clock), antennas, clock, tell: (line) => strangers.push(line) });
    const stopping = new AbortController();
    const listener = { heard: (one: DeviceMessage) => heard.push(one), noise: () => undefined, gone: () => undefined };
    void device.run(listener, stopping.signal);
    await clock.advance(16_000, settle);
    stopping.abort();
    const words = heard.filter(({ t }) => t !== 'hb' && t !== 'snap');
    expect(words).toEqual([
      { t: 'fault', code: 'ANT_OPEN', a: '1', on: false },
      { t: 'fault', code: 'ANT_OPEN', a: '2', on: false },
      { t: 'edge', a: '1', u: '04A1B2C3D4E580', ev: 'in' },
      { t: 'edge', a: '2', u: 'E004015000000B0C', ev: 'in' },
      { t: 'edge', a: '1', u: '04A1B2C3D4E580', ev: 'out' },
      { t: 'edge', a: '1', u: '0A0B0C0D', ev: 'in' },
      { t: 'edge', a: '1', u: '0A0B0C0D', ev: 'out' },
      { t: 'fault', code: 'ANT_OPEN', a: '2', on: true },
      { t: 'edge', a: '1', u: '04A1B2C3D4E580', ev: 'in' },
    ]);
    expect(strangers).toEqual(['no antenna is named for the reader "Yubico YubiKey 00 00"']);
    const snaps = heard.flatMap((one) => (one.t === 'snap' ? [one.ants] : []));
    expect(snaps).toContainEqual({ '1': null, '2': [{ u: 'E004015000000B0C' }] });
    expect(snaps.at(-1)).toEqual({ '1': null });
    expect(heard.filter(({ t }) => t === 'hb').length).toBeGreaterThan(8);
  });
});

describe('a box', () => {
  const state = (present: boolean, mute = false) => ({ present, mute });

  function bench() {
    const answers: ((answer: Uint8Array | null) => void)[] = [];
    const events: string[] = [];
    const box = createPcscBox({
      reader: 'box',
      askUid: () =>
        new Promise((done, fail) =>
          answers.push((answer) => (answer === null ? fail(new Error('slipped')) : done(answer))),
        ),
      listen: (event) => events.push(event.is),
    });
    return { answers, events, box };
  }

  test('given changes that asking makes by itself, then a card is asked once', async () => {
    const { answers, events, box } = bench();
    for (let i = 0; i < 5; i += 1) box.changed(state(true));
    answers[0]?.(Uint8Array.of(1));
    await settle();
    box.changed(state(true));
    expect([answers.length, events]).toEqual([1, ['card']]);
  });

  test('given a card that is gone before it answers, then it never was there', async () => {
    const { answers, events, box } = bench();
    box.changed(state(true));
    box.changed(state(false));
    answers[0]?.(Uint8Array.of(1));
    await settle();
    expect(events).toEqual(['empty']);
  });

  test('given a card that slips, then it cannot be read, and is asked again at the next change', async () => {
    const { answers, events, box } = bench();
    box.changed(state(true));
    answers[0]?.(null);
    await settle();
    box.changed(state(true, true));
    box.changed(state(true));
    answers[1]?.(Uint8Array.of(1));
    await settle();
    box.detached();
    expect(events).toEqual(['unreadable', 'card', 'detached']);
  });
});

test('given a card service that is not there yet, then the bridge says so and looks again', async () => {
  const clock = manualClock();
  const [told, gone]: [string[], string[]] = [[], []];
  let starts = 0;
  const source: PcscSource = async (listen, signal) => {
    starts += 1;
    if (starts < 3) throw new Error('NoService');
    listen({ is: 'attached', reader: 'ACR122U PICC Interface 00 00' });
    await clock.sleepUntil(Number.POSITIVE_INFINITY, signal);
  };
  const device = new PcscDevice({ source, antennas, clock, tell: (line) => told.push(line) });
  const heard: DeviceMessage[] = [];
  const stopping = new AbortController();
  const listener = { heard: (one: DeviceMessage) => heard.push(one), noise: () => undefined };
  const running = device.run({ ...listener, gone: (why) => gone.push(why) }, stopping.signal);
  await clock.advance(11_000, settle);
  expect([starts, told.length, gone.length]).toEqual([3, 2, 2]);
  expect(heard[0]).toEqual({ t: 'fault', code: 'ANT_OPEN', a: '1', on: false });
  stopping.abort();
  await running;
});

describe('a desk reader at the server', () => {
  let station: Station;
  beforeAll(async () => {
    station = await openStation();
  });
  afterAll(() => station.close());

  test('given the stream, ten times as fast, then its edges are in the inbox in order', async () => {
    const fast = {
      now: realClock.now,
      sleepUntil: (at: number, signal?: AbortSignal) => realClock.sleepUntil(sooner(at), signal),
    };
    const began = realClock.now();
    const sooner = (at: number): number => began + (at - began) / 10;
    const device = new PcscDevice({ source: played(fast), antennas, clock: realClock, tell: () => undefined });
    const { seen, told, stop } = startBridge(station, device, 'pcscBoot1');
    const edges = async () =>
      (await seen()).flatMap((one) => (one.type === 'edge' ? [[one.zone, one.tag, one.present]] : []));
    await expect.poll(async () => (await edges()).length, { timeout: 10_000, interval: 20 }).toBe(6);
    expect(await edges()).toEqual([
      ['seat:1', '14443:04A1B2C3D4E580', true],
      ['seat:2', '15693:E004015000000B0C', true],
      ['seat:1', '14443:04A1B2C3D4E580', false],
      ['seat:1', '14443:0A0B0C0D', true],
      ['seat:1', '14443:0A0B0C0D', false],
      ['seat:1', '14443:04A1B2C3D4E580', true],
    ]);
    expect(told.join()).not.toMatch(/04A1B2|0A0B0C/);
    await stop();
  });
});
