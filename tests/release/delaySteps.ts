// Steps of a delay that is being changed, in a show of two hands.
import { expect } from 'vitest';
import type { CanvasConfig, ControlCommand, ControlReply } from '../../server/release/control.ts';
import { settle } from '../properties/releaseHouse.ts';
import { firstActions, openStage, SHORT, type Stage, VENUE } from './stage.ts';

export const AGREED = { canvases: ['programme'], people: ['anna'], sentence: 'CARDS AIR DURING PLAY', minimumMs: 0 };
export const LONG: CanvasConfig = { ...SHORT, delayMs: 60_000 };

export async function say(stage: Stage, command: ControlCommand, actor = 'anna'): Promise<ControlReply> {
  const reply = await stage.house.desk.control(actor, command);
  await settle();
  return reply;
}

export const arm = (stage: Stage, config: CanvasConfig) => say(stage, { do: 'armDelay', config, exception: AGREED });
export const step = (stage: Stage, what: 'confirmDelay' | 'finishDelay' | 'cancelDelay', name = 'programme') =>
  say(stage, { do: what, name });

export async function armed(stage: Stage, config: CanvasConfig): Promise<Stage> {
  expect(await arm(stage, config)).toEqual({ ok: true });
  return stage;
}

export async function stepped(stage: Stage, what: 'confirmDelay' | 'finishDelay' | 'cancelDelay'): Promise<Stage> {
  expect(await step(stage, what)).toEqual({ ok: true });
  return stage;
}

export const status = (stage: Stage) => stage.house.desk.status().canvases.find(({ name }) => name === 'programme');
export const cues = (stage: Stage) => stage.house.desk.cues.latest()?.view.cues ?? [];
export const told = (stage: Stage) => cues(stage).map(({ cue, fromMs, toMs }) => `${cue} ${fromMs} ${toMs}`);

/** The first hand (dealt at 10 s, raised at 20 s, folded at 25 s) is over at 28 s; the second is dealt at 40 s, raised at 45 s. */
export async function twoHands(from: CanvasConfig = SHORT): Promise<Stage> {
  const stage = await firstActions(await openStage([from, VENUE]));
  await stage.at(28_000, (s) => s.act('fold').award());
  await stage.at(40_000, (s) => s.hand().deal([1, 2, 3]));
  return stage.at(45_000, (s) => s.act('raise', 40));
}

/** Armed in the middle of the first hand; the card goes up once its end has been on air for five seconds, at 63 s. */
export async function atCard(to: CanvasConfig = LONG, from: CanvasConfig = SHORT): Promise<Stage> {
  const stage = await twoHands(from);
  await stage.until(50_000);
  await armed(stage, to);
  return stage.until(from.delayMs + 33_000);
}
