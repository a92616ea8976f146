// Laws of reports and rulings over random hands: what is void goes back to the chip, the dead never win, nothing is ruled twice,
// and a stopped hand stands still.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chips } from '../../server/engine/chips.ts';
import { CHOPPED } from '../../server/engine/chop.ts';
import type { HandCommand } from '../../server/engine/command.ts';
import { decide } from '../../server/engine/decide.ts';
import type { HandEvent } from '../../server/engine/event.ts';
import { evolve, fold } from '../../server/engine/evolve.ts';
import { type Hand, type HandState, isLive, isRunning, seatOf } from '../../server/engine/hand.ts';
import type { Incident } from '../../server/engine/rulings/incident.ts';
import { stopOf } from '../../server/engine/rulings/stopped.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { candidates } from './engineChoices.ts';
import { type Deal, deal, eventsOf, plainDeal, play } from './engineHands.ts';
import { candidatesWithReports, openOf } from './engineReports.ts';
import { announceSeed, runs, SEEDS } from './seeds.ts';

announceSeed('engine rulings');

const VOID = { type: 'VoidHand', ruling: { by: 'JUDGE', code: 'SP-6.2.2-VOID', note: '' } } as const;

function playRuled(d: Deal) {
  return play(d, candidatesWithReports);
}

/** null: void, and every stack as it was brought to the table. */
function voidFault(hand: Hand): string | null {
  const decided = decide(hand, VOID);
  if (!decided.ok) return `refused: ${decided.error.code}`;
  const wrong = fold(hand, decided.value)?.seats.find((s) => s.stack !== s.startStack);
  return wrong === undefined ? null : `s${wrong.seat} has ${wrong.stack} of ${wrong.startStack}`;
}

/** Seats that are out and yet take part of a pot, by no agreement and no ruling on the pot itself. */
function deadWinners(events: readonly HandEvent[]): readonly string[] {
  const found: string[] = [];
  let hand: HandState = null;
  for (const event of events) {
    hand = evolve(hand, event);
    if (event.type !== 'PotDecided' || hand === null || event.codes.some(isRuledPot)) continue;
    for (const { seat, amount } of event.shares) {
      const s = seatOf(hand, seat);
      if (amount > 0 && (s === undefined || !isLive(s))) found.push(`s${seat} is ${s?.state} and takes ${amount}`);
    }
  }
  return found;
}

/** 6.3.9 pays who folded; a chop and a judge's award are people's words. */
function isRuledPot(code: string): boolean {
  return code === CHOPPED || code.includes('FORFEIT') || code.includes('OVERRULED') || code.includes('ALL_MUCKED');
}

/** Ruled or noted incidents that can be ruled again. `asked`: the hand that is asked, for the twin. */
function ruledTwice({ incidents }: Hand, asked: Hand): readonly number[] {
  const settled = incidents.filter((one) => one.status !== 'open');
  return settled.flatMap(({ id, outcome }) => {
    const decided = decide(asked, { type: 'RuleIncident', id, outcome, by: 'CHIEF_JUDGE', note: '' });
    // what was only noted of a hand that is over is refused as such
    return !decided.ok && ['already-ruled', 'hand-over'].includes(decided.error.code) ? [] : [id];
  });
}

/** People who only play on: reports, rulings, kills and ends by ruling are not among them, dealing the hole cards is none. */
const PLAYS_ON = [
  'Act',
  'ActAsRuled',
  'ReopenRound',
  'SeeMuck',
  'SeeBurn',
  'DealBoard',
  'AgreeRuns',
  'OpenHand',
] as const;
const PLAYS_END = [
  'OpenOne',
  'MuckHand',
  'KillMuck',
  'RetrieveHand',
  'AskToSee',
  'AwardPots',
  'EnterAward',
  'ChopPots',
] as const;
const CARRYING: readonly string[] = [...PLAYS_ON, ...PLAYS_END];

/** What somebody has moved on although the hand is stopped. */
function movedOn(hand: Hand, commands: readonly HandCommand[]): readonly string[] {
  return commands.flatMap((command) => {
    const decided = CARRYING.includes(command.type) ? decide(hand, command) : null;
    if (decided === null || !decided.ok) return [];
    const after = fold(hand, decided.value);
    return after === null || progress(after) === progress(hand) ? [] : [command.type];
  });
}

function progress({ phase, street, toAct, boards, seats, decided, runs: count }: Hand): string {
  const lying = seats.map((s) => [s.stack, s.invested, s.state, s.cards.length]);
  return JSON.stringify([phase, street, toAct, boards, lying, decided, count]);
}

