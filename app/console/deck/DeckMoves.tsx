// What may be done with one deck, and what is known of it: counts, never a card.
import type { DeckCommand, DeckLine } from '../../../server/console/deck/view.ts';
import { Button, HoldButton } from '../Button.tsx';
import type { DeckListProps } from './deckParts.ts';

interface DeckMovesProps extends DeckListProps {
  readonly deck: DeckLine;
}

export function DeckMoves(props: DeckMovesProps) {
  const { view, words, give, locked, place, deck, onCustody } = props;
  const { list } = words.messages;
  const shut = locked || view.handRuns;
  const whole =
    (what: Extract<DeckCommand, { do: 'bring' | 'putAway' | 'switch' | 'retire' | 'report' }>['do']) => () =>
      give({ do: what, deck: deck.deck });
  const check = (order?: 'suits') => () =>
    place !== null && give({ do: 'check', deck: deck.deck, ...(order === undefined ? {} : { order }), ...place });
  return (
    <div className="deck-moves">
      {factsOf(deck, list).map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <div className="deck-presses">
        {deck.atTable && deck.state !== 'in-use' && (
          <Button size="large" tone="main" disabled={shut} onPress={whole('switch')}>
            {list.use}
          </Button>
        )}
        {deck.state !== 'retired' && (
          <>
            <Button size="large" disabled={shut || place === null} onPress={check()}>
              {list.check}
            </Button>
            <Button size="large" disabled={shut || place === null} onPress={check('suits')}>
              {list.checkOrder}
            </Button>
          </>
        )}
        {deck.atTable ? (
          <Button size="large" disabled={shut} onPress={whole('putAway')}>
            {list.putAway}
          </Button>
        ) : (
          <Away {...props} />
        )}
        <Button size="large" onPress={() => onCustody(deck.deck)}>
          {list.custody}
        </Button>
      </div>
    </div>
  );
}

function Away({ view, words, give, locked, deck: { deck, state } }: DeckMovesProps) {
  const { list } = words.messages;
  const shut = locked || view.handRuns;
  if (state === 'retired') return null;
  return (
    <>
      <Button size="large" tone="main" disabled={shut} onPress={() => give({ do: 'bring', deck })}>
        {list.bring}
      </Button>
      <Button size="large" disabled={shut} onPress={() => give({ do: 'report', deck })}>
        {list.report}
      </Button>
      <HoldButton tone="quiet" size="large" disabled={shut} onPress={() => give({ do: 'retire', deck })}>
        {list.retire}
      </HoldButton>
    </>
  );
}

function factsOf(deck: DeckLine, list: DeckMovesProps['words']['messages']['list']): readonly string[] {
  const { weak, dead, jokers, cutCard, retiredTags } = deck;
  const told = weak === null || dead === null ? list.untold : weak + dead === 0 ? list.sound : list.worn(weak, dead);
  const facts = [told, list.special(jokers, cutCard), retiredTags === 0 ? '' : list.retiredTags(retiredTags)];
  return facts.filter((fact) => fact !== '');
}
