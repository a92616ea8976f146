'use client';
// The record of rulings as React state: the newest page again whenever the record grows, then what is older, page by page, since
// a record that is printed or saved must be whole.
import { useEffect, useEffectEvent, useState } from 'react';
import type { FloorDesk } from './floorDesk.ts';
import { type HeldRecord, missingFrom, withNewest, withOlder } from './rulingPages.ts';

export interface KeptRecord extends HeldRecord {
  /** something is still missing */
  readonly partial: boolean;
  /** there was no answer: reading waits for a press, or for the next ruling */
  readonly failed: boolean;
  retry(): void;
}

/** `all`: earlier shows as well. */
export function useRecord({ view, rulings }: FloorDesk, all: boolean): KeptRecord {
  const [held, setHeld] = useState<HeldRecord>(() => startOf(view));
  const [failed, setFailed] = useState(false);
  const load = (before: number | null): void => {
    void rulings(before).then((page) => {
      setFailed(page === null);
      if (page !== null) setHeld((had) => (before === null ? withNewest(had, page) : withOlder(had, page)));
    });
  };
  const missing = missingFrom(held, all);
  // asked again when there are more rulings, not at every frame
  const asMany = useEffectEvent((_count: number) => load(null));
  useEffect(() => asMany(view.rulingCount), [view.rulingCount]);
  const goOn = useEffectEvent(load);
  useEffect(() => {
    if (missing !== null && !failed) goOn(missing);
  }, [missing, failed]);
  return { ...held, partial: !held.read || missing !== null, failed, retry: () => load(held.read ? missing : null) };
}

function startOf({ rulings }: FloorDesk['view']): HeldRecord {
  return { lines: rulings, older: null, show: rulings[0]?.show ?? 1, read: false };
}
