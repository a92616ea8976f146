// Plays a case of 5.9.2.5 on a hand that was played before: who may order, view, find, reveal and close.
// Words: `chief order 1,4`, `judge view`, `chief find yes`, `chief reveal 1,4`, `chief close`; a word behind `!` is the refusal.
// `other` is a second chief judge; `order 1,4 unsigned` names no complainant.
import { decide } from '../../../server/engine/decide.ts';
import { fold } from '../../../server/engine/evolve.ts';
import { dealOrder } from '../../../server/engine/forcedBets.ts';
import { type Hand, type HandState, isRunning } from '../../../server/engine/hand.ts';
import type { Role } from '../../../server/engine/role.ts';
import {
  type CaseAsked,
  type CaseCommand,
  type CaseHand,
  type CollusionCase,
  decideCase,
  evolveCase,
} from '../../../server/engine/rulings/collusion.ts';
import { fixtureOf, startCommand } from './fixture.ts';
import type { CaseRow } from './row.ts';
import { parseLine } from './script.ts';
import { seatFrom } from './scriptValues.ts';

export function playCase(row: CaseRow): readonly string[] {
  const played = playHand(row);
  const faults: string[] = [];
  let state: CollusionCase | null = null;
  for (const text of row.script) {
    const { who, command, refusal } = parseCase(text, played);
    const asked = { ...who, hand: factsOf(played, row.facts), others: state === null ? [] : [state] };
    const decided = decideCase(command.type === 'OrderView' && state?.closed === true ? null : state, command, asked);
    const got = decided.ok ? null : decided.error.code;
    if (got !== refusal) faults.push(`"${text}" gave ${got ?? 'no refusal'}`);
    if (decided.ok) state = decided.value.reduce<CollusionCase | null>(evolveCase, state);
  }
  return [...faults, ...compared(row, { state, won: wonIn(played) })];
}

const WHO: Readonly<Record<string, Pick<CaseAsked, 'by' | 'role'>>> = {
  dealer: asking('dealer', 'DEALER'),
  operator: asking('operator', 'OPERATOR'),
  judge: asking('judge', 'JUDGE'),
  player: asking('player', 'PLAYER'),
  chief: asking('chief', 'CHIEF_JUDGE'),
  other: asking('other', 'CHIEF_JUDGE'),
};

function asking(by: string, role: Role): Pick<CaseAsked, 'by' | 'role'> {
  return { by, role };
}

interface CaseLine {
  readonly who: Pick<CaseAsked, 'by' | 'role'>;
  readonly command: CaseCommand;
  readonly refusal: string | null;
}

function parseCase(text: string, { handId }: Hand): CaseLine {
  const [words = '', refusal = null] = text.split('!').map((part) => part.trim());
  const [name = '', what = '', about = '', sign = ''] = words.split(/\s+/);
  const who = WHO[name];
  if (who === undefined) throw new Error(`nobody of a case: ${text}`);
  const seats = /^\d/.test(about) ? about.split(',').map(seatFrom) : [];
  const complainant = sign === 'unsigned' ? ' ' : 's2';
  const commands: Readonly<Record<string, CaseCommand>> = {
    order: { type: 'OrderView', id: 'case', hand: handId, seats, complainant, grounds: 'soft play' },
    view: { type: 'ViewSealed' },
    find: { type: 'Find', finding: about === 'yes' ? 'team-play' : 'no-team-play', note: '' },
    reveal: { type: 'RevealHands', seats },
    close: { type: 'CloseCase', note: '' },
  };
  const command = commands[what];
  if (command === undefined) throw new Error(`no such word of a case: ${text}`);
  return { who, command, refusal };
}

function playHand({ fixture: change, hand: script }: CaseRow): Hand {
  const start = startCommand(fixtureOf(change));
  let state: HandState = null;
  const must = (command: Parameters<typeof decide>[1]): void => {
    const decided = decide(state, command);
    if (!decided.ok) throw new Error(`the hand of a case does not play: ${decided.error.code}`);
    state = fold(state, decided.value);
  };
  must(start);
  const slots = new Map<number, number>();
  for (const seat of dealOrder(start.start)) {
    must({ type: 'DealHole', seat, slot: slots.get(seat) ?? 0 });
    slots.set(seat, (slots.get(seat) ?? 0) + 1);
  }
  for (const line of script) if (typeof line === 'string') must(parseLine(line).command);
  return handOf(state);
}

function handOf(state: HandState): Hand {
  if (state === null) throw new Error('the hand has not been started');
  return state;
}

function factsOf(hand: Hand, change: CaseRow['facts'] = {}): CaseHand {
  const seats = hand.seats.map(({ seat }) => seat);
  return {
    ...{ window: hand.profile['collusion.window'], over: !isRunning(hand), left: true, seats, stored: seats },
    ...change,
  };
}

function wonIn({ seats }: Hand): Readonly<Record<number, number>> {
  return Object.fromEntries(seats.flatMap(({ seat, won }) => (won > 0 ? [[seat, won]] : [])));
}

/** `won`: of the hand, which no case moves. */
function compared(
  { expect }: CaseRow,
  { state, won }: { readonly state: CollusionCase | null; readonly won: Readonly<Record<number, number>> },
): readonly string[] {
  const seen: Readonly<Record<string, unknown>> = { ...state, ordered: state !== null, won };
  return Object.entries(expect).flatMap(([field, want]) =>
    JSON.stringify(seen[field]) === JSON.stringify(want)
      ? []
      : [`${field} is ${JSON.stringify(seen[field])}, not ${JSON.stringify(want)}`],
  );
}
