// The words of a scenario script, one command each: `s4 raise 600`, `flop Qs8d4c`, `open 4 AhQh`, `muck 1`, `award`, `chop 4:500 5:1000 judge`.
// `up s3 2 Ah` is a card face up at slot 2, `discard s3 2 0,4` throws two away (without slots nobody saw which), `dealt s4` says who opens.
// `hunt turn 7s` and `retrieve 3 judge` carry a judge's ruling. `report wrong-count s5 3` (reportWords.ts), `rule 1 redeal dealer`,
// `away s4`, `penalty s4`, `back s4`, `stub 32`, `count s4 9800 judge`; `award 1:3900` is the dealer's award, `award` pushes the pots.
// A word behind `!` must be refused with that code: `muck 1 !HR-A02-FACE_UP`; a bare `!` takes any code.

import { chips } from '../../../server/engine/chips.ts';
import type { HandCommand } from '../../../server/engine/command.ts';
import type { Street } from '../../../server/engine/game/street.ts';
import type { Presence } from '../../../server/engine/handStart.ts';
import type { Ruling } from '../../../server/engine/role.ts';
import type { RuleIncident } from '../../../server/engine/rulings/rulingCommand.ts';
import { parseReport } from './reportWords.ts';
import { actionFrom, cardsFrom, firstOf, roleFrom, ruling, seatFrom, sharesFrom, streetFrom } from './scriptValues.ts';

export interface Line {
  readonly text: string;
  readonly command: HandCommand;
  /** null: must be accepted; '': refused with whatever code */
  readonly refusal: string | null;
}

export interface AmendLine {
  /** the line of the script whose command is replaced */
  readonly old: string;
  readonly command: HandCommand;
}

/** `amend OLD LINE -> NEW LINE`; null when the line is no amendment. */
export function parseAmendment(text: string): AmendLine | null {
  const [, old, line] = /^amend (.+) -> (.+)$/.exec(text) ?? [];
  return old === undefined || line === undefined ? null : { old, command: parseLine(line).command };
}

export function parseLine(text: string): Line {
  const [words = '', refusal] = text.split('!').map((part) => part.trim());
  return { text, command: parseCommand(words.split(/\s+/), text), refusal: refusal ?? null };
}

type DealBoard = Extract<HandCommand, { type: 'DealBoard' }>;
type Parse = (words: readonly string[], line: string) => HandCommand;

