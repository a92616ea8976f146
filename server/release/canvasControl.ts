// Carries out what is said of canvases: set, agreed to, taken away, moved against the picture, compared, given another delay.
// One word after the other. It knows neither hold nor hand.
import { createQueue } from '../base/queue.ts';
import { Agreement, type AgreementDeps } from './agreement.ts';
import { sameSettings } from './asks.ts';
import type { CanvasConfig, ControlCommand, ControlReply } from './control.ts';
import type { DelayChangeDesk } from './delayChangeDesk.ts';
import { isPlayback, type PlaybackDesk } from './playbackDesk.ts';
import { aheadOfProgramme, isProgramme } from './policy.ts';
import type { RunningCanvases } from './runningCanvases.ts';
import type { OpenAsk } from './status.ts';
import type { SyncMarks } from './syncMarks.ts';

type Say<K extends ControlCommand['do']> = Extract<ControlCommand, { readonly do: K }>;
export type CanvasCommand = Say<
  | ('setCanvas' | 'setCanvases' | 'confirmAsks' | 'withdrawAsks' | 'removeCanvas' | 'setOffset' | 'markSync')
  | ('armDelay' | 'confirmDelay' | 'finishDelay' | 'cancelDelay')
>;

interface Deps {
  readonly staff: AgreementDeps['staff'];
  /** programme ms */
  readonly now: () => number;
  readonly canvases: RunningCanvases;
  readonly delays: DelayChangeDesk;
  readonly playbacks: PlaybackDesk;
  readonly syncs: SyncMarks;
  /** a canvas is gone: its feed ends */
  readonly removed: (name: string) => void;
}

export class CanvasControl {
  readonly #deps: Deps;
  readonly #agreement: Agreement;
  /** Changes wait for each other; hold and panic wait for nothing. */
  readonly #changes = createQueue();

  constructor(deps: Deps) {
    const { canvases, delays, playbacks, staff, now } = deps;
    this.#deps = deps;
    this.#agreement = new Agreement({
      ...{ staff, now },
      wanted: (name) => canvases.get(name)?.wanted ?? playbacks.get(name)?.config,
      all: () => canvases.all().map(({ wanted }) => wanted),
      planned: () => canvases.all().map(({ delay, wanted }) => delay.open?.config ?? wanted),
      put: (config) => this.#put(config),
      arm: (actor, config) => delays.arm(actor, config),
      changing: (name) => delays.isOpen(name),
    });
  }

  asks(): readonly OpenAsk[] {
    return this.#agreement.asks();
  }

  /** Whether an ask has lapsed since the last look. */
  look(): boolean {
    return this.#agreement.look();
  }

  /** The settings of this canvas are others now. */
  changed(name: string): void {
    this.#agreement.changed(name);
  }

  /** Why settings that were agreed to may not count at once: a mixer that has them has them now. */
  refusal(config: CanvasConfig): Extract<ControlReply, { readonly ok: false }> | null {
    const others = this.#deps.canvases.all().filter((canvas) => canvas.config.name !== config.name);
    const [found] = aheadOfProgramme([...others.map(({ counting }) => counting).filter(isProgramme), config]);
    return this.#agreement.ahead([config]) ?? (found === undefined ? null : { ok: false, ...found });
  }

  say(actor: string, command: CanvasCommand): Promise<ControlReply> {
    return this.#changes.run(() => this.#carryOut(actor, command));
  }

  async #carryOut(actor: string, command: CanvasCommand): Promise<ControlReply> {
    switch (command.do) {
      case 'setCanvas':
        return this.#agreement.set(actor, [command.config], command.exception);
      case 'setCanvases':
        return this.#agreement.set(actor, command.configs, command.exception);
      case 'confirmAsks':
        return this.#agreement.confirm(actor, command);
      case 'withdrawAsks':
        return this.#agreement.withdraw(actor, command.asks);
      case 'removeCanvas':
        return this.#remove(command.name);
      case 'setOffset':
        return this.#setOffset(command.name, command.offsetMs);
      case 'markSync':
        return this.#markSync(command.name, command.inSync);
      case 'armDelay':
        return this.#arm(actor, command);
      case 'confirmDelay':
      case 'finishDelay':
      case 'cancelDelay':
        return this.#playing(command.name) ?? this.#deps.delays.step(command);
    }
  }

  async #arm(actor: string, { config, exception }: Say<'armDelay'>): Promise<ControlReply> {
    if (this.#deps.canvases.get(config.name) === undefined)
      return this.#playing(config.name) ?? unknownCanvas(config.name);
    // what plays a show that is over has rules of its own, which a picture of the show does not keep
    if (isPlayback(config)) return { ok: false, code: 'not-a-playback', params: { canvas: config.name } };
    return this.#agreement.arm(actor, config, exception);
  }

  /** What was a picture of the show and is a playback now, or the other way round, begins anew. */
  async #put(config: CanvasConfig): Promise<void> {
    const { canvases, playbacks } = this.#deps;
    if (isPlayback(config)) {
      this.#agreement.changed(config.name);
      if (canvases.get(config.name) !== undefined) await this.#end(config.name);
      return playbacks.put(config);
    }
    await playbacks.remove(config.name);
    const before = canvases.get(config.name)?.wanted;
    if (before === undefined || !sameSettings(before, config)) this.#agreement.changed(config.name);
    if (before === undefined) await this.#deps.syncs.load(config.name);
    await this.#deps.canvases.put(config);
  }

  /** Moves graphics against the picture. No card is earlier for it (slotDue), so it asks for nobody's consent. */
  async #setOffset(name: string, offsetMs: number): Promise<ControlReply> {
    const canvas = this.#deps.canvases.get(name);
    if (canvas === undefined) return this.#playing(name) ?? unknownCanvas(name);
    await this.#put({ ...canvas.wanted, offsetMs });
    return { ok: true };
  }

  async #markSync(name: string, inSync: boolean): Promise<ControlReply> {
    const { canvases, syncs, now } = this.#deps;
    const canvas = canvases.get(name);
    if (canvas === undefined) return this.#playing(name) ?? unknownCanvas(name);
    // clocks that stand still cannot be compared
    if (inSync && canvas.air(now()).state !== 'running')
      return { ok: false, code: 'nothing-to-compare', params: { canvas: name } };
    if (inSync) await syncs.mark(name, canvas.wanted);
    else await syncs.forget(name);
    return { ok: true };
  }

  /** What plays a show that is over has no delay, and no picture of a mixer to be in step with. */
  #playing(name: string): ControlReply | null {
    if (this.#deps.playbacks.get(name) === undefined) return null;
    return { ok: false, code: 'is-a-playback', params: { canvas: name } };
  }

  async #remove(name: string): Promise<ControlReply> {
    const { canvases, playbacks, removed } = this.#deps;
    if (canvases.get(name) === undefined && playbacks.get(name) === undefined) return unknownCanvas(name);
    const ahead = this.#agreement.ahead([], name);
    if (ahead !== null) return ahead;
    await playbacks.remove(name);
    if (canvases.get(name) !== undefined) await this.#end(name);
    removed(name);
    return { ok: true };
  }

  async #end(name: string): Promise<void> {
    const { canvases, delays, syncs } = this.#deps;
    delays.removed(name);
    await canvases.remove(name);
    this.#agreement.changed(name);
    await syncs.forget(name);
  }
}

function unknownCanvas(name: string): ControlReply {
  return { ok: false, code: 'unknown-canvas', params: { canvas: name } };
}