describe.each(SEEDS)('reports and rulings, seed %i', (seed) => {
  const check = (law: (d: Deal) => void) => fc.assert(fc.property(deal, law), { seed, numRuns: runs(100) });

  test('given any hand that runs, when it is void, then every stack comes back to the chip', () => {
    check((d) => {
      for (const state of playRuled(d).states) if (isRunning(state)) expect(voidFault(state)).toBeNull();
    });
  });

  test('given any rulings, then no mucked, folded or killed hand wins a pot by the rules', () => {
    check((d) => {
      expect(deadWinners(eventsOf(playRuled(d).record))).toEqual([]);
    });
  });

  test('given what has been ruled on, then it is not ruled on again', () => {
    check((d) => {
      for (const state of playRuled(d).states) expect(ruledTwice(state, state)).toEqual([]);
    });
  });

  test('given a stopped hand, then nobody carries it on before the ruling', () => {
    check((d) => {
      for (const state of playRuled(d).states) {
        if (stopOf(state) === null) continue;
        const pressed = d.choices.slice(0, 8).flatMap((choice) => candidates(state, { deck: d.deck, choice }));
        expect(movedOn(state, pressed)).toEqual([]);
      }
    });
  });

  test('given an open report, then the first ruling that is offered is accepted', () => {
    check((d) => {
      for (const state of playRuled(d).states) {
        for (const incident of isRunning(state) ? openOf(state) : []) {
          const alone = onlyOpen(state, incident);
          const [first] = candidatesWithReports(alone, { deck: d.deck, choice: 1 });
          if (first?.type === 'RuleIncident') expect(decide(alone, first).ok).toBe(true);
        }
      }
    });
  });
});

/** The others are settled and still count: what is offered may hang on how often it happened (6.3.6). */
function onlyOpen(hand: Hand, { id }: Incident): Hand {
  const settled = (one: Incident): Incident =>
    one.id !== id && one.status === 'open' ? { ...one, status: 'ruled' } : one;
  return { ...hand, incidents: hand.incidents.map(settled) };
}

describe('the laws of rulings can fail', () => {
  const samples = fc.sample(plainDeal, { seed: 3, numRuns: 20 }).map((deal) => ({ ...deal, choices: [1, 1, 1] }));
  const found = samples.flatMap((sample) => {
    const betting = play(sample).states.find((state) => state.phase === 'BETTING');
    return betting === undefined ? [] : [{ sample, betting }];
  })[0];
  if (found === undefined) throw new Error('no sample has betting');
  const { sample, betting } = found;

  test('given a stack that lost a chip, then the void is seen not to bring it back', () => {
    const seats = betting.seats.map((s, i) => (i === 0 ? { ...s, startStack: chips(s.startStack + 1) } : s));
    expect(voidFault({ ...betting, seats })).not.toBeNull();
  });

  test('given a pot for a folded seat, then it is found', () => {
    const { seat } = betting.seats[0] ?? { seat: seatNo(1) };
    const started = eventsOf(play(sample).record);
    const killed = { type: 'HandKilled', seat, uncalled: 'return', ruling: VOID.ruling } as const;
    const share = { seat, run: 0, amount: chips(1), oddUnits: 0, part: 'whole' } as const;
    const won = { type: 'PotDecided', pot: 0, amount: chips(1), shown: false, shares: [share], codes: [] } as const;
    expect(deadWinners([...started, killed, won])).not.toEqual([]);
  });

  test('given a ruled report that is open again, then a second ruling is found', () => {
    const alarm = { code: 'SP-6.3.1-REVIEW', clause: '6.3.1', severity: 'hard', stops: 'now' } as const;
    const report = { kind: 'exposed-in-cut' } as const;
    const open = { id: 1, report, reportedBy: 'DEALER', status: 'open', outcome: '', ...alarm } as const;
    const ruled = { ...open, status: 'ruled', outcome: 'unfounded' } as const;
    const hand = { ...betting, incidents: [ruled] };
    expect(ruledTwice(hand, hand)).toEqual([]);
    expect(ruledTwice(hand, { ...betting, incidents: [open] })).toEqual([1]);
  });

  test('given a hand that is not stopped, then an action is found to carry it on', () => {
    expect(movedOn(betting, candidates(betting, { deck: sample.deck, choice: 1 }))).not.toEqual([]);
  });
});
