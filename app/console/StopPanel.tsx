'use client';
// What was found, its clause, who has to rule, and what this console may enter about it: the hand is stopped, or goes on.
import type { ConsoleView } from '../../server/console/view.ts';
import { rulingText } from '../messages/rulings.ts';
import { familyName } from '../ui/names.ts';
import { Barred } from './Barred.tsx';
import { Button, HoldButton } from './Button.tsx';
import { DeskLink } from './DeskLink.tsx';
import { useDesk } from './desk.ts';
import { afterColon } from './lineText.ts';
import { remediesHere } from './stopRights.ts';
import { useRight } from './useRight.ts';
import type { ConsoleWords } from './words.ts';

type Stop = NonNullable<ConsoleView['stop']>;

interface StopPanelProps {
  readonly stop: Stop;
  /** false: the hand goes on meanwhile */
  readonly stops?: boolean;
}

export function StopPanel({ stop, stops = true }: StopPanelProps) {
  const { view, words, me } = useDesk();
  const { messages } = words;
  const right = useRight('rule');
  const here = remediesHere(stop.remedies, me, view.people);
  return (
    <div className="con-halt">
      <p className="con-halt__what" role="alert">
        <b>{stops ? messages.stop.title : messages.stop.later}.</b> {foundText(stop, words)} (
        {words.clause(stop.clause)})
      </p>
      {stop.entered.length > 0 && <BothAwards stop={stop} />}
      {stop.id === 0 && <p className="con-waits">{messages.stop.lie}</p>}
      {(stop.id === 0 || here.length < stop.remedies.length) && <p className="con-waits">{messages.stop.floor}</p>}
      <div className="con-halt__remedies">
        {here.map((remedy) => (
          <RemedyButton key={remedy.outcome} stop={stop} remedy={remedy} />
        ))}
      </div>
      {stop.id === 0 && <DeskLink />}
      <Barred right={right} />
    </div>
  );
}

interface RemedyButtonProps {
  readonly stop: Stop;
  readonly remedy: ReturnType<typeof remediesHere>[number];
}

/** Held, since it decides; a judge's own amounts have a form. */
function RemedyButton({ stop, remedy: { outcome, by } }: RemedyButtonProps) {
  const { view, words, sheet, give, show } = useDesk();
  const { off } = useRight('rule');
  const hand = view.handId;
  const text = rulingText('outcomes', outcome, words.language);
  if (outcome === 'override')
    return (
      <Button disabled={off} onPress={() => show({ kind: 'award', incident: stop.id })}>
        {text}…
      </Button>
    );
  const enter = (): void => {
    if (hand !== null) give({ do: 'rule', hand, incident: stop.id, outcome, by });
    if (sheet?.kind === 'open') show(null);
  };
  const first = stop.remedies[0]?.outcome === outcome;
  return (
    <HoldButton tone={first ? 'main' : 'plain'} disabled={off} onPress={enter}>
      <b>{words.messages.stop.hold(text)}</b>
      <small>{words.messages.stop.declares(words.messages.ruling.roles[by])}</small>
    </HoldButton>
  );
}

/** 'Seat 5: wrong number of cards, in time for a redeal' */
export function foundText({ code, seat }: Pick<Stop, 'code' | 'seat'>, { messages, language }: ConsoleWords): string {
  const text = rulingText('alarms', code, language);
  return seat === null ? text : `${messages.seat.title(seat)}: ${afterColon(text)}`;
}

/** The dealer's award beside that of the rules. */
function BothAwards({ stop }: { readonly stop: Stop }) {
  const { view, words } = useDesk();
  const { pushed, rules } = words.messages.stop;
  const nameOf = (seat: number) => familyName(view.seats.find((s) => s.seat === seat)?.name ?? '', 14);
  const line = (shares: Stop['entered']) =>
    shares
      .filter(({ amount }) => amount > 0)
      .map(({ seat, amount }) => `${seat} ${nameOf(seat)} ${words.money(amount)}`)
      .join(' · ');
  return (
    <dl className="con-halt__awards">
      <dt>{pushed}</dt>
      <dd>{line(stop.entered)}</dd>
      <dt>{rules}</dt>
      <dd>{line(view.award ?? [])}</dd>
    </dl>
  );
}
