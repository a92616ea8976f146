// `feltcast leakcheck` itself on the built server, with its pages: nothing tells of an unopened card.
import { expect, test } from 'vitest';
import { announceSeed, FRESH_SEED, runs } from '../properties/seeds.ts';
import { runCli } from '../support/builtServer.ts';

announceSeed('leakcheck');

const HANDS = runs(10, 200);

test(
  `given ${HANDS} hands in two worlds, then nothing leaks`,
  async () => {
    const args = ['leakcheck', '--hands', String(HANDS), '--seed', String(FRESH_SEED), '--json'];
    const { code, out, err } = await runCli({}, args);
    expect({ code, said: code === 0 ? '' : `${out}${err}` }).toEqual({ code: 0, said: '' });
    expect(JSON.parse(out)).toMatchObject({ ok: true, hands: HANDS, differences: 0, first: null });
  },
  HANDS * 120_000,
);
