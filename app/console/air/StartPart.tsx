'use client';
// Start and end of the air: a time of day with the first hand that can air beside it, the last hand, what still drains.
import { useState } from 'react';
import { Button } from '../Button.tsx';
import { spanText } from '../clockText.ts';
import { Choice, Field, FormRow } from '../Field.tsx';
import { startAwaitsKey } from '../mayResume.ts';
import { ShowPart } from '../sheets/ShowPart.tsx';
import { useAir, useMoment, useSteer } from './airDesk.ts';
import { dayTimeText, type FirstHand, firstHand, isAnotherDay, lateBy, wallOf } from './startTimes.ts';

const HOWS = ['automatic', 'hand'] as const;

export function StartPart() {
  const { words } = useAir();
  const { now } = useMoment();
  const wall = Date.now();
  return (
    <>
      <h2 className="air-work-title">{words.start.title}</h2>
      <Plan now={now} wall={wall} />
      <PlanForm now={now} wall={wall} />
      <h2 className="air-work-title">{words.start.end}</h2>
      <ShowPart />
    </>
  );
}

interface Clocks {
  readonly now: number;
  readonly wall: number;
}

/** What is planned, and whether the first hand is there by then. */
function Plan({ now, wall }: Clocks) {
  const { desk, words } = useAir();
  const { start } = desk.view.release;
  if (start === null) return <p className="con-note">{words.start.none}</p>;
  if (startAwaitsKey(desk.view.release, now))
    return (
      <p className="air-now" role="alert">
        <b>{words.start.awaitsKey}</b>
      </p>
    );
  const another = isAnotherDay(start.atWall, wall) ? ` (${words.start.tomorrow})` : '';
  return (
    <p className="air-now">
      <b>{words.start.planned(dayTimeText(start.atWall))}</b>
      {another} · {words.start.in(spanText(start.at - now))} · {words.start[start.automatic ? 'automatic' : 'hand']}
    </p>
  );
}

function PlanForm({ now, wall }: Clocks) {
  const { desk, words } = useAir();
  const { off, title } = useSteer();
  const { start } = desk.view.release;
  const [typed, setTyped] = useState('');
  const [how, setHow] = useState<(typeof HOWS)[number]>('automatic');
  const atWall = wallOf(typed, wall);
  const first = firstHand(desk.view.release, { now, wall });
  const late = lateBy(first, typed === '' ? (start?.atWall ?? null) : atWall);
  const plan = (at: number | null): void => {
    desk.steer({ do: 'planStart', atWall: at, automatic: at !== null && how === 'automatic' });
    setTyped('');
  };
  return (
    <>
      <FormRow>
        <Field
          label={words.start.time}
          value={typed}
          numeric
          onChange={setTyped}
          onEnter={() => atWall !== null && !off && plan(atWall)}
        />
        {first !== null && <First {...{ first, wall, late }} />}
      </FormRow>
      {late > 0 && (
        <p className="air-late" role="alert">
          {words.start.late(spanText(late))}
        </p>
      )}
      <p className={typed !== '' && atWall === null ? 'con-refused' : 'con-note'}>
        {typed !== '' && atWall === null ? words.start.wrong : words.start.timeSays}
        {atWall !== null && isAnotherDay(atWall, wall) && `: ${words.start.tomorrow}`}
      </p>
      <Choice
        label={words.start.how}
        value={how}
        options={HOWS}
        text={(one) => words.start.hows[one]}
        onChange={setHow}
      />
      <FormRow>
        <Button size="large" tone="main" disabled={off || atWall === null} title={title} onPress={() => plan(atWall)}>
          <b>{start === null ? words.start.plan : words.start.replan}</b>
        </Button>
        {start !== null && (
          <Button size="large" disabled={off} title={title} onPress={() => plan(null)}>
            {words.start.cancel}
          </Button>
        )}
      </FormRow>
    </>
  );
}

/** Beside the time: when there is something to show. */
function First({ first, wall, late }: { readonly first: FirstHand; readonly wall: number; readonly late: number }) {
  const { words } = useAir();
  return (
    <div className="air-first" data-late={late > 0}>
      <span>{first.guessed ? words.start.firstGuess : words.start.first}</span>
      <b>{first.wall <= wall ? words.start.firstSoon : dayTimeText(first.wall)}</b>
    </div>
  );
}
