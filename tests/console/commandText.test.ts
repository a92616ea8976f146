// The line that says what was entered: what it was, never the name of the button; no face-down card.
import { describe, expect, it } from 'vitest';
import { commandText } from '../../app/console/commandText.ts';
import { changeText } from '../../app/console/plannedText.ts';
import { consoleWords } from '../../app/console/words.ts';
import type { ConsoleCommand } from '../../server/console/view.ts';
import { viewOf } from './inputs.ts';
import { HAND } from './show.ts';
import { acts, dealt, LEVEL, seated } from './tables.ts';

const hand = HAND;
const ruling = { by: 'JUDGE', code: 'HR-FLOOR', note: '' } as const;
const played = viewOf(acts(dealt(seated([2, 7]), 2), ['call']));
const words = consoleWords(played, 'en');

const ENTERED: readonly (readonly [ConsoleCommand, string])[] = [
  [{ do: 'typeBoard', hand, street: 'flop', run: 0, cards: ['7h', '2c', 'Kd'] }, 'Flop 7h 2c Kd'],
  [{ do: 'correctBoard', hand, run: 0, index: 1, card: '2s' }, 'Board card corrected: 2s'],
  [{ do: 'typeOpened', hand, seat: 3, cards: ['As', 'Kd'] }, 'Seat 3: Face up on the table As Kd'],
  [{ do: 'correctOpened', hand, seat: 3, index: 0, card: 'Ah' }, 'Seat 3: open cards corrected: Ah'],
  [{ do: 'act', hand, turn: 4, seat: 3, action: 'raise', to: 110_000 }, 'Seat 3: Raise 110,000'],
  [{ do: 'act', hand, turn: 4, seat: 3, action: 'fold', to: null }, 'Seat 3: Fold'],
  [{ do: 'killHand', hand, seat: 3, ruling }, 'Seat 3: Dead hand'],
  [{ do: 'retrieveHand', hand, seat: 3 }, 'Seat 3: Takes back'],
  [{ do: 'startHand', hand }, 'The hand has begun'],
  [{ do: 'award', hand }, 'The pots are awarded'],
  [{ do: 'chop', hand, shares: [{ seat: 2, amount: 1 }] }, 'The pots are shared by agreement'],
  [{ do: 'agreeRuns', hand, runs: 2 }, 'Board is run, times: 2'],
  [{ do: 'redo', hand }, 'Brought back'],
  [LEVEL, 'Blinds 25,000 / 50,000'],
  [{ do: 'setProfile', profile: 'tda' }, 'Rules: TDA'],
  [{ do: 'setSwitches', switches: { oddChips: 'all_to_first', rabbit: null } }, 'Switches changed: 2'],
  [{ do: 'setCurrency', symbol: '€', decimals: 2 }, 'Currency €'],
  [{ do: 'setCurrency', symbol: '', decimals: 0 }, 'Played for chips'],
  [{ do: 'setButton', button: 4 }, 'Button: seat 4'],
  [{ do: 'handLeft', hand }, 'Cards off the table'],
  [{ do: 'accept', proposal: 'p1' }, 'Taken as proposed'],
  [
    { do: 'report', hand, report: { kind: 'wrong-count', seat: 3, count: 3 }, by: 'DEALER' },
    'Reported: seat 3: wrong number of cards in a hand',
  ],
  [
    { do: 'report', hand, report: { kind: 'boxed', place: 'hole' }, by: 'DEALER' },
    'Reported: a card lay turned over in the deck',
  ],
  [{ do: 'rule', hand, incident: 1, outcome: 'redeal', by: 'JUDGE' }, 'Ruling: deal again'],
  [{ do: 'setPresence', seat: 3, presence: 'ABSENT' }, 'Seat 3: is away from the table'],
  [{ do: 'setPresence', seat: 3, presence: 'PRESENT' }, 'Seat 3: is back at the table'],
  [{ do: 'countStack', hand, seat: 3, amount: 9_800, by: 'JUDGE' }, 'Seat 3: counted: 9,800'],
  [{ do: 'changeDeck', reason: 'dealer', deck: null, by: 'DEALER' }, 'New deck: dealer change'],
  [{ do: 'reportShuffle', wash: true, riffle: true }, 'Shuffled'],
  [{ do: 'reportCut', cutCard: true }, 'Cut'],
  [{ do: 'reportDefect', card: null, by: 'DEALER' }, 'Defective card reported'],
  [{ do: 'stubMucked', hand, count: null }, 'Stub on the muck'],
];

describe('what was entered', () => {
  it.each(ENTERED)('given %o, then it reads %s', (command, text) => {
    expect(commandText(command, words)).toBe(text);
  });

  it('an undo says what is gone', () => {
    expect(commandText({ do: 'undo', hand }, words, played.undoOf)).toBe('Taken back: seat 2 calls 25,000');
  });

  it('says in Russian as much', () => {
    const russian = consoleWords(played, 'ru');
    expect(commandText({ do: 'undo', hand }, russian, played.undoOf)).toBe('Отменено: место 2 колл 25\u00a0000');
    for (const [command] of ENTERED) expect(commandText(command, russian)).not.toBe('');
  });

  it('never spells a card that lies face down', () => {
    const typed = { do: 'typeHole', hand, seat: 2, slot: 0, card: 'As' } as const;
    expect(commandText(typed, words)).toBe('');
  });
});

describe('what waits', () => {
  it('given a currency that goes, then it reads as played for chips', () => {
    const change = { id: 1, actor: 'maria', seat: null, to: null, amount: null, name: '' };
    expect(changeText({ ...change, do: 'setCurrency', code: '' }, words)).toBe('Played for chips');
    expect(changeText({ ...change, do: 'setCurrency', code: '€' }, words)).toBe('Currency €');
  });
});
