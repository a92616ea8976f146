// A plan for a new show made from a table that there is: same people, players, level and programme. Pure.
import type { GameName } from '../engine/game/gameName.ts';
import type { Mix } from '../engine/sessionGame.ts';
import type { AnteKind, Limit } from '../engine/structure.ts';
import type { ShowKind } from '../release/control.ts';
import { commonChip } from './plan/checkLevel.ts';
import { type NamedTable, sameName } from './plan/tableName.ts';
import { amountText, type Money } from './plan/typedAmount.ts';
import { delayText } from './plan/typedDelay.ts';
import { PLAN_PROFILES, type TablePlan } from './plan/view.ts';

/** What is known of the old table, amounts in the smallest unit. */
export interface LastShow {
  readonly name: string;
  readonly seats: number;
  readonly cardDesk: boolean;
  readonly currency: Money;
  readonly profile: string;
  readonly game: GameName;
  readonly mix: Mix | null;
  readonly structure: {
    readonly limit: Limit;
    readonly smallBet?: number;
    readonly bringIn?: number;
    readonly smallBlind: number;
    readonly bigBlind: number;
    readonly anteKind: AnteKind;
    readonly ante: number;
    readonly unit: number;
    readonly minBet: number;
  } | null;
  /** `start`: what he sat down with */
  readonly seated: readonly { readonly seat: number; readonly name: string; readonly start: number }[];
  readonly programme: { readonly kind: ShowKind; readonly delayMs: number };
  readonly pages: TablePlan['pages'];
  readonly people: TablePlan['people'];
}

/** `tables`: whose names are taken. The sentence for a short delay is typed anew for each show. */
export function planFrom(last: LastShow, tables: readonly NamedTable[]): TablePlan {
  const text = (amount: number) => amountText(amount, last.currency);
  const structure = last.structure === null ? null : withBlinds(last.structure);
  return {
    id: '',
    name: nextName(last.name, tables),
    seats: last.seats,
    cardDesk: last.cardDesk,
    currency: { symbol: last.currency.symbol, decimals: last.currency.decimals },
    profile: PLAN_PROFILES.find((profile) => profile === last.profile) ?? PLAN_PROFILES[0],
    ...playedIn(last),
    structure: {
      smallBlind: structure === null ? '' : text(structure.smallBlind),
      bigBlind: structure === null ? '' : text(structure.bigBlind),
      anteKind: structure?.anteKind ?? 'none',
      ante: structure === null || structure.anteKind === 'none' ? '' : text(structure.ante),
      unit: structure === null || structure.unit === derivedUnit(structure, last) ? '' : text(structure.unit),
      minBet: structure === null || structure.minBet === structure.bigBlind ? '' : text(structure.minBet),
    },
    players: [...last.seated]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, name, start }) => ({ seat, name, stack: text(start) })),
    button: null,
    programme: { kind: last.programme.kind, delay: delayText(last.programme.delayMs), sentence: '' },
    pages: last.pages,
    people: last.people,
  };
}

/** A custom mix is no game of a plan: its game in turn stands for it. */
function playedIn({ game, mix, structure }: LastShow): Pick<TablePlan, 'played'> {
  const limit = structure?.limit ?? 'no';
  const named = mix === null || mix === 'custom' ? game : mix;
  return named === 'holdem' && limit === 'no' ? {} : { played: { game: named, limit } };
}

/** Bring-in and bet stand where other games have their blinds. */
function withBlinds(level: NonNullable<LastShow['structure']>): NonNullable<LastShow['structure']> {
  const { smallBet = 0, bringIn = 0 } = level;
  return level.bigBlind > 0 || bringIn === 0
    ? level
    : { ...level, smallBlind: bringIn, bigBlind: smallBet, minBet: smallBet };
}

/** What the plan would come to without the smallest chip typed. */
function derivedUnit({ smallBlind, bigBlind, ante }: NonNullable<LastShow['structure']>, { seated }: LastShow): number {
  return commonChip([smallBlind, bigBlind, ante, ...seated.map(({ start }) => start)]);
}

/** `Friday` is followed by `Friday 2`. */
function nextName(name: string, tables: readonly NamedTable[]): string {
  const [, stem = name, number] = /^(.*?)\s+(\d{1,4})$/.exec(name) ?? [];
  for (let next = number === undefined ? 2 : Number(number) + 1; ; next += 1) {
    const wanted = `${stem.slice(0, 50)} ${next}`;
    if (sameName(wanted, tables) === undefined) return wanted;
  }
}
