'use client';
// Which form belongs to which sheet.
import { familyName } from '../../ui/names.ts';
import { BoardTyping } from '../BoardPanel.tsx';
import { CardGrid } from '../CardGrid.tsx';
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
      return <UpCard key={`${sheet.seat} ${sheet.slot}`} seat={sheet.seat} slot={sheet.slot} />;
    case 'game':
      return <GameSheet />;
    case 'cash':
      return <CashSheet />;
    case 'board-card':
      return <BoardCard key={`${sheet.run} ${sheet.index}`} run={sheet.run} index={sheet.index} />;
    case 'opened':
      return <Opened seat={sheet.seat} />;
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

/** What everybody in the room sees face up, typed because it was not read. */
function Opened({ seat }: { readonly seat: number }) {
  const { view, words, give, show } = useDesk();
  const hand = view.handId;
  const at = view.seats.find((s) => s.seat === seat);
  const enter = (cards: readonly string[]): void => {
    if (hand === null) return;
    give({ do: 'typeOpened', hand, seat, cards: [...cards] });
    show(null);
  };
  return (
    <CardGrid
      title={`${words.messages.board.opened(seat)}: ${familyName(at?.name ?? '', 12)}`}
      count={at?.slots.length ?? 2}
      taken={view.faceUp}
      onEnter={enter}
    />
  );
}
