'use client';
// The card desk as drawn: hands on top, the seats of one hand on the left, all 52 cards on the right. No face of a place.
import type { CardsView } from '../../../server/console/cards/view.ts';
import { cardsMessages } from '../../messages/cards.ts';
import type { Language } from '../../messages/language.ts';
import { refusedAddress } from '../../messages/refusedAddress.ts';
import { CardSprite } from '../../ui/CardSprite.tsx';
import type { LinkState } from '../../ui/feedState.ts';
import { CardKeys } from './CardKeys.tsx';
import type { CardsPart } from './cardsPart.ts';
import { HandChips } from './HandChips.tsx';
import { NoteLine } from './NoteLine.tsx';
import { SeatRows } from './SeatRows.tsx';
import { useCardDesk } from './useCardDesk.ts';
import type { EnterHole } from './useCards.ts';

interface CardsScreenProps {
  readonly view: CardsView;
  readonly link: LinkState;
  /** why the server declined since, if it did */
  readonly reason?: string;
  readonly language: Language;
  readonly enter: EnterHole;
}

export function CardsScreen({ view, link, reason = '', language, enter }: CardsScreenProps) {
  const words = cardsMessages(language);
  const locked = link !== 'live' || view.readOnly;
  const desk = useCardDesk(view, enter, locked);
  const part = { desk, words, language };
  return (
    <main className="con cds" lang={language}>
      <CardSprite />
      <header className="cds-top">
        <b>{view.tableName}</b>
        <span>{words.title}</span>
        <em>{words.writeOnly}</em>
      </header>
      {link !== 'live' && <Alarm text={refusedAddress(language, reason) || words.lost} />}
      {link === 'live' && view.readOnly && <Alarm text={words.readOnly} />}
      {desk.hand === null ? (
        <p className="cds-empty">{view.cardDesk ? words.noHand : words.noCardDesk}</p>
      ) : (
        <>
          <HandChips {...part} />
          {desk.hand.clash !== 'none' && <Alarm text={words.clash[desk.hand.clash]} />}
          <div className="cds-main">
            <SeatRows {...part} hand={desk.hand} />
            <section className="cds-work">
              <div className="cds-lead">
                <Target {...part} />
                <Back {...part} />
              </div>
              <NoteLine {...part} />
              <CardKeys desk={desk} faceUp={desk.hand.faceUp} />
              <p className="cds-keys">{words.keys}</p>
            </section>
          </div>
        </>
      )}
    </main>
  );
}

function Alarm({ text }: { readonly text: string }) {
  return (
    <p className="cds-alarm" role="alert">
      <i aria-hidden="true">▲</i> {text}
    </p>
  );
}

/** The most common slip is one place off: the place filled last is typed anew, and with each press the one before it. */
function Back({ desk, words }: CardsPart) {
  return (
    <button
      type="button"
      className="cds-back"
      disabled={desk.backTo === null || desk.shut === 'locked'}
      onClick={(event) => {
        event.currentTarget.blur();
        desk.back();
      }}
    >
      <i aria-hidden="true">←</i> {words.back}
    </button>
  );
}

/** Which place the next card goes to, large enough to read from the camera's picture and back. */
function Target({ desk, words }: CardsPart) {
  const { hand, place, armed } = desk;
  if (hand === null || place === null) return <p className="cds-target">{words.full}</p>;
  const seat = hand.seats.find((s) => s.seat === place.seat);
  return (
    <p className="cds-target" data-armed={armed}>
      <b>
        {words.seat(place.seat)} · {seat?.name}
      </b>
      <span className="cds-target-card">{words.cardOf(place.slot + 1, seat?.slots.length ?? 0)}</span>
      <em>{hintOf(desk, words)}</em>
    </p>
  );
}

function hintOf({ shut, armed, anyway }: CardsPart['desk'], words: CardsPart['words']): string {
  if (shut === 'locked') return '';
  if (shut === 'opened') return words.opened;
  if (shut === 'filled') return words.filled;
  if (anyway !== null) return words.anyway(anyway.seat, anyway.slot + 1);
  return armed ? words.anew : words.press;
}
