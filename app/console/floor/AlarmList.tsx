'use client';
// The list of what waits: red for what stops the hand, amber for what somebody should look at, grey for what is settled.
import { spanText } from '../clockText.ts';
import { useElapsed } from '../useElapsed.ts';
import { type Alarm, type AlarmGroups, isHard } from './alarms.ts';
import { alarmTitle, outcomeOf } from './alarmText.ts';
import { useFloorDesk } from './floorDesk.ts';

interface AlarmListProps {
  readonly groups: AlarmGroups;
  readonly shown: string;
  readonly onChoose: (key: string) => void;
}

export function AlarmList({ groups, shown, onChoose }: AlarmListProps) {
  const { list } = useFloorDesk().words.messages;
  const parts = [
    { title: list.open, alarms: groups.open },
    { title: list.soft, alarms: groups.soft },
    { title: list.asked, alarms: groups.asked },
    { title: list.done, alarms: groups.done },
  ];
  return (
    <nav className="flo-list" aria-label={list.open}>
      {parts.map(({ title, alarms }, i) =>
        alarms.length === 0 && i > 0 ? null : (
          <section key={title} className="flo-group">
            <h2 className="con-head">{title}</h2>
            {alarms.length === 0 && <p className="con-note flo-none">{list.none}</p>}
            {alarms.map((alarm) => (
              <AlarmRow key={alarm.key} alarm={alarm} shown={alarm.key === shown} onChoose={onChoose} />
            ))}
          </section>
        ),
      )}
    </nav>
  );
}

interface AlarmRowProps {
  readonly alarm: Alarm;
  readonly shown: boolean;
  readonly onChoose: (key: string) => void;
}

function AlarmRow({ alarm, shown, onChoose }: AlarmRowProps) {
  const { words } = useFloorDesk();
  const { title, seat, clause } = alarmTitle(alarm, words);
  const outcome = outcomeOf(alarm, words);
  return (
    <button
      type="button"
      className="flo-alarm"
      data-hard={isHard(alarm)}
      data-kind={alarm.kind}
      data-settled={alarm.kind === 'incident' && alarm.item.status !== 'open'}
      aria-pressed={shown}
      onClick={() => onChoose(alarm.key)}
    >
      <b>{title}</b>
      {outcome !== '' && <span className="flo-alarm-outcome">{outcome}</span>}
      <span className="flo-alarm-foot">
        {seat !== '' && <span>{seat}</span>}
        {clause !== '' && <span className="con-clause">{clause}</span>}
        {'since' in alarm.item && alarm.item.since > 0 && <Age since={alarm.item.since} />}
      </span>
    </button>
  );
}

/** Programme time since it was raised; it runs on between frames. */
function Age({ since }: { readonly since: number }) {
  const { view, words } = useFloorDesk();
  const now = view.now + useElapsed(view);
  return <em>{words.messages.list.ago(spanText(Math.max(0, now - since)))}</em>;
}
