// The deck desk of one table with its feed: decks from the store, antennas from the readers' layouts, names of people.
import type { DeckStore } from '../../db/decks.ts';
import type { ReaderStore } from '../../db/readers.ts';
import type { TableId } from '../base/ids.ts';
import { deckView } from '../console/deck/deckView.ts';
import type { DeckAntenna, DeckCommand, DeckLine, DeckReply, DeckView } from '../console/deck/view.ts';
import type { ConsoleView } from '../console/view.ts';
import { deckInOrder } from '../engine/deckOrder.ts';
import { violation } from '../engine/violation.ts';
import type { ReaderHealth } from '../readers/connected.ts';
import { layoutSchema } from '../readers/layout.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { TableActor } from '../table/actor.ts';
import { DeckDesk } from '../table/deckDesk.ts';
import type { DeckDeskDeps } from '../table/deckDeskState.ts';
import type { Names } from './names.ts';
import { Redraw } from './redraw.ts';

export interface DeckOfficeDeps extends Pick<DeckDeskDeps, 'vault' | 'now' | 'newId' | 'play'> {
  readonly table: TableId;
  readonly tableName: string;
  readonly decks: Pick<DeckStore, 'list' | 'count'>;
  readonly readers: Pick<ReaderStore, 'list'>;
  /** readers of this table that are connected now */
  readonly connected: () => readonly ReaderHealth[];
  readonly names: Pick<Names, 'nameOf'>;
  /** somebody came to the desk or left it */
  readonly manned: () => void;
  readonly failed: () => void;
}

const GRID = deckInOrder('suits');

export class DeckOffice {
  readonly feed: WritableFeed<DeckView>;
  readonly desk: DeckDesk;
  readonly #deps: DeckOfficeDeps;
  readonly #redraw: Redraw;

  private constructor(deps: DeckOfficeDeps, desk: DeckDesk) {
    this.#deps = deps;
    this.feed = createFeed<DeckView>(deps.table, 'deck');
    this.desk = desk;
    this.#redraw = new Redraw({ draw: () => this.#publish(), failed: deps.failed, gather: null });
  }

  static async open(deps: DeckOfficeDeps): Promise<DeckOffice> {
    let office: DeckOffice | null = null;
    const desk = await DeckDesk.open({
      ...{ table: deps.table, vault: deps.vault, now: deps.now, newId: deps.newId, play: deps.play },
      refuseAntenna: (reader, zone) => refuseAntenna(deps, { reader, zone }),
      deckName: async (deck) => (await deps.decks.list(deps.table)).find(({ id }) => id === deck)?.name ?? null,
      changed: () => office?.changed(),
    });
    office = new DeckOffice(deps, desk);
    office.changed();
    return office;
  }

  /** Who works here, for the consoles. */
  whoIsHere(): ConsoleView['deckDesk'] {
    const { session } = this.desk.state();
    return session === null ? null : { actor: session.by.actor, kind: session.kind, zone: session.place.zone };
  }

  /** Something happened at the table. */
  played(): void {
    const handRuns = this.#deps.play() === 'hand-running';
    if (handRuns) this.desk.handStarted();
    if (handRuns !== this.feed.latest()?.view.handRuns) this.changed();
  }

  async ask(by: TableActor, command: DeckCommand): Promise<DeckReply> {
    const done = await this.desk.ask(by, command);
    if (done.ok) return { ok: true };
    const { code, params } = done.error;
    const { who } = params;
    const named = typeof who === 'string' ? { who: await this.#deps.names.nameOf(who) } : {};
    return { ok: false, code, params: { ...params, ...named } };
  }

  /** One view after the other; what changes meanwhile is in the next one. */
  changed(): void {
    this.#deps.manned();
    this.#redraw.changed();
  }

  async stop(): Promise<void> {
    this.#redraw.stop();
    this.feed.end();
    await this.desk.idle();
  }

  async #publish(): Promise<void> {
    const { table, tableName, play } = this.#deps;
    const [decks, antennas] = [await deckLines(this.#deps), await antennasOf(this.#deps)];
    if (this.#redraw.stopped) return;
    const { session, draft, check, rests, news } = this.desk.state();
    const handRuns = play() === 'hand-running';
    const who = session === null ? '' : await this.#deps.names.nameOf(session.by.actor);
    const view = deckView({
      ...{ table, tableName, handRuns, decks, antennas, session, who, draft, check, rests, news, plan: GRID },
    });
    this.feed.publish(view, JSON.stringify(view));
  }
}

async function deckLines({ decks, table }: DeckOfficeDeps): Promise<readonly DeckLine[]> {
  const rows = await decks.list(table);
  const counts = await decks.count(rows.map(({ id }) => id));
  return rows.map(({ id: deck, name, colour, created }) => {
    const cards = counts.get(deck) ?? 0;
    return { deck, name, colour, registered: created, cards };
  });
}

async function antennasOf({ readers, table, connected }: DeckOfficeDeps): Promise<readonly DeckAntenna[]> {
  const online = new Set(connected().flatMap((health) => (health.link === 'up' ? [health.reader] : [])));
  return (await readers.list(table)).flatMap(({ id: reader, layout, enabled }) => {
    const read = layoutSchema.safeParse(layout);
    const zones = read.success && enabled ? [...new Set(Object.values(read.data))] : [];
    return zones.map((zone) => ({ reader, zone, online: online.has(reader) }));
  });
}

async function refuseAntenna(
  deps: DeckOfficeDeps,
  { reader, zone }: { readonly reader: string; readonly zone: string },
): ReturnType<DeckDeskDeps['refuseAntenna']> {
  const there = (await antennasOf(deps)).find((antenna) => antenna.reader === reader && antenna.zone === zone);
  if (there === undefined) return violation('no-such-antenna');
  return there.online ? null : violation('reader-offline', { reader });
}
