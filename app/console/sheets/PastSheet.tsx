'use client';
// Hands before the current one: which there were and whether they still air, and one of them to put right by the forms of
// the current hand. Asked of the server anew when the table goes on.
import type { PastHandEntry } from '../../../server/console/past/view.ts';
import type { PastHandsAnswer, Refused } from '../consoleLink.ts';
import { DeskContext, useDesk } from '../desk.ts';
import { pastDesk } from '../pastDesk.ts';
import type { PastPart, Sheet } from '../sheet.ts';
import { useAsked } from '../useAsked.ts';
import { BoardCard } from './BoardCard.tsx';
import { EditSheet } from './EditSheet.tsx';
import { OpenedCard } from './OpenedCard.tsx';
import { PastCards } from './PastCards.tsx';
import { PastLines } from './PastLines.tsx';

interface PastSheetProps {
  readonly sheet: Extract<Sheet, { kind: 'past' }>;
}

export function PastSheet({ sheet }: PastSheetProps) {
  const { view, link, past, words } = useDesk();
  const onAir = view.release.canvases.map((canvas) => `${canvas.name} ${canvas.onAirHand}`).join(' ');
  const list = useAsked(() => past.pastHands(), `${view.handId} ${onAir} ${link}`);
  const chosen = sheet.hand === '' ? newest(list) : sheet.hand;
  if (sheet.on !== null) return <OneHand key={chosen} hand={chosen} sheet={sheet} />;
  if (list === null) return <p className="con-note">{words.messages.past.wait}</p>;
  if (!list.ok) return <RefusedHere refusal={list} />;
  if (list.hands.length === 0) return <p className="con-note">{words.messages.past.none}</p>;
  return (
    <div className="con-past">
      <ul className="con-past-hands">
        {list.hands.map((entry) => (
          <li key={entry.hand}>
            <HandButton entry={entry} pressed={entry.hand === chosen} />
          </li>
        ))}
      </ul>
      <OneHand key={chosen} hand={chosen} sheet={sheet} />
    </div>
  );
}

function newest(list: PastHandsAnswer | null): string {
  return list?.ok === true ? (list.hands[0]?.hand ?? '') : '';
}

/** Colour, shape and word of where it stands. */
const MARKS: Readonly<Record<PastHandEntry['airs'], string>> = {
  waiting: '○',
  'on-air': '●',
  aired: '✓',
  nowhere: '–',
};

function HandButton({ entry, pressed }: { readonly entry: PastHandEntry; readonly pressed: boolean }) {
  const { words, show } = useDesk();
  const { past } = words.messages;
  const how = past.ended[entry.ended];
  return (
    <button
      type="button"
      className="con-past-hand"
      aria-pressed={pressed}
      onClick={(event) => {
        event.currentTarget.blur();
        show({ kind: 'past', hand: entry.hand, on: null });
      }}
    >
      <b>
        {past.hand(entry.number)}
        {how !== '' && ` · ${how}`}
      </b>
      <span className="con-past-airs" data-airs={entry.airs}>
        {MARKS[entry.airs]} {past.airs[entry.airs]}
      </span>
    </button>
  );
}

function OneHand({ hand, sheet }: PastSheetProps & { readonly hand: string }) {
  const desk = useDesk();
  const { view, link, past, words } = desk;
  const answer = useAsked(() => past.pastHand(hand), `${hand} ${view.position} ${link}`);
  if (answer === null) return <p className="con-note">{words.messages.past.wait}</p>;
  if (!answer.ok) return <RefusedHere refusal={answer} />;
  return (
    <DeskContext value={pastDesk(desk, answer.hand, sheet)}>
      {sheet.on === null ? (
        <div className="con-past-body">
          <PastLines />
          <PastCards past={answer.hand} />
        </div>
      ) : (
        <>
          <p className="con-past-which">{words.messages.past.titleOf(answer.hand.number)}</p>
          <Part on={sheet.on} />
        </>
      )}
    </DeskContext>
  );
}

function Part({ on }: { readonly on: PastPart }) {
  switch (on.kind) {
    case 'board-card':
      return <BoardCard key={`${on.run} ${on.index}`} run={on.run} index={on.index} />;
    case 'opened-card':
      return <OpenedCard key={`${on.seat} ${on.index}`} seat={on.seat} index={on.index} />;
    case 'edit':
      return <EditSheet key={on.position} position={on.position} />;
  }
}

function RefusedHere({ refusal }: { readonly refusal: Refused }) {
  const { words } = useDesk();
  return <p className="con-refused">{words.code('refusals', refusal.code, refusal.params)}</p>;
}
