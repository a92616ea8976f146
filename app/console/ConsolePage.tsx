'use client';
// Joins the console's address and connection to its desk. Until the first view has come it says what it waits for.
import { useParams } from 'next/navigation';
import { consoleMessages } from '../messages/console.ts';
import type { Language } from '../messages/language.ts';
import { refusedPage } from '../messages/refusedAddress.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { useAwake } from '../ui/useAwake.ts';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { ConsoleDesk } from './ConsoleDesk.tsx';
import { type ConsoleState, useConsole } from './useConsole.ts';
import { type DeskSource, useDeskState } from './useDeskState.ts';

export function ConsolePage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const state = useConsole(table, address?.token ?? '');
  useAwake();
  if (address === null) return null;
  const { language } = address.switches;
  const { view, link, reason } = state.feed;
  if (address.token === '') return <NoToken page="console" />;
  if (view === null) return <Waiting text={waitingText(state, language)} />;
  return <Desk view={view} link={link} reason={reason} language={language} server={state.server} />;
}

function Desk(source: DeskSource) {
  return <ConsoleDesk desk={useDeskState(source)} />;
}

function waitingText({ feed }: ConsoleState, language: Language): string {
  const { top } = consoleMessages(language);
  return feed.link === 'refused' ? refusedPage(language, feed.reason) : top.opening;
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <main className="con con-waiting">
      <p>{text}</p>
    </main>
  );
}
