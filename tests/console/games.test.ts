// The console in games other than hold'em: what each key does, what the view says, and the forms of game and cash.
import { describe, expect, it } from 'vitest';
import { pressed } from '../../app/console/deskMoves.ts';
import { editsOf } from '../../app/console/editForm.ts';
import { fieldsOf, type GameForm, gameCommand, gameForm, withGame, withMixed } from '../../app/console/gameForm.ts';
import { levelText } from '../../app/console/gameText.ts';
import type { Intent } from '../../app/console/keys.ts';
import { lineText } from '../../app/console/lineText.ts';
import { PLAIN_HAND, startCommand, toggleBuyer, toggleSleeper, toggleStraddle } from '../../app/console/nextHand.ts';
import { consoleWords } from '../../app/console/words.ts';
import { cardsView } from '../../server/console/cards/cardsView.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { tableCommandSchema } from '../../server/table/commands.ts';
import { cashTable, dealtGame, draws, FIXED, HORSE, POT_LIMIT, playing, STUD, streetDealt } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { give, HAND, refusalOf, type Show } from './show.ts';
import { act, acts } from './tables.ts';

const SIX = [1, 2, 3, 5, 7, 9];
const UP = ['Kd', '2c', '9h', 'Js', 'Th', '4c'];
const stud = dealtGame(playing('stud', STUD, SIX), 9, UP);
const triple = acts(dealtGame(playing('triple_draw_27', FIXED, SIX), 9), [
  ...(['call', 'call', 'call', 'call', 'call', 'check'] as const),
]);
const plo = dealtGame(playing('omaha', POT_LIMIT, SIX), 9);
const english = (view: ConsoleView) => consoleWords(view, 'en');

function press(show: Show, intent: Intent) {
  const at = { view: viewOf(show), entry: { text: '', armed: false }, nextHand: PLAIN_HAND, newHand: () => HAND };
  const { effect } = pressed({ ...at, intent });
  return effect?.kind === 'command' ? effect.command : effect;
}

describe('one key for what the seat does', () => {
  it('given the seat that opens a stud, then C brings in, and B completes at once', () => {
    expect(press(stud, { do: 'passive' })).toMatchObject({ do: 'act', seat: 2, action: 'bring_in' });
    expect(press(stud, { do: 'wager' })).toMatchObject({ do: 'act', seat: 2, action: 'complete', to: 50_000 });
  });

  it('given fixed limit, then B takes the one legal raise at the first press', () => {
    expect(press(dealtGame(playing('holdem', FIXED, SIX), 9), { do: 'wager' })).toMatchObject({
      ...{ do: 'act', action: 'raise', to: 100_000 },
    });
  });

  it('twin: given no limit or pot limit, then the first press of B only begins an amount', () => {
    expect(press(plo, { do: 'wager' })).toBeNull();
  });

  it('given a card must go for good, then C and 0 say how many, and so does the table', () => {
    const pineapple = acts(dealtGame(playing('pineapple', POT_LIMIT, [1, 2]), 1), ['call', 'check']);
    const says = { kind: 'nothing', code: 'throw-count', params: { count: 1 } };
    expect(press(pineapple, { do: 'passive' })).toEqual(says);
    expect(press(pineapple, { do: 'type', text: '0' })).toEqual(says);
    expect(press(pineapple, { do: 'type', text: '2' })).toEqual(says);
    const two = { do: 'discard', hand: HAND, seat: 1, count: 2, slots: null } as const;
    expect(refusalOf(pineapple, two)).toMatchObject({ code: 'wrong-throw', params: { seat: 1, count: 1 } });
  });

  it('given a draw, then C stands pat and a digit is the number of cards, whichever they are', () => {
    expect(press(triple, { do: 'passive' })).toEqual({ do: 'discard', hand: HAND, seat: 1, count: 0, slots: null });
    expect(press(triple, { do: 'type', text: '3' })).toMatchObject({ do: 'discard', seat: 1, count: 3 });
    expect(press(triple, { do: 'type', text: '6' })).toMatchObject({ kind: 'nothing', code: 'draw-count' });
    expect(press(triple, { do: 'type', text: '000' })).toMatchObject({ kind: 'nothing', code: 'draw-count' });
  });

  it('given a report that stops the hand, then no key draws; once it is ruled they do (twin)', () => {
    const report = { kind: 'dispute', previous: false } as const;
    const stopped = give(triple, { do: 'report', hand: HAND, report, by: 'DEALER' });
    expect(viewOf(stopped).draw).toBeNull();
    expect(press(stopped, { do: 'type', text: '2' })).not.toMatchObject({ do: 'discard' });
    const ruled = give(stopped, { do: 'rule', hand: HAND, incident: 1, outcome: 'stands', by: 'JUDGE', note: '' });
    expect(press(ruled, { do: 'type', text: '2' })).toMatchObject({ do: 'discard', count: 2 });
  });

  it('given a card that lies face up and was not read, then Enter and T ask for it', () => {
    const unread = dealtGame(playing('razz', STUD, SIX), 9, ['Kd', '2c', '', 'Js', 'Th', '4c']);
    for (const intent of ['confirm', 'type-board'] as const)
      expect(press(unread, { do: intent })).toEqual({ kind: 'form', sheet: { kind: 'up', seat: 3, slot: 2 } });
    expect(viewOf(unread).upCards).toMatchObject({ asked: true, seats: [1, 2, 3, 5, 7, 9] });
    const said = give(unread, { do: 'completeDeal', hand: HAND, opener: 1 });
    expect(viewOf(said)).toMatchObject({ phase: 'BETTING', legal: { seat: 1, bringIn: 15_000 } });
  });
});

