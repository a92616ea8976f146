'use client';
// The virtual table: first who it is, then the table. The secret stays in the memory of this page, and no token is needed: a
// reader has nothing to see.
import { useEffect, useState } from 'react';
import { virtualMessages } from '../messages/virtual.ts';
import { usePageAddress } from '../ui/usePageAddress.ts';
import { JoinForm, type Joining } from './JoinForm.tsx';
import { VirtualTable } from './VirtualTable.tsx';

const FIRST: Joining = { reader: '', secret: '', seats: 6, board: 'one', deck: 'training' };

export function VirtualPage() {
  const address = usePageAddress();
  const [given, setGiven] = useState<Joining>(FIRST);
  const [joined, setJoined] = useState(false);
  const language = address?.switches.language ?? 'en';
  const { title } = virtualMessages(language);
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (address === null) return null;
  const messages = virtualMessages(language);
  return (
    <div lang={language} className="vt-page">
      {joined ? (
        <VirtualTable joining={given} messages={messages} onLeave={() => setJoined(false)} />
      ) : (
        <JoinForm
          messages={messages}
          first={given}
          onJoin={(joining) => {
            setGiven(joining);
            setJoined(true);
          }}
        />
      )}
    </div>
  );
}
