// What the card desk is told: hands, places, what lies face up for everybody; nothing that live screens do not show yet.
import { describe, expect, it } from 'vitest';
import { cardsView, mayBeTyped } from '../../../server/console/cards/cardsView.ts';
import type { CardsClash } from '../../../server/console/cards/view.ts';
import type { FilledPlace } from '../../../server/console/consoleInput.ts';
import type { TableState } from '../../../server/log/tableState.ts';
import { Script } from '../../release/script.ts';

const FILLED: readonly FilledPlace[] = [
  { seat: 2, slot: 0, source: 'read' },
  { seat: 3, slot: 1, source: 'typed' },
];

function viewOf(
  state: TableState,
  more: { readonly cardDesk?: boolean; readonly filled?: readonly FilledPlace[]; readonly clash?: CardsClash } = {},
) {
  const { cardDesk = true, filled = [], clash = 'none' } = more;
  const hands = [{ state, filled, clash }];
  return cardsView({ table: 'main', tableName: 'Main', cardDesk, hands, readOnly: false });
}

/** Both blinds all in, seat 1 folded; the flop lies there. */
function allIn(typed: boolean): Script {
  const script = new Script().seats(3).at(1_000).hand().deal([1, 2, 3], { typed });
  return script.act('fold').act('allin').act('allin');
}

describe('the view of the card desk', () => {
  it('lists seats in dealing order with their places as words', () => {
    const [hand] = viewOf(new Script().seats(3).hand().completeDeal().state, { filled: FILLED }).hands;
    expect(hand?.running).toBe(true);
    expect(hand?.seats.map(({ seat, slots }) => [seat, ...slots])).toEqual(
      new Script()
        .seats(3)
        .hand()
        .state.hand?.seats.map(({ seat }) => {
          if (seat === 2) return [2, 'scanned', 'missing'];
          return seat === 3 ? [3, 'missing', 'typed'] : [1, 'missing', 'missing'];
        }),
    );
  });

  it('before the deal is complete only dealt places count as missing', () => {
    const [hand] = viewOf(new Script().seats(3).hand().state).hands;
    expect(hand?.seats.flatMap(({ slots }) => slots)).toEqual(Array(6).fill('none'));
  });

  it('greys the board, and opened hands once everybody sees them', () => {
    const opened = allIn(true).open(2, ['Ah', 'Ad']);
    expect(viewOf(opened.board('flop', ['2c', '7d', '9h']).state).hands[0]?.faceUp).toEqual(['2c', '7d', '9h']);
    opened.plain({ do: 'confirmOpenings', hand: opened.handId });
    expect(viewOf(opened.state).hands[0]?.faceUp).toEqual(['2c', '7d', '9h', 'Ah', 'Ad']);
  });

  it('tells nothing at a table where nobody types', () => {
    expect(viewOf(new Script().seats(3).hand().state, { cardDesk: false }).hands).toEqual([]);
  });

  it('tells of a clash when the hand is over, without a seat, and of none while one is in play', () => {
    const script = new Script().seats(3).hand().completeDeal();
    expect(viewOf(script.state, { clash: 'clash' }).hands[0]?.clash).toBe('none');
    const over = script.act('fold').act('fold').award().state;
    const [hand] = viewOf(over, { clash: 'clash' }).hands;
    expect(hand?.clash).toBe('clash');
    expect(JSON.stringify(hand?.seats)).toBe(JSON.stringify(viewOf(over).hands[0]?.seats));
    expect(viewOf(script.undo().state, { clash: 'clash' }).hands[0]).toMatchObject({ running: true, clash: 'none' });
  });

  it('leaves out a deal that was given up before everybody had his cards, and keeps one given up later', () => {
    const early = new Script().seats(3).hand().misdeal().state;
    const late = new Script().seats(3).hand().completeDeal().voidHand().state;
    expect([mayBeTyped(early.hand), mayBeTyped(late.hand), mayBeTyped(null)]).toEqual([false, true, false]);
    expect(viewOf(early).hands).toEqual([]);
    expect(viewOf(late).hands).toMatchObject([{ running: false }]);
  });
});
