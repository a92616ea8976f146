// `feltcast sim`: random hands at simulated tables through the real tracker, rules and command door, and their score.
import { GAME_NAMES } from '../../engine/game/gameName.ts';
import { PROFILES } from '../../sim/profiles.ts';
import { type Score, score } from '../../sim/score.ts';
import { parseArguments } from '../arguments.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../dispatch.ts';
import { faultLines } from '../sim/faultWords.ts';
import { runSim, SHOW_HANDS } from '../sim/runSim.ts';
import { simRunOf } from '../sim/simOptions.ts';
import { misunderstood } from '../subcommand.ts';

export const name = 'sim';

export const usage = `feltcast sim [--hands N] [--seats S] [--profile P] [--seed X] [--board one|five] [--cross-talk N]
             [--game G] [--boards N] [--fault FAULT]...
Plays random hands at simulated tables and prints what came out against what happened, as JSON: cards aired wrong, cards
the readers were wrongly sure of, times until they were sure, false and missed folds, prompts a hand, and how long after
each fault everything was right again. The same options and seed give the same answer.
  --hands N       otherwise 100; every ${SHOW_HANDS} hands another table
  --seats S       2 to 10, otherwise each in turn
  --profile P     ${PROFILES.join(', ')}; otherwise typical
  --seed X        otherwise feltcast
  --board B       one antenna under the board, or five; otherwise both in turn
  --game G        another game than hold'em: ${GAME_NAMES.slice(1).join(', ')}
  --boards N      so many boards side by side, each with an antenna of its own
  --cross-talk N  how often a seat hears the cards of the next one, 0 to 1, instead of that of the profile
  --fault FAULT   goes wrong in every hand, by its number in the catalogue: F14:at=flop,for=4
                  F05:zones=seat:1+seat:2,x=0.3   F08:seat=2,slot=1   F23:seat=2,at=deal,for=10
Exit code 1 when a card aired wrong, the readers were wrongly sure of one, or a fold was entered that was none.
Faults, and what may be said of each. Moments are steps of the hand (deal, flop, turn, river, fold, peek, collect, with
+ or - seconds) or seconds; without them it is the whole hand. Zones are seat:1, board, board:3, muck.
${faultLines().join('\n')}`;

const spec = {
  hands: 'number',
  seats: 'number',
  profile: 'text',
  seed: 'text',
  board: 'text',
  game: 'text',
  boards: 'number',
  'cross-talk': 'number',
  fault: 'list',
} as const;

export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseArguments(args, spec);
  if (!parsed.ok || parsed.value.words.length > 0) return misunderstood(io, parsed.ok ? usage : parsed.error.message);
  const { 'cross-talk': crossTalk, ...options } = parsed.value.options;
  const asked = simRunOf({ ...options, crossTalk });
  if (!asked.ok) return misunderstood(io, asked.error);
  const { seed, seats, profile, game, faults } = asked.value;
  const result = score(await runSim(asked.value));
  io.out(JSON.stringify({ seed, game, profile, seats, faults: faults.map(({ id }) => id), ...result }, null, 2));
  return isRight(result) ? EXIT.done : EXIT.failed;
}

function isRight({ cards, folds }: Score): boolean {
  return cards.airedWrong === 0 && cards.firmWrong === 0 && folds.false === 0;
}
