// Presses against real views: what is sent, and that the table's own rules would take it.
import { describe, expect, it } from 'vitest';
import { type Effect, type Entry, NO_ENTRY, pressed } from '../../app/console/deskMoves.ts';
import type { Intent } from '../../app/console/keys.ts';
import { PLAIN_HAND, startCommand, togglePost, toggleStraddle } from '../../app/console/nextHand.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { release, viewOf } from './inputs.ts';
import { give, giveAll, HAND, refusalOf, type Show } from './show.ts';
import { acts, CASH, dealt, seated } from './tables.ts';

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
    ['26 B', [...type('26'), { do: 'wager' }], { action: 'raise', to: 260_000 }],
    ['267 Backspace Enter', [...type('267'), { do: 'erase' }, { do: 'confirm' }], { action: 'raise', to: 260_000 }],
    ['a quick amount', [{ do: 'take', to: 455_000 }], { action: 'raise', to: 455_000 }],
  ] satisfies readonly [string, readonly Intent[], object][])('%s', (_, intents, action) => {
    const show = raised();
    const command = commandOf(show, intents);
    expect(command).toEqual({ do: 'act', hand: HAND, turn: show.turn, seat: 5, ...action });
    if (command !== null && 'do' in command) expect(refusalOf(show, command)).toBeNull();
  });

  it('C checks where nothing is to call', () => {
    const limped = acts(dealt(seated([3, 8]), 3), ['call']);
    expect(commandOf(limped, [{ do: 'passive' }])).toMatchObject({ action: 'check' });
  });

  it('sends nothing for digits that mean no legal amount, and keeps them to be mended', () => {
    const { entry, effect } = run(viewOf(raised()), [...type('99'), ...type('99999'), { do: 'confirm' }]);
    expect(effect).toEqual({ kind: 'nothing', code: 'amount-illegal' });
    expect(entry.text).toBe('9999999');
  });

  it('Enter without an amount never acts for a player', () => {
    expect(run(viewOf(raised()), [{ do: 'confirm' }]).effect).toEqual({ kind: 'nothing', code: 'amount-missing' });
  });

  it('Backspace undoes once nothing is typed', () => {
    expect(commandOf(raised(), [...type('2'), { do: 'erase' }])).toBeNull();
    expect(commandOf(raised(), [...type('2'), { do: 'erase' }, { do: 'erase' }])).toEqual({ do: 'undo', hand: HAND });
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
