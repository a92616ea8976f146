// Hand, level, board and pots of the page for viewers.
import { WatchCards } from './WatchCards.tsx';
import type { WatchTableProps } from './watchWords.ts';

export function WatchTable({ view, words }: WatchTableProps) {
  const { own } = words;
  return (
    <section className="watch-table" aria-label={own.board}>
      <Line view={view} words={words} />
      <Notice view={view} words={words} />
      {view.withheld === 'none' &&
        view.boards.map((board) => (
          <div key={board.run} className="watch-board" data-runs={Math.min(view.boards.length, 3)}>
            {view.boards.length > 1 && <span>{words.table.run(board.run + 1)}</span>}
            <WatchCards cards={board.cards} lit={board.lit} words={words} none={own.noBoard} slot />
          </div>
        ))}
      {view.withheld === 'none' && <Pots view={view} words={words} />}
    </section>
  );
}

function Line({ view, words }: WatchTableProps) {
  const { table, own, short } = words;
  const ante = view.ante > 0 ? ` (${short(view.ante)})` : '';
  return (
    <p className="watch-line">
      {view.handNumber > 0 && (
        <b>
          {table.hand(view.handNumber)} · {own.street[view.street]}
        </b>
      )}
      <span>
        {table.blinds} {short(view.smallBlind)}/{short(view.bigBlind)}
        {ante}
      </span>
    </p>
  );
}

/** One thing at a time, the one that says most. */
function Notice({ view, words }: WatchTableProps) {
  const { table } = words;
  const texts = [
    view.withheld === 'none' ? '' : table.notShown,
    view.phase === 'misdeal' ? table.misdeal : '',
    view.phase === 'void' ? table.void : '',
    view.ruling ? table.ruling : '',
    view.overruled ? table.overruled : '',
    view.champion === '' ? '' : `${view.champion}: ${table.champion}`,
  ];
  const text = texts.find((one) => one !== '');
  return (
    <p className="watch-notice" role="status">
      {text ?? ''}
    </p>
  );
}

function Pots({ view, words }: WatchTableProps) {
  if (view.pot === 0) return null;
  return (
    <dl className="watch-pots">
      <div className="watch-pot watch-pot--all">
        <dt>{words.table.pot}</dt>
        <dd>{words.money(view.pot)}</dd>
      </div>
      {view.pots.length > 1 &&
        view.pots.map(({ index, amount }) => (
          <div key={index} className="watch-pot">
            <dt>{words.own.potOf(index)}</dt>
            <dd>{words.money(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
