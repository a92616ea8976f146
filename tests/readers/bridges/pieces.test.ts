// The parts of bridges that need no wire: lines and checksums, numbers and times, settings.
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bridgeConfig } from '../../../server/readers/bridges/config.ts';
import { crcText } from '../../../server/readers/bridges/crc16.ts';
import { DeviceClock } from '../../../server/readers/bridges/deviceClock.ts';
import { type DeviceData, readDeviceMessage } from '../../../server/readers/bridges/deviceMessage.ts';
import { Lines, lineOf } from '../../../server/readers/bridges/lines.ts';
import { loadPackage } from '../../../server/readers/bridges/missingPackage.ts';
import { Numbering } from '../../../server/readers/bridges/numbering.ts';
import { Picture } from '../../../server/readers/bridges/picture.ts';
import { dataMessage } from '../../../server/readers/protocol.ts';

function heardOf(chunks: readonly (string | Uint8Array)[], needsChecksum = false) {
  const heard: string[] = [];
  const lines = new Lines({ message: (text) => heard.push(text), noise: () => heard.push('noise') }, { needsChecksum });
  for (const chunk of chunks) lines.push(Buffer.from(chunk));
  return heard;
}

describe('lines', () => {
  const hb = '{"t":"hb"}';

  test('given the text that everybody tries a checksum with, then it is 29B1', () => {
    expect(crcText('123456789')).toBe('29B1');
  });

  const rows: readonly (readonly [string, readonly (string | Uint8Array)[], readonly string[]])[] = [
    ['a line', [`${hb}\n`], [hb]],
    ['an end of Windows', [`${hb}\r\n`], [hb]],
    ['a line in pieces', ['{"t":', '"hb"', '}', `\n${hb}\n{`], [hb, hb]],
    ['remarks and empty lines', [`# started\n\n  \n${hb}\n#\n`], [hb]],
    ['noise before the brace', [`\u0000\u0007x${hb}\n`], [hb]],
    [
      'a letter that is cut in two',
      [Buffer.from('{"t":"é"}\n').subarray(0, 7), Buffer.from('{"t":"é"}\n').subarray(7)],
      ['{"t":"é"}'],
    ],
    ['a good checksum', [`${hb} *${crcText(hb)}\n`], [hb]],
    ['a wrong checksum', [`${hb} *0000\n`], ['noise']],
    ['70,000 bytes without an end', ['x'.repeat(70_000), `x\n${hb}\n`], ['noise', hb]],
  ];
  test.each(rows)('F29 given %s, then it is read, and what is no line is counted once', (_, chunks, heard) => {
    expect(heardOf(chunks)).toEqual(heard);
  });

  test('F29 given a device that has checksums, then a line without one is noise, and ours have them', () => {
    expect(heardOf([`${hb}\n`, lineOf({ t: 'hb' }, { needsChecksum: true })], true)).toEqual(['noise', hb]);
  });

  test('F29 given any single byte that is spoiled, then a checksum finds it', () => {
    const line = lineOf({ t: 'edge', a: '1', u: '0412AB9F3C6180', ev: 'in' }, { needsChecksum: true });
    for (let i = 0; i < line.length - 7; i += 1) {
      const bytes = Buffer.from(line);
      bytes[i] = (bytes[i] ?? 0) ^ 0x04;
      expect(heardOf([bytes], true).filter((text) => text.startsWith('{'))).toEqual([]);
    }
  });
});

