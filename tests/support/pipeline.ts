// The whole house on a real database under a manual clock: gateway, tracker, vault, table, release, views, consoles,
// floor inbox. Wired as the server wires it; what a leak changes is changed here, at the wiring, and nowhere else.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { clientId } from '../../server/base/ids.ts';
import { createLogger, type Logger } from '../../server/base/logger.ts';
import {
  type ConsoleCommand,
  type ConsoleControl,
  type ConsoleControlReply,
  type ConsolePreview,
  type ConsoleReply,
  consoleCommandSchema,
  consoleControlSchema,
  consolePreviewSchema,
} from '../../server/console/view.ts';
import { createFrameEncoder } from '../../server/http/frameEncoder.ts';
import type { Hub, PublicView } from '../../server/http/hub.ts';
import type { FrameTap } from '../../server/main/feeds.ts';
import { type OpenHouse, openHouse } from '../../server/main/house.ts';
import { createHub } from '../../server/main/hub.ts';
import type { House, TableServer } from '../../server/main/tableServer.ts';
import { Tables } from '../../server/main/tables.ts';
import type { Feed } from '../../server/release/feeds.ts';
import type { VaultPort } from '../../server/vault/port.ts';
import { CardReader } from './cardReader.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { furnish, PEOPLE, type Person, READER, TABLE } from './furnish.ts';
import { insideVault } from './insideVault.ts';
import { type ManualClock, manualClock } from './manualClock.ts';
import { lengthenLeases } from './patientLease.ts';
import { createQuiet, poolIsIdle } from './quiet.ts';
import { type LoopbackDoor, openReaderDoor } from './readerDoor.ts';
import { seededBytes, seededIds } from './seeded.ts';
import type { Said } from './trace.ts';
import type { World } from './world.ts';

/** Where a leak may be put in: each place is a hand-over of main's wiring. */
export interface Wiring {
  readonly vault?: (vault: VaultPort, at: Wired) => VaultPort;
  readonly house?: (house: House, at: Wired) => House;
  readonly opened?: (server: TableServer, at: Wired) => void;
}

/** What a leak can reach. */
export interface Wired {
  readonly world: World;
  readonly logger: Logger;
  readonly tap: FrameTap;
  readonly clock: ManualClock;
  readonly audit: () => OpenHouse['audit'];
  readonly server: () => TableServer;
}

export interface PipelineOptions {
  readonly seed: string;
  readonly world: World;
  readonly seats: number;
  readonly wiring?: Wiring;
  readonly up?: boolean;
}

export class Pipeline {
  readonly clock: ManualClock = manualClock();
  readonly trace: Said[] = [];
  readonly database: FreshDatabase;
  /** done whenever everything has come to rest after a command or a message */
  rest: () => Promise<void> = async () => undefined;
  private readonly options: PipelineOptions;
  private readonly quiet = createQuiet();
  readonly keyFile: string;
  private readonly random: (size: number) => Uint8Array;
  private readonly newId: () => string;
  private readonly newClient: () => string;
  private readonly encoder = createFrameEncoder();
  private readonly frames = new Map<string, number>();
  private door: LoopbackDoor | null = null;
  private secret = '';
  private open: { readonly opened: OpenHouse; readonly tables: Tables; readonly hub: Hub; leave(): void } | null = null;
  private link: { readonly reader: CardReader; leave(): void } | null = null;

