// The floor from the console's keys: what each opens or enters, and that an ordinary hand is pressed as before.
import { describe, expect, it } from 'vitest';
import { NO_ENTRY, pressed } from '../../app/console/deskMoves.ts';
import type { PlainIntent } from '../../app/console/keys.ts';
import { lineText, undoneText } from '../../app/console/lineText.ts';
import { PLAIN_HAND } from '../../app/console/nextHand.ts';
import { nextStepText } from '../../app/console/nextStep.ts';
import { foundText } from '../../app/console/StopPanel.tsx';
import { rulesHere } from '../../app/console/stopRights.ts';
import { consoleWords } from '../../app/console/words.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import { viewOf } from './inputs.ts';
import { give, giveAll, HAND, type Show } from './show.ts';
import { acts, dealt, seated } from './tables.ts';

const idle = seated([2, 5, 9]);
const preflop = dealt(idle, 9);
const blocking = give(idle, { do: 'setSwitches', switches: { 'procedure.gates': 'blocking' } });
const unfit = giveAll(idle, [{ do: 'reportDefect', card: null, by: 'DEALER' }]);
const counted = give(preflop, {
  ...{ do: 'report', hand: HAND, by: 'DEALER' },
  report: { kind: 'wrong-count', seat: 5, count: 3 },
});

function effectOf(show: Show, intent: Extract<PlainIntent, 'floor' | 'shuffled' | 'cut' | 'confirm'>) {
  const view = viewOf(show);
  return pressed({ view, entry: NO_ENTRY, intent: { do: intent }, nextHand: PLAIN_HAND, newHand: () => HAND }).effect;
}

function nextOf(view: ConsoleView): string {
  return nextStepText({ view, words: consoleWords(view, 'en'), me: { role: 'operator' }, sheet: null, airs: 0 });
}

describe('keys of the floor', () => {
  it('J opens what happened, between hands of a new table the deck', () => {
    expect(effectOf(preflop, 'floor')).toEqual({
      kind: 'form',
      sheet: { kind: 'floor', part: 'report', about: null },
    });
    expect(effectOf(idle, 'floor')).toMatchObject({ sheet: { part: 'deck' } });
  });

  it('S and X report where the next deal waits for it, and the table takes them', () => {
    const shuffle = effectOf(blocking, 'shuffled');
    expect(shuffle).toEqual({ kind: 'command', command: { do: 'reportShuffle', wash: true, riffle: true } });
    expect(effectOf(blocking, 'cut')).toEqual({ kind: 'command', command: { do: 'reportCut', cutCard: true } });
    const done = giveAll(blocking, [
      { do: 'reportShuffle', wash: true, riffle: true },
      { do: 'reportCut', cutCard: true },
    ]);
    expect(viewOf(done).deck).toMatchObject({ shuffled: true, cuts: 1 });
  });

  it.each([
    ['nobody has ever reported one', idle],
    ['a hand runs', preflop],
  ])('S and X mean nothing where %s', (_, show) => {
    for (const key of ['shuffled', 'cut'] as const)
      expect(effectOf(show, key)).toEqual({ kind: 'nothing', code: 'nothing-to-confirm' });
  });

  it('Enter starts a hand as before; with a deck that is not fit it opens what to do about it', () => {
    expect(effectOf(idle, 'confirm')).toMatchObject({ kind: 'command', command: { do: 'startHand' } });
    expect(effectOf(unfit, 'confirm')).toMatchObject({ kind: 'form', sheet: { kind: 'floor', part: 'deck' } });
    expect(nextOf(viewOf(unfit))).toBe('Change the deck first');
    expect(nextOf(viewOf(idle))).toBe('Press Enter to start hand 1');
  });
});

describe('a stopped hand on the console', () => {
  it('says which seat was reported; an alarm beside the log never does', () => {
    const { stop } = viewOf(counted);
    expect(stop).toMatchObject({ seat: 5, clause: '6.3.5' });
    if (stop !== null)
      expect(foundText(stop, consoleWords(viewOf(counted), 'en'))).toBe(
        'Seat 5: wrong number of cards, in time for a redeal',
      );
    const beside = viewOf(counted, { stopped: { code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2' } });
    expect(beside.stop).toEqual({
      ...{ id: 0, code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2', seat: null, entered: [], remedies: [] },
    });
  });

  it('says who rules: the dealer where he may declare what is recommended, the floor where not', () => {
    const beside = viewOf(counted, { stopped: { code: 'SP-6.2.2-DUPLICATE', clause: '6.2.2' } });
    expect(nextOf(viewOf(counted))).toBe('Stopped: the dealer rules');
    expect(nextOf(beside)).toBe('Stopped: the floor rules');
  });

  it('leads to the ruling desk whoever may rule there: the floor, and an operator alone', () => {
    const judge = [{ actor: 'olga', role: 'floor' }];
    expect(rulesHere({ role: 'operator' }, [])).toBe(true);
    expect(rulesHere({ role: 'operator' }, judge)).toBe(false);
    expect(rulesHere({ role: 'chief-judge' }, judge)).toBe(true);
  });

  it('has the report in the log by player and fact, and undo names it shortly', () => {
    const view = viewOf(counted);
    const words = consoleWords(view, 'en');
    const line = view.lines.find(({ type }) => type === 'IncidentReported');
    expect(line === undefined ? '' : lineText(line, words)).toBe('— wrong number of cards, in time for a redeal');
    expect(line === undefined ? '' : undoneText(line, words)).toBe('Seat 5: report to the floor');
  });

  it('twin: where nothing was reported the betting goes on as it did', () => {
    expect(viewOf(acts(preflop, ['call'])).stop).toBeNull();
    expect(nextOf(viewOf(preflop))).toMatch(/^Seat \d to act$/);
  });
});
