// The presses while cards are laid. To drop what was laid takes a held press.
import { Button, HoldButton } from '../Button.tsx';
import type { DeckParts } from './deckParts.ts';

export function DeckBar({ view, words, give, locked }: DeckParts) {
  const { lay, check, replace } = words.messages;
  if (view.session?.kind !== 'register')
    return (
      <footer className="deck-bar">
        <Button size="large" tone="main" disabled={locked} onPress={() => give({ do: 'stop' })}>
          {view.session?.kind === 'replace' ? replace.end : check.end}
        </Button>
      </footer>
    );
  const seen = view.news.n;
  return (
    <footer className="deck-bar">
      <Button size="large" disabled={locked || view.draft?.canBack !== true} onPress={() => give({ do: 'back', seen })}>
        {lay.back}
      </Button>
      <Button size="large" disabled={locked} onPress={() => give({ do: 'skip', seen })}>
        {lay.skip}
      </Button>
      <Button size="large" disabled={locked} onPress={() => give({ do: 'stop' })}>
        {lay.pause}
      </Button>
      <HoldButton tone="quiet" size="large" disabled={locked} onPress={() => give({ do: 'drop' })}>
        {lay.drop}
      </HoldButton>
    </footer>
  );
}
