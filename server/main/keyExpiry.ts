// Destroys the keys of hands whose cards no audience ever gets, once the time for disputes is over: by programme time and by
// the wall clock, so that a clock that leaps destroys nothing early. Asks the vault; knows no card.
import { z } from 'zod';
import type { HandWordStore } from '../../db/handWords.ts';
import type { JudgeCaseStore } from '../../db/judgeCases.ts';
import type { SettingsStore } from '../../db/settings.ts';
import type { ShowStore } from '../../db/shows.ts';
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { VaultPort } from '../vault/port.ts';
import { canvasActor, DOOR_ACTIONS, handSubject } from '../vault/room.ts';
import { type PlayedShow, playedShows } from './playedShows.ts';

export interface KeyExpiryDeps {
  readonly table: TableId;
  readonly shows: ShowStore;
  readonly settings: Pick<SettingsStore, 'get' | 'put'>;
  readonly handWords: Pick<HandWordStore, 'list'>;
  readonly cases: Pick<JudgeCaseStore, 'openHands'>;
  readonly vault: Pick<VaultPort, 'request'>;
  /** programme ms */
  readonly programme: () => number;
  readonly wall: () => number;
  readonly airing: (hand: string) => 'to-come' | 'aired' | 'no-canvas';
  /** canvases of the checker, who is no audience */
  readonly checks: () => readonly string[];
  /** the hand that the table holds, whether it runs or not */
  readonly current: () => string | null;
  readonly logger: Logger;
}

export const KEY_EXPIRY_EVERY_MS = 600_000;
export const DISPUTE_HOURS = 72;
export const DISPUTE_SETTING = 'dispute-hours';
export const disputeSchema = z.object({
  hours: z
    .int()
    .min(1)
    .max(24 * 365),
});
const HOUR_MS = 3_600_000;

/** When an end of a show was seen first, by the place of that end in the log. */
const SEEN = 'key-expiry';
const seenSchema = z.record(z.string(), z.object({ programme: z.number(), wall: z.number() }));
type Seen = z.output<typeof seenSchema>;

const MOST_AT_ONCE = 200;

export class KeyExpiry {
  readonly #deps: KeyExpiryDeps;

  constructor(deps: KeyExpiryDeps) {
    this.#deps = deps;
  }

  async look(): Promise<void> {
    const { table, shows } = this.#deps;
    const keyed = await shows.keyed(table);
    if (keyed.length === 0) return;
    const over = playedShows(await shows.marks(table), keyed).filter(({ ended, hands }) => ended && hands.length > 0);
    const seen = await this.#note(over);
    const due: string[] = [];
    for (const show of over) if (await this.#isOver(show, seen)) due.push(...show.hands.map(({ hand }) => hand));
    const never = due.length === 0 ? [] : await this.#neverDue(due);
    for (let at = 0; at < never.length; at += MOST_AT_ONCE) await this.#forget(never.slice(at, at + MOST_AT_ONCE));
  }

  async #note(over: readonly PlayedShow[]): Promise<Seen> {
    const { table, settings, programme, wall } = this.#deps;
    const kept = seenSchema.safeParse((await settings.get(table, SEEN))?.value).data ?? {};
    const now = { programme: programme(), wall: Math.round(wall()) };
    const seen = Object.fromEntries(over.map((show) => [nameOf(show), kept[nameOf(show)] ?? now]));
    if (JSON.stringify(seen) !== JSON.stringify(kept)) await settings.put({ tableId: table, key: SEEN, value: seen });
    return seen;
  }

  async #isOver(show: PlayedShow, seen: Seen): Promise<boolean> {
    const { programme, wall } = this.#deps;
    const since = seen[nameOf(show)];
    const ms = (await disputeHours(this.#deps)) * HOUR_MS;
    return since !== undefined && programme() - since.programme >= ms && wall() - since.wall >= ms;
  }

  /** A hand of which an audience was given something was due, dropped from air afterwards or not: it may be questioned. */
  async #neverDue(hands: readonly string[]): Promise<readonly string[]> {
    const { table, shows, handWords, cases, airing, current, checks } = this.#deps;
    const words = new Map((await handWords.list(table)).map(({ handId, word }) => [handId, word]));
    const open = await cases.openHands(table);
    const subjectOf = (hand: string): string => handSubject({ table, hand });
    const given = await shows.recorded(DOOR_ACTIONS.release, hands.map(subjectOf), checks().map(canvasActor));
    return hands.filter((hand) => {
      if (hand === current() || open.includes(hand) || airing(hand) === 'to-come') return false;
      return !given.has(subjectOf(hand)) && (words.get(hand) === 'dropped' || airing(hand) === 'no-canvas');
    });
  }

  async #forget(hands: readonly string[]): Promise<void> {
    const { table, vault, logger } = this.#deps;
    const by = { actor: 'key-expiry', role: 'server' };
    const reply = await vault.request({ do: 'forgetHands', table, hands, by });
    if (reply.ok) logger.log('info', 'keys of hands destroyed', { count: hands.length });
    else logger.log('warn', 'keys of hands not destroyed, trying again later', { why: reply.code });
  }
}

export async function disputeHours({
  table,
  settings,
}: Pick<KeyExpiryDeps, 'table'> & { readonly settings: Pick<SettingsStore, 'get'> }): Promise<number> {
  const set = disputeSchema.safeParse((await settings.get(table, DISPUTE_SETTING))?.value);
  return set.success ? set.data.hours : DISPUTE_HOURS;
}

function nameOf({ ended }: PlayedShow): string {
  return String(ended?.position ?? 0);
}
