// The deck desk of one table with its feed: decks from the store, antennas from the readers' layouts, names of people.
import type { DeckStore } from '../../db/decks.ts';
import type { ReaderStore } from '../../db/readers.ts';
import type { TableId } from '../base/ids.ts';
import { deckView } from '../console/deck/deckView.ts';
import type { CustodyLine, DeckAntenna, DeckCommand, DeckReply, DeckView } from '../console/deck/view.ts';
import type { ConsoleView } from '../console/view.ts';
import { violation } from '../engine/violation.ts';
import type { ReaderHealth } from '../readers/connected.ts';
import { layoutSchema } from '../readers/layout.ts';
import { createFeed, type WritableFeed } from '../release/broadcast.ts';
import type { TableActor } from '../table/actor.ts';
import { DeckDesk } from '../table/deckDesk.ts';
import type { DeckDeskDeps } from '../table/deckDeskState.ts';
import type { DeckReads } from '../table/deckReads.ts';
import { type CustodyAsk, custodyOf, noteCustody } from './deckCustody.ts';
import { DeckShelf } from './deckShelf.ts';
import type { Names } from './names.ts';
import { Redraw } from './redraw.ts';

export interface DeckOfficeDeps extends Pick<DeckDeskDeps, 'vault' | 'now' | 'newId' | 'play'> {
  readonly table: TableId;
  readonly tableName: string;
  readonly decks: Pick<DeckStore, 'list' | 'count'>;
  readonly readers: Pick<ReaderStore, 'list'>;
  readonly audit: CustodyAsk['audit'];
  /** how the tags of a hand were read, for the vault */
  readonly reads: Pick<DeckReads, 'takeAll'>;
  /** readers of this table that are connected now */
  readonly connected: () => readonly ReaderHealth[];
  readonly names: Pick<Names, 'nameOf' | 'learn' | 'of'>;
  /** somebody came to the desk or left it */
  readonly manned: () => void;
  readonly failed: () => void;
}

export class DeckOffice {
  readonly feed: WritableFeed<DeckView>;
  readonly desk: DeckDesk;
  readonly #deps: DeckOfficeDeps;
  readonly #redraw: Redraw;
  readonly #shelf: DeckShelf;
  #handRan = false;

  private constructor(deps: DeckOfficeDeps, desk: DeckDesk, shelf: DeckShelf) {
    this.#deps = deps;
    this.#shelf = shelf;
    this.feed = createFeed<DeckView>(deps.table, 'deck');
    this.desk = desk;
    this.#redraw = new Redraw({ draw: () => this.#publish(), failed: deps.failed, gather: null });
  }

  static async open(deps: DeckOfficeDeps): Promise<DeckOffice> {
    let office: DeckOffice | null = null;
    const shelf = new DeckShelf(deps);
    const desk = await DeckDesk.open({
      ...{ table: deps.table, vault: deps.vault, now: deps.now, newId: deps.newId, play: deps.play },
      refuseAntenna: (reader, zone) => refuseAntenna(deps, { reader, zone }),
      deckOf: (deck) => shelf.one(deck),
      changed(what) {
        if (what === 'decks') shelf.moved();
        office?.changed();
      },
    });
    office = new DeckOffice(deps, desk, shelf);
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
    if (this.#handRan && !handRuns) void this.#handOver().catch(this.#deps.failed);
    this.#handRan = handRuns;
    if (handRuns !== this.feed.latest()?.view.handRuns) this.changed();
  }

  /** The vault hears how the tags of the hand were read; the deck has one hand more. */
  async #handOver(): Promise<void> {
    const { vault, table, reads } = this.#deps;
    const all = reads.takeAll();
    if (all.length > 0) await vault.request({ do: 'noteReads', table, reads: all });
    this.#shelf.moved();
    this.changed();
  }

  /** No deck in play has a weak or dead tag, as far as is known (F08, F09). */
  async fit(): Promise<boolean> {
    const { vault, table } = this.#deps;
    const reply = await vault.request({ do: 'askDecksFit', table });
    return reply.ok || reply.code !== 'deck-worn';
  }

  custody(deck: string): Promise<readonly CustodyLine[]> {
    return custodyOf(this.#deps, this.#shelf, deck);
  }

  async ask(by: TableActor, command: DeckCommand): Promise<DeckReply> {
    if (command.do === 'custody') return noteCustody(this.#deps, this.#shelf, { by, command });
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
    const [decks, antennas] = [await this.#shelf.lines(), await antennasOf(this.#deps)];
    if (this.#redraw.stopped) return;
    const { session, draft, check, rests, news, replacing, report } = this.desk.state();
    const handRuns = play() === 'hand-running';
    const who = session === null ? '' : await this.#deps.names.nameOf(session.by.actor);
    const view = deckView({
      ...{ table, tableName, handRuns, decks, antennas, session, who, draft, check, rests, news },
      ...{ replacing, report },
    });
    this.feed.publish(view, JSON.stringify(view));
  }
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
