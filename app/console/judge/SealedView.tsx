// The look itself (5.9.2.5): big cards for one pair of eyes. It is all there is on the screen, and it cannot be printed.
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
      <div className="jud-sealed__hands" data-many={look.hands.length > MANY ? 'yes' : 'no'}>
        {look.hands.map(({ seat, cards }) => (
          <section key={seat} className="jud-sealed__hand">
            <h2>
              {messages.seat(seat)} <span>{nameOf(seat)}</span>
            </h2>
            <div className="jud-sealed__cards">
              {cards.length === 0 && <em>{messages.look.unread}</em>}
              {slotsOf(cards.map((card) => card ?? '??')).map(({ slot, place }) => (
                <Card key={slot} place={place} light="plain" />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** More hands than this stand smaller. */
const MANY = 4;
