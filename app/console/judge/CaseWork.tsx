'use client';
// One case: its order, and the one step that comes next. Every step that cannot be taken back is pressed twice.
import { useState } from 'react';
import type { JudgeCase } from '../../../server/judge/view.ts';
import { Button } from '../Button.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import type { JudgeWords } from './judgeWords.ts';
import { TwoStep } from './TwoStep.tsx';
import type { JudgeWork } from './useJudge.ts';

interface CaseWorkProps {
  readonly one: JudgeCase;
  readonly work: JudgeWork;
  readonly words: JudgeWords;
}

export function CaseWork({ one, work, words }: CaseWorkProps) {
  const { messages } = words;
  return (
    <>
      <header className="jud-head">
        <h2>
          {messages.hand(one.number)}: {one.seats.map(({ seat, name }) => `${seat} ${name}`).join(', ')}
        </h2>
        <em>{words.status(one)}</em>
      </header>
      {one.own && !one.closed && <NextStep one={one} work={work} words={words} />}
      {!one.own && <p className="jud-stop">{messages.foreign}</p>}
      <CaseFacts one={one} words={words} />
    </>
  );
}

function NextStep(props: CaseWorkProps) {
  const { one } = props;
  if (one.shown) return <Close {...props} />;
  if (one.finding === 'team-play') return <ShowToAll {...props} />;
  return (
    <>
      <LookStep {...props} />
      {one.looks > 0 ? <Finding {...props} /> : <Withdraw {...props} />}
    </>
  );
}

function LookStep({ one, work, words }: CaseWorkProps) {
  const { look } = words.messages;
  return (
    <section className="jud-step">
      <h3>{look.title}</h3>
      <p>{look.warning}</p>
      <div className="jud-buttons">
        <Button
          size="large"
          tone={one.looks === 0 ? 'main' : 'plain'}
          disabled={work.waits || work.lost}
          onPress={() => work.look(one.id)}
        >
          {one.looks === 0 ? look.open : look.again}
        </Button>
        {one.looks > 0 && <em>{look.count(one.looks)}</em>}
      </div>
    </section>
  );
}

function Withdraw({ one, work, words }: CaseWorkProps) {
  const { close } = words.messages;
  return (
    <section className="jud-step">
      <TwoStep
        {...{ label: close.withdraw, sure: close.withdrawSure, tone: 'quiet', words, disabled: work.waits }}
        onSure={() => void work.give({ do: 'close', case: one.id, note: '' })}
      />
    </section>
  );
}

function Finding({ one, work, words }: CaseWorkProps) {
  const [note, setNote] = useState('');
  const { find } = words.messages;
  const disabled = work.waits || work.lost;
  const give = (finding: 'team-play' | 'no-team-play') => void work.give({ do: 'find', case: one.id, finding, note });
  return (
    <section className="jud-step">
      <h3>{find.title}</h3>
      <Note label={find.note} note={note} setNote={setNote} />
      <TwoStep label={find.no} sure={find.noSure} {...{ disabled, words }} onSure={() => give('no-team-play')} />
      <TwoStep
        {...{ label: find.yes, sure: find.yesSure, tone: 'warn', disabled, words }}
        onSure={() => give('team-play')}
      />
    </section>
  );
}

function ShowToAll({ one, work, words }: CaseWorkProps) {
  const { show } = words.messages;
  return (
    <section className="jud-step">
      <h3>{show.title}</h3>
      <p>{show.must}</p>
      <TwoStep
        {...{ label: show.go, sure: show.sure, tone: 'warn', disabled: work.waits || work.lost, words }}
        onSure={() => void work.give({ do: 'show', case: one.id })}
      />
    </section>
  );
}

function Close({ one, work, words }: CaseWorkProps) {
  const [note, setNote] = useState('');
  const { close } = words.messages;
  return (
    <section className="jud-step">
      <h3>{close.title}</h3>
      <p>{close.sanctions}</p>
      <Note label={close.note} note={note} setNote={setNote} />
      <div className="jud-buttons">
        <Button
          size="large"
          tone="main"
          disabled={work.waits || work.lost}
          onPress={() => void work.give({ do: 'close', case: one.id, note })}
        >
          {close.go}
        </Button>
      </div>
    </section>
  );
}

interface NoteProps {
  readonly label: string;
  readonly note: string;
  readonly setNote: (note: string) => void;
}

function Note({ label, note, setNote }: NoteProps) {
  return (
    <label className="jud-field">
      <span>{label}</span>
      <textarea
        className="con-field"
        rows={2}
        maxLength={1_000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </label>
  );
}
