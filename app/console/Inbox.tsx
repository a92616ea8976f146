'use client';
// What waits for an answer: proposals, oldest first and three at most, questions with clause and advice, notices.
import type { ConsoleView } from '../../server/console/view.ts';
import { Button } from './Button.tsx';
import { callFloor } from './callFloor.ts';
import { type Desk, useDesk } from './desk.ts';
import { Planned } from './Planned.tsx';
import { useRight } from './useRight.ts';

const MOST_SHOWN = 3;

export function Inbox() {
  const { view, words } = useDesk();
  const { inbox } = words.messages;
  const waiting = view.proposals.length + view.questions.length + view.alarms.length + view.planned.length;
  const quiet = waiting === 0 && view.nextLevel === null;
  const more = view.proposals.length - MOST_SHOWN;
  return (
    <section className="con-inbox">
      {quiet && <p className="con-note con-quiet">{inbox.quiet}</p>}
      {view.proposals.slice(0, MOST_SHOWN).map((proposal, i) => (
        <ProposalCard key={proposal.id} proposal={proposal} first={i === 0} />
      ))}
      {more > 0 && <p className="con-note">{inbox.more(more)}</p>}
      {view.questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      <Planned />
      {view.alarms.slice(-2).map((alarm) => (
        <p key={`${alarm.position}-${alarm.code}`} className="con-alarm" data-severity={alarm.severity}>
          <span className="con-alarm-mark">!</span>
          {alarm.seat !== null && <b>{words.messages.seat.title(alarm.seat)}</b>}
          <span>{words.code('alarms', alarm.code)}</span>
        </p>
      ))}
    </section>
  );
}

interface ProposalCardProps {
  readonly proposal: ConsoleView['proposals'][number];
  readonly first: boolean;
}

function ProposalCard({ proposal, first }: ProposalCardProps) {
  const desk = useDesk();
  const { words, give } = desk;
  const { off, title } = useRight('operate');
  const { inbox } = words.messages;
  const { id } = proposal;
  return (
    <article className="con-proposal" data-first={first}>
      <header>
        <b>{proposalTitle(proposal, desk)}</b>
        <span className="con-sure">{inbox.sure(Math.round(proposal.confidence * 100))}</span>
      </header>
      <p className="con-evidence">{evidenceText(proposal.evidence, desk)}</p>
      <div className="con-answers">
        <Button
          tone="main"
          disabled={off}
          title={title}
          {...(first ? { hotkey: 'Y' } : {})}
          onPress={() => give({ do: 'accept', proposal: id })}
        >
          {inbox.accept}
        </Button>
        <Button
          disabled={off}
          title={title}
          {...(first ? { hotkey: 'N' } : {})}
          onPress={() => give({ do: 'dismiss', proposal: id })}
        >
          {inbox.dismiss}
        </Button>
      </div>
    </article>
  );
}

function proposalTitle(proposal: ProposalCardProps['proposal'], { words, view }: Desk): string {
  const kind = words.messages.inbox.kind[proposal.kind];
  const name = view.seats.find((s) => s.seat === proposal.seat)?.name ?? '';
  return proposal.seat === null ? kind : `${proposal.seat} ${name} ${kind}`;
}

function evidenceText(evidence: Readonly<Record<string, string | number | boolean>>, { words }: Desk): string {
  const { evidence: texts } = words.messages.inbox;
  const text = (name: string, value: string): string => {
    switch (name) {
      case 'seats':
      case 'missing':
      case 'seen':
      case 'dealt':
        return texts[name](value);
      case 'seatEmpty':
        return value === 'true' ? texts.seatEmpty : texts.seatNotEmpty;
      case 'inTurn':
        return value === 'true' ? texts.inTurn : texts.outOfTurn;
      default:
        return `${name} ${value}`;
    }
  };
  return Object.entries(evidence)
    .map(([name, value]) => text(name, String(value)))
    .join(' · ');
}

/** What readers saw, and the rules have a word for: one press reports it, another says that it was not so. */
function ReportIt({ id }: { readonly id: string }) {
  const { words, give } = useDesk();
  const { off, title } = useRight('operate');
  const { inbox } = words.messages;
  return (
    <div className="con-answers">
      <Button tone="main" disabled={off} title={title} onPress={() => give({ do: 'accept', proposal: id })}>
        {inbox.reportIt}
      </Button>
      <Button disabled={off} title={title} onPress={() => give({ do: 'dismiss', proposal: id })}>
        {inbox.dismiss}
      </Button>
    </div>
  );
}

function QuestionCard({ question }: { readonly question: ConsoleView['questions'][number] }) {
  const { view, words, show, give } = useDesk();
  const { off, title } = useRight('operate');
  const { inbox, seat } = words.messages;
  // a change that was dropped says why
  const reason = question.params['reason'];
  return (
    <article className="con-question">
      <header>
        <b>
          {question.seat !== null && `${seat.title(question.seat)}: `}
          {words.code('questions', question.code, question.params)}
        </b>
        {question.clause !== '' && <span className="con-clause">{words.clause(question.clause)}</span>}
      </header>
      {typeof reason === 'string' && <p>{words.code('refusals', reason, question.params)}</p>}
      <p>
        {inbox.advice}: {words.code('recommended', question.recommended)}
      </p>
      {question.report !== undefined && <ReportIt id={question.id} />}
      {question.recommended === 'change-again' && (
        <Button disabled={off} title={title} onPress={() => give({ do: 'dismiss', proposal: question.id })}>
          {inbox.seen}
        </Button>
      )}
      {question.recommended === 'call-floor' && view.stop === null && (
        <Button onPress={() => show(callFloor(view))}>{words.messages.bar.floor}</Button>
      )}
    </article>
  );
}
