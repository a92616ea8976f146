// The readers themselves: state, cycle, what came late or was lost, the last fault.
import type { HealthReader } from '../../../server/console/health/view.ts';
import { Button } from '../Button.tsx';
import { faultText, type ReadersParts, toneOf } from './readersParts.ts';

export function ReaderList(parts: ReadersParts) {
  const { view, words, calibration } = parts;
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
            {calibration !== null && <Telling {...parts} reader={reader} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For whoever keeps the antennas: find the box, test its coils. A test stops the reads, so not while a hand runs. */
function Telling({ words, give, told, locked, calibration, reader: { reader, word } }: TellingProps) {
  const { tell, told: done } = words.messages;
  const off = locked || word === 'not-connected' || word === 'connecting';
  return (
    <div className="rd-telling">
      <Button disabled={off} onPress={() => give({ do: 'tell', reader, what: 'blink' })}>
        {tell.blink}
      </Button>
      <Button
        disabled={off || calibration?.handRuns === true}
        onPress={() => give({ do: 'tell', reader, what: 'selftest' })}
      >
        {tell.selftest}
      </Button>
      {told?.reader === reader && <output>{done[told.what]}</output>}
    </div>
  );
}

interface TellingProps extends ReadersParts {
  readonly reader: HealthReader;
}
