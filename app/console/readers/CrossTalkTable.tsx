// The cross-talk matrix: how much of a card at one antenna is heard at another, in percent. Pairs over the limit stand out.
import type { CalibrationView } from '../../../server/console/calibration/view.ts';
import type { ReadersWords } from './readersParts.ts';

interface CrossTalkTableProps {
  readonly words: ReadersWords;
  readonly calibration: CalibrationView;
}

export function CrossTalkTable({ words, calibration }: CrossTalkTableProps) {
  const { zones, matrix, limit } = calibration;
  const names = zones.map(({ zone }) => zone);
  const percent = (from: string, to: string) => matrix.find((pair) => pair.from === from && pair.to === to);
  const rows = zones.filter(({ measured }) => measured !== null);
  return (
    <table className="rd-matrix">
      <caption>{words.messages.calibration.matrix}</caption>
      <thead>
        <tr>
          <td />
          {names.map((to) => (
            <th key={to} scope="col" title={words.zone(to)}>
              {short(to, words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ zone: from }) => (
          <tr key={from}>
            <th scope="row">{words.zone(from)}</th>
            {names.map((to) => {
              const pair = percent(from, to);
              const over = pair?.counts === true && pair.percent > limit;
              return (
                <td key={to} data-over={over} data-own={from === to}>
                  {from === to ? '' : (pair?.percent ?? 0)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column is as wide as a number. */
function short(zone: string, words: ReadersWords): string {
  const [kind = '', number = ''] = zone.split(':');
  return `${kind === 'seat' ? '' : words.zone(kind).charAt(0)}${number}`;
}
