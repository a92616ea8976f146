// A show whose course a seed decides: of hold'em, or of other games.
import type { CanvasConfig } from '../../server/release/control.ts';
import type { ShowOptions } from './atTable.ts';
import { DrawnGames } from './drawnGames.ts';
import { type GameHand, type GamesPlan, gamesPlanOf, placesOfGames } from './gamesPlan.ts';
import { placesOfPlan, planOf } from './generatedPlan.ts';
import { GeneratedShow } from './generatedShow.ts';
import { HeardPlaces } from './heardPlaces.ts';
import type { Pipeline, Wiring } from './pipeline.ts';
import { type Played, playedAs } from './played.ts';
import type { HandPlaces, World } from './world.ts';

export interface DrawnShow {
  readonly seed: string;
  readonly canvases: readonly CanvasConfig[];
  readonly places: readonly HandPlaces[];
  /** hands of other games than hold'em */
  readonly games: readonly GameHand[];
  readonly playIn: (world: World, wiring: Wiring) => Promise<Played>;
}

/** Half of the shows of a part, which are numbered. */
export function drawnShow(seed: string): DrawnShow {
  return /[13579]$/.test(seed) ? gamesShow(seed) : holdemShow(seed);
}

export function playDrawn(show: DrawnShow, world: World, wiring: Wiring = {}): Promise<Played> {
  return show.playIn(world, wiring);
}

function holdemShow(seed: string): DrawnShow {
  const plan = planOf(seed);
  const { seats, canvases } = plan;
  const places = placesOfPlan(plan);
  const play = async (show: GeneratedShow): Promise<void> => {
    await show.playPlan(plan);
    await show.airAll();
  };
  const show = (...given: ConstructorParameters<typeof GeneratedShow>) => new GeneratedShow(...given);
  const playIn = (world: World, wiring: Wiring) =>
    playedAs(world, { seed, seats, canvases, play, wiring }, { show, places });
  return { seed, canvases, places, playIn, games: [] };
}

export function gamesShow(seed: string): DrawnShow {
  return showOf(seed, gamesPlanOf(seed));
}

export function showOf(seed: string, plan: GamesPlan): DrawnShow {
  const { seats, canvases } = plan;
  const places = placesOfGames(plan);
  const play = async (show: DrawnGames): Promise<void> => {
    await show.playPlan(plan);
    await show.airAll();
  };
  const playIn = (world: World, wiring: Wiring) => {
    const heard = new HeardPlaces();
    const show = (pipeline: Pipeline, options: ShowOptions) => new DrawnGames(pipeline, { ...options, heard });
    return playedAs(world, { seed, seats, canvases, play, wiring: heard.over(wiring), up: true }, { show, places });
  };
  return { seed, canvases, places, playIn, games: plan.hands };
}
