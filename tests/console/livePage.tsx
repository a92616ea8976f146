// A console in a real browser that is played on: the real rules decide in the page, behind a line as slow as the fragment says.
// What was played stands in the body for tests to read.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleDesk } from '../../app/console/ConsoleDesk.tsx';
import type { ConsoleLink } from '../../app/console/consoleLink.ts';
import { useDeskState } from '../../app/console/useDeskState.ts';
import type { ConsoleCommand, ConsoleReply } from '../../server/console/view.ts';
import { dealtGame, playing, STUD } from './gameTables.ts';
import { viewOf } from './inputs.ts';
import { PAST_HAND, PAST_HANDS } from './pastScenes.ts';
import { give, refusalOf, type Show } from './show.ts';
import { actionsOf } from './slowDesk.ts';
import { dealt, seated } from './tables.ts';

const TABLES: Readonly<Record<string, () => Show>> = {
  ten: () => dealt(seated([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 10),
  stud: () => dealtGame(playing('stud', STUD, [1, 2, 3]), 3),
  two: () => dealt(seated([3, 8]), 3),
};

const ask = new URLSearchParams(location.hash.slice(1));
const wayMs = Number(ask.get('way') ?? '0');

let table: Show = (TABLES[ask.get('table') ?? ''] ?? TABLES['two'] ?? seatedNobody)();
let showView: (show: Show) => void = () => undefined;

function seatedNobody(): Show {
  return seated([]);
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function command(_: string, given: ConsoleCommand): Promise<ConsoleReply> {
  await after(wayMs);
  const refusal = refusalOf(table, given);
  if (refusal === null) table = give(table, given);
  const now = table;
  setTimeout(() => showView(now), wayMs + 15);
  await after(wayMs);
  if (refusal !== null) return { ok: false, code: refusal.code, clause: '', params: {} };
  return { ok: true, position: now.state.position };
}

const SERVER: ConsoleLink = {
  pastHands: async () => ({ ok: true, hands: PAST_HANDS }),
  pastHand: async () => ({ ok: true, hand: PAST_HAND }),
  me: () => Promise.resolve({ actor: 'maria', role: 'operator' }),
  command,
  control: () => Promise.resolve({ ok: true }),
  preview: async () => {
    await after(wayMs);
    return { ok: true, preview: { consequences: [], stacks: [{ seat: 3, before: 590_000, after: 640_000 }] } };
  },
};

function Page() {
  const [show, setShow] = useState(table);
  const desk = useDeskState({ view: viewOf(show, { readers: [] }), link: 'live', language: 'en', server: SERVER });
  useEffect(() => {
    showView = setShow;
    document.body.dataset['shown'] = String(show.state.position);
    document.body.dataset['actions'] = actionsOf(show).join(', ');
    document.body.dataset['up'] = (show.state.hand?.seats ?? [])
      .flatMap(({ seat, up }) => up.map(({ card }) => `${seat} ${card}`))
      .join(', ');
    document.body.dataset['amended'] = String(show.entries.filter(({ input }) => input.type === 'amend').length);
  }, [show]);
  return <ConsoleDesk desk={desk} />;
}

const element = document.getElementById('root');
if (element !== null) createRoot(element).render(<Page />);
