// Has each hand whose cards may air while it is played written into the audit log, with the canvases on which they may.
import type { Logger } from '../base/logger.ts';
import type { Note } from './note.ts';
import { airsDuringPlay } from './policy.ts';
import type { RunningCanvases } from './runningCanvases.ts';

interface Deps {
  readonly canvases: Pick<RunningCanvases, 'playing' | 'all'>;
  readonly note: Note;
  readonly logger: Logger;
}

export class DuringPlay {
  readonly #deps: Deps;
  #hand = '';
  /** canvases that stand in the record of this hand */
  #noted: readonly string[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** One row for a hand, and one more where the exception begins in its middle, or the server does. */
  look(): void {
    const { playing, all } = { playing: this.#deps.canvases.playing, all: this.#deps.canvases.all() };
    if (playing === undefined || playing.hand === null) return;
    if (playing.hand !== this.#hand) this.#noted = [];
    this.#hand = playing.hand;
    const open = all.filter(({ config, wanted }) => airsDuringPlay(config) || airsDuringPlay(wanted));
    const canvases = open.map(({ config }) => config.name).filter((name) => !this.#noted.includes(name));
    if (canvases.length === 0) return;
    this.#noted = [...this.#noted, ...canvases];
    void this.#record({ hand: playing.hand, number: playing.number, canvases });
  }

  /** What could not be written is written at the next look. */
  async #record(detail: { readonly hand: string; readonly number: number; readonly canvases: readonly string[] }) {
    try {
      await this.#deps.note({ actor: 'release', action: 'hand-airs-during-play', detail });
    } catch {
      this.#deps.logger.log('error', 'a hand that airs during play is not in the audit log yet');
      if (this.#hand === detail.hand) this.#noted = this.#noted.filter((name) => !detail.canvases.includes(name));
    }
  }
}
