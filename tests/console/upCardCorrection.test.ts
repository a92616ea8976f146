// A card that was dealt face up and misread, once its hand lies open: the deal and the opened hand are put right in one correction.
import { describe, expect, it } from 'vitest';
import { amend } from '../../server/engine/amend.ts';
import { parseCards } from '../../server/engine/card.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { type TableCommandInput, tableCommandSchema } from '../../server/table/commands.ts';
import { correctionOf, isFaceUpCorrection } from '../../server/table/faceUpCorrection.ts';
import { dealtGame, playing, STUD } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { give, giveAll, HAND, refusalOf, type Show } from './show.ts';
import { acts } from './tables.ts';

const typed = (seat: number, cards: string): TableCommandInput => ({
  ...{ do: 'typeOpened', hand: HAND, seat },
  cards: [...(parseCards(cards) ?? [])],
});
const third = dealtGame(playing('stud', { ...STUD, limit: 'no' }, [1, 2, 3]), 3, ['Kd', '2c', '9h']);
const allIn = acts(third, ['bring_in', 'call', 'allin', 'call', 'call']);
/** Seat 1 holds the king of hearts: it was read as the king of diamonds. */
const opened = giveAll(allIn, [typed(1, 'QsQhKd'), typed(2, '3h3s2c'), typed(3, '5s5h9h')]);
/** A card that comes to an opened hand is open, too. */
const later = giveAll(opened, [
  { do: 'typeUp', hand: HAND, seat: 1, slot: 3, card: '9d' },
  { do: 'typeUp', hand: HAND, seat: 2, slot: 3, card: '8d' },
]);

const cardsAt = (show: Show, seat: number) => show.state.hand?.seats.find((s) => s.seat === seat)?.cards;
const upAt = (show: Show, seat: number) =>
  show.state.hand?.seats.find((s) => s.seat === seat)?.up.map(({ card }) => card);

/** What the correction of the console comes to, without the vault; a second person has shown the hands. */
function corrected(waiting: Show, seat: number, index: number, card: string) {
  const show = give(waiting, { do: 'confirmOpenings', hand: HAND });
  const command = tableCommandSchema.parse({ do: 'correctOpened', hand: HAND, seat, index, card });
  if (!isFaceUpCorrection(command)) throw new Error('no correction');
  const wrong = correctionOf(show.state, command);
  if (!wrong.ok) throw new Error(wrong.error.code);
  const edits = wrong.value.edits.map((edit) => ({ ...edit }));
  const amended = amend(show.state.record, edits, { onIllegal: 'cancel', ruling: null, position: null });
  if (!amended.ok || amended.value.after === null) throw new Error(amended.ok ? 'no hand' : amended.error.code);
  expect(amended.value.consequences).toEqual([]);
  return { after: { ...show, state: { ...show.state, hand: amended.value.after } }, seats: wrong.value.seats };
}

describe('an up card of an opened hand', () => {
  it('given the king was of hearts, then the deal has it and so has the opened hand', () => {
    const { after, seats } = corrected(opened, 1, 2, 'Kh');
    expect(upAt(after, 1)).toEqual(['Kh']);
    expect(cardsAt(after, 1)).toEqual(['Qs', 'Qh', 'Kh']);
    // the vault holds nothing of what was dealt face up
    expect(seats).toEqual([]);
  });

  it('given it came after the hand was opened, then its deal alone is put right', () => {
    const { after } = corrected(later, 1, 3, 'Td');
    expect(cardsAt(after, 1)).toEqual(['Qs', 'Qh', 'Kd', 'Td']);
    expect(upAt(after, 1)).toEqual(['Kd', 'Td']);
  });

  it('given two up cards the wrong way round, then they change places, and the openings with them', () => {
    const { after } = corrected(opened, 1, 2, '9h');
    expect([upAt(after, 1), upAt(after, 3)]).toEqual([['9h'], ['Kd']]);
    expect([cardsAt(after, 1), cardsAt(after, 3)]).toEqual([
      ['Qs', 'Qh', '9h'],
      ['5s', '5h', 'Kd'],
    ]);
  });

  it('given the right one stands before a seat that is not opened, then the two change places', () => {
    const { after } = corrected(give(allIn, typed(1, 'QsQhKd')), 1, 2, '9h');
    expect([upAt(after, 1), upAt(after, 3), cardsAt(after, 1)]).toEqual([['9h'], ['Kd'], ['Qs', 'Qh', '9h']]);
  });

  it('twin: given a hidden card of that hand, then its opening alone is put right, and the vault hears of it', () => {
    const { after, seats } = corrected(opened, 1, 1, 'Qd');
    expect(cardsAt(after, 1)).toEqual(['Qs', 'Qd', 'Kd']);
    expect(upAt(after, 1)).toEqual(['Kd']);
    expect(seats).toEqual([{ seat: 1, wrong: 'Qh', card: 'Qd' }]);
  });
});

describe('the line of an up card', () => {
  const line = viewOf(later).lines.find(({ type, seat }) => type === 'UpCardDealt' && seat === 1);
  const lineEdited = (card: string): TableCommandInput => {
    const command = { type: 'DealUp', seat: 1, slot: 2, card } as const;
    const edits = [{ type: 'replace', position: line?.position ?? 0, command } as const];
    return { do: 'amend', hand: HAND, edits, onIllegal: 'cancel', ruling: null };
  };

  it('given its hand lies open, when the line is put right, then the opened hand has the card as well', () => {
    const after = give(later, lineEdited('Kh'));
    expect(cardsAt(after, 1)).toEqual(['Qs', 'Qh', 'Kh', '9d']);
    expect(upAt(after, seatNo(1))).toEqual(['Kh', '9d']);
  });

  it('twin: given a card that lies face up elsewhere, then it is refused', () => {
    expect(refusalOf(later, lineEdited('2c'))).toMatchObject({ code: 'card-already-face-up' });
  });
});
