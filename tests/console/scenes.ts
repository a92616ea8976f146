// The named states of a console that people judge by eye: tests/console/screens.ts photographs each of them.
import type { Sheet } from '../../app/console/sheet.ts';
import type { DeskSource } from '../../app/console/useDeskState.ts';
import type { ConsoleInput } from '../../server/console/consoleInput.ts';
import type { ConsoleView } from '../../server/console/view.ts';
import type { Proposal, Question } from '../../server/table/commands.ts';
import { canvas, release, viewOf } from './inputs.ts';
import { give, HAND, NEW_SHOW, type Show } from './show.ts';
import { act, acts, board, dealt, open, seated } from './tables.ts';

export interface Scene {
  readonly view: ConsoleView;
  readonly link?: DeskSource['link'];
  readonly start?: NonNullable<DeskSource['start']>;
}

function scene(show: Show, patch: Partial<ConsoleInput> = {}, start: NonNullable<DeskSource['start']> = {}): Scene {
  return { view: viewOf(show, patch), start };
}

const withSheet = (sheet: Sheet): NonNullable<DeskSource['start']> => ({ sheet });
const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ten = dealt(seated(TEN), 7);
const preflop = acts(ten, ['fold', ['raise', 110_000], 'fold', 'call', 'fold', 'fold']);
const six = dealt(seated([1, 2, 3, 5, 7, 9]), 9);
const flop = board(acts(six, [['raise', 110_000], 'call', 'fold', 'fold', 'call', 'fold']), 'flop', ['Th', '8s', '2s']);
const onFlop = acts(flop, ['check', ['bet', 185_000]]);
const river = (show: Show) =>
  acts(board(acts(board(acts(show, ['call', 'call']), 'turn', ['Js']), ['check', 'check', 'check']), 'river', ['4d']), [
    'check',
    ['bet', 320_000],
    'call',
    'fold',
  ]);
const showdown = river(acts(flop, ['check', ['bet', 185_000]]));
const allIn = acts(dealt(seated([2, 5, 9], { 2: 640_000, 5: 1_875_000, 9: 2_660_000 }), 9), [
  'allin',
  'allin',
  'allin',
]);
const opened = open(
  open(showdown, showdown.state.hand?.openOrder[0] ?? 0, ['As', 'Ks']),
  showdown.state.hand?.openOrder[1] ?? 0,
  ['Tc', 'Td'],
);

const PROPOSALS: readonly Proposal[] = [
  {
    id: 'p1',
    kind: 'fold',
    seat: 7,
    count: 2,
    confidence: 0.92,
    evidence: { seen: 2, dealt: 2, seatEmpty: true, inTurn: true },
  },
  {
    id: 'p2',
    kind: 'fold',
    seat: 9,
    count: 1,
    confidence: 0.55,
    evidence: { seen: 1, dealt: 2, seatEmpty: false, inTurn: false },
  },
  { id: 'p3', kind: 'complete-deal', seat: null, count: 1, confidence: 0.7, evidence: { missing: 1 } },
  { id: 'p4', kind: 'start-hand', seat: null, count: 9, confidence: 0.9, evidence: { seats: 9 } },
];
const QUESTIONS: readonly Question[] = [
  { id: 'q1', code: 'BOARD_WAITING', clause: '2.5.3', seat: 5, params: { count: 3 }, recommended: 'finish-betting' },
  { id: 'q2', code: 'UNREGISTERED_CARD', clause: '6.2.3', seat: null, params: {}, recommended: 'check-deck' },
];

const SHORT = release({
  cardsAirDuringPlay: true,
  canvases: [
    canvas({ kind: 'short', delayMs: 30_000, gate: 'off', exception: true, onAirAt: 4_810_000, nextDueAt: 4_842_000 }),
    canvas({ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, onAirAt: 4_840_000, nextDueAt: null }),
  ],
});
const HELD = release({
  held: true,
  gapMs: 134_000,
  canvases: release().canvases.map((c) => ({ ...c, mode: 'held', nextDueAt: null })),
});

export const CONSOLE_SCENES: Readonly<Record<string, Scene>> = {
  empty: scene(NEW_SHOW, { readers: [] }),
  idle: scene(give(seated([1, 2, 3, 5, 7, 9]), { do: 'setButton', button: 9 })),
  'take-seat': scene(seated([1, 2, 3, 5, 7, 9]), {}, withSheet({ kind: 'seat', seat: 4 })),
  level: scene(seated([1, 2, 3, 5, 7, 9]), {}, withSheet({ kind: 'level' })),
  preflop: scene(preflop),
  'preflop-typing': scene(preflop, {}, { entry: { text: '26', armed: true } }),
  'preflop-refused': scene(
    preflop,
    {},
    {
      entry: { text: '12', armed: true },
      reply: {
        state: 'refused',
        what: '',
        refusal: { ok: false, code: 'raise-too-small', clause: '5.2', params: { min: 170_000 } },
      },
    },
  ),
  dealing: scene(
    give(give(seated([1, 2, 3, 5, 7, 9]), { do: 'setButton', button: 9 }), { do: 'startHand', hand: HAND }),
  ),
  flop: scene(onFlop, {}, { reply: { state: 'entered', what: 'Seat 3: Bet 185,000' } }),
  'flop-wait': scene(acts(flop, ['check', 'check', 'check'])),
  'flop-type': scene(acts(flop, ['check', 'check', 'check']), { readers: [] }),
  'face-up': scene(open(allIn, 2, ['As', 'Kd']), { openingsVisible: false }),
  runout: scene(open(open(open(allIn, 2, ['As', 'Kd']), 5, ['Tc', 'Td']), 9, ['8d', '8c'])),
  showdown: scene(showdown),
  award: scene(opened),
  proposals: scene(onFlop, { proposals: PROPOSALS, questions: QUESTIONS }),
  asked: scene(
    onFlop,
    {},
    {
      reply: {
        state: 'refused',
        what: '',
        refusal: { ok: false, code: 'gate-needs-two-people', clause: '', params: { canvas: 'overlay' } },
      },
    },
  ),
  held: scene(onFlop, { release: HELD }),
  'during-play': scene(onFlop, { release: SHORT, demo: true }),
  edit: scene(act(onFlop, 'call'), {}, withSheet({ kind: 'edit', position: raiseOf(onFlop) })),
  ruling: scene(onFlop, {}, withSheet({ kind: 'ruling' })),
  canvas: scene(onFlop, {}, withSheet({ kind: 'canvas', name: 'overlay' })),
  exception: scene(onFlop, { release: SHORT }, withSheet({ kind: 'canvas', name: 'overlay' })),
  lost: { ...scene(onFlop), link: 'lost' },
  'read-only': scene(onFlop, { readOnly: { position: 48, reason: 'unknown-version' } }),
};

function raiseOf(show: Show): number {
  return viewOf(show).lines.find((line) => line.type === 'raise')?.position ?? 0;
}
