// Presses against real views: what is sent, and that the table's own rules would take it.
import { describe, expect, it } from 'vitest';
import { type Effect, type Entry, NO_ENTRY, pressed } from '../../app/console/deskMoves.ts';
import type { Intent } from '../../app/console/keys.ts';
import { PLAIN_HAND, startCommand, togglePost, toggleStraddle } from '../../app/console/nextHand.ts';
import { boardToType } from '../../app/console/typing.ts';
import { consoleWords } from '../../app/console/words.ts';
import { LANGUAGES } from '../../app/messages/language.ts';
import { lastChange } from '../../server/console/consoleLines.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { chips } from '../../server/engine/chips.ts';
import { seatNo } from '../../server/engine/seat.ts';
import type { LogEntry } from '../../server/log/entry.ts';
import { release, viewOf } from './inputs.ts';
import { give, giveAll, HAND, NEW_SHOW, refusalOf, type Show } from './show.ts';
import { acts, CASH, dealt, LEVEL, releasedAtShowdown, seated } from './tables.ts';

const NEW_HAND = '01980000-0000-7000-8000-000000000999';
const raised = () => acts(dealt(seated([1, 2, 3, 5, 7, 9]), 9), [['raise', 110_000]]);

function run(view: ConsoleView, intents: readonly Intent[]): { readonly entry: Entry; readonly effect: Effect | null } {
  let state: { entry: Entry; effect: Effect | null } = { entry: NO_ENTRY, effect: null };
  for (const intent of intents)
    state = pressed({ view, entry: state.entry, intent, nextHand: PLAIN_HAND, newHand: () => NEW_HAND });
  return state;
}

function type(digits: string): readonly Intent[] {
  return [...digits].map((text) => ({ do: 'type', text }));
}

function commandOf(show: Show, intents: readonly Intent[]) {
  const { effect } = run(viewOf(show), intents);
  return effect?.kind === 'command' ? effect.command : effect;
}

