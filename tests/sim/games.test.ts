// Every family of games at simulated tables with typical reads: no card aired wrong, none firm where it was not, no false fold.
import { describe, expect, test } from 'vitest';
import { runSim, type SimRun } from '../../server/cli/sim/runSim.ts';
import { mostSeats } from '../../server/cli/sim/simGames.ts';
import { simRunOf } from '../../server/cli/sim/simOptions.ts';
import type { SimShow } from '../../server/cli/sim/simShow.ts';
import { score } from '../../server/sim/score.ts';
import type { Output } from '../../server/tracker/shape.ts';
import { track } from '../../server/tracker/track.ts';

const RUN = {
  seed: 'games',
  hands: 2,
  seats: 3,
  board: 'one',
  profile: 'typical',
  crossTalk: null,
  faults: [],
} as const;

async function played(over: Partial<SimRun>) {
  return score(await runSim({ ...RUN, ...over }));
}

describe('a hand of every family', () => {
  test.each<Partial<SimRun>>([
    { game: 'omaha6' },
    { game: 'courchevel' },
    { game: 'crazy_pineapple' },
    { game: 'stud' },
    { game: 'triple_draw_27' },
    { game: 'pineapple', seats: 4 },
    { game: 'omaha', boards: 2 },
  ])('given %o, then what came out is what happened', async (over) => {
    const { cards, folds } = await played(over);
    expect(cards.dealt).toBeGreaterThan(0);
    expect([cards.airedWrong, cards.firmWrong, folds.false]).toEqual([0, 0, 0]);
  });

  const spoilt =
    (spoil: (output: Output) => readonly Output[]): typeof track =>
    (state, observation) => {
      const [next, outputs] = track(state, observation);
      return [next, outputs.flatMap(spoil)];
    };

  test('twin: given a tracker that says nothing of a drawn card, then cards are missing', async () => {
    const step = spoilt((output) => (output.type === 'hole-card' && output.slot >= 5 ? [] : [output]));
    const { cards } = await played({ game: 'triple_draw_27', step });
    expect(cards.missing).toBeGreaterThan(0);
  });

  test('given a tracker that takes a discard for another place, then its own reads stop the hand', async () => {
    const step = spoilt((output) =>
      output.type === 'discard'
        ? [{ ...output, slots: output.slots.map((slot) => (slot === 0 ? 1 : slot - 1)) }]
        : [output],
    );
    await expect(played({ game: 'triple_draw_27', step })).rejects.toThrow('places-differ');
  });
});

describe('draws whose number is pressed before the cards leave', () => {
  test('given a night of draws, then some are, and what is thrown away is never of the hand', async () => {
    const early: boolean[] = [];
    const onShow = (show: SimShow) => {
      const { perform } = show;
      show.perform = async (step) => {
        if (step.do === 'discard') early.push(unnamed(show, step.seat));
        return perform.call(show, step);
      };
    };
    const { cards, folds } = await played({ game: 'triple_draw_27', seats: 6, seed: 'key first', hands: 1, onShow });
    expect(early).toContain(true);
    expect(early).toContain(false);
    expect([cards.airedWrong, cards.firmWrong, folds.false]).toEqual([0, 0, 0]);
  });
});

/** The seat's last draw was entered by its count, and its cards have not left yet. */
function unnamed({ house, table }: SimShow, seat: number): boolean {
  const s = house.hand.seats.find((one) => one.seat === seat);
  return (s?.drew ?? 0) > 0 && (table.world.hands.get(seat)?.length ?? 0) > (s?.held.length ?? 0);
}

describe('what may be asked', () => {
  test.each([
    [{ game: 'bridge' }, /--game takes holdem/],
    [{ game: 'stud', boards: 2 }, /has no board/],
    [{ boards: 4 }, /--boards takes 1 to 3/],
    [{ game: 'omaha6', seats: 10 }, /--seats takes 2 to 7/],
  ])('given %o, then it is refused in words', (words, said) => {
    const asked = simRunOf({ fault: [], ...words });
    expect(asked.ok ? '' : asked.error).toMatch(said);
  });

  test('given a game, then no more seats than its deck suffices for', () => {
    const most = [
      mostSeats('holdem', 1),
      mostSeats('stud', 1),
      mostSeats('triple_draw_27', 1),
      mostSeats('short_deck', 1),
    ];
    expect(most).toEqual([10, 6, 6, 10]);
  });
});
