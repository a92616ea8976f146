// A scripted show on canvases: time moves to where the script says, and what each canvas showed is read back.
import { expect } from 'vitest';
import { DECK } from '../../server/engine/card.ts';
import { type CanvasConfig, type DelayException, PLAIN_PICTURE } from '../../server/release/control.ts';
import type { Moment } from '../../server/release/released.ts';
import { type Aired, ReleaseHouse, settle } from '../properties/releaseHouse.ts';
import { Script } from './script.ts';

export const SHORT: CanvasConfig = {
  name: 'programme',
  audience: 'overlay',
  kind: 'short',
  delayMs: 30_000,
  offsetMs: 0,
  leadMs: 0,
  gate: 'off',
  ...PLAIN_PICTURE,
};
export const GATED: CanvasConfig = {
  ...SHORT,
  name: 'gated',
  kind: 'protected',
  delayMs: 600_000,
  gate: 'hand-complete',
  ...PLAIN_PICTURE,
};
export const VENUE: CanvasConfig = { ...SHORT, name: 'venue', audience: 'venue', kind: 'tabled-only', delayMs: 0 };

export class Stage {
  readonly house: ReleaseHouse;
  readonly script = new Script();

  constructor(house: ReleaseHouse) {
    this.house = house;
  }

  async until(now: number): Promise<this> {
    await this.house.pass(Math.max(0, now - this.house.programme.now()));
    this.script.at(this.house.programme.now());
    return this;
  }

  /** At programme time `now`, this is written at the table. */
  async at(now: number, write: (script: Script) => Script): Promise<this> {
    await this.until(now);
    write(this.script);
    await settle();
    return this;
  }

  pictures(canvas = 'programme'): readonly Aired[] {
    return this.house.aired.filter((picture) => picture.canvas === canvas);
  }

  picture(canvas = 'programme'): Moment {
    const last = this.pictures(canvas).at(-1);
    if (last === undefined) throw new Error('nothing was shown');
    return last.moment;
  }

  said(canvas = 'programme'): readonly string[] {
    return this.picture(canvas).lines.flatMap(({ event }) => (event.type === 'ActionTaken' ? [event.action] : []));
  }

  cards(canvas = 'programme'): number {
    return this.picture(canvas).slots.filter((slot) => slot.card !== null).length;
  }

  async restart(downMs = 1_000): Promise<void> {
    await this.house.stop();
    await this.house.down(downMs);
    await this.house.open();
  }

  /** Killed: what was not kept by itself is lost. */
  async kill(downMs = 1_000): Promise<void> {
    await this.house.persist();
    await this.house.kill();
    await this.house.down(downMs);
    await this.house.open();
  }
}

export async function openStage(
  canvases: readonly CanvasConfig[],
  seats = 3,
  house = new ReleaseHouse(DECK),
): Promise<Stage> {
  const stage = new Stage(house);
  for (const config of canvases) await stage.house.addCanvas(config);
  await stage.house.open();
  await stage.house.resume();
  stage.script.onEntry = (entry) => stage.house.write(entry);
  stage.script.seats(seats);
  await settle();
  return stage;
}

/** Dealt at 10 s, s1 raises to 30 at 20 s, s2 folds at 25 s. */
export async function firstActions(stage: Stage): Promise<Stage> {
  await stage.at(10_000, (s) => s.hand().deal([1, 2, 3]));
  await stage.at(20_000, (s) => s.act('raise', 30));
  return stage.at(25_000, (s) => s.act('fold'));
}

const AGREED: DelayException = {
  canvases: ['programme'],
  people: ['anna'],
  sentence: 'CARDS AIR DURING PLAY',
  minimumMs: 0,
};

/** Sets the canvas by the word of the one person of the show. */
export async function change(stage: Stage, config: CanvasConfig): Promise<void> {
  const reply = await stage.house.desk.control('anna', { do: 'setCanvas', config, exception: AGREED });
  expect(reply).toEqual({ ok: true });
  await settle();
}
