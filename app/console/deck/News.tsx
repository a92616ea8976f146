// What became of the last card: a coloured strip with its sign and its words. Flashes once for each.
import type { DeckView } from '../../../server/console/deck/view.ts';
import type { Tone } from '../beeps.ts';
import { type DeckWords, toneOf } from './deckWords.ts';

const SIGNS: Readonly<Record<Tone, string>> = { good: '✓', bad: '✕', done: '✓', quiet: '' };

export function News({ view, words }: { readonly view: DeckView; readonly words: DeckWords }) {
  const { news } = view;
  const tone = toneOf(news);
  const named = tone === 'good' && news.card !== null && news.what === 'taken' ? ` · ${words.card(news.card)}` : '';
  return (
    <output key={news.n} className="deck-news" data-tone={tone} data-what={news.what}>
      <span className="deck-sign">{SIGNS[tone]}</span>
      <span>
        {words.news(view)}
        {named}
      </span>
    </output>
  );
}
