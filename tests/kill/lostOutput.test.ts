// Nobody reads the output of the built server any longer: it goes on, and its processor stays quiet (Linux tells how much
// of it a process has used).
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { consolePage } from '../api/client.ts';
import { startBuiltServer } from '../support/builtServer.ts';
import { realClock } from '../support/realClock.ts';
import { makeShowFolder } from '../support/showFolder.ts';

const WATCHED_MS = 3_000;
const TICK_MS = 10;

/** Processor time used so far, ms; user and system are the 14th and 15th field, behind a name in brackets. */
function used(pid: number): number {
  const [, rest = ''] = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = rest.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * TICK_MS;
}

test.runIf(process.platform === 'linux')(
  'given both outputs closed, when lines are to be written, then the server answers and does not spin',
  async () => {
    const folder = makeShowFolder('lost-output');
    const server = await startBuiltServer(folder.env);
    try {
      server.child.stdout?.destroy();
      server.child.stderr?.destroy();
      // a refused token is a line of the log
      const page = consolePage(server.url, 'fc_nobody');
      await expect(page.client.me.query()).rejects.toThrow();
      page.close();
      const before = used(server.child.pid ?? 0);
      await realClock.sleepUntil(realClock.now() + WATCHED_MS);
      expect(used(server.child.pid ?? 0) - before).toBeLessThan(WATCHED_MS / 2);
      expect((await fetch(server.url)).status).toBe(200);
      expect((await server.stop()).code).toBe(0);
    } finally {
      await server.kill();
      folder.remove();
    }
  },
  60_000,
);
