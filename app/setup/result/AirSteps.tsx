'use client';
// Graphics on, and the first hand. Who must still confirm a short delay is said by name.
import { PageLink } from '../PageLink.tsx';
import { useTableDesk } from './tableDesk.ts';
import { clockOf, waitingText } from './waitingText.ts';

export function AirSteps() {
  const { detail, words, to } = useTableDesk();
  const { result } = words;
  const delayMs = detail.shown.find(({ audience }) => audience === 'overlay')?.delayMs ?? 0;
  return (
    <>
      <li>
        <h3>{result.step3}</h3>
        {detail.waiting !== null && <p className="set-notice">{waitingText(detail.waiting, result)}</p>}
        <p>{result.step3Says}</p>
        {delayMs > 0 && (
          <>
            <p>{result.step3Delay(clockOf(delayMs))}</p>
            <PageLink className="set-link set-noprint" href={to(`/setup/delay?delay=${Math.round(delayMs / 1_000)}`)}>
              {result.step3How}
            </PageLink>
          </>
        )}
      </li>
      <li>
        <h3>{result.step4}</h3>
        <p>{result.step4Says}</p>
      </li>
    </>
  );
}