describe('what the view says', () => {
  it('PL-1 given pot limit, then pot and half pot are exact totals, and no button puts a whole stack in', () => {
    const { legal } = viewOf(plo);
    expect(legal).toMatchObject({ raise: { min: 100_000, max: 175_000 }, allIn: null });
    expect(legal?.quick).toEqual([
      { label: 'min', to: 100_000 },
      { label: 'half', to: 110_000 },
      { label: 'pot', to: 175_000 },
    ]);
  });

  it('given stud, then the up cards stand at their seats, and no board is waited for', () => {
    const view = viewOf(stud);
    expect(view.seats.find(({ seat }) => seat === 3)).toMatchObject({
      up: ['9h'],
      slots: ['scanned', 'scanned', 'up'],
    });
    expect([view.game.board, view.nextBoard, view.street]).toEqual([false, null, 'third']);
  });

  it('given a street of stud whose cards all came, then it opens by itself', () => {
    const fourth = streetDealt(acts(act(stud, 'bring_in'), ['call', 'call', 'call', 'fold', 'fold']), [
      ...['Qd', '2h', '9s', '7s'],
    ]);
    expect(viewOf(fourth)).toMatchObject({ phase: 'BETTING', street: 'fourth' });
  });

  it('given a draw, then the seat has new places for its new cards, and tells how many it drew', () => {
    const drawn = viewOf(draws(triple, 2, [0, 4]));
    const first = drawn.seats.find(({ seat }) => seat === 1);
    expect(first).toMatchObject({
      places: [1, 2, 3, 5, 6],
      slots: [...Array(3).fill('scanned'), 'none', 'none'],
      drew: 2,
    });
    expect(drawn.draw).toMatchObject({ seat: 2, waiting: [2, 3, 5, 7, 9], most: 5, exact: false });
  });

  it('given the card desk, then thrown places are gone and what lies face up is not typed there', () => {
    const desk = (show: Show) =>
      cardsView({
        ...{ table: 'main', tableName: 'T', cardDesk: true, readOnly: false },
        hands: [{ state: show.state, filled: [], clash: 'none' }],
      }).hands[0]?.seats.find(({ seat }) => seat === 1)?.slots;
    expect(desk(draws(triple, 2, [0, 4]))).toEqual(['gone', 'missing', 'missing', 'missing', 'gone', 'none', 'none']);
    expect(desk(stud)).toEqual(['missing', 'missing', 'up']);
  });

  it('given games, then one line says which is on', () => {
    const mixed = viewOf(give(playing('omaha', POT_LIMIT, SIX), HORSE));
    expect(levelText(mixed, english(mixed))).toBe("HORSE: Hold'em · Blinds 25,000 / 50,000 · 50,000 / 100,000");
    expect(levelText(viewOf(plo), english(viewOf(plo)))).toBe('Omaha, Pot limit · Blinds 25,000 / 50,000');
    expect(levelText(viewOf(stud), english(viewOf(stud)))).toBe(
      'Stud · Bring-in 15,000 · 50,000 / 100,000 · Ante 5,000',
    );
  });

  it('given draws, then the log tells how many, and never which', () => {
    const view = viewOf(draws(draws(triple, 2), 0));
    const texts = view.lines
      .filter(({ type }) => type === 'CardsDiscarded')
      .map((line) => lineText(line, english(view)));
    expect(texts).toEqual(['throws away cards: 2', 'stands pat']);
  });
});

