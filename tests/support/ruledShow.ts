// A show in which the floor has work: a boxed card, a wrong count, an award that differs, a dispute; a misdeal and its redeal
// with a player away and a burn put right; two tags of one card; and two cases of suspected team play.
import { clientId } from '../../server/base/ids.ts';
import type { ConsoleCommand } from '../../server/console/view.ts';
import type { JudgeOffice } from '../../server/judge/office.ts';
import { type JudgeCommandInput, judgeCommandSchema } from '../../server/judge/view.ts';
import { createJudgeOffice } from '../../server/main/judge.ts';
import type { ShowOptions } from './atTable.ts';
import { TABLE } from './furnish.ts';
import { askAround, lookUp } from './lookUps.ts';
import type { Pipeline } from './pipeline.ts';
import { AWAY, COUNTED, caseOf, PROVED } from './ruledPlan.ts';
import { seededIds } from './seeded.ts';
import { Show } from './show.ts';
import { callsOf, type OpenJudgeCalls } from './strangers.ts';

type RuleCommand = Extract<ConsoleCommand, { do: 'rule' }>;

interface RulingOf extends Pick<RuleCommand, 'by' | 'shares'> {
  readonly person?: 'olga' | 'fedor';
}

export class RuledShow extends Show {
  readonly office: JudgeOffice;
  /** how sockets reach the office; another one leaks */
  openCalls: OpenJudgeCalls | undefined;

  constructor(pipeline: Pipeline, options: ShowOptions) {
    super(pipeline, options);
    const { house, audit } = pipeline.opened;
    const newId = seededIds(`${options.seed} office`);
    this.office = createJudgeOffice({ house: { ...house, newId }, audit }, { get: () => pipeline.server });
  }

  override async play(): Promise<void> {
    await this.counted();
    await this.misdealt();
    await this.caseWithoutFinding();
    await this.redealt();
    await this.fouled();
    await this.replayed();
    await this.lookUps();
  }

  /** Hand 1: a dead hand, and an award to the hand that was mucked. */
  async counted(): Promise<void> {
    const { miscounted, opens, mucks } = COUNTED;
    await this.start(0);
    await this.deal();
    await this.report({ kind: 'boxed', place: 'hole' });
    await this.untilClosed();
    await this.layBoard(0, 3);
    await this.report({ kind: 'wrong-count', seat: miscounted, count: 3 });
    await this.lookUps();
    await this.rule('dead-hand', { by: 'JUDGE' });
    await this.act('bet', 400);
    await this.act('call');
    await this.throwAway(this.toAct);
    for (const [from, to] of [
      [3, 4],
      [4, 5],
    ] as const) {
      await this.untilClosed();
      await this.layBoard(from, to);
    }
    await this.untilClosed();
    await this.at({ do: 'openHand', hand: this.hand, seat: opens });
    this.felt.muck(mucks);
    await this.at({ do: 'muckHand', hand: this.hand, seat: mucks });
    await this.disputedAward();
  }

  /** 5.9.1: the dealer pushes to the mucked hand; the rules' award stands, until a judge gives half of it back. */
  private async disputedAward(): Promise<void> {
    const { opens, mucks } = COUNTED;
    const total = (this.pipeline.server.table.state().hand?.decided ?? []).reduce((sum, pot) => sum + pot.amount, 0);
    const { hand } = this;
    await this.at({ do: 'enterAward', hand, shares: [{ seat: mucks, amount: total }], by: 'DEALER' });
    await this.lookUps();
    await this.rule('as-computed', { by: 'JUDGE' });
    await this.report({ kind: 'dispute', previous: false }, 'fedor');
    const half = Math.floor(total / 2);
    const shares = [
      { seat: opens, amount: half },
      { seat: mucks, amount: total - half },
    ];
    await this.rule('override', { by: 'CHIEF_JUDGE', shares });
    await this.gather();
  }

  /** Hand 2: nobody had cut. */
  async misdealt(): Promise<void> {
    await this.start(1);
    await this.deal();
    await this.report({ kind: 'not-shuffled', what: 'cut' });
    await this.rule('redeal', { by: 'JUDGE' });
    await this.gather();
  }

  /** Hand 3, the same button: an absent player is folded; a flop with a burn too many goes back and is dealt anew. */
  async redealt(): Promise<void> {
    await this.at({ do: 'setPresence', seat: AWAY, presence: 'ABSENT' });
    await this.start(2);
    await this.deal();
    await this.untilClosed();
    await this.layBoard(0, 3);
    await this.report({ kind: 'burn', street: 'flop', burned: 2, orderKnown: true });
    await this.rule('restore', { by: 'DEALER', person: 'olga' });
    this.felt.lift(0, 3);
    await this.felt.run(5_000);
    await this.layBoard(0, 3);
    await this.act('bet', 400);
    await this.act('fold');
    await this.act('fold');
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
    await this.at({ do: 'setPresence', seat: AWAY, presence: 'PRESENT' });
  }

