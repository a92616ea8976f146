// Hand, level, board and pots of the page for viewers.
import { shortLabel } from '../ui/handText.ts';
import { levelText } from '../ui/levelText.ts';
import { partName } from '../ui/partName.ts';
import { sideTexts } from '../ui/sideTexts.ts';
import { WatchCards } from './WatchCards.tsx';
import type { WatchTableProps } from './watchWords.ts';

export function WatchTable({ view, words }: WatchTableProps) {
  const { own } = words;
  return (
    <section className="watch-table" aria-label={own.board}>
      <Line view={view} words={words} />
      <Notice view={view} words={words} />
      {view.withheld === 'none' &&
        view.boards
          .filter(({ cards }) => cards.length > 0)
          .map((board) => (
            <div key={board.run} className="watch-board" data-runs={Math.min(view.boards.length, 3)}>
              {view.boards.length > 1 && <span>{partName({ run: board.run, part: 'whole' }, view, words.table)}</span>}
              <WatchCards cards={board.cards} lit={board.lit} words={words} none={own.noBoard} slot />
            </div>
          ))}
      {view.withheld === 'none' && <Pots view={view} words={words} />}
      {view.withheld === 'none' && <Results view={view} words={words} />}
    </section>
  );
}

function Line({ view, words }: WatchTableProps) {
  const { table, own, short, game } = words;
  const { chancesBy } = view;
  const counted = chancesBy === 'none' || chancesBy === 'exact' ? '' : table.chancesBy[chancesBy];
  return (
    <p className="watch-line">
      {view.handNumber > 0 && (
        <b>
          {table.hand(view.handNumber)} · {own.street[view.street]}
        </b>
      )}
      {game !== '' && <b>{game}</b>}
      <span>
        {game === '' && table.blinds} {levelText(view, { ante: table.action.ante, format: short })}
      </span>
      {counted !== '' && <span>{counted}</span>}
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

/** Who has which part of a pot that was divided, and chips beside the pots. */
function Results({ view, words }: WatchTableProps) {
  const divided = view.results.length > 1 ? view.results : [];
  const name = (seat: number) => view.seats.find((s) => s.seat === seat)?.name ?? '';
  return (
    <ul className="watch-results">
      {divided.map(({ pot, run, part, seats, hand }) => (
        <li key={`${pot} ${run} ${part}`}>
          <b>{partName({ pot, run, part }, view, words.table)}</b>{' '}
          {[...seats.map(name), shortLabel(hand, words.language)].filter((text) => text !== '').join(' · ')}
        </li>
      ))}
      {sideTexts(view, { table: words.table, money: words.money }).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
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