describe('numbers', () => {
  const scan = (seq?: number, m1?: number): DeviceData => ({
    ...{ t: 'scan', rep: 1, ants: {} },
    ...(seq === undefined ? {} : { seq }),
    ...(m1 === undefined ? {} : { m0: m1 - 100, m1 }),
  });
  const kinds = (numbering: Numbering, ...all: readonly DeviceData[]) =>
    all.flatMap((one) => numbering.take(one, 5000)).map(({ message }) => dataMessage.parse(message));

  test('given messages without numbers, then they get them', () => {
    expect(kinds(new Numbering(), scan(), scan()).map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('F17 given a message twice, then it is sent once; F18 one that was overtaken is sent still', () => {
    const seen = kinds(new Numbering(), scan(1), scan(3), scan(3), scan(2), scan(1));
    expect(seen.map(({ t, seq }) => [t, seq])).toEqual([
      ['scan', 1],
      ['gap', 3],
      ['scan', 4],
      ['scan', 5],
    ]);
  });

  test('F19 given lost numbers, or a device that says that it lost some, then a gap names as many of ours', () => {
    const said = kinds(new Numbering(), scan(1), scan(5), { t: 'gap', seq: 8, lost: { from: 6, to: 7 } }, scan(9));
    expect(said).toMatchObject([
      { t: 'scan', seq: 1 },
      { t: 'gap', seq: 5, lost: { from: 2, to: 4 } },
      { t: 'scan', seq: 6 },
      { t: 'gap', lost: { from: 7 } },
      { t: 'scan' },
    ]);
  });

  test('F16 given a device that was started anew, then its first number is no repeat', () => {
    const numbering = new Numbering();
    kinds(numbering, scan(5000));
    expect(kinds(numbering, scan(1), scan(2)).map(({ t }) => t)).toEqual(['scan', 'scan']);
  });

  test('given times of the device, then a read that took longer than others is as old as it is', () => {
    const clock = new DeviceClock();
    expect(clock.when(1000, 50_010)).toBe(50_010);
    expect(clock.when(2000, 51_000)).toBe(51_000);
    expect(Math.abs(clock.when(2500, 56_500) - 51_500)).toBeLessThan(2);
    expect(clock.when(undefined, 60_000)).toBe(60_000);
    expect(clock.when(3, 61_000)).toBe(61_000);
  });

  test('given a cycle, then its length is kept', () => {
    expect(kinds(new Numbering(), scan(1, 900))).toMatchObject([{ m0: 4900, m1: 5000 }]);
  });
});

describe('what a device says', () => {
  test.each(['{"t":"scan","ants":{"1":[]}}', '{"t":"hb"}', '{"t":"gap"}', '{"t":"res","id":"c1","ok":true}'])(
    'given %s, then it is a message',
    (text) => {
      expect(readDeviceMessage(text)).not.toBeNull();
    },
  );

  test.each(['', '{}', '[]', '{"t":"hello"}', '{"t":"scan","ants":[]}', '{"t":"edge","a":"1","u":"","ev":"in"}'])(
    'given %s, then it is none',
    (text) => {
      expect(readDeviceMessage(text)).toBeNull();
    },
  );

  test('given scans and edges, then the picture is what lies there by the last of them', () => {
    const picture = new Picture();
    picture.take({ t: 'scan', seq: 1, m0: 0, m1: 1, rep: 1, ants: { '1': [{ u: 'AA' }], '2': null } });
    picture.take({ t: 'edge', seq: 2, m: 2, a: '1', u: 'BB', ev: 'in', r: 7 });
    picture.take({ t: 'edge', seq: 3, m: 3, a: '1', u: 'AA', ev: 'out' });
    expect(picture.ants).toEqual({ '1': [{ u: 'BB', r: 7 }], '2': null });
  });
});

describe('settings', () => {
  const common = { server: 'wss://show.example/reader', reader: 'tbl-a', secret: 'x' };
  const rows: readonly (readonly [keyof typeof bridgeConfig, object, boolean])[] = [
    ['serial', { path: '/dev/ttyUSB0' }, true],
    ['serial', { tcpPort: 4001, server: 'ws://127.0.0.1:3000/reader' }, true],
    ['serial', {}, false],
    ['serial', { path: 'COM3', server: 'ws://192.168.1.5:3000/reader' }, false],
    ['serial', { path: 'COM3', server: 'ws://127.0.0.1.evil.example/reader' }, false],
    ['serial', { path: 'COM3', speed: 9600 }, false],
    ['mqtt', { broker: 'mqtts://broker.example', table: 'main' }, true],
    ['mqtt', { broker: 'mqtt://localhost:1883', table: 'main' }, true],
    ['mqtt', { broker: 'mqtt://192.168.1.5', table: 'main' }, false],
    ['mqtt', { broker: 'mqtts://broker.example', table: 'main/#' }, false],
    ['pcsc', { antennas: { '1': 'ACR122U' } }, true],
    ['pcsc', { antennas: {}, mode: 'scan' }, false],
  ];
  test.each(rows)('given %s with %o, then it is taken: %s', (kind, more, taken) => {
    expect(bridgeConfig[kind].safeParse({ ...common, ...more }).success).toBe(taken);
  });

  test('given an installation without the packages of bridges, then nothing needs them before a bridge starts', () => {
    const needs = (text: string) => /^import (?!type\b)[^;]*from '(?:mqtt|serialport|pcsc-mini)'/m.test(text);
    const folder = new URL('../../../server/', import.meta.url);
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    expect(files.filter((name) => needs(fs.readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
    expect(["import { connect } from 'mqtt';", "import type { MqttClient } from 'mqtt';"].map(needs)).toEqual([
      true,
      false,
    ]);
  });

  test('given a package that is not installed, then the error says which one and how to have it', async () => {
    const load = () => Promise.reject(new Error('Cannot find package'));
    await expect(loadPackage('serialport', load)).rejects.toThrow(/serialport.*npm install serialport/);
  });
});