  /** Hand 4 until two cards alike lie in hands, and the hand stands still. */
  async alarmed(): Promise<void> {
    await this.start(3);
    await this.deal();
    await this.lookUps();
  }

  /** Hand 4: the hand is void, the deck is changed. */
  async fouled(): Promise<void> {
    await this.alarmed();
    await this.settleAlarm('confirm');
    await this.gather();
    await this.at({ do: 'changeDeck', reason: 'defect', deck: null, by: 'JUDGE' }, 'fedor');
  }

  /** Hand 5: everybody folds to one bet; of a folded hand team play is found afterwards. */
  async replayed(): Promise<void> {
    await this.start(4);
    await this.deal();
    await this.act('raise', 600);
    for (let seat = this.toAct; seat > 0 && this.running; seat = this.toAct) await this.act('fold');
    await this.at({ do: 'award', hand: this.hand });
    await this.gather();
  }

  /** Hand 1 was looked into: nothing in it. */
  async caseWithoutFinding(): Promise<void> {
    const hand = this.hands[0] ?? this.hand;
    await this.askAround();
    await this.order(1, hand, [COUNTED.opens, COUNTED.mucks]);
    await this.look(1);
    await this.askAround();
    await this.asChiefJudge({ do: 'find', case: caseOf(1), finding: 'no-team-play', note: 'nothing in it' });
    await this.lookUps();
  }

  /** Hand 5: team play, shown to all. */
  async provedTeamPlay(): Promise<void> {
    await this.order(2, this.hand, [PROVED]);
    await this.look(2);
    await this.asChiefJudge({ do: 'find', case: caseOf(2), finding: 'team-play', note: 'signals' });
    await this.lookUps();
    await this.asChiefJudge({ do: 'show', case: caseOf(2) });
    await this.felt.run(2_000);
    await this.lookUps();
    await this.asChiefJudge({ do: 'takeDown' });
    await this.felt.run(1_000);
  }

  lookUps(): Promise<void> {
    return lookUp(this.pipeline, this.desks);
  }

  /** One case that there is from some time on, and one that there never is. */
  askAround(): Promise<void> {
    return askAround(this.pipeline, this.desks, [caseOf(1), caseOf(99)]);
  }

  private get desks() {
    return { judge: this.office, open: this.openCalls };
  }

  private order(n: number, hand: string, seats: number[]): Promise<void> {
    return this.asChiefJudge({ do: 'order', case: caseOf(n), hand, seats, complainant: 'P2', grounds: 'soft play' });
  }

  /** What the judge sees goes to his page alone. */
  private async look(n: number): Promise<void> {
    const reply = await this.judgeCalls().look(TABLE, caseOf(n));
    if (!reply.ok) throw new Error(`look refused: ${reply.code}`);
    await this.judgeCalls().hide(TABLE, reply.look);
    await this.pipeline.settle();
  }

  private async asChiefJudge(command: JudgeCommandInput): Promise<void> {
    const reply = await this.judgeCalls().ask(TABLE, judgeCommandSchema.parse(command));
    this.pipeline.note('judge', JSON.stringify(reply));
    if (!reply.ok) throw new Error(`the judge was refused: ${reply.code}`);
    await this.pipeline.settle();
  }

  private judgeCalls() {
    return callsOf(this.pipeline, { judge: this.office }, { role: 'chief-judge', person: 'vera' });
  }

  private report(report: Extract<ConsoleCommand, { do: 'report' }>['report'], person: 'olga' | 'fedor' = 'olga') {
    const by = person === 'olga' ? 'DEALER' : 'JUDGE';
    return this.at({ do: 'report', hand: this.hand, report, by }, person);
  }

  /** On the newest report. */
  private rule(outcome: string, { by, shares, person = 'fedor' }: RulingOf): Promise<number> {
    const incident = this.pipeline.server.table.state().hand?.incidents.at(-1)?.id ?? 0;
    const ruling = { do: 'rule', hand: this.hand, incident, outcome, by, note: 'as seen' } as const;
    return this.at(shares === undefined ? ruling : { ...ruling, shares }, person);
  }

  private async settleAlarm(answer: 'confirm' | 'reject'): Promise<void> {
    const { pipeline } = this;
    const [open] = pipeline.server.alarms.open();
    const settlement = { position: open?.position ?? 0, answer, by: 'JUDGE', note: '' } as const;
    const reply = await pipeline.hub.settle(TABLE, {
      actor: { actor: 'fedor', role: 'floor' },
      clientId: clientId(seededIds('settle')()),
      settlement,
    });
    pipeline.note('reply', JSON.stringify({ do: 'settle', reply }));
    if (reply?.ok !== true) throw new Error('the alarm was not settled');
    await pipeline.settle();
  }
}
