// Houses that leak at the ruling desk, each in one way, put in at the wiring of main.
import type { Card } from '../../server/engine/card.ts';
import { highStrength } from '../../server/engine/handRank/high.ts';
import type { FloorView } from '../../server/floor/view.ts';
import type { GivenCommand } from '../../server/http/hub.ts';
import { createJudgeCalls } from '../../server/http/judgeCalls.ts';
import { openingsVisible } from '../../server/log/tableState.ts';
import type { TableServer } from '../../server/main/tableServer.ts';
import { whenPlaced } from './leaks.ts';
import type { Wiring } from './pipeline.ts';
import { COUNTED } from './ruledPlan.ts';
import type { RuledShow } from './ruledShow.ts';
import type { OpenJudgeCalls } from './strangers.ts';
import type { World } from './world.ts';

export interface RulingLeak {
  readonly name: string;
  readonly where: string;
  wiring(): Wiring;
  /** the part of the show in which it comes out */
  play(show: RuledShow): Promise<void>;
}

export const RULING_LEAKS: readonly RulingLeak[] = [
  { name: 'an alarm that names a seat', where: 'floor_inbox', wiring: seatInAlarm, play: (show) => show.alarmed() },
  {
    name: 'a question beside the alarm that names a seat',
    where: 'floor',
    wiring: seatInQuestion,
    play: (show) => show.alarmed(),
  },
  {
    name: 'an audit line that names a missing card of a live hand',
    where: 'audit',
    wiring: missingInAudit,
    play: (show) => show.alarmed(),
  },
  {
    name: 'an award that depends on a mucked hand',
    where: 'hand_log',
    wiring: awardByMuck,
    play: (show) => show.counted(),
  },
  {
    name: 'a sealed view given to another role',
    where: 'stranger',
    wiring: () => ({}),
    async play(show) {
      show.openCalls = anybodyLooks;
      await show.replayed();
      await show.caseWithoutFinding();
    },
  },
];

type Seen = ReadonlyMap<string, Card>;

/** Seats whose cards are alike, as a vault would have to know them. */
function twinSeats(seen: Seen): readonly number[] {
  const places = [...seen];
  const twins = places.filter(([at, card]) => places.some(([other, same]) => other !== at && same === card));
  return twins.map(([at]) => Number(at.split(':')[0]));
}

/** A house that knows every card that was dealt. */
function knowing(rest: (seen: Seen) => Wiring): Wiring {
  const seen = new Map<string, Card>();
  return { vault: whenPlaced(({ seat, slot, card }) => void seen.set(`${seat}:${slot}`, card)), ...rest(seen) };
}

function seatInAlarm(): Wiring {
  return knowing((seen) => ({
    house(house) {
      const { floorInbox } = house.stores;
      const raise: typeof floorInbox.raise = (row) =>
        floorInbox.raise({ ...row, payload: { ...Object(row.payload), seats: twinSeats(seen) } });
      return { ...house, stores: { ...house.stores, floorInbox: { ...floorInbox, raise } } };
    },
  }));
}

function seatInQuestion(): Wiring {
  const question = { code: 'CARD_READ', clause: '6.2.2', params: {}, recommended: 'check-seat' } as const;
  return knowing((seen) => ({
    opened({ table, alarms }) {
      const { raise } = alarms;
      Object.assign(alarms, {
        raise(alarm: Parameters<typeof raise>[0]) {
          table.ask({ ...question, id: 'twins', seat: twinSeats(seen)[0] ?? null });
          return raise.call(alarms, alarm);
        },
      });
    },
  }));
}

/** The audit of a running hand says which card the stub should not have. */
function missingInAudit(): Wiring {
  const facts: Promise<unknown>[] = [];
  return {
    vault: whenPlaced(({ card }, at) => {
      const fact = { actor: 'table', action: 'deck-audited', subject: 'table:main', detail: { missing: card } };
      facts.push(at.audit().record(fact));
    }),
  };
}

/** What a judge rules is looked up in the cards of the hand that was thrown away. */
function awardByMuck(): Wiring {
  return knowing((seen) => ({
    opened({ table }: TableServer) {
      const honest = table.command.bind(table);
      const board = () => table.state().hand?.boards[0] ?? [];
      const better = () => strengthAt(seen, COUNTED.mucks, board()) > strengthAt(seen, COUNTED.opens, board());
      const other = (command: GivenCommand['command']): GivenCommand['command'] =>
        command.do === 'rule' && command.outcome === 'as-computed' && better()
          ? { ...command, outcome: 'as-entered' }
          : command;
      Object.assign(table, {
        command: (given: Parameters<typeof honest>[0]) => honest({ ...given, command: other(given.command) }),
      });
    },
  }));
}

function strengthAt(seen: Seen, seat: number, board: readonly Card[]): number {
  const hole = [0, 1].flatMap((slot) => seen.get(`${seat}:${slot}`) ?? []);
  return hole.length + board.length < 7 ? 0 : highStrength([...hole, ...board]);
}

/** The mucked hand would have won: what such an award hangs on. */
export function muckedIsBetter({ hands }: World): boolean {
  const [hand] = hands;
  const of = (seat: number) =>
    highStrength(
      [`${seat}.0`, `${seat}.1`, 'board.0', 'board.1', 'board.2', 'board.3', 'board.4'].flatMap((name) =>
        [...(hand ?? [])].filter(([place]) => place === name).map(([, card]) => card),
      ),
    );
  return of(COUNTED.mucks) > of(COUNTED.opens);
}

const anybodyLooks: OpenJudgeCalls = (options, visitor) => {
  const { principal } = visitor;
  if (principal !== null) visitor.principal = { ...principal, role: 'chief-judge', person: 'vera' };
  return createJudgeCalls(options, visitor);
};

/** Notes on the ruling desk quote the faces that wait for the second key. */
export function hiddenFaceInNotice(): Wiring {
  return {
    opened({ floor, table }) {
      const { feed } = floor.desk;
      const publish = feed.publish.bind(feed);
      Object.assign(feed, {
        publish(view: FloorView, key: string) {
          const state = table.state();
          const faces = openingsVisible(state) ? [] : (state.hand?.seats.flatMap(({ cards }) => cards) ?? []);
          const [code = ''] = faces;
          const notice = { id: 'face', code, severity: 'soft', seat: null, since: 0 } as const;
          return publish(code === '' ? view : { ...view, notices: [...view.notices, notice] }, `${key}${code}`);
        },
      });
    },
  };
}
