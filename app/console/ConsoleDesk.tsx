'use client';
// The console as laid out: inbox and log left, table and hands in the middle, release right. State in, pixels out.
import { CardSprite } from '../ui/CardSprite.tsx';
import { Banners } from './Banners.tsx';
import { type Desk, DeskContext } from './desk.ts';
import { HandLog } from './HandLog.tsx';
import { Inbox } from './Inbox.tsx';
import { ReleasePanel } from './ReleasePanel.tsx';
import { isCardSheet } from './sheet.ts';
import { TableMap } from './TableMap.tsx';
import { TopStrip } from './TopStrip.tsx';
import { useKeys } from './useKeys.ts';
import { Workspace } from './Workspace.tsx';

export function ConsoleDesk({ desk }: { readonly desk: Desk }) {
  useKeys(desk);
  return (
    <DeskContext value={desk}>
      <div className="con" data-link={desk.link} lang={desk.words.language}>
        <CardSprite />
        <TopStrip />
        <Banners />
        <main className="con-main" data-cards={isCardSheet(desk.sheet)}>
          <aside className="con-left">
            <Inbox />
            <HandLog />
          </aside>
          <TableMap />
          <Workspace />
          <aside className="con-right">
            <ReleasePanel />
          </aside>
        </main>
      </div>
    </DeskContext>
  );
}
