// What one person asks for and a second one has still to confirm: at most one ask a canvas, in memory alone, so that a restart
// forgets it. It knows who asked and who could confirm, not what the settings do.
import { ASK_LASTS_MS, type CanvasConfig } from './control.ts';
import type { OpenAsk } from './status.ts';

interface Asking {
  readonly by: string;
  readonly may: readonly string[];
  /** programme ms */
  readonly now: number;
  /** the procedure of another delay is asked for, not the settings at once */
  readonly arms: boolean;
}

/** Who asks for the same, when and how. */
export type Alike = Pick<Asking, 'now' | 'arms'> & { readonly actor: string };

/** Both as the asker set them; the offset moves no card and is nobody's to agree to. */
export function sameSettings(a: CanvasConfig, b: CanvasConfig): boolean {
  return settingsKey(a) === settingsKey(b);
}

function settingsKey({ name, audience, kind, delayMs, leadMs, gate, ...picture }: CanvasConfig): string {
  const { reveal, folded, mucked, shrinkToMs } = picture;
  return JSON.stringify([name, audience, kind, delayMs, leadMs, gate, reveal, folded, mucked, shrinkToMs]);
}

export class Asks {
  #open: readonly OpenAsk[] = [];
  #lastAt = 0;

  open(now: number): readonly OpenAsk[] {
    return this.#open.filter(({ at }) => now - at < ASK_LASTS_MS);
  }

  /** Forgets what has lapsed, and says whether there was any. */
  lapsed(now: number): boolean {
    const before = this.#open.length;
    this.#open = this.open(now);
    return this.#open.length < before;
  }

  /** In place of what was asked for these canvases before, by whomever: an ask that was read is never another one later. */
  ask(configs: readonly CanvasConfig[], { by, may, now, arms }: Asking): void {
    for (const config of configs) {
      this.forget(config.name);
      this.#lastAt = Math.max(now, this.#lastAt + 1);
      this.#open = [...this.#open, { at: this.#lastAt, config, arms, by, actor: by, may, waitsFor: may }];
    }
  }

  /** The ask that somebody read, if it is still open and still the same. */
  find(read: Pick<OpenAsk, 'at' | 'config' | 'by'>, now: number): OpenAsk | undefined {
    const same = (ask: OpenAsk) => ask.at === read.at && ask.by === read.by && sameSettings(ask.config, read.config);
    return this.open(now).find(same);
  }

  /** Who asked for these very settings beside `actor`; null when nobody did. */
  secondFor(config: CanvasConfig, { actor, now, arms }: Alike): string | null {
    const ask = this.open(now).find((one) => one.arms === arms && sameSettings(one.config, config));
    return ask === undefined || ask.by === actor ? null : ask.by;
  }

  /** False when one of them is not open any more, or is another person's: then none is taken back. */
  withdraw(by: string, times: readonly number[], now: number): boolean {
    const open = this.open(now);
    if (!times.every((at) => open.some((ask) => ask.at === at && ask.by === by))) return false;
    this.#open = open.filter(({ at }) => !times.includes(at));
    return true;
  }

  forget(name: string): void {
    this.#open = this.#open.filter(({ config }) => config.name !== name);
  }
}
