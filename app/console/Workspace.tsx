'use client';
// The place under the table where the operator's hands are: an open form, or what the phase asks for.
import { ActionPanel } from './ActionPanel.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { useDesk } from './desk.ts';
import { ShowdownPanel } from './ShowdownPanel.tsx';
import { StepPanel } from './StepPanel.tsx';
import { SheetFrame } from './sheets/SheetFrame.tsx';

export function Workspace() {
  const { view, sheet, locked } = useDesk();
  if (sheet !== null)
    return (
      <div className="con-work-place">
        <section className="con-work" data-sheet={sheet.kind}>
          <SheetFrame sheet={sheet} />
        </section>
      </div>
    );
  return (
    <section className="con-work" data-locked={locked}>
      {view.legal !== null ? <ActionPanel legal={view.legal} /> : <Waiting />}
    </section>
  );
}

function Waiting() {
  const { view } = useDesk();
  const movable = view.seats.some((seat) => seat.moves.length > 0 && seat.state !== 'mucked');
  const showdown = ['FACE_UP', 'RUNOUT', 'SHOWDOWN'].includes(view.phase);
  if (showdown && (view.pointerSeat !== null || movable)) return <ShowdownPanel />;
  if (view.nextBoard !== null) return <BoardPanel next={view.nextBoard} />;
  return <StepPanel />;
}