describe('corrections of what only these games have', () => {
  const form = { kind: 'replaceWith', seat: 1, action: 'call', amount: '', places: null } as const;
  it('given a draw that was counted wrongly, then its line is put right, and the draws behind it stand', () => {
    const drawn = draws(draws(triple, 2), 0);
    const line = viewOf(drawn).lines.find(({ type, seat }) => type === 'CardsDiscarded' && seat === 1);
    expect(line?.editable).toBe(true);
    const edits = line === undefined ? null : editsOf({ ...form, count: 3, card: '' }, line, 0);
    if (edits === null) throw new Error('no edits');
    const amended = give(drawn, { do: 'amend', hand: HAND, edits, onIllegal: 'cancel', ruling: null });
    expect(
      viewOf(amended)
        .seats.filter(({ drew }) => drew !== null)
        .map(({ seat, drew }) => [seat, drew]),
    ).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });

  it('given an up card that was misread, then another one opens the street', () => {
    const line = viewOf(stud).lines.find(({ type, seat }) => type === 'UpCardDealt' && seat === 1);
    const edits = line === undefined ? null : editsOf({ ...form, count: 0, card: '2d' }, line, 0);
    if (edits === null) throw new Error('no edits');
    expect(editsOf({ ...form, count: 0, card: '' }, line ?? viewOf(stud).lines[0] ?? never(), 0)).toBeNull();
    const amended = give(stud, { do: 'amend', hand: HAND, edits, onIllegal: 'cancel', ruling: null });
    expect(viewOf(amended).seats.find(({ seat }) => seat === 1)?.up).toEqual(['2d']);
    // of two deuces clubs is the lowest
    expect(viewOf(amended).legal?.seat).toBe(2);
  });

  it('given undo, then the draw is taken back by one press', () => {
    const back = give(draws(triple, 2), { do: 'undo', hand: HAND });
    expect(viewOf(back).draw).toMatchObject({ seat: 1, waiting: [1, 2, 3, 5, 7, 9] });
  });
});

function never(): never {
  throw new Error('no line');
}

