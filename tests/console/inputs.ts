// A console input around a played show, with a running release and healthy readers unless a test says otherwise.
import type { ConsoleInput } from '../../server/console/consoleInput.ts';
import { consoleView } from '../../server/console/consoleView.ts';
import type { ConsoleView, ReaderStatus } from '../../server/console/view.ts';
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import type { CanvasStatus, PageStatus, ReleaseStatus } from '../../server/release/status.ts';
import type { Show } from './show.ts';

export function page(patch: Partial<PageStatus> = {}): PageStatus {
  return {
    ...{ width: 1920, height: 1080, ratio: 1, host: 'obs', visible: true, clear: false, frame: 41 },
    ...{ ageMs: 900, state: 'well' },
    ...patch,
  };
}

export function canvas(patch: Partial<CanvasStatus> = {}): CanvasStatus {
  return {
    name: 'overlay',
    audience: 'overlay',
    kind: 'protected',
    delayMs: 600_000,
    offsetMs: 0,
    leadMs: 0,
    gate: 'hand-complete',
    mode: 'on',
    onAirAt: 4_240_000,
    onAirHand: 109,
    onAirStreet: 'turn',
    nextDueAt: 4_845_000,
    endsAt: null,
    viewers: 2,
    exception: false,
    pages: [page()],
    syncedAt: 4_120_000,
    syncDoubt: 'none',
    ...PLAIN_PICTURE,
    cleared: clearedOf(patch.pages ?? [page()]),
    ...{ next: null, outgrownAt: null, delayChange: null, playback: null, corrections: [] },
    ...patch,
  };
}

export function clearedOf(pages: readonly PageStatus[]): CanvasStatus['cleared'] {
  const heard = pages.filter(({ state }) => state !== 'silent');
  const clear = heard.filter((one) => one.clear).length;
  return { clear, showing: heard.length - clear };
}

export function release(patch: Partial<ReleaseStatus> = {}): ReleaseStatus {
  return {
    programmeNow: 4_840_000,
    gapMs: 0,
    held: false,
    cardsAirDuringPlay: false,
    ...{ start: null, firstHandAt: null, hands: [] },
    asks: [],
    canvases: [
      canvas(),
      canvas({ name: 'commentary', audience: 'commentary', viewers: 1 }),
      canvas({
        name: 'venue',
        audience: 'venue',
        kind: 'tabled-only',
        delayMs: 0,
        onAirAt: 4_840_000,
        nextDueAt: null,
      }),
    ],
    ...patch,
  };
}

export const READERS: readonly ReaderStatus[] = [
  {
    reader: 'table-1',
    state: 'ok',
    cycleMs: 140,
    zones: [
      { zone: 'board', state: 'ok', cards: 0 },
      { zone: 'muck', state: 'ok', cards: 0 },
    ],
  },
];

export function inputOf(show: Show, patch: Partial<ConsoleInput> = {}): ConsoleInput {
  return {
    table: 'main',
    tableName: 'Final table',
    demo: false,
    cardDesk: false,
    deckDesk: null,
    seatCount: 10,
    now: 4_840_000,
    state: show.state,
    turn: show.turn,
    entries: show.entries,
    proposals: [],
    questions: [],
    filled: filledOf(show),
    release: release(),
    readers: READERS,
    people: [
      { actor: 'maria', role: 'operator' },
      { actor: 'pavel', role: 'producer' },
    ],
    openingsVisible: true,
    stopped: null,
    readOnly: null,
    ...patch,
  };
}

export function viewOf(show: Show, patch: Partial<ConsoleInput> = {}): ConsoleView {
  return consoleView(inputOf(show, patch));
}

function filledOf({ state }: Show): ConsoleInput['filled'] {
  const seats = state.hand?.seats ?? [];
  return seats.flatMap((s) =>
    s.held.slice(0, s.dealt).map((slot) => ({ seat: s.seat, slot, source: 'read' as const })),
  );
}
