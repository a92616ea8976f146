'use client';
// With `?sync=1`: the media time of the graphics in a corner, to be compared with the clock in the picture. Drawn while the
// graphics are held, too, since it says so.
import type { Language } from '../messages/language.ts';
import { syncMessages } from '../messages/sync.ts';
import type { PublicLine } from '../ui/feed.ts';
import { SyncFace } from '../ui/SyncFace.tsx';
import { useServerClock } from '../ui/useServerClock.ts';

interface SyncPlateProps {
  readonly line: PublicLine | null;
  readonly canvas: string;
  readonly language: Language;
}

export function SyncPlate({ line, canvas, language }: SyncPlateProps) {
  const { overlay } = syncMessages(language);
  const { read } = useServerClock(line, canvas);
  return (
    <div className="fc-sync-plate">
      <SyncFace read={read} title={overlay.title} says={overlay.says} />
    </div>
  );
}
