// The golden show of the rulebook at the table: reports and rulings, presence, decks and switches, hands shown to all. Recorded
// once for each version of the log that knows them. Never changed afterwards.
import type { Card } from '../../server/engine/card.ts';
import { type Chips, chips } from '../../server/engine/chips.ts';
import type { ChopShare } from '../../server/engine/chopShare.ts';
import type { IncidentReport } from '../../server/engine/rulings/incident.ts';
import { remediesOf } from '../../server/engine/rulings/ruleIncident.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { decideReveal } from '../../server/table/reveal.ts';
import { Script } from '../release/script.ts';

const TWINS = { by: 'JUDGE', code: 'SP-6.2.2-VOID', note: 'two kings' } as const;
/** in every case, so that the last holder's own bet lies in the pot as well (6.3.9) */
const FORFEITED = {
  '6.3.7': 'forfeit',
  '6.3.8': 'forfeit',
  '6.3.9': 'forfeit',
  '6.4.2': 'forfeit',
  '6.4.3': 'forfeit',
};
const HOLE: Readonly<Record<number, readonly [Card, Card]>> = {
  1: ['Ah', 'Ad'],
  2: ['Kh', 'Kd'],
  3: ['Qh', 'Qd'],
  4: ['Jh', 'Jd'],
};
const BOARD = [
  ['flop', ['2c', '7d', '9h']],
  ['turn', ['Tc']],
  ['river', ['3s']],
] as const;

/** It ends in the middle of a hand, so that its hash covers a hand with everything in it. */
export function goldenRulings(): Script {
  const script = new Script().at(1_000).seats(4);
  for (const part of [procedure, misdealt, killed, absent, repaired, overruled, disputed, twins, lastHolder, open])
    part(script);
  return script;
}

function procedure(s: Script): void {
  s.plain({
    do: 'setSwitches',
    switches: { 'procedure.gates': 'blocking', 'fouled.window': 'next_hand', oddChips: 'all_to_first' },
  })
    .plain({ do: 'setSwitches', switches: { oddChips: null, 'deadHand.uncalled': FORFEITED } })
    .plain({ do: 'setEventShuffler', shuffler: 'on', by: 'CHIEF_JUDGE', note: 'as at every table' })
    .plain({ do: 'reportDefect', card: '4s', by: 'DEALER' })
    .plain({ do: 'replaceCard', card: '4s', by: 'JUDGE' })
    .plain({ do: 'auditDeck', counted: 51, recount: 52 })
    .plain({ do: 'reportShuffle', wash: true, riffle: true })
    .plain({ do: 'reportCut', cutCard: true })
    .plain({ do: 'setSwitches', switches: { 'procedure.gates': 'advisory' } });
}

function misdealt(s: Script): void {
  s.at(10_000).hand().deal([1, 2, 3, 4]);
  report(s, { kind: 'boxed', place: 'hole' });
  report(s, { kind: 'wrong-count', seat: seatNo(2), count: 3 }).at(15_000);
  rule(s, 'redeal');
}

function killed(s: Script): void {
  s.at(20_000).hand().deal([1, 2, 3, 4]).act('raise', 40).act('call');
  const seat = s.state.hand?.toAct ?? seatNo(1);
  report(s, { kind: 'wrong-count', seat, count: 3 });
  rule(s, 'dead-hand').undo().redo();
  report(s, { kind: 'premature-board', street: 'flop' }, 'OPERATOR');
  s.undo();
  playOut(s).award();
}

function absent(s: Script): void {
  s.plain({ do: 'setPresence', seat: seatNo(1), presence: 'ABSENT' });
  s.at(40_000).hand().deal([1, 2, 3, 4]);
  while (s.state.hand?.phase === 'BETTING') s.act('fold');
  s.award()
    .plain({ do: 'setPresence', seat: seatNo(1), presence: 'PRESENT' })
    .plain({ do: 'countStack', hand: s.handId, seat: seatNo(3), amount: chips(990), by: 'JUDGE' });
}

function repaired(s: Script): void {
  s.at(60_000).hand().deal([1, 2, 3, 4]);
  check(s);
  s.board('flop', BOARD[0][1]);
  report(s, { kind: 'burn', street: 'flop', burned: 0, orderKnown: true });
  rule(s);
  if (s.state.hand?.boards[0]?.length === 0) s.command({ type: 'SeeBurn' }).board('flop', ['3c', '7d', '9h']);
  s.command({ type: 'CountStack', seat: seatNo(3), amount: chips(970), by: 'JUDGE' });
  while (s.state.hand?.phase === 'BETTING') s.act('fold');
  s.award();
}