const WORDS: Readonly<Record<string, Parse>> = {
  hole: ([seat, slot]) => ({ type: 'DealHole', seat: seatFrom(seat), slot: Number(slot) }),
  dealt: ([opener]) =>
    opener === undefined ? { type: 'CompleteDeal' } : { type: 'CompleteDeal', opener: seatFrom(opener) },
  up: ([seat, slot, ...cards], line) => ({
    type: 'DealUp',
    seat: seatFrom(seat),
    slot: Number(slot),
    card: firstOf(cardsFrom(cards.join(''), line)),
  }),
  /** dealt face down by the game, and turned over by the dealer */
  turned: ([seat, slot, ...cards], line) => ({
    type: 'DealUp',
    seat: seatFrom(seat),
    slot: Number(slot),
    card: firstOf(cardsFrom(cards.join(''), line)),
    exposed: true,
  }),
  discard: ([seat, count, slots]) => ({
    type: 'Discard',
    seat: seatFrom(seat),
    count: Number(count),
    slots: slots === undefined ? null : slots.split(',').map(Number),
  }),
  deal: ([street = '', ...words], line) => board(streetFrom(street), words, line),
  paySide: ([from, to, amount]) => ({
    type: 'PaySide',
    from: seatFrom(from),
    to: seatFrom(to),
    amount: chips(Number(amount)),
  }),
  /** while the faces wait for the second key */
  awardHidden: () => ({ type: 'AwardPots', facesWait: true }),
  sevenDeuce: () => ({ type: 'PaySevenDeuce' }),
  burn: () => ({ type: 'SeeBurn' }),
  flop: (words, line) => board('flop', words, line),
  turn: (words, line) => board('turn', words, line),
  river: (words, line) => board('river', words, line),
  runs: ([count]) => ({ type: 'AgreeRuns', runs: Number(count) }),
  open: ([seat, ...cards], line) => ({
    type: 'OpenHand',
    seat: seatFrom(seat),
    cards: cardsFrom(cards.join(''), line),
  }),
  openOne: ([seat, ...cards], line) => ({
    type: 'OpenOne',
    seat: seatFrom(seat),
    card: firstOf(cardsFrom(cards.join(''), line)),
  }),
  muck: ([seat]) => ({ type: 'MuckHand', seat: seatFrom(seat) }),
  killMuck: ([seat]) => ({ type: 'KillMuck', seat: seatFrom(seat) }),
  retrieve: ([seat, by]) => ({
    type: 'RetrieveHand',
    seat: seatFrom(seat),
    ...(by === 'judge' ? { ruling: ruling('HR-A07-RETRIEVED') } : {}),
  }),
  hunt: ([street = '', ...words], line) => ({
    ...board(streetFrom(street), words, line),
    ruling: ruling('HR-2.5.7-RABBIT'),
  }),
  ask: ([seat, , by]) => ({ type: 'AskToSee', seat: seatFrom(seat), by: seatFrom(by) }),
  kill: ([seat, clause = '', ...by]) => ({
    type: 'KillHand',
    seat: seatFrom(seat),
    ruling: ruling(clause, roleFrom(by, 'JUDGE')),
  }),
  seen: ([seat, ...how]) => ({
    type: 'SeeMuck',
    seat: seatFrom(seat),
    all: !how.includes('part'),
    withStub: how.includes('stub'),
  }),
  award: (words) =>
    words.length === 0
      ? { type: 'AwardPots' }
      : { type: 'EnterAward', shares: sharesFrom(words), by: roleFrom(words, 'DEALER') },
  chop: (words) => ({ type: 'ChopPots', shares: sharesFrom(words), ruling: chopRuling(words.at(-1)) }),
  void: ([clause = '', ...by]) => ({ type: 'VoidHand', ruling: ruling(clause, roleFrom(by, 'JUDGE')) }),
  misdeal: ([clause = '', ...by]) => ({ type: 'DeclareMisdeal', ruling: ruling(clause, roleFrom(by, 'JUDGE')) }),
  report: parseReport,
  rule: ruleOf,
  away: ([seat]) => presence(seat, 'ABSENT'),
  penalty: ([seat]) => presence(seat, 'PENALTY'),
  back: ([seat]) => presence(seat, 'PRESENT'),
  stub: ([count]) => ({ type: 'SeeStub', count: count === undefined ? null : Number(count) }),
  count: ([seat, amount, ...by]) => ({
    type: 'CountStack',
    seat: seatFrom(seat),
    amount: chips(Number(amount)),
    by: roleFrom(by, 'OPERATOR'),
  }),
  ruled: ([seat = '', action, to]) => ({
    type: 'ActAsRuled',
    seat: seatFrom(seat.slice(1)),
    action: actionFrom(action),
    to: to === undefined ? null : chips(Number(to)),
    ruling: ruling('TDA-R52-STANDS'),
  }),
};

function parseCommand(words: readonly string[], line: string): HandCommand {
  const [first = '', ...rest] = words;
  if (/^s\d+$/.test(first)) return act(first, rest);
  const parse = WORDS[first];
  if (parse === undefined) throw new Error(`no such word in a script: ${line}`);
  return parse(rest, line);
}

function act(seat: string, [action, to]: readonly string[]): HandCommand {
  const amount = to === undefined ? null : chips(Number(to));
  return {
    type: 'Act',
    seat: seatFrom(seat.slice(1)),
    action: action === 'allin' ? 'allin' : actionFrom(action),
    to: amount,
  };
}

/** `turn Jd` is the first board, `turn 2 Jd` the second run. */
function board(street: Street, words: readonly string[], line: string): DealBoard {
  const [first = ''] = words;
  const run = /^\d$/.test(first) ? Number(first) - 1 : 0;
  const cards = run === 0 && !/^\d$/.test(first) ? words : words.slice(1);
  return { type: 'DealBoard', street, run, cards: cardsFrom(cards.join(''), line) };
}

function presence(seat: string | undefined, now: Presence): HandCommand {
  return { type: 'SetPresence', seat: seatFrom(seat), presence: now };
}

/** `rule 2 override 1:3900 judge`: shares only where a judge's award is the outcome. */
function ruleOf([id, outcome = '', ...words]: readonly string[]): RuleIncident {
  const shares = sharesFrom(words);
  return {
    type: 'RuleIncident',
    id: Number(id),
    outcome,
    by: roleFrom(words, 'JUDGE'),
    note: '',
    ...(shares.length === 0 ? {} : { shares }),
  };
}

/** `judge` or `dealer` behind the shares: who said so. */
function chopRuling(word: string | undefined): Ruling | null {
  if (word === 'judge') return ruling('HR-CHOP');
  return word === 'dealer' ? ruling('HR-CHOP', 'DEALER') : null;
}
