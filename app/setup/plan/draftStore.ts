// Keeps what was typed over a reload, without any token. Browsers may refuse to store: then nothing is kept, nothing fails.
import { isRecord } from '../../ui/feedState.ts';
import { type Draft, NEW_DRAFT } from './draft.ts';
import { GAMES, PLAN_LIMITS } from './games.ts';

const KEY = 'feltcast-setup-draft';

export interface DraftShelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function storedDraft(shelf: DraftShelf | null): Draft | null {
  try {
    const text = shelf?.getItem(KEY) ?? null;
    return text === null ? null : draftFrom(JSON.parse(text));
  } catch {
    return null;
  }
}

export function storeDraft(shelf: DraftShelf | null, draft: Draft): void {
  try {
    shelf?.setItem(KEY, JSON.stringify(draft));
  } catch {
    // full or forbidden: the form works all the same
  }
}

export function forgetDraft(shelf: DraftShelf | null): void {
  try {
    shelf?.removeItem(KEY);
  } catch {
    // as above
  }
}

/** The very access may throw where storing is forbidden. */
export function browserShelf(): DraftShelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const CHOICES = {
  game: GAMES,
  limit: PLAN_LIMITS,
  anteKind: ['none', 'each', 'big_blind', 'button'],
  money: ['chips', 'currency'],
  profile: ['russian', 'tda', 'cash'],
  kind: ['protected', 'short', 'tabled-only', 'tape'],
} as const satisfies { readonly [K in keyof Draft]?: readonly Draft[K][] };
const TEXTS = [
  ...['name', 'startingStack', 'blinds', 'ante', 'unit', 'minBet', 'symbol', 'delay', 'sentence'],
  ...['operator', 'producer', 'cardDeskPerson', 'floor', 'commentators'],
];
const SWITCHES = ['cents', 'cardDesk', 'overlay', 'commentary', 'venue'];
const LONGEST = 200;

/** What an older page stored may have another shape: every part is looked at, and the default stands in for the rest. */
function draftFrom(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null;
  const part = (key: string): unknown => stored[key];
  const texts = TEXTS.filter((key) => isText(part(key))).map((key) => [key, part(key)]);
  const switches = SWITCHES.filter((key) => typeof part(key) === 'boolean').map((key) => [key, part(key)]);
  return {
    ...NEW_DRAFT,
    ...Object.fromEntries([...texts, ...switches]),
    seats: SEATS.find((count) => count === part('seats')) ?? NEW_DRAFT.seats,
    button: SEATS.concat(1).find((seat) => seat === part('button')) ?? null,
    game: CHOICES.game.find((game) => game === part('game')) ?? NEW_DRAFT.game,
    limit: CHOICES.limit.find((limit) => limit === part('limit')) ?? NEW_DRAFT.limit,
    anteKind: CHOICES.anteKind.find((kind) => kind === part('anteKind')) ?? NEW_DRAFT.anteKind,
    money: CHOICES.money.find((money) => money === part('money')) ?? NEW_DRAFT.money,
    profile: CHOICES.profile.find((profile) => profile === part('profile')) ?? NEW_DRAFT.profile,
    kind: CHOICES.kind.find((kind) => kind === part('kind')) ?? NEW_DRAFT.kind,
    players: playersFrom(part('players')),
  };
}

function playersFrom(stored: unknown): Draft['players'] {
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return NEW_DRAFT.players.map((nobody, i) => {
    const row = rows[i];
    if (!isRecord(row)) return nobody;
    const { name, stack } = row;
    return { name: isText(name) ? name : '', stack: isText(stack) ? stack : '' };
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST;
}
