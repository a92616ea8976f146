// The named states of a console that people judge by eye: tests/console/screens.ts photographs each of them.
import { PLAIN_PICTURE } from '../../server/release/control.ts';
import { alarmQuestion } from '../../server/table/alarmQuestion.ts';
import type { Proposal, Question } from '../../server/table/commands.ts';
import { AWARD_SCENES } from './awardScenes.ts';
import { END_SCENES } from './endScenes.ts';
import { FLOOR_SCENES } from './floorScenes.ts';
import { GAME_SCENES } from './gameScenes.ts';
import { canvas, page, release, viewOf } from './inputs.ts';
import { PAST_SCENES } from './pastScenes.ts';
import { type Scene, scene, withSheet } from './scene.ts';
import { SEAT_SCENES } from './seatScenes.ts';
import { give, HAND, NEW_SHOW, type Show } from './show.ts';
import { act, acts, board, dealt, open, releasedAtShowdown, seated } from './tables.ts';
import { WIDE_SCENES } from './wideScenes.ts';

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
/** Of hands that are over: they wait over the next deals. */
const CLASHES: readonly Question[] = [
  alarmQuestion({ hand: 'h11', code: 'TYPED_CLASH' }, 11),
  alarmQuestion({ hand: 'h9', code: 'TYPED_CLASH_UNTOLD' }, 9),
];

const SHORT = release({
  cardsAirDuringPlay: true,
  canvases: [
    canvas({
      kind: 'short',
      delayMs: 30_000,
      gate: 'off',
      ...PLAIN_PICTURE,
      exception: true,
      onAirAt: 4_810_000,
      nextDueAt: 4_842_000,
    }),
    canvas({ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, onAirAt: 4_840_000, nextDueAt: null }),
  ],
});
/** Vera asks for a short delay of what airs only what lies open; the floor has not said anything yet. */
const VERA = { actor: 'vera', role: 'producer' };
const OPENED = release().canvases.map((c) => ({
  ...c,
  kind: 'tabled-only' as const,
  delayMs: c.delayMs === 0 ? 0 : 45_000,
}));
const ASKING = release({
  canvases: OPENED,
  asks: OPENED.filter(({ audience }) => audience !== 'venue').map((c, i) => ({
    ...{
      at: 4_620_000 + i,
      arms: false,
      by: 'vera',
      actor: 'Vera Sokolova',
      may: ['fred', 'gina'],
      waitsFor: ['Fred Osei', 'Gina Moreau'],
    },
    config: {
      ...{ name: c.name, audience: c.audience, kind: 'short', delayMs: 45_000 },
      ...{ offsetMs: 0, leadMs: 0, gate: 'off', ...PLAIN_PICTURE },
    },
  })),
});
const HELD = release({
  held: true,
  gapMs: 134_000,
  canvases: release().canvases.map((c) => ({ ...c, mode: 'held', nextDueAt: null })),
});

/** A source of the size that OBS makes by itself, a page that went silent, a screen that nobody has opened. */
const TROUBLED = release({
  canvases: [
    canvas({ pages: [page({ width: 800, height: 600 })], syncDoubt: 'restarted' }),
    canvas({ name: 'commentary', audience: 'commentary', pages: [page({ host: 'browser', state: 'silent' })] }),
    canvas({ name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0, pages: [], viewers: 0 }),
  ],
});

export const CONSOLE_SCENES: Readonly<Record<string, Scene>> = {
  empty: scene(NEW_SHOW, { readers: [] }),
  idle: scene(give(seated([1, 2, 3, 5, 7, 9]), { do: 'setButton', button: 9 })),
  'take-seat': scene(seated([1, 2, 3, 5, 7, 9]), {}, withSheet({ kind: 'seat', seat: 4 })),
  level: scene(seated([1, 2, 3, 5, 7, 9]), {}, withSheet({ kind: 'level' })),
  preflop: scene(preflop),
  'preflop-typing': scene(preflop, {}, { presses: { entry: { text: '26', armed: true } } }),
  released: scene(releasedAtShowdown()),
  'amount-odd': scene(preflop, {}, { presses: { entry: { text: '262500', armed: true } } }),
  'amount-below': scene(
    preflop,
    {},
    {
      presses: { entry: { text: '110000', armed: true } },
      reply: {
        state: 'refused',
        what: '',
        refusal: { ok: false, code: 'amount-below-min', clause: '', params: { typed: 110_000, min: 170_000 } },
      },
    },
  ),
  'presses-waiting': scene(
    preflop,
    {},
    {
      reply: { state: 'sending', what: 'Seat 7: Call' },
      presses: { sent: ['act'], waiting: [{ do: 'fold' }, { do: 'type', text: '3' }, { do: 'confirm' }] },
    },
  ),
  'presses-lost': scene(
    preflop,
    {},
    {
      reply: { state: 'refused', what: '', refusal: { ok: false, code: 'stale-command', clause: '', params: {} } },
      presses: { lost: [{ do: 'passive' }, { do: 'fold' }, { do: 'type', text: '3' }, { do: 'confirm' }] },
    },
  ),
  'preflop-refused': scene(
    preflop,
    {},
    {
      presses: { entry: { text: '12', armed: true } },
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
  asked: scene(onFlop, { release: ASKING }, { me: VERA, reply: { state: 'asked', what: 'Change the delay' } }),
  'asks-floor': scene(onFlop, { release: ASKING }, { me: { actor: 'fred', role: 'floor' } }),
  'asks-operator': scene(onFlop, { release: ASKING }),
  clash: scene(onFlop, { questions: CLASHES }),
  held: scene(onFlop, { release: HELD }),
  'during-play': scene(onFlop, { release: SHORT, demo: true }),
  edit: scene(act(onFlop, 'call'), {}, withSheet({ kind: 'edit', position: raiseOf(onFlop) })),
  ruling: scene(onFlop, {}, withSheet({ kind: 'ruling' })),
  canvas: scene(onFlop, {}, withSheet({ kind: 'canvas', name: 'overlay' })),
  exception: scene(onFlop, { release: SHORT }, withSheet({ kind: 'canvas', name: 'overlay' })),
  'pages-in-trouble': scene(
    onFlop,
    { release: TROUBLED },
    { sheet: { kind: 'canvas', name: 'overlay' }, me: { actor: 'pavel', role: 'producer' } },
  ),
  ...SEAT_SCENES,
  ...END_SCENES,
  ...AWARD_SCENES,
  ...FLOOR_SCENES,
  ...WIDE_SCENES,
  ...PAST_SCENES,
  ...GAME_SCENES,
  lost: { ...scene(onFlop), link: 'lost' },
  'read-only': scene(onFlop, { readOnly: { position: 48, reason: 'unknown-version' } }),
};

function raiseOf(show: Show): number {
  return viewOf(show).lines.find((line) => line.type === 'raise')?.position ?? 0;
}
