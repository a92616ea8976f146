// What somebody is typing about a new table. Pure; everything is kept as typed, and the server alone judges it.
import type { PlanProfile, PlayedGame, TablePlan } from '../../../server/setup/plan/view.ts';

export const MOST_SEATS = 10;
export const FEWEST_SEATS = 2;

export type ShowKind = TablePlan['programme']['kind'];
export type AnteKind = TablePlan['structure']['anteKind'];
export type Money = 'chips' | 'currency';

export interface DraftPlayer {
  readonly name: string;
  /** '' stands for the starting stack */
  readonly stack: string;
}

export interface Draft {
  readonly name: string;
  readonly seats: number;
  /** one for each seat up to ten, so that fewer seats lose nothing that was typed */
  readonly players: readonly DraftPlayer[];
  readonly startingStack: string;
  readonly game: PlayedGame['game'];
  readonly limit: PlayedGame['limit'];
  /** small/big; bring-in/bet in a game without blinds */
  readonly blinds: string;
  readonly anteKind: AnteKind;
  readonly ante: string;
  readonly unit: string;
  readonly minBet: string;
  /** null: the last of the seated */
  readonly button: number | null;
  readonly money: Money;
  readonly symbol: string;
  readonly cents: boolean;
  readonly profile: PlanProfile;
  readonly kind: ShowKind;
  readonly delay: string;
  readonly sentence: string;
  readonly cardDesk: boolean;
  readonly overlay: boolean;
  readonly commentary: boolean;
  readonly venue: boolean;
  readonly operator: string;
  readonly producer: string;
  readonly cardDeskPerson: string;
  readonly floor: string;
  /** names between commas */
  readonly commentators: string;
}

const NOBODY: DraftPlayer = { name: '', stack: '' };

/** Ready for a home game: nothing has to be chosen but the names; live at once, and no unopened card can leave. */
export const NEW_DRAFT: Draft = {
  name: '',
  seats: 6,
  players: Array.from({ length: MOST_SEATS }, () => NOBODY),
  startingStack: '20000',
  ...{ game: 'holdem', limit: 'no' },
  blinds: '100/200',
  anteKind: 'none',
  ante: '',
  unit: '',
  minBet: '',
  button: null,
  money: 'chips',
  symbol: '',
  cents: false,
  profile: 'russian',
  kind: 'tabled-only',
  delay: '0',
  sentence: '',
  cardDesk: false,
  overlay: true,
  commentary: true,
  venue: false,
  operator: '',
  producer: '',
  cardDeskPerson: '',
  floor: '',
  commentators: '',
};

export function playerAt(draft: Draft, seat: number): DraftPlayer {
  return draft.players[seat - 1] ?? NOBODY;
}

export function withPlayer(draft: Draft, seat: number, change: Partial<DraftPlayer>): Draft {
  const players = draft.players.map((player, i) => (i === seat - 1 ? { ...player, ...change } : player));
  return { ...draft, players };
}

/** Seats of this table at which somebody is named, in order. */
export function seatsTaken(draft: Draft): readonly number[] {
  return seatsOf(draft).filter((seat) => playerAt(draft, seat).name.trim() !== '');
}

export function seatsOf({ seats }: Pick<Draft, 'seats'>): readonly number[] {
  return Array.from({ length: seats }, (_, i) => i + 1);
}

/** The shortest delay of each kind, as it is typed; '' where any will do. */
export const SHORTEST: Readonly<Record<ShowKind, string>> = {
  protected: '10:00',
  short: '0:30',
  'tabled-only': '',
  tape: '',
};

export const DELAYS: Readonly<Record<ShowKind, readonly string[]>> = {
  protected: ['10:00', '15:00', '30:00'],
  short: ['0:30', '1:00', '2:00', '5:00'],
  'tabled-only': ['0', '0:30', '2:00', '10:00'],
  tape: ['0'],
};

/** Another kind of show comes with a delay that fits it; one that was typed for this kind stays. */
export function withKind(draft: Draft, kind: ShowKind): Draft {
  const first = DELAYS[kind][0] ?? '0';
  return kind === draft.kind ? draft : { ...draft, kind, delay: first };
}

/** Every console has one name: then one person may air cards during play by a typed sentence. */
export function isOnePerson(draft: Draft, self: string): boolean {
  const names = [draft.operator, draft.producer, draft.cardDesk ? draft.cardDeskPerson : '', draft.floor];
  return names.every((name) => name.trim() === '' || sameName(name, self));
}

/** For several people: whether a floor is named who is another person than the producer, and could confirm a short delay. */
export function hasSecond({ producer, floor }: Pick<Draft, 'producer' | 'floor'>, self: string): boolean {
  return floor.trim() !== '' && !sameName(floor, nameOr(producer, self));
}

export function nameOr(name: string, self: string): string {
  return name.trim() === '' ? self : name.trim();
}

export function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}

/** Somebody would miss it. */
export function isTyped(draft: Draft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(NEW_DRAFT);
}
