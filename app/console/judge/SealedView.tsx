// The look itself (5.9.2.5): big cards for one pair of eyes. It is all there is on the screen, and it cannot be printed.
import type { ReactNode } from 'react';
import type { JudgeCase } from '../../../server/judge/view.ts';
import { Card } from '../../ui/Card.tsx';
import { CardSprite } from '../../ui/CardSprite.tsx';
import { slotsOf } from '../../ui/cardPlace.ts';
import { Button } from '../Button.tsx';
import type { JudgeWords } from './judgeWords.ts';
import type { Look, Sealed } from './useSealed.ts';

interface SealedViewProps {
  readonly sealed: Sealed;
  readonly look: Look;
  readonly of: JudgeCase | undefined;
  readonly words: JudgeWords;
}

export function SealedView({ sealed, look, of, words }: SealedViewProps) {
  const { messages, language } = words;
  const nameOf = (seat: number): string => of?.seats.find((one) => one.seat === seat)?.name ?? '';
  return (
    <div className="con jud-sealed" lang={language}>
      <CardSprite />
      <header className="jud-sealed__head">
        <h1>{messages.look.title}</h1>
        {of !== undefined && <span>{messages.hand(of.number)}</span>}
        <b className="jud-sealed__left">{messages.look.left(sealed.secondsLeft)}</b>
        <Button size="large" tone="main" onPress={sealed.hide}>
          {messages.look.hide}
        </Button>
      </header>
      {look.doubtful && <p className="jud-stop">{messages.look.doubtful}</p>}
      <div className="jud-sealed__hands" data-many={isMuch(look) ? 'yes' : 'no'}>
        {look.hands.map(({ seat, cards, up, thrown }) => (
          <section key={seat} className="jud-sealed__hand">
            <h2>
              {messages.seat(seat)} <span>{nameOf(seat)}</span>
            </h2>
            <Cards cards={cards}>{cards.length === 0 && <em>{messages.look.unread}</em>}</Cards>
            {up.length > 0 && <h3>{messages.look.up}</h3>}
            {up.length > 0 && <Cards cards={up} />}
            {thrown.length > 0 && <h3>{messages.look.thrown}</h3>}
            {thrown.length > 0 && <Cards cards={thrown} gone />}
          </section>
        ))}
      </div>
    </div>
  );
}

function Cards({ cards, gone = false, children }: CardsProps) {
  return (
    <div className="jud-sealed__cards" data-gone={gone ? 'yes' : 'no'}>
      {children}
      {slotsOf(cards.map((card) => card ?? '??')).map(({ slot, place }) => (
        <Card key={slot} place={place} light="plain" />
      ))}
    </div>
  );
}

interface CardsProps {
  readonly cards: readonly (string | null)[];
  /** of the hand no more */
  readonly gone?: boolean;
  readonly children?: ReactNode;
}

/** More hands or cards than this stand smaller. */
const MANY = 4;

function isMuch({ hands }: Look): boolean {
  return hands.length > MANY || hands.some(({ cards, up, thrown }) => cards.length + up.length + thrown.length > MANY);
}
