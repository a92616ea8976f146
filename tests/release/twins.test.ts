// Guards that can fail: each leak below is one line of release gone wrong, and the audit of the pictures says so.
import { describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { auditOf } from '../properties/releaseAudit.ts';
import { type Leak, ReleaseHouse } from '../properties/releaseHouse.ts';
import { GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

const CANVASES = [SHORT, { ...GATED, delayMs: 60_000 }, VENUE];

/** A late read, an award that is taken back after the settle time, a late action, and the next hand. */
async function play(stage: Stage): Promise<void> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2]));
  await stage.at(25_000, (s) => s.deal([3], { seen: 12_000 }));
  await stage.at(40_000, (s) => s.act('raise', 30).act('fold'));
  await stage.at(45_000, (s) => s.act('fold').award().left('tags-gone'));
  await stage.at(50_000, (s) => s.undo().undo());
  await stage.at(90_000, (s) => s.act('call', null, { seen: 60_000 }));
  await stage.until(150_000);
}

const LEAKS: readonly (readonly [string, Leak, string])[] = [
  ['a line that ignores the delay', { config: (config) => ({ ...config, delayMs: 0 }) }, 'line before its time'],
  [
    'a delay one second short',
    { config: (config) => ({ ...config, delayMs: Math.max(0, config.delayMs - 1_000) }) },
    'hand before its time',
  ],
  ['cards that go by happened', { entry: (entry) => ({ ...entry, recorded: entry.happened }) }, 'card before its time'],
  ['a gate that is open', { config: (config) => ({ ...config, gate: 'off' }) }, 'vault asked before the time'],
  [
    'a gate that ignores retraction',
    { entry: (entry) => (entry.input.type === 'amend' ? null : entry) },
    'card before its time',
  ],
  ['corrections without a snap', { moment: (moment) => ({ ...moment, snap: false }) }, 'corrected without a snap'],
  [
    'a hidden picture that is not empty',
    { moment: (moment, table) => ({ ...moment, session: table.session }) },
    'hidden but not empty',
  ],
  [
    'a canvas that forgets cards that are out',
    {
      moment: (moment, table) =>
        table.recorded < 90_000 ? moment : { ...moment, slots: moment.slots.map((slot) => ({ ...slot, card: null })) },
    },
    'card taken back',
  ],
];

async function faultsWith(leak: Leak): Promise<readonly string[]> {
  const stage = await openStage(CANVASES, 3, new ReleaseHouse(DECK, leak));
  await play(stage);
  await stage.house.desk.control('anna', { do: 'panic' });
  await stage.until(151_000);
  return [...new Set(auditOf(stage.house).map((fault) => fault.what))];
}

describe('the audit of pictures', () => {
  test('given the real desk, then it finds nothing', async () => {
    expect(await faultsWith({})).toEqual([]);
  });

  test.each(LEAKS)('the twin: %s is caught', async (_title, leak, what) => {
    expect(await faultsWith(leak)).toContain(what);
  });
});
