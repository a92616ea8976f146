// The demo's folder and its eyes: nothing foreign is touched, one demo at a time, and no wait is without an end.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { makeDemoFolder } from '../../server/cli/demo/demoFolder.ts';
import { WatchedView } from '../../server/cli/demo/desk.ts';
import { freePortFrom } from '../../server/cli/demo/serverProcess.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { realClock, silent } from '../support/realClock.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-demo-'));
  made.push(folder);
  return folder;
}

const deps = { clock: realClock, logger: silent };

describe('the folder of the demo', () => {
  test('given an empty folder, then it is made, the key outside the data folder', async () => {
    const folder = path.join(newFolder(), 'demo');
    const result = await makeDemoFolder(folder, deps);
    expect(result).toEqual({ ok: true, value: expect.objectContaining({ data: path.join(folder, 'data') }) });
    expect(result.ok && path.relative(result.value.data, result.value.key).startsWith('..')).toBe(true);
  });

  test('given a folder with files of somebody else, then it is refused and nothing is removed', async () => {
    const folder = newFolder();
    fs.writeFileSync(path.join(folder, 'thesis.txt'), 'mine');
    expect(await makeDemoFolder(folder, deps)).toMatchObject({
      ok: false,
      error: expect.stringContaining('not a folder of the demo'),
    });
    expect(fs.readdirSync(folder)).toEqual(['thesis.txt']);
  });

  test('given a demo that runs, then the second one is refused; once it is gone the folder is made anew', async () => {
    const folder = newFolder();
    await makeDemoFolder(folder, deps);
    fs.writeFileSync(path.join(folder, 'data', 'old'), '');
    expect(await makeDemoFolder(folder, deps)).toMatchObject({
      ok: false,
      error: expect.stringContaining('runs already'),
    });
    fs.writeFileSync(path.join(folder, 'demo.pid'), '999999999');
    expect(await makeDemoFolder(folder, deps)).toMatchObject({ ok: true });
    expect(fs.readdirSync(path.join(folder, 'data'))).toEqual([]);
  });

  test('given a port that is taken, then another free one', async () => {
    const first = await freePortFrom(0, '127.0.0.1');
    expect(await freePortFrom(first, '127.0.0.1')).toBe(first);
    const { createServer } = await import('node:net');
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(first, '127.0.0.1', done));
    const other = await freePortFrom(first, '127.0.0.1');
    expect(other).not.toBe(first);
    expect(other).toBeGreaterThan(0);
    await new Promise((done) => taken.close(done));
  });
});

describe('waiting for the console feed', () => {
  const view = (turn: number): ConsoleView => ({ turn }) as ConsoleView;

  test('given a frame that fits later, then the wait ends with it', async () => {
    const watched = new WatchedView(realClock);
    watched.show(view(1));
    const waited = watched.until('turn 3', ({ turn }) => turn === 3, 5000);
    watched.show(view(2));
    watched.show(view(3));
    expect((await waited).turn).toBe(3);
  });

  test('given none, then the error says what was waited for', async () => {
    const watched = new WatchedView(realClock);
    watched.show(view(1));
    await expect(watched.until('turn 3', ({ turn }) => turn === 3, 50)).rejects.toThrow('turn 3');
    expect(await watched.find(({ turn }) => turn === 3, 50)).toBeNull();
  });
});
