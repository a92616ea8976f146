// The console's view of a table: legal actions, what Enter does, openings, lines, and that nothing hangs on a hole card.
import { describe, expect, it } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { decide } from '../../server/engine/decide.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { inputOf, release, viewOf } from './inputs.ts';
import { give, giveAll, HAND, NEW_SHOW, refusalOf, type Show } from './show.ts';
import { acts, board, CASH, dealt, LEVEL, open, seated } from './tables.ts';

const six = () => dealt(seated([1, 2, 3, 5, 7, 9]), 9);
const threeStreets = (show: Show) =>
  acts(
    board(
      acts(board(acts(board(show, 'flop', ['Th', '8s', '2s']), ['check', 'check']), 'turn', ['Js']), [
        'check',
        'check',
      ]),
      'river',
      ['4d'],
    ),
    ['check', 'check'],
  );
const headsUpRiver = () => threeStreets(acts(dealt(seated([3, 8]), 3), ['call', 'check']));
const allIn = () => acts(dealt(seated([3, 8]), 3), ['allin', 'call']);

describe('consoleView', () => {
  it('always has ten seats, empty ones included', () => {
    const view = viewOf(seated([2, 7]));
    expect(view.seats.map((s) => s.seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(view.seats[0]?.state).toBe('empty');
    expect(view.seats[1]).toMatchObject({ state: 'waiting', name: 'Konstantin Puchkov', stack: 3_420_000 });
  });

  it('says of a seat whether it plays the next hands, also where that waits for the end of the hand', () => {
    const presence = (show: Show) => viewOf(show).seats.find((s) => s.seat === 3)?.presence;
    const running = acts(dealt(seated([3, 8]), 3), ['call']);
    const leaving = give(running, { do: 'sitOut', seat: 3, out: true });
    const over = give(acts(running, [['raise', 150_000], 'fold']), { do: 'award', hand: HAND });
    const out = give(over, { do: 'sitOut', seat: 3, out: true });
    expect(presence(running)).toBe('in');
    expect(presence(leaving)).toBe('out-after-hand');
    expect(presence(give(leaving, { do: 'sitOut', seat: 3, out: false }))).toBe('in');
    expect(presence(over)).toBe('in');
    expect(presence(out)).toBe('out');
    expect(presence(give(out, { do: 'sitOut', seat: 3, out: false }))).toBe('in');
  });

  it.each([
    ['nothing without blinds', NEW_SHOW, ''],
    ['nothing with one player', seated([2]), ''],
    ['start-hand when two players have chips', seated([2, 7]), 'start-hand'],
    [
      'complete-deal while cards are dealt',
      give(give(seated([2, 7]), { do: 'setButton', button: 2 }), { do: 'startHand', hand: HAND }),
      'complete-deal',
    ],
    ['nothing while somebody has to act', six(), ''],
    ['open while all-in hands must be turned up', allIn(), 'open'],
    ['open at the showdown', headsUpRiver(), 'open'],
    ['award once the pots are decided', acts(dealt(seated([3, 8]), 3), ['fold']), 'award'],
    [
      'start-hand after the award',
      give(acts(dealt(seated([3, 8]), 3), ['fold']), { do: 'award', hand: HAND }),
      'start-hand',
    ],
  ])('Enter: %s', (_, show, next) => {
    expect(viewOf(show).next).toBe(next);
  });

  it('held graphics change nothing of what Enter does', () => {
    const held = { release: release({ held: true, gapMs: 12_000 }) };
    expect(viewOf(NEW_SHOW, held).next).toBe('');
    expect(viewOf(seated([2, 7]), held).next).toBe('start-hand');
  });

  it('5.1 offers only legal amounts, as totals of the street, none twice', () => {
    const show = acts(six(), [['raise', 110_000], 'call']);
    const legal = viewOf(show).legal;
    expect(legal).toMatchObject({ check: false, verb: 'raise', fold: true });
    const hand = show.state.hand;
    for (const { to } of legal?.quick ?? []) {
      const raise = decide(hand, { type: 'Act', seat: seatNo(legal?.seat ?? 1), action: 'raise', to: chips(to) });
      expect({ to, ok: raise.ok }).toEqual({ to, ok: true });
    }
    const totals = legal?.quick.map((q) => q.to) ?? [];
    expect(new Set(totals).size).toBe(totals.length);
    expect(totals[0]).toBe(legal?.raise?.min);
    expect(totals.at(-1)).toBe(legal?.raise?.max);
  });

  it('counts a pot-sized raise after the call, in whole units', () => {
    const legal = viewOf(acts(six(), [['raise', 110_000]])).legal;
    // 25 + 50 + 50 (ante) + 110 in the middle, 110 to call: 110 + 345
    expect(legal?.quick.find((q) => q.label === 'pot')?.to).toBe(455_000);
    expect(legal?.quick.find((q) => q.label === 'half')?.to).toBe(280_000);
  });

  it('keeps chips in front of the seats out of the pots and in the total', () => {
    const view = viewOf(acts(six(), [['raise', 110_000]]));
    expect(view.pot).toBe(235_000);
    expect(view.pots.map((p) => p.amount)).toEqual([50_000]);
    expect(view.seats.reduce((sum, s) => sum + s.bet, 0)).toBe(185_000);
  });

  it('shows slots as missing, scanned or typed', () => {
    const view = viewOf(six(), {
      filled: [
        { seat: 1, slot: 0, source: 'read' },
        { seat: 1, slot: 1, source: 'typed' },
      ],
    });
    expect(view.seats[0]?.slots).toEqual(['scanned', 'typed']);
    expect(view.seats[1]?.slots).toEqual(['missing', 'missing']);
    expect(view.seats[3]?.slots).toEqual(['none', 'none']);
  });
});

describe('openings', () => {
  const opened = () => open(allIn(), 8, ['As', 'Kd']);
  const text = (show: Show, openingsVisible: boolean) => JSON.stringify(viewOf(show, { openingsVisible }));

  it('no face of an opened hand before consoles may see it', () => {
    const view = viewOf(opened(), { openingsVisible: false });
    expect(view.openings).toBe('waiting');
    expect(view.seats[7]).toMatchObject({ state: 'opened', opened: [] });
    expect(text(opened(), false)).not.toMatch(/"As"|"Kd"/);
  });

  it('twin: with the second key the faces are there', () => {
    expect(viewOf(opened()).openings).toBe('shown');
    expect(text(opened(), true)).toMatch(/"As","Kd"/);
  });

  it('the view is the same whatever a waiting opened hand holds', () => {
    expect(text(open(allIn(), 8, ['7c', '2d']), false)).toBe(text(opened(), false));
  });

  it('twin: visible openings differ', () => {
    expect(text(open(allIn(), 8, ['7c', '2d']), true)).not.toBe(text(opened(), true));
  });

  it('offers opening and mucking by the rules alone', () => {
    const showdown = viewOf(headsUpRiver());
    expect(showdown.pointerSeat).toBe(8);
    expect(showdown.seats[7]?.moves).toEqual(['open', 'muck']);
    expect(viewOf(allIn()).seats[7]?.moves).toEqual(['open']);
    expect(viewOf(six()).seats.flatMap((s) => s.moves)).toEqual([]);
  });
});

describe('board', () => {
  it('2.5.3 waits for the street that the rules allow, with its count', () => {
    expect(viewOf(acts(dealt(seated([3, 8]), 3), ['call'])).nextBoard).toBeNull();
    const closed = acts(dealt(seated([3, 8]), 3), ['call', 'check']);
    expect(viewOf(closed).nextBoard).toEqual({ street: 'flop', run: 0, count: 3 });
    const flop = acts(board(closed, 'flop', ['Th', '8s', '2s']), ['check', 'check']);
    expect(viewOf(flop).nextBoard).toEqual({ street: 'turn', run: 0, count: 1 });
  });

  it('greys only what lies face up', () => {
    const show = board(acts(dealt(seated([3, 8]), 3), ['call', 'check']), 'flop', ['Th', '8s', '2s']);
    expect(viewOf(show).faceUp).toEqual(['Th', '8s', '2s']);
  });

  it('asks how often to run the board only where the profile has it', () => {
    expect(viewOf(open(open(allIn(), 8, ['As', 'Kd']), 3, ['Qc', 'Qd'])).runsAllowed).toEqual([]);
    const cash = giveAll(seated([3, 8]), CASH);
    const show = acts(dealt(cash, 3), ['allin', 'call']);
    expect(viewOf(show).runsAllowed.length).toBeGreaterThan(1);
  });
});

describe('lines and undo', () => {
  it('names what undo takes back', () => {
    const view = viewOf(acts(six(), [['raise', 110_000]]));
    expect(view.canUndo).toBe(true);
    expect(view.undoOf).toMatchObject({ type: 'raise', seat: 3, to: 110_000, actor: 'maria' });
    expect(viewOf(seated([2, 7])).undoOf).toBeNull();
  });

  it('an undone action stays as a retracted line and can come back', () => {
    const undone = give(acts(six(), [['raise', 110_000]]), { do: 'undo', hand: HAND });
    const view = viewOf(undone);
    expect(view.canRedo).toBe(true);
    expect(view.lines.filter((l) => l.type === 'raise')).toMatchObject([{ retracted: true, editable: false }]);
    const taken = view.lines.find((line) => line.retracted);
    expect(view.lines.at(-1)).toMatchObject({ type: 'HandAmended', code: 'retract', to: taken?.position });
  });

  it('an inserted action stands where it happened', () => {
    const show = acts(six(), ['fold', 'call']);
    const call = viewOf(show).lines.find((l) => l.type === 'call');
    const late = give(show, {
      do: 'amend',
      hand: HAND,
      edits: [
        {
          type: 'replace',
          position: call?.position ?? 0,
          command: { type: 'Act', seat: 5, action: 'raise', to: 150_000 },
        },
      ],
      onIllegal: 'cancel',
      ruling: null,
    });
    const types = viewOf(late).lines.map((l) => l.type);
    expect(types.indexOf('fold')).toBeLessThan(types.indexOf('raise'));
    expect(types).not.toContain('call');
  });

  it('lets a person edit his own steps, not those of readers and start', () => {
    const lines = viewOf(acts(six(), ['fold'])).lines;
    expect(lines.filter((l) => l.editable).map((l) => l.type)).toEqual(['fold']);
  });

  it('lists alarms of what counts now', () => {
    const show = acts(acts(dealt(seated([3, 8]), 3), ['call']), ['fold']);
    expect(viewOf(show).alarms).toMatchObject([{ code: 'FOLD_UNFORCED', severity: 'soft', seat: 8 }]);
  });

  it('keeps the turn guard that the table checks', () => {
    const show = acts(six(), ['fold', 'call']);
    const { turn, legal } = viewOf(show);
    expect(
      refusalOf(show, { do: 'act', hand: HAND, turn, seat: legal?.seat ?? 0, action: 'fold', to: null }),
    ).toBeNull();
    expect(
      refusalOf(show, { do: 'act', hand: HAND, turn: turn - 1, seat: legal?.seat ?? 0, action: 'fold', to: null })
        ?.code,
    ).toBe('stale-command');
  });
});

describe('level and positions', () => {
  it('shows the next hand between hands and the running one during it', () => {
    const idle = viewOf(give(seated([2, 7, 9]), { do: 'setButton', button: 7 }));
    expect(idle.positions).toEqual({ button: 7, smallBlind: 9, bigBlind: 2 });
    const raised = give(six(), { ...LEVEL, structure: { ...LEVEL.structure, bigBlind: 100_000, minBet: 100_000 } });
    expect(viewOf(raised).bigBlind).toBe(50_000);
  });

  it('the input has no place for a hole card', () => {
    expect(Object.keys(inputOf(six()).filled[0] ?? {}).sort()).toEqual(['seat', 'slot', 'source']);
  });
});
