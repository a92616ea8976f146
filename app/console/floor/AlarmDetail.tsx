'use client';
// One alarm in full: what was found, what the rule says, and what may be ruled.
import { Button } from '../Button.tsx';
import { type Alarm, isHard } from './alarms.ts';
import { alarmTitle, factsOf } from './alarmText.ts';
import { useFloorDesk } from './floorDesk.ts';
import { InboxPanel } from './InboxPanel.tsx';
import { RulePanel } from './RulePanel.tsx';

export function AlarmDetail({ alarm }: { readonly alarm: Alarm }) {
  const { words } = useFloorDesk();
  const { title, seat } = alarmTitle(alarm, words);
  return (
    <>
      <h1 className="flo-what" data-hard={isHard(alarm)}>
        {title}
        {seat !== '' && <small>{seat}</small>}
      </h1>
      {'clause' in alarm.item && <Clause clause={alarm.item.clause} />}
      <Body alarm={alarm} />
    </>
  );
}

function Clause({ clause }: { readonly clause: string }) {
  const { words } = useFloorDesk();
  const says = words.says(clause);
  if (clause === '') return null;
  return (
    <p className="flo-clause">
      <b>{words.clause(clause)}</b> {says}
    </p>
  );
}

function Body({ alarm }: { readonly alarm: Alarm }) {
  switch (alarm.kind) {
    case 'inbox':
      return <InboxPanel item={alarm.item} />;
    case 'incident':
      return (
        <>
          <Facts alarm={alarm} />
          <RulePanel incident={alarm.item} />
        </>
      );
    case 'notice':
      return <Looked notice={alarm.item.id} />;
    case 'question':
      return null;
  }
}

function Facts({ alarm }: { readonly alarm: Extract<Alarm, { kind: 'incident' }> }) {
  const { words } = useFloorDesk();
  const { item } = alarm;
  const { stop, detail } = words.messages;
  const stops = item.status !== 'open' ? '' : item.stopsNow ? stop.now : stop[item.stops];
  return (
    <dl className="flo-facts">
      <dt>{detail.found}</dt>
      <dd>{words.ruling('incidents', item.report.kind)}</dd>
      {factsOf(item, words).map(({ name, value }) => (
        <Fact key={name} name={name} value={value} />
      ))}
      <Fact name={detail.reporter} value={detail.reportedBy(words.role(item.reportedBy), item.recordedBy)} />
      {stops !== '' && <Fact name={detail.course} value={stops} />}
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

/** A soft alarm names no remedy: somebody looks at the table, and that is all. */
function Looked({ notice }: { readonly notice: string }) {
  const { words, looked, locked } = useFloorDesk();
  return (
    <div className="flo-act">
      <Button size="large" tone="main" disabled={locked} onPress={() => looked(notice)}>
        {words.messages.detail.looked}
      </Button>
    </div>
  );
}
