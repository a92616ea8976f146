// One seat: the full panel (plate and cards) and the line it shrinks to when the hand is folded.
import type { SeatView } from '../../server/views/overlay/view.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card, type CardLight } from '../ui/Card.tsx';
import { placeKind, slotsOf } from '../ui/cardPlace.ts';
import { deadWord } from '../ui/deadWord.ts';
import { Entering } from '../ui/Entering.tsx';
import { fitName, lettersBeside } from '../ui/names.ts';
import type { SeatPlace } from './seatLayout.ts';
import type { SeatSize } from './seatSize.ts';
import { seatStrip } from './seatStrip.ts';
import type { Words } from './words.ts';

const NAME_MAX = 18;
/** letters of name and stack that a wide plate holds in one line, without equity and beside it */
const WIDE_ROOM = { none: 29, equity: 21 } as const;

interface SeatPanelProps {
  readonly seat: SeatView;
  readonly place: SeatPlace;
  readonly size: SeatSize;
  readonly words: Words;
  /** some cards of the table are lit: those that are not are veiled */
  readonly lighting: boolean;
}

export function SeatPanel({ seat, place, size, words, lighting }: SeatPanelProps) {
  const transform = `translate(${place.x}px, ${place.y}px)`;
  return (
    <div
      className="fc-seat"
      data-seat={seat.seat}
      data-state={seat.state}
      data-side={place.side}
      data-form={place.form}
      data-size={size}
      data-equity={seat.equity >= 0 ? 'yes' : 'no'}
      data-turn={seat.toAct ? 'yes' : 'no'}
      data-award={seat.won > 0 ? 'yes' : 'no'}
      style={{ transform }}
    >
      <div className="fc-seat__full" aria-hidden={place.form !== 'full'}>
        <Plate seat={seat} words={words} size={size} />
        <div className="fc-seat__row">
          <Cards seat={seat} lighting={lighting} dimmed={seat.state === 'folded' && place.form === 'full'} />
          <DrawTag seat={seat} words={words} />
        </div>
      </div>
      <div className="fc-seat__line" aria-hidden={place.form !== 'line'}>
        <LineText seat={seat} words={words} />
      </div>
    </div>
  );
}

function LineText({ seat, words }: { readonly seat: SeatView; readonly words: Words }) {
  const dead = deadWord(seat.state, words.messages);
  const beside = dead ?? words.money(seat.stack);
  return (
    <>
      <span className="fc-seat__line-name fc-clip">{fitName(seat.name, lettersBeside(beside))}</span>
      <span className="fc-amount">{dead ?? <Amount value={seat.stack} format={words.money} />}</span>
    </>
  );
}

/** What everybody at the table saw him do at the last draw. */
function DrawTag({ seat, words }: { readonly seat: SeatView; readonly words: Words }) {
  const { drew } = seat;
  if (drew === null || seat.state === 'folded') return null;
  const { pat, drew: drewSome } = words.messages;
  const text = drew === 0 ? pat : drewSome(drew);
  return (
    <Entering key={text} className="fc-seat__draw">
      {text}
    </Entering>
  );
}

interface PlateProps {
  readonly seat: SeatView;
  readonly words: Words;
  readonly size: SeatSize;
}

function nameRoom(seat: SeatView, words: Words, size: SeatSize): number {
  if (size === 'pair') return NAME_MAX;
  const beside = seat.allIn && seat.stack === 0 ? `${words.messages.allIn}MM` : words.money(seat.stack);
  return Math.min(NAME_MAX, lettersBeside(beside, seat.equity < 0 ? WIDE_ROOM.none : WIDE_ROOM.equity));
}

function Plate({ seat, words, size }: PlateProps) {
  const strip = seatStrip(seat, words);
  return (
    <div className="fc-seat__plate">
      <div className="fc-seat__name fc-clip">{fitName(seat.name, nameRoom(seat, words, size))}</div>
      <div className="fc-seat__money">
        <Stack seat={seat} words={words} />
        <Equity seat={seat} />
      </div>
      <div className="fc-seat__strip" data-tone={strip.tone}>
        {strip.position && <Position seat={seat} words={words} />}
        <Entering key={strip.text} className="fc-seat__status fc-clip">
          {strip.text}
        </Entering>
      </div>
    </div>
  );
}

function Stack({ seat, words }: { readonly seat: SeatView; readonly words: Words }) {
  if (seat.allIn && seat.stack === 0) return <span className="fc-seat__all-in">{words.messages.allIn}</span>;
  return (
    <span className="fc-seat__stack">
      <Amount value={seat.stack} format={words.money} />
    </span>
  );
}

function Equity({ seat }: { readonly seat: SeatView }) {
  if (seat.equity < 0) return null;
  return (
    <span className="fc-seat__equity">
      {equityText(seat)}
      <span className="fc-seat__percent">%</span>
    </span>
  );
}

function equityText(seat: SeatView): string {
  switch (seat.equityMark) {
    case 'less':
      return '<1';
    case 'more':
      return '>99';
    case '':
      return String(seat.equity);
  }
}

function Position({ seat, words }: { readonly seat: SeatView; readonly words: Words }) {
  const text = seat.position === 'BTN' && seat.button ? '' : words.messages.position[seat.position];
  if (text === '' && !seat.button) return null;
  return (
    <span className="fc-seat__position">
      {seat.button && <span className="fc-seat__button">{words.messages.dealer}</span>}
      {text}
    </span>
  );
}

interface CardsProps {
  readonly seat: SeatView;
  readonly lighting: boolean;
  /** a folded hand that stays */
  readonly dimmed: boolean;
}

function Cards({ seat, lighting, dimmed }: CardsProps) {
  const light = (index: number): CardLight => {
    if (dimmed) return 'veiled';
    if (placeKind(seat.cards[index] ?? '') !== 'face') return 'plain';
    if (seat.state === 'mucked') return 'veiled';
    if (!lighting) return 'plain';
    return seat.lit[index] === true ? 'lit' : 'veiled';
  };
  return (
    <div className="fc-seat__cards">
      {slotsOf(seat.cards).map(({ slot, place }) => (
        <Card key={`${slot}${place}`} place={place} light={light(slot)} step={slot} up={seat.up[slot] === true} />
      ))}
    </div>
  );
}
