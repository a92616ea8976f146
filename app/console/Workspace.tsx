'use client';
// The place under the table where the operator's hands are: an open form, or what the phase asks for. The line that says
// what became of the last press stands above it and moves up with a tall form.
import { ActionPanel } from './ActionPanel.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { DrawPanel } from './DrawPanel.tsx';
import { useDesk } from './desk.ts';
import { ReplyBar } from './ReplyBar.tsx';
import { ShowdownPanel } from './ShowdownPanel.tsx';
import { ShowEnded } from './ShowEnded.tsx';
import { StepPanel } from './StepPanel.tsx';
import { StopPanel } from './StopPanel.tsx';
import { SheetFrame } from './sheets/SheetFrame.tsx';
import { UpCardsPanel } from './UpCardsPanel.tsx';

export function Workspace() {
  const { sheet, locked } = useDesk();
  return (
    <div className="con-hands-place">
      <div className="con-hands" data-form={sheet !== null}>
        <ReplyBar />
        {sheet === null ? (
          <section className="con-work" data-locked={locked}>
            <Waiting />
          </section>
        ) : (
          <section className="con-work" data-sheet={sheet.kind}>
            <SheetFrame sheet={sheet} />
          </section>
        )}
      </div>
    </div>
  );
}

function Waiting() {
  const { view } = useDesk();
  if (view.stop !== null) return <StopPanel stop={view.stop} />;
  if (view.legal !== null) return <ActionPanel legal={view.legal} />;
  if (view.draw !== null) return <DrawPanel draw={view.draw} />;
  if (view.upCards?.asked === true) return <UpCardsPanel upCards={view.upCards} />;
  const movable = view.seats.some((seat) => seat.moves.length > 0 && seat.state !== 'mucked');
  const showdown = ['FACE_UP', 'RUNOUT', 'SHOWDOWN'].includes(view.phase);
  if (showdown && (view.pointerSeat !== null || movable)) return <ShowdownPanel />;
  // where the deck might suffice for a last card each, that is asked first
  if (view.nextBoard !== null && view.next !== 'complete-deal') return <BoardPanel next={view.nextBoard} />;
  return view.show.state === 'ended' ? <ShowEnded /> : <StepPanel />;
}