  private constructor(options: PipelineOptions, database: FreshDatabase) {
    const { seed } = options;
    [this.options, this.database] = [options, database];
    this.keyFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'feltcast-key-')), 'vault.key');
    fs.writeFileSync(this.keyFile, `${Buffer.from(seededBytes(`${seed} key`)(32)).toString('hex')}\n`, { mode: 0o600 });
    this.random = seededBytes(`${seed} bytes`);
    this.newId = seededIds(`${seed} ids`);
    this.newClient = seededIds(`${seed} clients`);
  }

  /** A database of its own with table, deck, reader and staff, and the house open over it. */
  static async start(options: PipelineOptions): Promise<Pipeline> {
    const pipeline = new Pipeline(options, await freshDatabase());
    await lengthenLeases(pipeline.database.url);
    pipeline.door = await openReaderDoor(() => pipeline.opened.gateway);
    await pipeline.openHouse();
    return pipeline;
  }

  get opened(): OpenHouse {
    return this.openNow.opened;
  }

  get hub(): Hub {
    return this.openNow.hub;
  }

  get tables(): Tables {
    return this.openNow.tables;
  }

  private get openNow() {
    if (this.open === null) throw new Error('the house is closed');
    return this.open;
  }

  get server(): TableServer {
    const server = this.open?.tables.get(TABLE);
    if (server === undefined) throw new Error('the table is not open');
    return server;
  }

  settle(): Promise<void> {
    return this.quiet.settle();
  }

  advance(ms: number): Promise<void> {
    return this.clock.advance(ms, () => this.settle());
  }

  jump(ms: number): Promise<void> {
    return this.clock.jump(ms, () => this.settle());
  }

  async openHouse(): Promise<void> {
    const [{ wiring = {} }, tables] = [this.options, new Tables()];
    const logger = createLogger((text) => this.note('log', text), this.clock.wall);
    const tap: FrameTap = ({ canvas, view }) => this.frame(canvas, view);
    const place: Wired = {
      ...{ world: this.options.world, clock: this.clock, logger, tap },
      audit: () => this.opened.audit,
      server: () => this.server,
    };
    const opened = await openHouse(
      {
        environment: { dataDir: 'none', databaseUrl: this.database.url, host: '127.0.0.1', port: 0 },
        env: { VAULT_KEY_FILE: this.keyFile },
        clock: this.clock,
        logger,
        ...{ random: this.random, newId: this.newId, tap, startVault: insideVault },
        wrapVault: (vault) => wiring.vault?.(vault, place) ?? vault,
        onLost: () => undefined,
      },
      tables,
    );
    const { pool } = opened.database;
    const leave = this.quiet.watch(() => poolIsIdle(pool));
    pool.on('release', () => this.quiet.stir());
    this.open = { opened, tables, hub: createHub(tables, opened.audit), leave };
    this.frames.clear();
    if (this.secret === '') {
      const { keyFile, clock, random, newId } = this;
      this.secret = await furnish({ ...this.options, opened, keyFile, clock, random, newId });
    }
    // The test's database is nobody else's: a lease of a house that died is free at once.
    const house = { ...opened.house, takeOver: true };
    await tables.start({ ...opened, house: wiring.house?.(house, place) ?? house });
    wiring.opened?.(this.server, place);
    void this.follow('console', this.server.console.feed);
    void this.follow('card desk', this.server.cards.feed);
    void this.follow('floor', this.server.floor.desk.watch());
    await this.settle();
  }

  note(channel: string, text: string): void {
    const programme = this.open?.tables.programmeNow(TABLE) ?? 0;
    this.trace.push({ at: this.clock.now(), programme, channel, text });
  }

  /** The bytes that a socket would get. */
  private frame(canvas: string, view: PublicView): void {
    const feed = (this.frames.get(canvas) ?? 0) + 1;
    this.frames.set(canvas, feed);
    this.note(`canvas ${canvas}`, this.encoded(feed, view));
  }

  private encoded(feed: number, view: object): string {
    const data = { id: String(feed), data: { feed, view } };
    return this.encoder.encode({ id: 1, result: { type: 'data', id: String(feed), data } });
  }

  private async follow(channel: string, feed: Feed<object>): Promise<void> {
    const never = new AbortController().signal;
    for (let seen = 0; ; ) {
      const frame = await feed.next(seen, never);
      if (frame === null) return;
      seen = frame.feed;
      this.note(channel, this.encoded(frame.feed, frame.view));
    }
  }

  async command(person: Person, input: ConsoleCommand, id = this.newClient()): Promise<ConsoleReply> {
    const actor = { actor: person, role: PEOPLE[person] };
    const given = { actor, clientId: clientId(id), command: consoleCommandSchema.parse(input) };
    // not answered though nothing moves any more
    const stuck = this.settle().then(() => 'stuck' as const);
    const reply = await Promise.race([this.hub.command(TABLE, given), stuck]);
    if (reply === null) throw new Error('no table');
    if (reply === 'stuck') {
      await this.rest();
      return this.command(person, input, id);
    }
    this.note('reply', JSON.stringify({ do: input.do, reply }));
    await this.settle();
    await this.rest();
    return reply;
  }

  async must(person: Person, input: ConsoleCommand): Promise<number> {
    const reply = await this.command(person, input);
    if (!reply.ok) throw new Error(`${input.do} refused: ${reply.code} ${JSON.stringify(reply.params)}`);
    return reply.position;
  }

  async preview(amendment: Parameters<typeof consolePreviewSchema.parse>[0]): Promise<ConsolePreview> {
    const reply = await this.hub.preview(TABLE, consolePreviewSchema.parse(amendment));
    if (reply === null) throw new Error('no table');
    this.note('reply', JSON.stringify({ do: 'preview', reply }));
    return reply;
  }

  async control(person: Person, command: ConsoleControl): Promise<ConsoleControlReply> {
    const speaker = { actor: person, role: PEOPLE[person] };
    const reply = await this.hub.control(TABLE, speaker, consoleControlSchema.parse(command));
    if (reply === null) throw new Error('no table');
    this.note('reply', JSON.stringify({ do: command.do, reply }));
    await this.settle();
    return reply;
  }

  get reader(): CardReader {
    if (this.link === null) throw new Error('no reader is connected');
    return this.link.reader;
  }

  /** `boot` stays the same while the reader has power. */
  async connectReader(boot = 'boot1'): Promise<void> {
    const { door } = this;
    if (door === null) throw new Error('no door');
    const told = { mono: () => Math.round(this.clock.now()), onFrame: (text: string) => this.note('reader', text) };
    const reader = new CardReader({ url: door.url, reader: READER, secret: this.secret, boot, ...told });
    this.link?.leave();
    this.link = { reader, leave: this.quiet.watch(() => door.isIdle(reader)) };
    await this.settle();
  }

  async disconnectReader(): Promise<void> {
    this.link?.reader.socket.close();
    await this.settle();
  }

  /** An orderly stop and a new start over the same database. */
  async restart(): Promise<void> {
    await this.stopHouse();
    await this.openHouse();
  }

  /** The process is gone from one moment to the next: nothing is said, nothing is stored any more. */
  async crash(): Promise<void> {
    await this.settle();
    const { open } = this;
    this.open = null;
    this.clock.forget();
    await open?.opened.database.close();
    this.door?.cut();
    await this.settle();
    open?.leave();
  }

  async stopHouse(): Promise<void> {
    const { open } = this;
    await this.settle();
    await open?.tables.stop();
    await open?.opened.gateway.close();
    await this.settle();
    open?.leave();
    await open?.opened.close();
    this.open = null;
  }

  async close(): Promise<void> {
    this.clock.forget();
    await this.stopHouse();
    await this.door?.close();
    await this.database.close();
    fs.rmSync(path.dirname(this.keyFile), { recursive: true, force: true });
  }
}
