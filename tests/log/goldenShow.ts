// The show that golden logs are made of: once for each version of the log, by the table's own decisions. Never changed afterwards.
import type { Card } from '../../server/engine/card.ts';
import { chips } from '../../server/engine/chips.ts';
import { chopOffer } from '../../server/engine/chop.ts';
import { seatNo } from '../../server/engine/seat.ts';
import { decideHand } from '../../server/table/decideInput.ts';
import { LEVEL, RULING, Script } from '../release/script.ts';

/** Eleven hands: reads, typed streets, side pots, boards run twice, mucks, rulings, every kind of correction, one late and chopped, changes that waited, a show that ends twice and begins again. */
export function goldenShow(): Script {
  const script = new Script().at(1_000).seats(4);
  for (const hand of [
    withReads,
    corrected,
    runOut,
    misdealt,
    redealt,
    abandoned,
    runTwice,
    mucked,
    lateAndChopped,
    rearranged,
    renewed,
  ])
    hand(script);
  return script;
}

function withReads(s: Script): void {
  s.plain({ do: 'setCurrency', symbol: '$', decimals: 2 });
  s.at(10_000).hand().at(11_000).deal([1, 2, 3, 4]);
  s.at(20_000).act('raise', 30).at(22_000).act('fold', null, { typed: false });
  s.at(25_000).act('call', null, { seen: 23_000 }).act('call');
  s.at(30_000).command({ type: 'SeeBurn' }, { typed: false }).board('flop', ['2c', '7d', '9h']);
  s.at(35_000).act('check').act('bet', 45).act('call').act('fold');
  s.at(40_000).board('turn', ['Tc']).act('check').act('check');
  s.at(50_000).board('river', ['3s'], { typed: true }).act('check').act('check');
  showDown(s, { 1: ['Ah', 'Ad'], 2: ['Kh', 'Kd'], 3: ['Qh', 'Qd'], 4: ['Jh', 'Jd'] });
  s.at(70_000)
    .left('tags-gone')
    .plain({ do: 'setStack', seat: seatNo(2), stack: chips(1_100) });
}

function corrected(s: Script): void {
  s.at(100_000).hand().deal([1, 2]).at(105_000).completeDeal().at(106_000).deal([3, 4]);
  s.at(110_000).act('raise', 30).act('call').undo().redo().undo().act('raise', 90);
  s.at(120_000)
    .act('fold')
    .plain({ do: 'renameSeat', seat: seatNo(3), name: 'Żaneta' })
    .act('fold');
  s.at(125_000).amend([
    {
      type: 'replace',
      position: s.position(-3),
      command: { type: 'Act', seat: lastSeat(s, -3), action: 'raise', to: chips(80) },
    },
  ]);
  s.at(128_000).act('fold').award().at(130_000).undo().at(131_000).redo();
  s.at(132_000)
    .amend([{ type: 'retract', position: s.position(-1) }])
    .award();
  s.at(140_000).left('floor');
}

function runOut(s: Script): void {
  s.plain({
    do: 'setStructure',
    structure: { ...LEVEL, straddles: [], posts: [], anteKind: 'big_blind', ante: chips(10) },
  });
  rebuy(s, [1_200, 300, 600, 900]);
  s.at(200_000).hand().deal([1, 2, 3, 4]).at(205_000);
  for (const _ of [1, 2, 3]) shove(s);
  s.act('fold');
  const live = (s.state.hand?.seats ?? []).filter((seat) => seat.state === 'LIVE_DOWN').map((seat) => seat.seat);
  for (const [i, seat] of live.entries()) s.at(210_000 + i).open(seat, HANDS[i] ?? []);
  s.plain({ do: 'confirmOpenings', hand: s.handId });
  s.at(220_000).board('flop', ['2c', '7d', '9h']).command({ type: 'CorrectBoard', run: 0, index: 1, card: '7c' });
  s.at(225_000).board('turn', ['Tc'], { typed: true }).at(230_000).board('river', ['3s']).award();
}

const HANDS = [
  ['Ah', 'Ad'],
  ['Kh', 'Kd'],
  ['Qh', 'Qd'],
  ['Jh', 'Jd'],
] as const;

function misdealt(s: Script): void {
  rebuy(s);
  s.at(300_000).hand().deal([1, 2]).at(305_000).misdeal();
}

function redealt(s: Script): void {
  s.at(310_000).hand().deal([1, 2, 3, 4]).act('call');
  s.at(315_000).command({ type: 'KillHand', seat: s.state.hand?.toAct ?? seatNo(1), ruling: RULING });
  while (phaseOf(s) === 'BETTING') s.act('fold');
  s.award();
}

function abandoned(s: Script): void {
  s.at(400_000)
    .hand()
    .deal([1, 2, 3, 4])
    .act('raise', 40)
    .at(410_000)
    .abandon()
    .at(411_000)
    .undo()
    .at(412_000)
    .act('call')
    .abandon();
}

