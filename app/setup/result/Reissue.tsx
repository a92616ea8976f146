'use client';
// An address that has leaked: a button on its card first, the rest when it was pressed.
import { useState } from 'react';
import { reissueMessages } from '../../messages/reissue.ts';
import { ReissuePanel } from '../../ui/ReissuePanel.tsx';
import type { AddressCardInfo } from './cards.ts';
import { useTableDesk } from './tableDesk.ts';

const PAGES: readonly AddressCardInfo['page'][] = ['overlay', 'commentary', 'venue'];
const LOOK = { panel: 'set-noprint', button: 'set-btn', note: 'set-note', wrong: 'set-wrong' } as const;

export function Reissue({ card }: { readonly card: AddressCardInfo }) {
  const { language, reissue } = useTableDesk();
  const words = reissueMessages(language);
  const [open, setOpen] = useState(false);
  if (!PAGES.includes(card.page)) return null;
  if (open)
    return <ReissuePanel token={card.token} line={reissue} words={words} look={LOOK} onClose={() => setOpen(false)} />;
  return (
    <button type="button" className="set-btn set-noprint" onClick={() => setOpen(true)}>
      {words.open}
    </button>
  );
}
