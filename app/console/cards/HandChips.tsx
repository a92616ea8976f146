// The hands that have not aired, newest first: one is on the desk, and each says how many cards it waits for.
import type { CardsHand } from '../../../server/console/cards/view.ts';
import type { CardsPart } from './cardsPart.ts';
import { freePlaces } from './places.ts';

export function HandChips(part: CardsPart) {
  const { desk, words } = part;
  return (
    <nav className="cds-hands" aria-label={words.hands}>
      {desk.view.hands.map((hand) => (
        <Chip key={hand.handId} {...part} hand={hand} />
      ))}
    </nav>
  );
}

function Chip({ desk, words, hand }: CardsPart & { readonly hand: CardsHand }) {
  const left = freePlaces(hand, desk.sending).length;
  return (
    <button
      type="button"
      className="cds-hand"
      aria-pressed={desk.hand?.handId === hand.handId}
      data-running={hand.running}
      data-left={left > 0}
      data-clash={hand.clash}
      onClick={(event) => {
        event.currentTarget.blur();
        desk.chooseHand(hand.handId);
      }}
    >
      <b>{words.hand(hand.number)}</b>
      <span>{hand.running ? words.running : words.over}</span>
      <span className="cds-hand-left">
        {hand.clash !== 'none' && `▲ ${words.clashMark[hand.clash]} · `}
        {left === 0 ? `✓ ${words.allThere}` : words.toType(left)}
      </span>
    </button>
  );
}