describe('the form of game and bets', () => {
  const form = gameForm(viewOf(plo));
  it.each([
    ['omaha5', ['smallBlind', 'bigBlind', 'ante', 'buttonBlind', 'cap', 'unit']],
    ['stud', ['ante', 'bringIn', 'smallBet', 'bigBet', 'unit']],
    ['badugi', ['smallBlind', 'bigBlind', 'ante', 'smallBet', 'bigBet', 'buttonBlind', 'unit']],
  ] as const)('given %s, then it asks for its own amounts', (game, fields) => {
    expect(fieldsOf(withGame(form, game))).toEqual(fields);
  });

  it('given any game, then its command is taken at the door and by the table', () => {
    const texts = { ...form.texts, bringIn: '15000', ante: '5000' };
    for (const game of ['holdem', 'omaha6_8', 'short_deck', 'stud8', 'razz', 'badacey', 'courchevel'] as const) {
      const command = gameCommand(withGame({ ...form, texts }, game), viewOf(plo));
      expect(tableCommandSchema.safeParse(command).success).toBe(true);
      expect(refusalOf(playing('omaha', POT_LIMIT, SIX), command)).toBeNull();
    }
  });

  it('given games tapped one behind the other, then they are a mix in that order', () => {
    const start: GameForm = { ...form, mix: 'custom', games: [], every: '6' };
    const custom = (['razz', 'badugi', 'omaha'] as const).reduce(withMixed, start);
    expect(gameCommand(custom, viewOf(plo))).toMatchObject({
      ...{ do: 'setRotation', mix: 'custom', every: 6 },
      games: [
        { game: 'razz', limit: 'fixed' },
        { game: 'badugi', limit: 'fixed' },
        { game: 'omaha', limit: 'pot' },
      ],
    });
  });

  it('given a mix that runs, then another level keeps the game in turn, and a tap turns to another', () => {
    const mixed = give(playing('omaha', POT_LIMIT, SIX), HORSE);
    const turned = give(mixed, { do: 'turnTo', at: 2 });
    expect(viewOf(turned).game).toMatchObject({ game: 'razz', forced: 'bring_in', mix: { at: 2, bringIn: 15_000 } });
    const again = give(turned, gameCommand(gameForm(viewOf(turned)), viewOf(turned)));
    expect(viewOf(again).game).toMatchObject({ game: 'razz', mix: { mix: 'horse', at: 2, ante: 5_000 } });
  });
});

describe('a cash table', () => {
  const night = cashTable(
    SIX,
    { do: 'setSwitches', switches: { bombPot: 'trigger' } },
    {
      ...{ do: 'planBombPot', plan: { ante: 100_000, boards: 2, every: 0, buttonMoves: false } },
    },
  );

  it('given a bomb pot that is called, then all ante, nobody posts a blind, and both boards wait for the flop', () => {
    const bomb = dealtGame(give(night, { do: 'callBombPot', on: true }), 9);
    const view = viewOf(bomb);
    expect(view).toMatchObject({
      pot: 600_000,
      game: { bombPot: true, boards: 2 },
      nextBoard: { street: 'flop', run: 0 },
    });
    expect(view.nextLevel).toBeNull();
    const one = give(bomb, { do: 'typeBoard', hand: HAND, street: 'flop', run: 0, cards: ['2c', '7d', 'Ks'] });
    expect(viewOf(one)).toMatchObject({ nextBoard: { run: 1 }, legal: null });
    const two = give(one, { do: 'typeBoard', hand: HAND, street: 'flop', run: 1, cards: ['3c', '8d', 'As'] });
    expect(viewOf(two)).toMatchObject({ legal: { seat: 1 }, cash: { bombPot: { due: false } } });
  });

  it('given a straddle out of place and a bought button, then the hand is asked for with both', () => {
    const view = viewOf(night);
    const next = toggleBuyer(toggleSleeper(toggleStraddle(PLAIN_HAND, 7, view), 7), 2);
    const command = startCommand(HAND, next);
    expect(command).toMatchObject({ straddles: [{ seat: 7, amount: 100_000, sleeper: true }], buysButton: 2 });
    expect(tableCommandSchema.safeParse(command).success).toBe(true);
    expect(startCommand(HAND, toggleBuyer(toggleSleeper(next, 7), 2)).straddles).toEqual([
      { seat: 7, amount: 100_000 },
    ]);
  });

  it('given a button blind above the big one, then a straddle is twice that', () => {
    const view = viewOf(night);
    const short = { ...view, game: { ...view.game, buttonBlind: 80_000 } };
    expect(toggleStraddle(PLAIN_HAND, 7, short).straddles).toEqual([{ seat: 7, amount: 160_000 }]);
    expect(toggleStraddle(PLAIN_HAND, 7, view).straddles).toEqual([{ seat: 7, amount: 100_000 }]);
  });

  it('given a stand-up game, then the console tells who still stands', () => {
    const up = give(night, { do: 'playStandUp', amount: 50_000 });
    expect(viewOf(give(up, { do: 'setSafe', seat: 3, safe: true })).cash.standUp).toEqual({
      ...{ amount: 50_000, standing: [1, 2, 5, 7, 9] },
    });
  });
});
