// Measuring the antennas one by one, and what each hears of the others.
import type { CalibrationView } from '../../../server/console/calibration/view.ts';
import { Button, HoldButton } from '../Button.tsx';
import { CrossTalkTable } from './CrossTalkTable.tsx';
import type { ReadersParts } from './readersParts.ts';

export interface CalibrationParts extends ReadersParts {
  readonly calibration: CalibrationView;
}

export function Calibration(parts: CalibrationParts) {
  const { words, calibration, give, locked } = parts;
  const { calibration: text } = words.messages;
  const { worst, refused, limit, session, handRuns } = calibration;
  const measured = calibration.zones.some((zone) => zone.measured !== null);
  return (
    <section className="rd-calibration">
      <h2>{text.title}</h2>
      <p className="rd-note">{handRuns ? text.handRuns : text.how}</p>
      <Measuring {...parts} />
      {measured && (
        <>
          <p>
            {worst === null ? text.noWorst : text.worst(words.zone(worst.from), words.zone(worst.to), worst.percent)}
          </p>
          {refused.length > 0 && (
            <p className="rd-refused">{text.refused(refused.map((zone) => words.zone(zone)).join(', '), limit)}</p>
          )}
          <CrossTalkTable words={words} calibration={calibration} />
          <HoldButton
            tone="quiet"
            size="large"
            disabled={locked || handRuns || session !== null}
            onPress={() => give({ do: 'forget', zone: null })}
          >
            {text.forget}
          </HoldButton>
        </>
      )}
    </section>
  );
}

function Measuring({ words, calibration, chosen, give, locked }: CalibrationParts) {
  const { calibration: text } = words.messages;
  const { session, news, handRuns } = calibration;
  if (session !== null)
    return (
      <div className="rd-measuring">
        <strong>
          {session.stage === 'waiting'
            ? text.waiting(words.zone(session.zone))
            : text.measuring(words.zone(session.zone), Math.ceil(session.left / 1000))}
        </strong>
        <span>{text.who(session.by)}</span>
        <Button size="large" disabled={locked} onPress={() => give({ do: 'stop' })}>
          {text.stop}
        </Button>
      </div>
    );
  const known = calibration.zones.find(({ zone }) => zone === chosen);
  return (
    <div className="rd-measuring">
      <strong data-what={news.what}>{text.news[news.what]}</strong>
      {known !== undefined && <span>{factsOf(known, words)}</span>}
      <Button
        size="large"
        tone="main"
        disabled={locked || handRuns || known === undefined || !known.online}
        onPress={() => known !== undefined && give({ do: 'measure', zone: known.zone })}
      >
        {known === undefined ? text.choose : text.measure(words.zone(known.zone))}
      </Button>
    </div>
  );
}

function factsOf({ fitness, measured }: CalibrationView['zones'][number], words: ReadersParts['words']): string {
  const { calibration: text, hitRate } = words.messages;
  if (measured === null) return text.fitness[fitness];
  const strength = measured.strength === null ? [] : [text.strength(measured.strength)];
  return [text.fitness[fitness], hitRate(measured.hitRate), ...strength].join(' · ');
}
