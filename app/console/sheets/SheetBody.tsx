'use client';
// Which form belongs to which sheet.
import { BoardTyping } from '../BoardPanel.tsx';
import { useDesk } from '../desk.ts';
import type { Sheet } from '../sheet.ts';
import { AfterwardsSheet } from './AfterwardsSheet.tsx';
import { AwardSheet } from './AwardSheet.tsx';
import { BoardCard } from './BoardCard.tsx';
import { CanvasSheet } from './CanvasSheet.tsx';
import { CashSheet } from './CashSheet.tsx';
import { EditSheet } from './EditSheet.tsx';
import { EndSheet } from './EndSheet.tsx';
import { FloorSheet } from './FloorSheet.tsx';
import { GameSheet } from './GameSheet.tsx';
import { LevelSheet } from './LevelSheet.tsx';
import { OpenedCard } from './OpenedCard.tsx';
import { OpenReport } from './OpenReport.tsx';
import { PastSheet } from './PastSheet.tsx';
import { RulingSheet } from './RulingSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { TapSeat } from './TapSeat.tsx';
import { TypeOpened } from './TypeOpened.tsx';
import { UpCard } from './UpCard.tsx';

export function SheetBody({ sheet }: { readonly sheet: Sheet }) {
  const { view } = useDesk();
  switch (sheet.kind) {
    case 'seat':
      return <SeatSheet key={sheet.seat} number={sheet.seat} />;
    case 'level':
      return <LevelSheet />;
    case 'board':
      return view.nextBoard === null ? null : (
        <BoardTyping key={`${view.nextBoard.street} ${view.nextBoard.run}`} next={view.nextBoard} />
      );
    case 'up':
      return <UpCard seat={sheet.seat} slot={sheet.slot} exposed={sheet.exposed === true} />;
    case 'game':
      return <GameSheet />;
    case 'cash':
      return <CashSheet />;
    case 'board-card':
      return <BoardCard key={`${sheet.run} ${sheet.index}`} run={sheet.run} index={sheet.index} />;
    case 'opened':
      return <TypeOpened seat={sheet.seat} />;
    case 'opened-card':
      return <OpenedCard key={`${sheet.seat} ${sheet.index}`} seat={sheet.seat} index={sheet.index} />;
    case 'move':
    case 'button':
      return <TapSeat sheet={sheet} />;
    case 'edit':
      return <EditSheet key={sheet.position} position={sheet.position} />;
    case 'ruling':
      return <RulingSheet />;
    case 'floor':
      return <FloorSheet part={sheet.part} about={sheet.about} />;
    case 'open':
      return <OpenReport incident={sheet.incident} />;
    case 'end':
      return <EndSheet />;
    case 'afterwards':
      return <AfterwardsSheet />;
    case 'award':
      return <AwardSheet key={sheet.incident ?? 0} incident={sheet.incident} />;
    case 'past':
      return <PastSheet sheet={sheet} />;
    case 'canvas':
      return <CanvasSheet key={sheet.name} name={sheet.name} />;
  }
}