describe('pressed', () => {
  it.each([
    ['F', [{ do: 'fold' }], { action: 'fold', to: null }],
    ['C facing a raise', [{ do: 'passive' }], { action: 'call', to: null }],
    ['A', [{ do: 'all-in' }], { action: 'allin', to: null }],
    ['B B: the minimum', [{ do: 'wager' }, { do: 'wager' }], { action: 'raise', to: 170_000 }],
    ['B Enter: the minimum', [{ do: 'wager' }, { do: 'confirm' }], { action: 'raise', to: 170_000 }],
    ['26 Enter', [...type('26'), { do: 'confirm' }], { action: 'raise', to: 260_000 }],
    ['B 26 Enter', [{ do: 'wager' }, ...type('26'), { do: 'confirm' }], { action: 'raise', to: 260_000 }],
    ['260 K Enter', [...type('260k'), { do: 'confirm' }], { action: 'raise', to: 260_000 }],
    ['26 B', [...type('26'), { do: 'wager' }], { action: 'raise', to: 260_000 }],
    ['267 Backspace Enter', [...type('267'), { do: 'erase' }, { do: 'confirm' }], { action: 'raise', to: 260_000 }],
    ['a quick amount', [{ do: 'take', to: 455_000 }], { action: 'raise', to: 455_000 }],
  ] satisfies readonly [string, readonly Intent[], object][])('%s', (_, intents, action) => {
    const show = raised();
    const command = commandOf(show, intents);
    expect(command).toEqual({ do: 'act', hand: HAND, turn: show.turn, seat: 5, ...action });
    if (command !== null && 'do' in command) expect(refusalOf(show, command)).toBeNull();
  });

  it('offers the least in whole chips, where the rules would take less', () => {
    const short = acts(dealt(seated([1, 2, 5, 9], { 5: 113_300 }), 9), ['allin']);
    const { legal } = viewOf(short);
    expect(legal?.raise?.min).toBe(176_600);
    expect(legal?.quick[0]).toEqual({ label: 'min', to: 180_000 });
    expect((legal?.quick ?? []).filter(({ label, to }) => label !== 'all-in' && to % 5_000 !== 0)).toEqual([]);
    expect(commandOf(short, [{ do: 'wager' }, { do: 'confirm' }])).toMatchObject({ action: 'raise', to: 180_000 });
    // the rules' own minimum is legal all the same
    const exact = commandOf(short, [...type('176600'), { do: 'confirm' }]);
    expect(exact).toMatchObject({ action: 'raise', to: 176_600 });
    if (exact !== null && 'do' in exact) expect(refusalOf(short, exact)).toBeNull();
  });

  it('C checks where nothing is to call', () => {
    const limped = acts(dealt(seated([3, 8]), 3), ['call']);
    expect(commandOf(limped, [{ do: 'passive' }])).toMatchObject({ action: 'check' });
  });

  it('sends nothing for digits that mean no legal amount, and keeps them to be mended', () => {
    const above = run(viewOf(raised()), [...type('99'), ...type('99999'), { do: 'confirm' }]);
    expect(above.effect).toMatchObject({ kind: 'nothing', code: 'amount-above-max', params: { typed: 9_999_999 } });
    expect(above.entry.text).toBe('9999999');
    const below = run(viewOf(raised()), [...type('500'), { do: 'wager' }]);
    expect(below.effect).toEqual({
      kind: 'nothing',
      code: 'amount-below-min',
      params: { typed: 500, min: 170_000 },
    });
    expect(below.entry.text).toBe('500');
  });

  it('an amount that nobody can bet is not kept for later', () => {
    const closed = viewOf(acts(dealt(seated([3, 8]), 3), ['call', 'check']));
    expect(run(closed, type('5'))).toEqual({ entry: NO_ENTRY, effect: { kind: 'nothing', code: 'nobody-acts' } });
  });

  it('Enter without an amount never acts for a player', () => {
    expect(run(viewOf(raised()), [{ do: 'confirm' }]).effect).toEqual({ kind: 'nothing', code: 'amount-missing' });
  });

  it('Backspace undoes once nothing is typed', () => {
    expect(commandOf(raised(), [...type('2'), { do: 'erase' }])).toBeNull();
    expect(commandOf(raised(), [...type('2'), { do: 'erase' }, { do: 'erase' }])).toEqual({ do: 'undo', hand: HAND });
  });

  describe('Z after the hand', () => {
    const awarded = () => give(acts(dealt(seated([3, 8]), 3), ['fold']), { do: 'award', hand: HAND });
    const z = (show: Show) => run(viewOf(show), [{ do: 'undo' }]).effect;
    const undone = { kind: 'command', command: { do: 'undo', hand: HAND } };

    it.each([
      ['chips on top', { do: 'topUp', seat: 3, amount: 50_000 }, 'undo-past-seat', 'ChipsAdded'],
      ['a seat that sits out', { do: 'sitOut', seat: 3, out: true }, 'undo-past-seat', 'SatOut'],
      ['a counted stack', { do: 'setStack', seat: 8, stack: 900_000 }, 'undo-past-seat', 'StackSet'],
      ['a level', LEVEL, 'undo-past-table', 'StructureSet'],
      ['the button', { do: 'setButton', button: 8 }, 'undo-past-table', 'ButtonSet'],
      ['the last hand', { do: 'lastHand', on: true }, 'undo-past-table', 'LastHandSet'],
    ] as const)('given %s entered last, then the award stays and the change is named', (_, change, code, type) => {
      expect(z(give(awarded(), change))).toMatchObject({ kind: 'nothing', code, about: { type } });
    });

    it('given a change that waits, then the play stays and the plan is named', () => {
      const planned = give(acts(dealt(seated([3, 8]), 3), ['call']), { do: 'topUp', seat: 3, amount: 50_000 });
      expect(z(planned)).toMatchObject({ code: 'undo-past-plan', about: { type: 'ChangePlanned', seat: 3 } });
      expect(z(acts(planned, ['check']))).toEqual(undone);
    });

    it('twin: with nothing set up since, the award goes; a correction since is no change', () => {
      expect(z(awarded())).toEqual(undone);
      const again = giveAll(awarded(), [
        { do: 'topUp', seat: 3, amount: 50_000 },
        { do: 'undo', hand: HAND },
      ]);
      expect(z(again)).toEqual(undone);
    });

    it('twin: a change that waited was made by the award, which goes', () => {
      const show = awarded();
      const [last] = show.entries.slice(-1);
      if (last === undefined) throw new Error('no entry');
      const made = (events: LogEntry['events']): LogEntry => ({
        ...{ ...last, position: last.position + 1, events },
        input: { type: 'session', command: { type: 'TopUp', seat: seatNo(3), amount: chips(500) } },
      });
      const added = { type: 'ChipsAdded', seat: seatNo(3), amount: chips(500) } as const;
      expect(lastChange([...show.entries, made([{ type: 'ChangeMade', id: 7 }, added])])).toBeNull();
      expect(lastChange([...show.entries, made([added])])).toMatchObject({ type: 'ChipsAdded', seat: 3 });
    });

    it.each(LANGUAGES)('names the change and the way in %s', (language) => {
      const words = consoleWords(viewOf(awarded()), language);
      for (const code of ['undo-past-seat', 'undo-past-plan', 'undo-past-table'])
        expect(words.code('refusals', code, { what: 'XYZ', seat: 3 })).toMatch(/XYZ.*\..*\..*\./);
      expect(words.code('refusals', 'undo-started-hand')).toMatch(/End hand|Конец раздачи/);
    });

    it('given a hand that was only started, then the way out is said', () => {
      const started = giveAll(seated([3, 8]), [
        { do: 'setButton', button: 3 },
        { do: 'startHand', hand: HAND },
      ]);
      expect(z(started)).toEqual({ kind: 'nothing', code: 'undo-started-hand' });
      expect(z(seated([3, 8]))).toMatchObject({ code: 'undo-past-seat' });
      expect(z(NEW_SHOW)).toEqual({ kind: 'nothing', code: 'nothing-to-undo' });
    });
  });

  it('Escape forgets what is typed', () => {
    expect(run(viewOf(raised()), [...type('26'), { do: 'cancel' }]).entry).toEqual(NO_ENTRY);
  });

  it('Enter starts a hand, completes the deal, awards', () => {
    const idle = give(seated([3, 8]), { do: 'setButton', button: 3 });
    expect(commandOf(idle, [{ do: 'confirm' }])).toEqual({ do: 'startHand', hand: NEW_HAND });
    const started = give(idle, { do: 'startHand', hand: HAND });
    expect(commandOf(started, [{ do: 'confirm' }])).toEqual({ do: 'completeDeal', hand: HAND });
    const folded = acts(dealt(seated([3, 8]), 3), ['fold']);
    expect(commandOf(folded, [{ do: 'confirm' }])).toEqual({ do: 'award', hand: HAND });
  });

  it('Enter and O open the hand that the rules point to, M mucks it', () => {
    const allIn = acts(dealt(seated([3, 8]), 3), ['allin', 'call']);
    const seat = viewOf(allIn).pointerSeat;
    expect(commandOf(allIn, [{ do: 'confirm' }])).toEqual({ do: 'openHand', hand: HAND, seat });
    expect(commandOf(allIn, [{ do: 'open' }])).toEqual({ do: 'openHand', hand: HAND, seat });
    expect(commandOf(allIn, [{ do: 'muck' }])).toEqual({ do: 'muckHand', hand: HAND, seat });
  });

  it('Y and N answer the oldest proposal', () => {
    const proposal = { kind: 'fold', seat: 5, count: 2, confidence: 0.9, evidence: {} } as const;
    const view = viewOf(raised(), {
      proposals: [
        { ...proposal, id: 'old' },
        { ...proposal, id: 'new' },
      ],
    });
    expect(run(view, [{ do: 'accept' }]).effect).toEqual({
      kind: 'command',
      command: { do: 'accept', proposal: 'old' },
    });
    expect(run(view, [{ do: 'dismiss' }]).effect).toEqual({
      kind: 'command',
      command: { do: 'dismiss', proposal: 'old' },
    });
    expect(run(viewOf(raised()), [{ do: 'accept' }]).effect).toEqual({ kind: 'nothing', code: 'nothing-to-confirm' });
  });

  it('hold and panic need no confirmation and keep what is typed', () => {
    const typed = run(viewOf(raised()), [...type('26'), { do: 'panic' }]);
    expect(typed).toEqual({
      entry: { text: '26', armed: true },
      effect: { kind: 'control', control: { do: 'panic' } },
    });
    expect(run(viewOf(raised()), [{ do: 'hold' }]).effect).toEqual({ kind: 'control', control: { do: 'hold' } });
  });

  it('starts a hand with straddles and posts that the rules take', () => {
    const cash = giveAll(seated([1, 2, 3, 5]), [...CASH, { do: 'setButton', button: 1 }]);
    const view = viewOf(cash);
    const planned = togglePost(toggleStraddle(PLAIN_HAND, 5, view), 1, view);
    const command = startCommand(NEW_HAND, planned);
    expect(command).toMatchObject({
      straddles: [{ seat: 5, amount: 100_000 }],
      posts: [{ seat: 1, live: 50_000, dead: 25_000 }],
    });
    expect(refusalOf(cash, command)).toBeNull();
    expect(toggleStraddle(toggleStraddle(PLAIN_HAND, 5, view), 5, view)).toEqual(PLAIN_HAND);
  });

  it('R resumes with the shown gap; Enter keeps the next step of the hand', () => {
    const held = { release: release({ held: true, gapMs: 12_000 }) };
    const idle = viewOf(give(seated([3, 8]), { do: 'setButton', button: 3 }), held);
    expect(run(idle, [{ do: 'resume' }]).effect).toEqual({
      kind: 'control',
      control: { do: 'resume', gapMs: 12_000 },
    });
    expect(run(idle, [{ do: 'confirm' }]).effect).toMatchObject({ kind: 'command', command: { do: 'startHand' } });
    expect(run(viewOf(seated([3]), held), [{ do: 'confirm' }]).effect).toEqual({
      kind: 'nothing',
      code: 'nothing-to-confirm',
    });
  });

  it('T opens the picker of the board that the hand waits for, and nothing at another time', () => {
    const closed = acts(dealt(seated([3, 8]), 3), ['call', 'check']);
    expect(run(viewOf(closed), [{ do: 'type-board' }]).effect).toEqual({ kind: 'form', sheet: { kind: 'board' } });
    expect(run(viewOf(raised()), [{ do: 'type-board' }]).effect).toEqual({
      kind: 'nothing',
      code: 'nothing-to-confirm',
    });
  });

  it('given a stop where a board is awaited, then neither T nor Enter lays the cards over it, nor does the page', () => {
    const closed = acts(dealt(seated([3, 8]), 3), ['call', 'check']);
    const report = { do: 'report', hand: HAND, report: { kind: 'duplicate' }, by: 'DEALER' } as const;
    const stopped = viewOf(give(closed, report), { readers: [] });
    for (const press of ['type-board', 'confirm'] as const)
      expect(run(stopped, [{ do: press }]).effect).toEqual({ kind: 'nothing', code: 'nothing-to-confirm' });
    expect(boardToType(viewOf(closed, { readers: [] }), { role: 'operator' })).not.toBe('');
    expect(boardToType(stopped, { role: 'operator' })).toBe('');
  });

  it('Enter opens the picker again as well, after it was closed', () => {
    const closed = acts(dealt(seated([3, 8]), 3), ['call', 'check']);
    expect(run(viewOf(closed), [{ do: 'confirm' }]).effect).toEqual({ kind: 'form', sheet: { kind: 'board' } });
  });

  it('R14: Enter makes the muck of a released hand final once nothing else is asked, then awards', () => {
    const released = releasedAtShowdown();
    const seat = released.state.hand?.seats.find((s) => s.state === 'MUCK_PENDING')?.seat;
    const command = commandOf(released, [{ do: 'confirm' }]);
    expect(command).toEqual({ do: 'killMuck', hand: HAND, seat });
    const final = give(released, { do: 'killMuck', hand: HAND, seat: seat ?? 0 });
    expect(commandOf(final, [{ do: 'confirm' }])).toEqual({ do: 'award', hand: HAND });
  });

  it.each([
    ['no card', []],
    ['one card', [0]],
  ])('where %s was read, Enter and O open the form for what lies face up', (_, read) => {
    const allIn = acts(dealt(seated([3, 8]), 3), ['allin', 'call']);
    const seat = viewOf(allIn).pointerSeat ?? 0;
    const view = viewOf(allIn, { filled: read.map((slot) => ({ seat, slot, source: 'read' })) });
    const form = { kind: 'form', sheet: { kind: 'opened', seat } };
    expect(run(view, [{ do: 'confirm' }]).effect).toEqual(form);
    expect(run(view, [{ do: 'open' }]).effect).toEqual(form);
  });
});