function overruled(s: Script): void {
  const pot = shown(s, 80_000);
  s.command({ type: 'EnterAward', shares: [{ seat: seatNo(4), amount: pot }], by: 'DEALER' });
  rule(s, 'override', [{ seat: seatNo(2), amount: pot }]);
  reveal(s);
}

function disputed(s: Script): void {
  const pot = shown(s, 100_000);
  s.command({ type: 'SeeStub', count: 40 }).award();
  report(s, { kind: 'dispute', previous: false });
  rule(s, 'override', [{ seat: seatNo(3), amount: pot }]);
}

function twins(s: Script): void {
  shown(s, 120_000);
  s.award().at(130_000).command({ type: 'VoidHand', ruling: TWINS });
  s.plain({ do: 'changeDeck', reason: 'defect', deck: 'Blue', by: 'JUDGE' });
}

function lastHolder(s: Script): void {
  s.at(140_000).hand().deal([1, 2, 3, 4]);
  const seat = s.state.hand?.toAct ?? seatNo(1);
  s.act('raise', 60);
  while (s.state.hand?.phase === 'BETTING') s.act('fold');
  report(s, { kind: 'wrong-count', seat, count: 3 });
  rule(s);
  if (s.state.hand?.phase === 'AWARDING') s.award();
  s.plain({ do: 'endCompetition', on: true, seat: seatNo(1), by: 'CHIEF_JUDGE', note: 'by agreement' }).plain({
    ...{ do: 'endCompetition', on: false, seat: null, by: 'CHIEF_JUDGE', note: '' },
  });
}

function open(s: Script): void {
  s.at(160_000).hand().deal([1, 2, 3, 4]);
  report(s, { kind: 'boxed', place: 'hole' }).command({ type: 'SetPresence', seat: seatNo(2), presence: 'PENALTY' });
  const shares = [{ seat: seatNo(4), amount: inPots(playOut(s)) }];
  s.command({ type: 'EnterAward', shares, by: 'DEALER' });
}

/** A hand up to its award, everybody having opened; what lies in the pots. */
function shown(s: Script, at: number): Chips {
  return inPots(playOut(s.at(at).hand().deal([1, 2, 3, 4])));
}

function inPots({ state: { hand } }: Script): Chips {
  return chips(hand?.seats.reduce<number>((total, { invested }) => total + invested, 0) ?? 0);
}

/** Streets that are still to come are checked down. */
function playOut(s: Script): Script {
  check(s);
  for (const [street, cards] of BOARD) {
    s.command({ type: 'SeeBurn' }, { typed: false }).board(street, cards);
    check(s);
  }
  for (const seat of s.state.hand?.openOrder ?? [])
    if (s.state.hand?.phase === 'SHOWDOWN') s.open(seat, HOLE[seat] ?? []);
  return s;
}

function check(s: Script): void {
  while (s.state.hand?.phase === 'BETTING') {
    const seat = s.state.hand.seats.find((other) => other.seat === s.state.hand?.toAct);
    s.act(seat?.street === s.state.hand.currentBet ? 'check' : 'call');
  }
}

function report(s: Script, what: IncidentReport, by: 'DEALER' | 'OPERATOR' = 'DEALER'): Script {
  return s.command({ type: 'ReportIncident', report: what, by });
}

/** The open incident; what is recommended where no outcome is named. */
function rule(s: Script, wanted?: string, shares?: readonly ChopShare[]): Script {
  const { hand } = s.state;
  const open = hand?.incidents.find(({ status }) => status === 'open');
  if (hand === null || open === undefined) throw new Error('nothing waits for a ruling');
  const outcome = wanted ?? remediesOf(hand, open)[0]?.outcome ?? '';
  const word = { type: 'RuleIncident', id: open.id, outcome, by: 'JUDGE', note: 'golden' } as const;
  return s.command(shares === undefined ? word : { ...word, shares });
}

function reveal(s: Script): void {
  const ruling = { by: 'CHIEF_JUDGE', code: 'SP-5.9.2.5-SHOWN', note: '' } as const;
  const hands = [{ seat: seatNo(1), name: 'P1', cards: HOLE[1] ?? [] }];
  s.write(decideReveal(s.state, { up: true, shown: { handId: s.handId, number: 5, hands, ruling } }));
  s.write(decideReveal(s.state, { up: false }));
}
