// `feltcast bridge`: settings that are wrong are refused in words that repeat no secret.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../server/cli/commands/bridge.ts';

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bridge-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function said(args: readonly string[], settings?: object | string) {
  const lines: string[] = [];
  const file = path.join(folder, 'bridge.json');
  if (settings !== undefined)
    fs.writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  const say = (line: string) => lines.push(line);
  const io = { json: false, env: {}, out: say, err: say, report: () => undefined };
  const code = await run(settings === undefined ? args : [...args, '--config', file], io);
  return { code, text: lines.join('\n') };
}

const good = { server: 'ws://127.0.0.1:9/reader', reader: 'tbl-a', secret: 'hush-hush', path: '/dev/none' };

describe('settings of a bridge', () => {
  test('given no kind or no file, then it is not understood', async () => {
    expect(await said([])).toMatchObject({ code: 2, text: expect.stringContaining('serial, mqtt, pcsc') });
    expect(await said(['serial'])).toMatchObject({ code: 2, text: expect.stringContaining('--config') });
  });

  test.each([
    ['no JSON', '{"secret": "hush-hush"', 'not JSON'],
    ['a server in the clear', { ...good, server: 'ws://10.0.0.5/reader' }, 'wss://'],
    ['a word that is none', { ...good, secrett: 'hush-hush' }, 'secrett'],
    ['no secret', { ...good, secret: undefined }, 'secretFile'],
    ['a secret file that is not there', { ...good, secret: undefined, secretFile: 'no.txt' }, 'no.txt'],
  ])('given %s, then it is refused with what to do', async (_, settings, words) => {
    const { code, text } = await said(['serial'], settings);
    expect(code).toBe(1);
    expect(text).toContain(words);
    expect(text).not.toContain('hush');
  });
});
