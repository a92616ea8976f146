'use client';
// Joins the console's address and connection to its desk. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { consoleMessages } from '../messages/console.ts';
import type { Language } from '../messages/language.ts';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { ConsoleDesk } from './ConsoleDesk.tsx';
import { type ConsoleState, useConsole } from './useConsole.ts';
import { type DeskSource, useDeskState } from './useDeskState.ts';

export function ConsolePage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const state = useConsole(table, address?.token ?? '');
  if (address === null) return null;
  const { language } = address.switches;
  const { view, link } = state.feed;
  if (view === null) return <Waiting text={waitingText(state, address.token, language)} />;
  return <Desk view={view} link={link} language={language} server={state.server} />;
}

function Desk(source: DeskSource) {
  return <ConsoleDesk desk={useDeskState(source)} />;
}

function waitingText({ feed }: ConsoleState, token: string, language: Language): string {
  const { top } = consoleMessages(language);
  if (token === '') return top.noToken;
  return feed.link === 'refused' ? top.refused : top.opening;
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <main className="con con-waiting">
      <p>{text}</p>
    </main>
  );
}
