// The two lists at the left: hands of this show in public facts, and cases by what they wait for.
import type { JudgeCase, JudgeHand } from '../../../server/judge/view.ts';
import { MiniCard } from '../../ui/MiniCard.tsx';
import { Button } from '../Button.tsx';
import type { Chosen } from './chosen.ts';
import { type JudgeWords, statusOf } from './judgeWords.ts';
import type { JudgeWork } from './useJudge.ts';

interface HandListProps {
  readonly work: JudgeWork;
  readonly words: JudgeWords;
  readonly chosen: Chosen;
  readonly choose: (hand: string) => void;
}

export function HandList({ work, words, chosen, choose }: HandListProps) {
  const { hands, more } = work.hands;
  const { messages } = words;
  const over = hands.filter(({ ended }) => ended !== 'unfinished');
  if (over.length === 0) return <p className="jud-hint">{messages.noHands}</p>;
  return (
    <ul className="jud-list">
      {over.map((hand) => (
        <li key={hand.hand}>
          <button
            type="button"
            className="jud-item"
            aria-pressed={chosen !== null && 'hand' in chosen && chosen.hand === hand.hand}
            onClick={() => choose(hand.hand)}
          >
            <b>{messages.hand(hand.number)}</b>
            <em>{endOf(hand, words)}</em>
            <span className="jud-cards">
              {hand.board.map((card) => (
                <MiniCard key={card} card={card} />
              ))}
            </span>
          </button>
        </li>
      ))}
      {more && (
        <li>
          <Button size="large" onPress={work.more}>
            {messages.more}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Who won it, else how it ended. */
function endOf({ ended, seats }: JudgeHand, { messages }: JudgeWords): string {
  const winners = seats.filter(({ won }) => won > 0).map(({ name }) => name);
  return winners.length > 0 ? `${messages.pot}: ${winners.join(', ')}` : messages.ends[ended];
}

interface CaseListProps {
  readonly cases: readonly JudgeCase[];
  readonly words: JudgeWords;
  readonly chosen: Chosen;
  readonly choose: (id: string) => void;
}

export function CaseList({ cases, words, chosen, choose }: CaseListProps) {
  if (cases.length === 0) return <p className="jud-hint">{words.messages.noCases}</p>;
  return (
    <ul className="jud-list">
      {cases.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className="jud-item"
            data-status={statusOf(one)}
            aria-pressed={chosen !== null && 'case' in chosen && chosen.case === one.id}
            onClick={() => choose(one.id)}
          >
            <b>{words.messages.hand(one.number)}</b>
            <span>{one.seats.map(({ seat, name }) => name || words.messages.seat(seat)).join(', ')}</span>
            <em>{words.status(one)}</em>
          </button>
        </li>
      ))}
    </ul>
  );
}
