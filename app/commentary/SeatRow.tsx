// One player of the commentary table: every number that may be spoken.
import type { CommentarySeat } from '../../server/views/commentary/view.ts';
import { Card } from '../ui/Card.tsx';
import { slotsOf } from '../ui/cardPlace.ts';
import { longLabel, mainLabel, shortLabel } from '../ui/handText.ts';
import { MiniCards } from '../ui/MiniCards.tsx';
import { fitName } from '../ui/names.ts';
import { percentText } from '../ui/percent.ts';
import type { CommentaryWords } from './commentaryWords.ts';

interface SeatRowProps {
  readonly seat: CommentarySeat;
  readonly words: CommentaryWords;
}

const NAME_MAX = 17;

export function SeatRow({ seat, words }: SeatRowProps) {
  return (
    <div
      className="fc-row"
      data-state={seat.state}
      data-turn={seat.toAct ? 'yes' : 'no'}
      data-award={seat.won > 0 ? 'yes' : 'no'}
    >
      <div className="fc-row__position">
        {seat.button && <span className="fc-row__button">{words.table.dealer}</span>}
        {seat.button && seat.position === 'BTN' ? '' : words.table.position[seat.position]}
      </div>
      <div className="fc-row__player">
        <div className="fc-row__name fc-clip">{fitName(seat.name, NAME_MAX)}</div>
        <div className="fc-row__second">{seat.invested > 0 ? words.own.invested(words.money(seat.invested)) : ''}</div>
      </div>
      <div className="fc-row__cards">
        {slotsOf(seat.cards).map(({ slot, place }) => (
          <Card
            key={`${slot}${place}`}
            place={place}
            light={seat.lit.includes(true) && !seat.lit[slot] ? 'veiled' : 'plain'}
            up={seat.up[slot] === true}
          />
        ))}
      </div>
      <StackCell seat={seat} words={words} />
      <ActionCell seat={seat} words={words} />
      <EquityCell seat={seat} words={words} />
      <HandCell seat={seat} words={words} />
    </div>
  );
}

function StackCell({ seat, words }: SeatRowProps) {
  return (
    <div className="fc-row__stack">
      <div className="fc-row__first">
        {seat.allIn && seat.stack === 0 ? words.table.allIn : words.money(seat.stack)}
      </div>
      <div className="fc-row__second">{seat.stack > 0 && words.hasBlinds ? words.bigBlinds(seat.stack) : ''}</div>
    </div>
  );
}

/** letters of the first line */
const ACTION_ROOM = 16;

function ActionCell({ seat, words }: SeatRowProps) {
  const [first, second] = actionLines(seat, words);
  return (
    <div className="fc-row__action">
      <div className="fc-row__first fc-clip" data-won={seat.won > 0 ? 'yes' : 'no'}>
        {first}
      </div>
      <div className="fc-row__second">{second}</div>
    </div>
  );
}

function actionLines(seat: CommentarySeat, words: CommentaryWords): readonly [string, string] {
  const { own, money, language } = words;
  if (seat.toAct && seat.toCall > 0)
    return [own.toCall(money(seat.toCall)), own.potOdds(percentText(seat.potOdds, language))];
  const text = actionText(seat, words);
  if (seat.won > 0 && text.length > ACTION_ROOM) return [words.award(seat.action), money(seat.won)];
  return [text, drawText(seat, words)];
}

function drawText({ drew }: CommentarySeat, { table }: CommentaryWords): string {
  if (drew === null) return '';
  return drew === 0 ? table.pat : table.drew(drew);
}

function actionText(seat: CommentarySeat, words: CommentaryWords): string {
  const { action } = words.table;
  if (seat.won > 0) return `${words.award(seat.action)} ${words.money(seat.won)}`;
  return seat.amount > 0 && seat.action !== 'fold'
    ? `${action[seat.action]} ${words.money(seat.amount)}`
    : action[seat.action];
}

function EquityCell({ seat, words }: SeatRowProps) {
  if (seat.winPercent === null) return <div className="fc-row__equity" />;
  return (
    <div className="fc-row__equity">
      <div className="fc-row__win">{percentText(seat.winPercent, words.language)}</div>
      <div className="fc-row__second">
        {seat.tiePercent !== null && seat.tiePercent > 0
          ? words.own.tie(percentText(seat.tiePercent, words.language))
          : ''}
      </div>
    </div>
  );
}

/** Up to here the outs stand in one line with their count, below the hand in full. */
const FEW_OUTS = 8;
/** Up to here they fill the line; more take both lines, and the hand, which is behind, gives way. */
const LINE_OF_OUTS = 15;

/** Both hands of a game of two halves, or one for each board. */
function heldText(
  { label, lowLabel, boardLabels }: CommentarySeat,
  few: boolean,
  { language }: CommentaryWords,
): string {
  const several = lowLabel !== null || boardLabels.length > 0;
  const name = few && !several ? longLabel : several && few ? mainLabel : shortLabel;
  const texts = boardLabels.length > 0 ? boardLabels : [label, lowLabel];
  return texts
    .map((one) => name(one, language))
    .filter((text) => text !== '')
    .join(' · ');
}

function HandCell({ seat, words }: SeatRowProps) {
  const { length } = seat.outs;
  const few = length <= FEW_OUTS;
  const count = length > 0 ? words.own.outs(length) : '';
  const label = heldText(seat, few, words);
  const first = few ? [label] : length <= LINE_OF_OUTS ? [label, count] : [];
  return (
    <div className="fc-row__hand">
      {first.length > 0 && (
        <div className="fc-row__label fc-clip">{first.filter((text) => text !== '').join(' · ')}</div>
      )}
      {length > 0 && (
        <div className="fc-row__outs">
          {!first.includes(count) && <span className="fc-row__count">{count}</span>}
          <MiniCards cards={seat.outs} />
        </div>
      )}
    </div>
  );
}
