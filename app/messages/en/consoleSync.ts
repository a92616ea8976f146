// The console's texts about picture, graphics and pages in English: the reference catalogue.
import type { CatalogueOf } from '../language.ts';

export const consoleSyncEn = {
  part: { sync: 'Picture and graphics', delay: 'Delay and kind of show' },
  live: 'At the table',
  onAir: 'Graphics',
  offset: (ms: number) => (ms === 0 ? 'No offset' : `${ms > 0 ? 'Later' : 'Earlier'} by ${Math.abs(ms)} ms`),
  earlier: 'Graphics earlier',
  later: 'Graphics later',
  how: 'Film /sync on a phone, open the overlay with ?sync=1, look at the finished picture. Graphics clock ahead of the table clock: later. Behind: earlier. No card airs sooner than its delay.',
  producers: 'For the producer',
  rate: 'Frames a second',
  frame: '1 frame',
  second: '1 s',
  tenth: '100 ms',
  mark: 'In sync',
  unmark: 'Not in sync',
  saidMark: 'In sync',
  saidUnmark: 'Not in sync',
  ago: (minutes: number) => (minutes < 1 ? 'just now' : minutes < 60 ? `${minutes} min ago` : hoursAgo(minutes)),
  state: {
    fresh: 'In sync,',
    old: 'In sync long ago: check,',
    changed: 'Delay or offset changed: check sync',
    restarted: 'Restarted since: check sync',
    never: 'Sync not checked',
  },
  page: {
    none: 'No page open',
    silent: 'Page does not answer',
    behind: 'Page is frozen',
    size: (width: number, height: number) => `Page is ${width} × ${height}: set 1920 × 1080 in the source`,
    'other-size': (width: number, height: number) => `Page ${width} × ${height}`,
    hidden: 'Source is not shown',
    'still-shows': 'Page still shows graphics',
    opening: 'Page opens',
    well: 'Page well',
  },
};

function hoursAgo(minutes: number): string {
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min ago`;
}

export type ConsoleSyncMessages = CatalogueOf<typeof consoleSyncEn>;
