// The pot lines above the board: a split keeps its names whole or says how many share it, and never overflows its line.
import { describe, expect, it } from 'vitest';
import { potLines } from '../../app/overlay/potLines.ts';
import { wordsFor } from '../../app/overlay/words.ts';
import { parseSwitches } from '../../app/ui/switches.ts';
import type { OverlayView } from '../../server/views/overlay/view.ts';
import { SCENES } from './scenes.ts';

/** 318 px of the widest Cyrillic names, as measured in the font of the picture */
const LINE_MAX = 22;

/** The first pot of two is shared by these people. */
function lineOf(people: readonly string[], lang: string, ruled = false): string {
  const view = SCENES['side-pots-won'];
  const [main, ...sides] = view?.pots ?? [];
  if (view === undefined || main === undefined) throw new Error('no pots');
  const winners = people.map((_, i) => ({
    ...(main.winners[0] ?? { run: 0, amount: 1, part: 'whole' as const }),
    seat: seatAt(view, i).seat,
  }));
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    name: people[i] ?? seat.name,
    action: 'none' as const,
    label: { category: 'two_pair', ranks: 'AAKKQ' },
  }));
  const shared: OverlayView = { ...view, seats, pots: [{ ...main, winners, ruled }, ...sides] };
  return potLines(shared, wordsFor(shared, parseSwitches(`?lang=${lang}`)))[0]?.who ?? '';
}

function seatAt({ seats }: OverlayView, index: number) {
  const seat = seats[index];
  if (seat === undefined) throw new Error(`no seat ${index}`);
  return seat;
}

describe('the line of a won pot', () => {
  it.each([
    ['two short names', ['Ян Ли', 'Олег Цой'], 'Делят Ли · Цой'],
    ['two of the shortest names', ['Ян Э', 'Олег О'], 'Делят Э · О · Две пары'],
    ['two names that leave no room for the hand', ['Иван Бергманн', 'Ким Воронцов'], 'Бергманн · Воронцов'],
    ['six winners', ['A', 'B', 'C', 'D', 'E', 'F'].map((sign) => sign.repeat(9)), 'Делят 6 игроков'],
  ])('given a split of %s, then it is never longer than the line', (_, people, text) => {
    const line = lineOf(people, 'ru');
    expect(line).toBe(text);
    expect(line.length).toBeLessThanOrEqual(LINE_MAX);
  });

  it('given a split of two long names, then both still stand there', () => {
    const line = lineOf(['Анна Константинопольская', 'Пётр Вознесенский'], 'ru');
    expect(line).toMatch(/^Констан.*… · Вознес.*…$/);
    expect(line.length).toBeLessThanOrEqual(LINE_MAX);
  });

  it('twin: a line with the hand would have overflowed', () => {
    expect(`${lineOf(['Иван Бергманн', 'Ким Воронцов'], 'ru')} · Две пары`.length).toBeGreaterThan(LINE_MAX);
  });
});

describe('5.9.1 the line of a pot that a judge gave', () => {
  const line = (people: readonly string[], lang: string) => lineOf(people, lang, true);

  it.each([
    ['en', ['Egor Wolf'], 'Wolf by ruling'],
    ['ru', ['Егор Волков'], 'По решению: Волков'],
    ['ru', ['Ян Ли', 'Олег Цой'], 'По решению: Ли · Цой'],
  ])('in %s given %s, then it says who is paid by the ruling, and no hand', (lang, people, text) => {
    expect(line(people, lang)).toBe(text);
  });

  it.each(['en', 'ru'])('in %s given the longest names, then it never overflows', (lang) => {
    expect(line(['Анна Константинопольская', 'Пётр Вознесенский'], lang).length).toBeLessThanOrEqual(LINE_MAX);
  });

  it('twin: by the cards the same winner has his hand named', () => {
    expect(lineOf(['Egor Wolf'], 'en')).toMatch(/^Wolf · Two pair/);
  });
});
