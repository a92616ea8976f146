'use client';
// What still airs of an ended show: a clock for each canvas until its last picture is out.
import { spanText } from './clockText.ts';
import { useDesk } from './desk.ts';
import { useDrain } from './useDrain.ts';
import { wordOf } from './words.ts';

export function Drain() {
  const { words } = useDesk();
  const { showEnd, release } = words.messages;
  const left = useDrain();
  if (left.length === 0) return <p className="con-note">{showEnd.drained}</p>;
  return (
    <p className="con-drain">
      <span>{showEnd.drains}</span>
      {left.map(({ canvas, ms }) => (
        <span key={canvas}>
          {wordOf(release.audience, canvas)} <b>{spanText(ms)}</b>
        </span>
      ))}
    </p>
  );
}
