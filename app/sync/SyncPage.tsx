'use client';
// A phone as the clock of the table: programme time as large as the screen, to be filmed and compared with the graphics' clock.
// It is given no feed and no canvas.
import { useParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { refusedPage } from '../messages/refusedAddress.ts';
import { syncMessages } from '../messages/sync.ts';
import { openLine, type PublicLine } from '../ui/feed.ts';
import { NoToken } from '../ui/NoToken.tsx';
import { SyncFace } from '../ui/SyncFace.tsx';
import { useAwake } from '../ui/useAwake.ts';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { useServerClock } from '../ui/useServerClock.ts';

export function SyncPage() {
  const { table } = useParams<{ table: string }>();
  const address = usePageAddress();
  const clock = useServerClock(useLine(table, address?.token ?? ''), null);
  const awake = useAwake();
  if (address === null) return null;
  if (address.token === '') return <NoToken page="sync" />;
  const { language } = address.switches;
  const { page } = syncMessages(language);
  const note = clock.refusal !== '' ? refusedPage(language, clock.refusal) : awake ? page.hint : page.touch;
  return (
    <main className="sync" lang={language}>
      <SyncFace read={clock.read} title={page.title} says={page.says} />
      <p className="sync-note" data-refused={clock.refusal !== ''}>
        {note}
      </p>
    </main>
  );
}

function useLine(table: string, token: string): PublicLine | null {
  const [line, setLine] = useState<PublicLine | null>(null);
  useEffect(() => {
    if (table === '' || token === '') return;
    const opened = openLine({ table, token });
    setLine(opened);
    return () => {
      setLine(null);
      opened.close();
    };
  }, [table, token]);
  return line;
}
