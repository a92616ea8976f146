// The producer of the demo at the air desk: holds one hand back and lets it go, drops one for good, leads through another
// delay. Works beside the hands, as late as the pictures are, and sees what every console sees.
import type { Clock } from '../../base/clock.ts';
import type { ConsoleView } from '../../console/view.ts';
import type { CanvasConfig, ControlCommand, DelayException } from '../../release/control.ts';
import type { DelayStage } from '../../release/status.ts';
import type { Random } from '../../sim/random.ts';
import { type AirWord, otherDelay } from './airWords.ts';
import { DemoClosed, DemoRefusal, type Desk } from './desk.ts';

export interface AirDeskParts {
  readonly desk: Pick<Desk, 'control' | 'watched'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly speed: number;
  readonly wordIn: (handNumber: number) => AirWord | null;
  /** canvases whose delay is changed together, as they began, and whose word lets their cards out */
  readonly delayed: { readonly configs: readonly CanvasConfig[]; readonly exception: DelayException };
  readonly say: (line: string) => void;
}

export interface HandToAir {
  readonly hand: string;
  readonly number: number;
}

/** Seconds at the pace of people. */
const SEEN_S = [3, 5] as const;
const KEPT_BACK_S = [8, 10] as const;
const DECIDED_S = [4, 6] as const;
const MIXER_S = [7, 9] as const;
/** A hand and what comes before it on air, ms. */
const WAIT_MS = 900_000;

export class AirDesk {
  readonly #parts: AirDeskParts;

  constructor(parts: AirDeskParts) {
    this.#parts = parts;
  }

  /** A hand has begun at the table; does not wait for what is said of it. */
  follow(at: HandToAir): void {
    const word = this.#parts.wordIn(at.number);
    if (word === null) return;
    this.#carryOut(word, at).catch((error: unknown) => {
      if (error instanceof DemoClosed) return;
      this.#parts.say(`air desk: ${error instanceof Error ? error.message : 'failed'}`);
    });
  }

  #carryOut(word: AirWord, at: HandToAir): Promise<void> {
    if (word === 'dropped') return this.#drop(at);
    return word === 'held' ? this.#holdBack(at) : this.#changeDelay(at);
  }

  async #drop({ hand, number }: HandToAir): Promise<void> {
    await this.#pause(DECIDED_S);
    await this.#give({ do: 'dropHand', hand });
    this.#parts.say(`air desk: hand ${number} is dropped for good; the pictures will say "Hand not shown"`);
  }

  async #holdBack({ hand, number }: HandToAir): Promise<void> {
    await this.#until(`hand ${number} on air`, (view) => overlayOf(view)?.onAirHand === number);
    await this.#pause(SEEN_S);
    await this.#give({ do: 'holdHand', hand });
    this.#parts.say(`air desk: hand ${number} is held back in the middle of its picture`);
    await this.#pause(KEPT_BACK_S);
    await this.#give({ do: 'letHandGo', hand });
    this.#parts.say(`air desk: hand ${number} is let go: the picture joins where it is`);
  }

  async #changeDelay({ number }: HandToAir): Promise<void> {
    const { delayed, say } = this.#parts;
    const on = await this.#until(`hand ${number} on air`, (view) => overlayOf(view)?.onAirHand === number);
    const from = overlayOf(on)?.delayMs ?? 0;
    const configs = otherDelay(delayed.configs, from);
    const to = configs[0]?.delayMs ?? from;
    const exception = { ...delayed.exception, minimumMs: Math.min(from, to) };
    for (const config of configs) await this.#give({ do: 'armDelay', config, exception });
    say(
      `air desk: a delay of ${to / 1000} s instead of ${from / 1000} s is armed: it waits for the end of the hand on air`,
    );
    await this.#until('the break card', (view) => configs.every(({ name }) => stageOf(view, name) === 'card'));
    say('air desk: the break card is up; now the person at the mixer sets the new delay');
    await this.#pause(MIXER_S);
    for (const { name } of configs) await this.#give({ do: 'confirmDelay', name });
    await this.#pause(MIXER_S);
    for (const { name } of configs) await this.#give({ do: 'finishDelay', name });
    say(`air desk: picture and graphics were compared, the card is off: ${to / 1000} s from here on`);
  }

  async #until(what: string, holds: (view: ConsoleView) => boolean): Promise<ConsoleView> {
    return this.#parts.desk.watched.until(what, holds, WAIT_MS);
  }

  async #give(command: ControlCommand): Promise<void> {
    const reply = await this.#parts.desk.control(command);
    if (!reply.ok) throw new DemoRefusal(`${command.do} refused: ${reply.code}`);
  }

  async #pause([from, to]: readonly [number, number]): Promise<void> {
    const { clock, random, speed } = this.#parts;
    await clock.sleepUntil(clock.now() + (random.between(from, to) * 1000) / speed);
  }
}

function overlayOf({ release }: ConsoleView) {
  return release.canvases.find(({ audience }) => audience === 'overlay');
}

function stageOf({ release }: ConsoleView, name: string): DelayStage | null {
  return release.canvases.find((canvas) => canvas.name === name)?.delayChange?.stage ?? null;
}
