// Overlay views of one moment each, drawn for screenshots and read by the tests of the pages. Invented names.
import type {
  BoardView,
  CardPlace,
  OverlayView,
  PlayedView,
  PotView,
  SeatView,
} from '../../server/views/overlay/view.ts';

export type SeatPatch = Partial<SeatView> & { readonly seat: number };

export function seat(patch: SeatPatch): SeatView {
  const cards = patch.cards ?? ['##', '##'];
  return {
    state: 'live',
    name: NAMES[patch.seat - 1] ?? `Player ${patch.seat}`,
    stack: STACKS[patch.seat - 1] ?? 50_000,
    bet: 0,
    position: 'none',
    button: false,
    toAct: false,
    allIn: false,
    away: false,
    action: 'none',
    amount: 0,
    cards,
    up: cards.map(() => false),
    drew: null,
    lit: cards.map(() => false),
    equity: -1,
    equityMark: '',
    label: null,
    lowLabel: null,
    boardLabels: [],
    won: 0,
    ...patch,
  };
}

export function empty(number: number, cards = 2): SeatView {
  const none = Array.from({ length: cards }, () => '..' as const);
  return seat({ seat: number, state: 'empty', name: '', stack: 0, cards: none });
}

export function tableOf(patches: readonly SeatPatch[]): readonly SeatView[] {
  const cards = patches[0]?.cards?.length ?? 2;
  return Array.from({ length: 10 }, (_, i) => {
    const patch = patches.find((p) => p.seat === i + 1);
    return patch === undefined ? empty(i + 1, cards) : seat(patch);
  });
}

export function board(cards: string, patch: Partial<BoardView> = {}): BoardView {
  const places = Array.from({ length: 5 }, (_, i): CardPlace => placeOf(cards.slice(i * 2, i * 2 + 2)));
  return { run: 0, cards: places, lit: [false, false, false, false, false], ...patch };
}

export function places(text: string): readonly CardPlace[] {
  return Array.from({ length: text.length / 2 }, (_, i) => placeOf(text.slice(i * 2, i * 2 + 2)));
}

function placeOf(text: string): CardPlace {
  const known = ALL_PLACES.find((place) => place === text);
  return known ?? '..';
}

const ALL_PLACES: readonly CardPlace[] = [
  '##',
  '??',
  'xx',
  ...(['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const).flatMap((rank) =>
    (['c', 'd', 'h', 's'] as const).map((suit): CardPlace => `${rank}${suit}`),
  ),
];

const HOLDEM: PlayedView = { game: 'holdem', limit: 'no', halves: '', mix: '', bombPot: false };

export function playing(patch: Partial<PlayedView>): PlayedView {
  return { ...HOLDEM, ...patch };
}

export function overlay(patch: Partial<OverlayView> & Pick<OverlayView, 'seats'>): OverlayView {
  return {
    kind: 'overlay',
    table: 't1',
    tableName: 'Final table',
    show: 'on',
    at: 0,
    countdownMs: -1,
    delayMs: 30_000,
    demo: false,
    withheld: 'none',
    folded: 'leave-soon',
    handNumber: 117,
    phase: 'betting',
    street: 'preflop',
    smallBlind: 25_000,
    bigBlind: 50_000,
    ante: 50_000,
    smallBet: 0,
    bigBet: 0,
    bringIn: 0,
    played: HOLDEM,
    currency: { symbol: '', decimals: 0 },
    boards: [board('')],
    boardsAre: 'runs',
    pot: 125_000,
    pots: [pot(0, 125_000, { seats: [1, 2] })],
    results: [],
    rake: 0,
    payments: [],
    chancesBy: 'exact',
    ruling: false,
    overruled: false,
    champion: '',
    snap: false,
    ...patch,
  };
}

export function pot(
  index: number,
  amount: number,
  who: Partial<Pick<PotView, 'seats' | 'ruled'>> & { readonly winners?: readonly Winner[] } = {},
): PotView {
  const winners = (who.winners ?? []).map((winner) => ({ part: 'whole' as const, ...winner }));
  return { index, amount, seats: [], ruled: false, ...who, winners };
}

type Winner = Omit<PotView['winners'][number], 'part'> & Partial<Pick<PotView['winners'][number], 'part'>>;

const NAMES: readonly string[] = [
  'Anna Bergqvist',
  'Konstantin Puchkov',
  'Luca Moretti',
  'Sergei Rybachenko-Vasilyev',
  'Mei-Ling Zhao',
  'Bob Okafor',
  'José María Fernández de la Cruz',
  'Tomáš Dvořák',
  'Ivan Petrov',
  'Ada Lindqvist',
];
const STACKS: readonly number[] = [
  1_875_000, 3_420_000, 640_000, 2_115_000, 8_940_000, 1_250_000, 905_000, 12_345_678, 2_660_000, 415_000,
];
