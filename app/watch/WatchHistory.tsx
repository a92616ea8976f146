// Hands that have ended on air, the latest first.
import type { WatchPartProps } from './watchWords.ts';

export function WatchHistory({ view, words }: WatchPartProps) {
  const { own, table, money } = words;
  const latestFirst = [...view.previous].reverse();
  return (
    <section className="watch-history" aria-label={own.history}>
      <h2>{own.history}</h2>
      {latestFirst.length === 0 && <p className="watch-none">{own.noHistory}</p>}
      <ol>
        {latestFirst.map(({ handNumber, pot, winners }) => (
          <li key={handNumber}>
            <b>{table.hand(handNumber)}</b>
            <span className="watch-won">{winners.length > 0 ? own.wonBy(winners.join(', ')) : ''}</span>
            <span>{money(pot)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
