// Carries out the procedure of another delay: armed, confirmed by the mixer, finished, taken back. Each step is kept for a
// restart and told as a cue; what nobody pressed is audited here, the rest with its command. Knows no card.
import type { Canvas } from './canvas.ts';
import type { CanvasConfig, ControlCommand, ControlRefusal, ControlReply } from './control.ts';
import type { Cues } from './cues.ts';
import type { OpenChange } from './delayChange.ts';
import type { CueName } from './feeds.ts';
import type { OwnNotes } from './ownNotes.ts';
import type { RunningCanvases } from './runningCanvases.ts';

export type DelayCommand = Extract<ControlCommand, { readonly do: 'confirmDelay' | 'finishDelay' | 'cancelDelay' }>;

interface Deps {
  readonly canvases: RunningCanvases;
  readonly cues: Cues;
  readonly own: Pick<OwnNotes, 'add'>;
  /** programme ms */
  readonly now: () => number;
  /** why these settings may not count now, whoever agreed to them before; null: they may */
  readonly refusal: (config: CanvasConfig) => Extract<ControlReply, { readonly ok: false }> | null;
  /** the settings of a canvas are others now */
  readonly changed: (name: string) => void;
}

export class DelayChangeDesk {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  isOpen(name: string): boolean {
    return this.#deps.canvases.get(name)?.delay.open != null;
  }

  /** Who may has agreed by now. */
  async arm(actor: string, config: CanvasConfig): Promise<ControlReply> {
    const canvas = this.#deps.canvases.get(config.name);
    if (canvas === undefined) return no('unknown-canvas', config.name);
    if (canvas.delay.open !== null) return no('delay-change-open', config.name);
    canvas.delay.arm({ config, actor, fromMs: canvas.config.delayMs, now: this.#deps.now() });
    this.#deps.changed(config.name);
    await this.#deps.canvases.keep(config.name);
    return { ok: true };
  }

  async step({ do: what, name }: DelayCommand): Promise<ControlReply> {
    const canvas = this.#deps.canvases.get(name);
    if (canvas === undefined) return no('unknown-canvas', name);
    if (canvas.lapse(this.#deps.now())) await this.#deps.canvases.keep(name);
    const { open } = canvas.delay;
    if (open === null) return no('no-delay-change', name);
    const wanted =
      what === 'finishDelay'
        ? open.stage === 'sync'
        : what === 'confirmDelay'
          ? open.stage === 'card'
          : open.stage !== 'sync';
    if (!wanted) return no('delay-not-at-this-stage', name);
    if (what === 'confirmDelay') return this.#confirm(canvas, open);
    canvas.turn(this.#deps.now());
    canvas.delay.end();
    if (what === 'cancelDelay') this.#cancelled(open);
    await this.#keep(canvas);
    return { ok: true };
  }

  /** Where picture and graphics stand against each other may have been moved since it was armed. */
  async #confirm(canvas: Canvas, open: OpenChange): Promise<ControlReply> {
    const config = { ...open.config, offsetMs: canvas.wanted.offsetMs };
    const refused = this.#deps.refusal(config);
    if (refused !== null) return refused;
    canvas.configureNow(config);
    canvas.delay.confirm(this.#deps.now(), config);
    this.#cue('delay.confirmed', open);
    this.#deps.changed(config.name);
    await this.#keep(canvas);
    return { ok: true };
  }

  /** First where the canvas stands, then its settings: killed in between, it goes on behind the card with what stands there. */
  async #keep(canvas: Canvas): Promise<void> {
    const { wanted } = canvas;
    await this.#deps.canvases.keep(wanted.name);
    await this.#deps.canvases.put(wanted, () => undefined);
  }

  /** What went on by itself: the card is up, or a long pause is over before the mixer spoke. */
  stepped(cue: CueName, change: OpenChange): void {
    this.#cue(cue, change);
    const { actor, config, fromMs } = change;
    const action = cue === 'delay.change' ? 'delay-card-shown' : 'delay-change-lapsed';
    const detail = { canvas: config.name, fromMs, toMs: config.delayMs, armedBy: actor };
    this.#deps.own.add({ actor: actor === '' ? 'release' : actor, action, detail });
  }

  /** After a restart whoever follows is told once more what still waits for the mixer. */
  again(): void {
    for (const { delay } of this.#deps.canvases.all())
      if (delay.open?.stage === 'card') this.#cue('delay.change', delay.open);
  }

  /** The canvas is about to be taken away. */
  removed(name: string): void {
    const open = this.#deps.canvases.get(name)?.delay.end() ?? null;
    if (open !== null) this.#cancelled(open);
  }

  /** Of what was armed alone no mixer has heard. */
  #cancelled(open: OpenChange): void {
    if (open.stage === 'card') this.#cue('delay.cancelled', open);
  }

  #cue(cue: CueName, { config, fromMs }: OpenChange): void {
    this.#deps.cues.give({ cue, canvas: config.name, fromMs, toMs: config.delayMs });
  }
}

function no(code: ControlRefusal, canvas: string): ControlReply {
  return { ok: false, code, params: { canvas } };
}