function runTwice(s: Script): void {
  s.plain({ do: 'setStructure', structure: { ...LEVEL, straddles: [], posts: [] } });
  s.plain({ do: 'setProfile', profile: 'cash' }).plain({ do: 'sitOut', seat: seatNo(4), out: true });
  s.at(500_000).hand().deal([1, 2, 3]).act('allin').act('fold').act('call');
  s.at(505_000).plain({ do: 'agreeRuns', hand: s.handId, runs: 2 });
  const live = (s.state.hand?.seats ?? []).filter((seat) => seat.state === 'LIVE_DOWN').map((seat) => seat.seat);
  for (const [i, seat] of live.entries()) s.open(seat, HANDS[i] ?? []);
  s.board('flop', ['2c', '7d', '9h']).board('turn', ['Tc']).board('river', ['3s']);
  for (const [street, cards] of [
    ['flop', ['4c', '5d', '8h']],
    ['turn', ['6s']],
    ['river', ['Ks']],
  ] as const)
    s.command({ type: 'DealBoard', street, run: 1, cards }, { typed: false });
  s.award();
}

function mucked(s: Script): void {
  rebuy(s);
  s.plain({ do: 'setProfile', profile: 'tda' }).plain({ do: 'sitOut', seat: seatNo(4), out: false });
  s.at(600_000).hand().deal([1, 2, 3, 4]);
  while (phaseOf(s) === 'BETTING') s.act(mayCheck(s) ? 'check' : 'call');
  for (const [street, cards] of [
    ['flop', ['2c', '7d', '9h']],
    ['turn', ['Tc']],
    ['river', ['3s']],
  ] as const) {
    s.board(street, cards);
    while (phaseOf(s) === 'BETTING') s.act('check');
  }
  const [first, second, ...others] = s.state.hand?.openOrder ?? [];
  if (first !== undefined) s.at(650_000).open(first, ['Ah', 'Ad']);
  if (second !== undefined)
    s.plain({ do: 'muckHand', hand: s.handId, seat: second })
      .plain({ do: 'retrieveHand', hand: s.handId, seat: second })
      .open(second, ['Kh', 'Kd']);
  for (const seat of others)
    s.plain({ do: 'muckHand', hand: s.handId, seat }).plain({ do: 'killMuck', hand: s.handId, seat });
  s.award();
}

function lateAndChopped(s: Script): void {
  s.at(900_000)
    .lateHand(120_000)
    .at(901_000)
    .completeDeal()
    .at(902_000)
    .act('raise', 40)
    .act('fold')
    .undo()
    .act('fold');
  s.plain({ do: 'catchUp', hand: s.handId }).at(910_000).act('fold').act('call');
  const shares = s.state.hand === null ? [] : (chopOffer(s.state.hand)?.equal ?? []);
  s.command({ type: 'ChopPots', shares, ruling: RULING }).at(912_000).undo().redo();
}

function rearranged(s: Script): void {
  rebuy(s);
  s.at(1_000_000).hand().deal([1, 2, 3, 4]);
  const taken = s.plain({ do: 'takeSeat', seat: seatNo(6), name: 'Vera', stack: chips(900) }).state.position;
  s.plain({ do: 'topUp', seat: seatNo(2), amount: chips(250) })
    .plain({ do: 'moveSeat', seat: seatNo(3), to: seatNo(8) })
    .plain({ do: 'leaveSeat', seat: seatNo(4) })
    .plain({ do: 'takeSeat', seat: seatNo(4), name: 'Zoe', stack: chips(0) })
    .plain({ do: 'setButton', button: 9, dead: true })
    .plain({ do: 'withdrawChange', change: taken });
  // who leaves no longer leaves, so nobody can take his seat
  const leaving = s.state.session.planned.find(({ command }) => command.type === 'LeaveSeat')?.id ?? 0;
  s.plain({ do: 'withdrawChange', change: leaving }).plain({ do: 'lastHand', on: true });
  while (phaseOf(s) === 'BETTING') s.act('fold');
  s.at(1_010_000).award().undo().redo().plain({ do: 'endShow' });
}

function renewed(s: Script): void {
  s.at(1_020_000).plain({ do: 'reopenShow' }).plain({ do: 'endShow' });
  s.at(1_030_000).plain({ do: 'newShow', stacks: 'start' }).hand();
  s.deal(s.state.hand?.seats.map((seat) => seat.seat) ?? []);
  while (phaseOf(s) === 'BETTING') s.act('fold');
  s.at(1_040_000).award().plain({ do: 'endShow' }).plain({ do: 'newShow', stacks: 'keep' });
}

function mayCheck(s: Script): boolean {
  const seat = s.state.hand?.seats.find((other) => other.seat === s.state.hand?.toAct);
  return seat?.street === s.state.hand?.currentBet;
}

function showDown(s: Script, cards: Readonly<Record<number, readonly [Card, Card]>>): void {
  const order = s.state.hand?.openOrder ?? [];
  for (const seat of order) {
    const two = cards[seat];
    if (two !== undefined && phaseOf(s) === 'SHOWDOWN') s.open(seat, two);
  }
  s.award();
}

function lastSeat(s: Script, index: number) {
  const command = s.state.record.effective.at(index)?.command;
  return command?.type === 'Act' ? command.seat : seatNo(1);
}

function rebuy(s: Script, stacks: readonly number[] = []): void {
  for (const [i, { seat }] of s.state.session.seats.entries())
    s.plain({ do: 'setStack', seat, stack: chips(stacks[i] ?? 1_000) });
}

function phaseOf(s: Script): string {
  return s.state.hand?.phase ?? '';
}

/** All in, or a call where no raise is open. */
function shove(s: Script): void {
  const seat = s.state.hand?.toAct ?? seatNo(1);
  s.act(decideHand(s.state, { type: 'Act', seat, action: 'allin', to: null }).ok ? 'allin' : 'call');
}
