// Which settings of one canvas count now: what lets out earlier waits for the next hand on air, and a commentary for the
// programme. Knows neither line nor card.
import type { CanvasConfig } from './control.ts';
import { letsOutEarlier, tighter } from './policy.ts';

interface Deps {
  /** these settings as far as the programme lets them count now */
  readonly behindProgramme: (config: CanvasConfig) => CanvasConfig;
  /** pictures are drawn with other settings from now on */
  readonly switched: () => void;
}

export class InForce {
  readonly #deps: Deps;
  #config: CanvasConfig;
  #wanted: CanvasConfig;
  /** what counts apart from the programme */
  #own: CanvasConfig;
  /** log position of the hand that keeps the old settings; null: none does */
  #behind: number | null = null;
  /** with what the last picture was drawn */
  #drawn: CanvasConfig;

  constructor(deps: Deps, config: CanvasConfig) {
    this.#deps = deps;
    this.#config = config;
    this.#wanted = config;
    this.#own = config;
    this.#drawn = config;
  }

  get config(): CanvasConfig {
    return this.#config;
  }

  /** those last asked for */
  get wanted(): CanvasConfig {
    return this.#wanted;
  }

  /** What other canvases may rely on: whatever lets out earlier counts behind the first picture that has it. */
  get counting(): CanvasConfig {
    return letsOutEarlier(this.#config, this.#drawn) ? tighter(this.#drawn, this.#config) : this.#config;
  }

  /** As they were asked for before the server stopped. The programme is looked at with the first picture. */
  again(config: CanvasConfig, onAir: number): void {
    this.#take(config, onAir);
    this.#config = this.#own;
    this.#drawn = this.#own;
  }

  /** `onAir`: log position of the hand on air, which keeps what lets out less; null: there is none. */
  change(config: CanvasConfig, onAir: number | null): void {
    this.#take(config, onAir);
    this.#follow();
  }

  #take(config: CanvasConfig, onAir: number | null): void {
    const waits = onAir !== null && letsOutEarlier(config, this.#config);
    this.#wanted = config;
    this.#behind = waits ? onAir : null;
    this.#own = waits ? tighter(this.#config, config) : config;
  }

  /** Before each picture. `position`: of the hand on air. */
  look(position: number): void {
    if (this.#behind !== null && position > this.#behind) {
      this.#behind = null;
      this.#own = this.#wanted;
    }
    this.#follow();
  }

  drawn(config: CanvasConfig): void {
    if (config === this.#drawn) return;
    this.#drawn = config;
    this.#deps.switched();
  }

  /** Whatever keeps them back besides, the programme may. */
  #follow(): void {
    const now = this.#deps.behindProgramme(this.#own);
    if (JSON.stringify(now) !== JSON.stringify(this.#config)) this.#config = now;
  }
}
