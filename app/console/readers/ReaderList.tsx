// The readers themselves: state, cycle, what came late or was lost, the last fault.
import { faultText, type ReadersParts, toneOf } from './readersParts.ts';

export function ReaderList({ view, words }: ReadersParts) {
  const { messages } = words;
  return (
    <section className="rd-readers">
      <h2>{messages.readers}</h2>
      {view.readers.length === 0 && <p className="rd-note">{messages.none}</p>}
      <ul>
        {view.readers.map((reader) => (
          <li key={reader.reader} data-tone={toneOf(reader.word)}>
            <p className="rd-tile-top">
              <b>{reader.reader}</b>
              <i className="rd-lamp" data-tone={toneOf(reader.word)} />
            </p>
            <strong>{messages.words[reader.word]}</strong>
            <em>{[reader.model, reader.firmware].filter(Boolean).join(' · ')}</em>
            <span>{reader.cycleMs === null ? messages.noCycle : messages.cycle(reader.cycleMs)}</span>
            <span>{messages.traffic(reader.late, reader.lost)}</span>
            <span>{faultText(reader, words)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
