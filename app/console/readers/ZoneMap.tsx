// The antennas as they lie at the table: seats, board, dealer. Each says its state by colour, shape and word.
import type { HealthAntenna } from '../../../server/console/health/view.ts';
import { faultText, type ReadersParts, toneOf } from './readersParts.ts';

const PARTS = ['seats', 'board', 'dealer'] as const;

export function ZoneMap(parts: ReadersParts) {
  const { view, words } = parts;
  const { messages } = words;
  return (
    <section className="rd-map" aria-label={messages.map}>
      {view.handRuns && <p className="rd-note">{messages.inHand}</p>}
      {PARTS.map((part) => {
        const antennas = view.antennas.filter(({ zone }) => partOf(zone) === part).sort(byZone);
        if (antennas.length === 0) return null;
        return (
          <div key={part} className="rd-part" data-part={part}>
            <h2>{messages.parts[part]}</h2>
            <ul>
              {antennas.map((antenna) => (
                <Tile key={`${antenna.reader} ${antenna.port}`} {...parts} antenna={antenna} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function Tile({ words, antenna, chosen, choose }: ReadersParts & { readonly antenna: HealthAntenna }) {
  const { messages } = words;
  const { zone, word, count, hitRate } = antenna;
  return (
    <li>
      <button
        type="button"
        className="rd-tile"
        data-tone={toneOf(word)}
        data-word={word}
        aria-pressed={zone === chosen}
        onClick={() => choose(zone)}
      >
        <span className="rd-tile-top">
          <b>{words.zone(zone)}</b>
          <i className="rd-lamp" data-tone={toneOf(word)} />
        </span>
        <strong>{messages.words[word]}</strong>
        <span className="rd-figures">
          <span>{count === null ? '' : messages.cards(count)}</span>
          <span>{hitRate === null ? messages.noRate : messages.hitRate(hitRate)}</span>
        </span>
        <em>{messages.port(antenna.port, antenna.reader)}</em>
        {antenna.lastFault !== null && <em>{faultText(antenna, words)}</em>}
      </button>
    </li>
  );
}

function partOf(zone: string): (typeof PARTS)[number] {
  if (zone.startsWith('seat:')) return 'seats';
  return zone.startsWith('board') ? 'board' : 'dealer';
}

function byZone(a: HealthAntenna, b: HealthAntenna): number {
  return numberOf(a.zone) - numberOf(b.zone);
}

function numberOf(zone: string): number {
  return Number(zone.split(':')[1] ?? 0);
}
