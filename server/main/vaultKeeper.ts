// Keeps one process of the vault running and stands for it: starts it again when it dies, answers `vault-unavailable`
// meanwhile, stops it at the end. Holds none of the vault's keys.
import type { Clock } from '../base/clock.ts';
import { VaultKeyError } from '../vault/keys.ts';
import { connectVault } from '../vault/messagePort.ts';
import type { VaultAlarm, VaultPort } from '../vault/port.ts';
import { refusal } from '../vault/room.ts';
import { answering } from './vaultAnswers.ts';
import { startVaultChild, type VaultChild } from './vaultChild.ts';
import type { OpenVault, SealerKeys, StartVault, VaultPlace, VaultTools } from './vaultStart.ts';

/** The process did not open for another reason than its key. */
export class VaultProcessError extends Error {
  override readonly name = 'VaultProcessError';
}

const OPEN_WITHIN_MS = 30_000;
const CLOSE_WITHIN_MS = 5_000;
/** The first new start comes at once; when it fails, each pause is twice the one before. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** A process that ran this long counts as one that works. */
const STEADY_MS = 10_000;

export const startVaultProcess: StartVault = (tools) => {
  const keeper = new VaultKeeper(tools);
  return {
    open: (place) => keeper.open(place),
    moved: () => keeper.moved(),
    drop: () => keeper.drop(),
  };
};

type Listeners = Readonly<Record<'alarm' | 'settled', Set<(alarm: VaultAlarm) => void>>>;

class VaultKeeper {
  private readonly tools: VaultTools;
  private readonly listeners: Listeners = { alarm: new Set(), settled: new Set() };
  private readonly closing = new AbortController();
  private child: VaultChild;
  private port: VaultPort | null = null;
  private place: VaultPlace | null = null;
  private watching: Promise<void> = Promise.resolve();

  constructor(tools: VaultTools) {
    this.tools = tools;
    this.child = startVaultChild(tools);
  }

  async open(place: VaultPlace): Promise<OpenVault> {
    this.place = place;
    try {
      const keys = await this.enter(place);
      this.watching = this.watch(place);
      return { vault: this.asPort(), keys };
    } catch (error) {
      this.drop();
      throw error;
    }
  }

  moved(): void {
    if (this.place !== null) this.child.order({ type: 'moved', address: this.place.database.address() });
  }

  drop(): void {
    this.closing.abort();
    this.child.kill();
  }

  private asPort(): VaultPort {
    const listen = (kind: keyof Listeners, listener: (alarm: VaultAlarm) => void) => {
      this.listeners[kind].add(listener);
      return () => void this.listeners[kind].delete(listener);
    };
    return {
      request: (message) => this.port?.request(message) ?? Promise.resolve(refusal('vault-unavailable', 'process')),
      onAlarm: (listener) => listen('alarm', listener),
      onSettled: (listener) => listen('settled', listener),
      close: () => this.close(),
    };
  }

  /** Hands the present process what it needs and waits until it serves. */
  private async enter({ database, dataDir, passphrase }: VaultPlace): Promise<SealerKeys> {
    const { child } = this;
    child.order({ type: 'open', address: database.address(), dataDir, passphrase });
    const word = await within(this.tools.clock, OPEN_WITHIN_MS, child.opening);
    if (word === null) throw new VaultProcessError('The vault process did not open in time.');
    if (word.type === 'refused') throw new VaultKeyError(word.code, word.message);
    if (word.type === 'failed') throw new VaultProcessError(`The vault process did not open: ${word.error}.`);
    this.connect(child);
    const { inbox, checkpoint, judge } = word;
    return { inbox, checkpoint, judge };
  }

  private connect(child: VaultChild): void {
    const { logger } = this.tools;
    const port = connectVault(child.channel, (kind) => logger.log('error', 'frame of the vault dropped', { kind }));
    port.onAlarm((alarm) => this.tell('alarm', alarm));
    port.onSettled((alarm) => this.tell('settled', alarm));
    this.port = answering(port, {
      clock: this.tools.clock,
      hung: (asked) => {
        logger.log('error', 'vault process does not answer, ending it', { pid: child.pid, asked });
        child.kill();
      },
    });
    logger.log('info', 'vault process open', { pid: child.pid });
  }

  private tell(kind: keyof Listeners, alarm: VaultAlarm): void {
    for (const listener of this.listeners[kind]) listener(alarm);
  }

  private async watch(place: VaultPlace): Promise<void> {
    const { clock, logger } = this.tools;
    let pause = 0;
    while (!this.closing.signal.aborted) {
      const since = clock.now();
      const how = await this.child.ended;
      this.port = null;
      if (this.closing.signal.aborted) return;
      logger.log('error', 'vault process ended, starting it again', { how });
      if (clock.now() - since >= STEADY_MS) pause = 0;
      await clock.sleepUntil(clock.now() + pause, this.closing.signal);
      pause = Math.min(Math.max(FIRST_PAUSE_MS, pause * 2), LONGEST_PAUSE_MS);
      if (!this.closing.signal.aborted) await this.again(place);
    }
  }

  private async again(place: VaultPlace): Promise<void> {
    this.child = startVaultChild(this.tools);
    try {
      await this.enter(place);
    } catch (error) {
      const why = error instanceof VaultKeyError ? error.code : 'not opened';
      this.tools.logger.log('error', 'vault process not open', { why });
      this.child.kill();
    }
  }

  private async close(): Promise<void> {
    this.closing.abort();
    this.port = null;
    this.child.channel.close();
    if ((await within(this.tools.clock, CLOSE_WITHIN_MS, this.child.ended)) === null) this.child.kill();
    await this.child.ended;
    await this.watching;
  }
}

/** Null when it takes longer. */
async function within<T>(clock: Clock, ms: number, task: Promise<T>): Promise<T | null> {
  const enough = new AbortController();
  const late = clock.sleepUntil(clock.now() + ms, enough.signal).then(() => null);
  const first = await Promise.race([task, late]);
  enough.abort(); // a timer that still runs would hold up the end of the process
  return first;
}
