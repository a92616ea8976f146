// Guards that can fail: each leak below is one line of release gone wrong, and the audit of the pictures says so.
import { describe, expect, test } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { auditOf } from '../properties/releaseAudit.ts';
import { type Leak, ReleaseHouse } from '../properties/releaseHouse.ts';
import { scriptHand } from './script.ts';
import { GATED, openStage, SHORT, type Stage, VENUE } from './stage.ts';

const CANVASES = [SHORT, { ...GATED, delayMs: 60_000 }, VENUE];

/** A late read, an award that is taken back after the settle time, a late action, and the next hand. */
async function play(stage: Stage): Promise<void> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2]));
  await stage.at(25_000, (s) => s.deal([3], { seen: 12_000 }));
  await stage.at(40_000, (s) => s.act('raise', 30).act('fold'));
  await stage.at(45_000, (s) => s.act('fold').award().left('tags-gone'));
  await stage.at(50_000, (s) => s.undo().undo());
  await stage.at(88_000, (s) => s.hole('corrected', [1, 0]));
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
    'another card without a snap',
    { moment: (moment) => ({ ...moment, snap: false }) },
    'card exchanged without a snap',
  ],
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

/** A show that ends, is reopened before the end was due, and ends again. */
async function playToEnd(stage: Stage): Promise<void> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  await stage.at(40_000, (s) => s.plain({ do: 'endShow' }));
  await stage.at(50_000, (s) => s.plain({ do: 'reopenShow' }));
  await stage.at(120_000, (s) => s.plain({ do: 'endShow' }));
}

const END_LEAKS: readonly (readonly [string, Leak, string])[] = [
  [
    'an end that stands though it was taken back',
    { entry: (entry) => (entry.events.some((event) => event.type === 'ShowReopened') ? null : entry) },
    'card before its time',
  ],
  [
    'an end that airs with the last award',
    {
      entry: (entry) =>
        entry.events.some((event) => event.type === 'HandCompleted')
          ? { ...entry, events: [...entry.events, { type: 'ShowEnded' }] }
          : entry,
    },
    'ended before its time',
  ],
];

/** The first hand is held and let go again, the second one dropped; every canvas lists results. */
async function playHeld(stage: Stage): Promise<void> {
  const { house } = stage;
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await house.say({ do: 'holdHand', hand: scriptHand(1) });
  await stage.at(20_000, (s) => s.act('raise', 30));
  await stage.at(30_000, (s) => s.act('fold').act('fold').award());
  await stage.at(45_000, (s) => s.plain({ do: 'renameSeat', seat: seatNo(1), name: 'Anna' }));
  await stage.until(55_000);
  await house.say({ do: 'letHandGo', hand: scriptHand(1) });
  await stage.at(57_000, (s) => s.hand().deal([1, 2, 3]));
  await house.say({ do: 'dropHand', hand: scriptHand(2) });
  await stage.at(58_000, (s) => s.act('fold').act('fold').award());
  await stage.at(60_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.until(130_000);
}

const WORD_LEAKS: readonly (readonly [string, Leak, string])[] = [
  ['a canvas that never hears of a word', { deaf: true }, 'a hand that is kept back'],
  ['a picture with the live hand', { moment: (moment, { hand }) => ({ ...moment, hand }) }, 'a hand that is kept back'],
  [
    'a result of a hand that is not shown',
    { moment: (moment) => ({ ...moment, previous: [{ number: 2, pot: 15, winners: [] }] }) },
    'the result of a hand that is kept back',
  ],
  [
    'a held hand that counts its actions',
    { moment: (moment, { position }) => ({ ...moment, snap: moment.withheld === 'held' && position % 2 === 0 }) },
    'a held hand that tells how it goes on',
  ],
  [
    'lines of a held hand',
    {
      moment: (moment) =>
        moment.withheld === 'none'
          ? moment
          : { ...moment, lines: [{ position: 1, at: 0, event: { type: 'DealCompleted' } }] },
    },
    'something of a hand that is kept back',
  ],
  ['a vault that is asked all the same', { deaf: true }, 'vault asked for a hand that is kept back'],
];

async function faultsWith(leak: Leak, played = play): Promise<readonly string[]> {
  const stage = await openStage(CANVASES, 3, new ReleaseHouse(DECK, leak));
  await played(stage);
  await stage.house.desk.control('anna', { do: 'panic' });
  await stage.until(151_000);
  return [...new Set(auditOf(stage.house).map((fault) => fault.what))];
}

describe('the audit of pictures', () => {
  test('given the real desk, then it finds nothing', async () => {
    expect(await faultsWith({})).toEqual([]);
    expect(await faultsWith({}, playToEnd)).toEqual([]);
    expect(await faultsWith({}, playHeld)).toEqual([]);
  });

  test.each(END_LEAKS)('the twin: %s is caught', async (_title, leak, what) => {
    expect(await faultsWith(leak, playToEnd)).toContain(what);
  });

  test.each(WORD_LEAKS)('the twin: %s is caught', async (_title, leak, what) => {
    expect(await faultsWith(leak, playHeld)).toContain(what);
  });

  test.each(LEAKS)('the twin: %s is caught', async (_title, leak, what) => {
    expect(await faultsWith(leak)).toContain(what);
  });
});
