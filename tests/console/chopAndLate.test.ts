// What a console is told of a chop and of a hand entered afterwards: amounts and times, never a card.
import { describe, expect, it } from 'vitest';
import { mostAgo } from '../../app/console/afterwardsForm.ts';
import { clientId, tableId } from '../../server/base/ids.ts';
import { handId } from '../../server/engine/ids.ts';
import { nextLateTime } from '../../server/log/lateHand.ts';
import { foldEntry } from '../../server/log/tableState.ts';
import { startedAfterwards } from '../../server/table/afterwards.ts';
import { decideStart } from '../../server/table/decideStart.ts';
import { entryOf } from '../../server/table/writer.ts';
import { viewOf } from './inputs.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { acts, board, CASH, dealt, seated } from './tables.ts';

const CARDS = ['Th', '8s', '2s'];
const twoLeft = (show: Show) => acts(show, ['call', 'check']);
const inCash = () => giveAll(seated([3, 8]), CASH);

describe('the offer of a chop', () => {
  it('is there once nobody has to act, with the most of each seat and equal parts', () => {
    const view = viewOf(twoLeft(dealt(inCash(), 3)));
    expect(view.phase).toBe('BETTING_CLOSED');
    const half = view.pot / 2;
    expect(view.chop).toEqual({
      total: view.pot,
      most: [
        { seat: 8, amount: view.pot },
        { seat: 3, amount: view.pot },
      ],
      equal: [
        { seat: 8, amount: half },
        { seat: 3, amount: half },
      ],
      unit: view.unit,
      needsRuling: false,
    });
  });

  it('needs the floor where pots are played for a title', () => {
    expect(viewOf(twoLeft(dealt(seated([3, 8]), 3))).chop?.needsRuling).toBe(true);
  });

  it.each([
    ['before the first hand', seated([3, 8])],
    ['while somebody has to act', dealt(inCash(), 3)],
    ['on the flop', board(twoLeft(dealt(inCash(), 3)), 'flop', CARDS)],
    ['with one player left', acts(dealt(inCash(), 3), ['fold'])],
  ])('is not there %s', (_, show) => {
    expect(viewOf(show).chop).toBeNull();
  });

  it('is gone after it, and its line may be put right and taken back', () => {
    const before = twoLeft(dealt(inCash(), 3));
    const shares = [...(viewOf(before).chop?.equal ?? [])];
    const view = viewOf(give(before, { do: 'chop', hand: HAND, shares }));
    expect(view).toMatchObject({ chop: null, phase: 'COMPLETE', canUndo: true, next: 'start-hand' });
    const chopped = view.lines.filter((line) => line.type === 'PotDecided');
    expect(chopped).toMatchObject([{ amount: view.pots[0]?.amount, code: 'CHOPPED', editable: true }]);
    expect(view.undoOf?.type).toBe('PotDecided');
  });

  it('twin: pots that hands decided have no such line', () => {
    const view = viewOf(give(acts(dealt(inCash(), 3), ['fold']), { do: 'award', hand: HAND }));
    expect(view.lines.filter((line) => line.type === 'PotDecided')).toEqual([]);
  });
});

describe('a hand entered afterwards', () => {
  const NOW = 600_000;
  const late = (): Show => {
    const show = give(seated([3, 8]), { do: 'setButton', button: 3 });
    const command = { do: 'startHand', hand: handId(HAND), afterwards: { beganAgoMs: 300_000 } } as const;
    const started = decideStart(show.state, command);
    const decided = started.ok ? startedAfterwards(show.state, started.value, { command, now: NOW }) : started;
    if (!decided.ok) throw new Error(decided.error.code);
    const by = { actor: 'maria', clientId: clientId('client-late'), typed: true };
    const times = { recorded: NOW, happened: NOW - 300_000 };
    const entry = entryOf(tableId('main'), show.state, { decided: decided.value, ...by, ...times });
    return { state: foldEntry(show.state, entry), entries: [...show.entries, entry], turn: 0 };
  };

  it('says since when, and where the next entry is placed', () => {
    expect(viewOf(late(), { now: NOW + 5_000 }).afterwards).toEqual({
      began: NOW - 300_000,
      at: NOW - 280_000,
      caughtUp: false,
    });
  });

  it('has a line in the log', () => {
    expect(viewOf(late()).lines).toContainEqual(
      expect.objectContaining({ type: 'HandEnteredAfterwards', to: NOW - 300_000 }),
    );
  });

  it('is no longer told once it has caught up by name', () => {
    const view = viewOf(give(late(), { do: 'catchUp', hand: HAND }), { now: NOW });
    expect(view.afterwards).toBeNull();
    expect(view.lines.map((line) => line.type)).toContain('CaughtUp');
  });

  it('never promises a place behind now', () => {
    const { state } = late();
    for (const now of [NOW - 290_000, NOW, NOW + 1]) expect(nextLateTime(state, now)).toBeLessThanOrEqual(now);
  });

  it('offers no time before the last hand was over; twin: the table refuses one second more', () => {
    const show = give(acts(dealt(seated([3, 8]), 3), ['fold']), { do: 'award', hand: HAND });
    const now = show.state.playedUntil + 200_900;
    const { playedUntil } = viewOf(show, { now });
    const most = mostAgo(now, playedUntil);
    expect(most).toBe(200_000);
    const startedAgo = (beganAgoMs: number) => {
      const command = {
        do: 'startHand',
        hand: handId('01890000-0000-7000-8000-00000000aaaa'),
        afterwards: { beganAgoMs },
      } as const;
      const started = decideStart(show.state, command);
      return started.ok ? startedAfterwards(show.state, started.value, { command, now }) : started;
    };
    expect(startedAgo(most).ok).toBe(true);
    expect(startedAgo(most + 1_000)).toMatchObject({ ok: false, error: { code: 'began-before-last-hand' } });
    expect(mostAgo(playedUntil, playedUntil)).toBe(0);
  });

  it('twin: a hand that begins as it is entered says nothing', () => {
    expect(viewOf(dealt(seated([3, 8]), 3)).afterwards).toBeNull();
  });
});
