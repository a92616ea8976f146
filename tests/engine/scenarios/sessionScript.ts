// Words between hands: `shuffle`, `shuffle no-wash no-riffle`, `cut`, `cut no-card`, `defect 9h`, `replace 9h`, `change defect`,
// `audit 51 51`, `switch event.shuffler on`, `machine off chief`, `finish 3 chief`, `resume chief`, `sit 7 5000`, `leave 3`,
// `stack 1 59500`, `counted 1 59500 operator`, `gone 3`, `returns 3`, `blinds 150 300`, `game short_deck`, `start`, `undo`. A role at the end says who; without one it is the dealer. Every other word is one of script.ts.
import { isCard } from '../../../server/engine/card.ts';
import { chips } from '../../../server/engine/chips.ts';
import { GAME_NAMES, type GameName } from '../../../server/engine/game/gameName.ts';
import type { Presence } from '../../../server/engine/handStart.ts';
import { ASKED_REASONS } from '../../../server/engine/rulings/deckCommand.ts';
import type { SessionCommand } from '../../../server/engine/sessionEvent.ts';
import type { Structure } from '../../../server/engine/structure.ts';
import { roleFrom, seatFrom } from './scriptValues.ts';

type Words = readonly string[];

const NOTE = 'as said at the table';

const WORDS: Readonly<Record<string, (words: Words) => SessionCommand>> = {
  shuffle: (words) => ({
    type: 'ReportShuffle',
    wash: !words.includes('no-wash'),
    riffle: !words.includes('no-riffle'),
  }),
  cut: ([card]) => ({ type: 'ReportCut', cutCard: card === 'card' ? true : card === 'no-card' ? false : null }),
  defect: (words) => ({ type: 'ReportDefect', card: cardIn(words), by: roleFrom(words, 'DEALER') }),
  replace: (words) => ({ type: 'ReplaceCard', card: cardIn(words), by: roleFrom(words, 'DEALER') }),
  change: (words) => ({ type: 'ChangeDeck', reason: reasonIn(words), deck: 'B', by: roleFrom(words, 'DEALER') }),
  audit: ([counted, recount]) => ({
    type: 'AuditDeck',
    counted: Number(counted),
    recount: recount === undefined ? null : Number(recount),
  }),
  switch: ([key = '', value = '']) => ({ type: 'SetSwitches', switches: { [key]: switchValue(value) } }),
  machine: ([shuffler, ...words]) => ({
    type: 'SetEventShuffler',
    shuffler: shuffler === 'on' ? 'on' : 'off',
    by: roleFrom(words, 'DEALER'),
    note: NOTE,
  }),
  finish: (words) => ({
    type: 'EndCompetition',
    on: true,
    seat: seatIn(words),
    by: roleFrom(words, 'DEALER'),
    note: NOTE,
  }),
  resume: (words) => ({ type: 'EndCompetition', on: false, seat: null, by: roleFrom(words, 'DEALER'), note: NOTE }),
  sit: ([seat, stack]) => ({ type: 'TakeSeat', seat: seatFrom(seat), name: `P${seat}`, stack: chips(Number(stack)) }),
  leave: ([seat]) => ({ type: 'LeaveSeat', seat: seatFrom(seat) }),
  stack: ([seat, stack]) => ({ type: 'SetStack', seat: seatFrom(seat), stack: chips(Number(stack)) }),
  gone: ([seat]) => presence(seat, 'ABSENT'),
  returns: ([seat]) => presence(seat, 'PRESENT'),
  counted: ([seat, stack, ...words]) => ({
    type: 'SetStack',
    seat: seatFrom(seat),
    stack: chips(Number(stack)),
    by: roleFrom(words, 'DEALER'),
  }),
  game: ([name]) => ({ type: 'SetGame', game: gameIn(name), structure: structureOf(100, 200) }),
  blinds: ([small, big]) => ({ type: 'SetStructure', structure: structureOf(Number(small), Number(big)) }),
};

function presence(seat: string | undefined, now: Presence): SessionCommand {
  return { type: 'SetPresence', seat: seatFrom(seat), presence: now };
}

/** null: no word of the session. */
export function parseSession(words: Words): SessionCommand | null {
  const [first = '', ...rest] = words;
  return WORDS[first]?.(rest) ?? null;
}

export function structureOf(small: number, big: number, more: Partial<Structure> = {}): Structure {
  return {
    ...{ limit: 'no', anteKind: 'none', ante: chips(0), straddles: [], posts: [] },
    ...{ smallBlind: chips(small), bigBlind: chips(big), unit: chips(25), minBet: chips(big) },
    ...more,
  };
}

function gameIn(word: string | undefined): GameName {
  const game = GAME_NAMES.find((name) => name === word);
  if (game === undefined) throw new Error(`no such game in a script: ${word}`);
  return game;
}

function cardIn(words: Words) {
  return words.find(isCard) ?? null;
}

function seatIn(words: Words) {
  const seat = words.find((word) => /^\d+$/.test(word));
  return seat === undefined ? null : seatFrom(seat);
}

function reasonIn([word]: Words) {
  const reason = ASKED_REASONS.find((one) => one === word);
  if (reason === undefined) throw new Error(`decks are not changed for this reason in a script: ${word}`);
  return reason;
}

function switchValue(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : text;
}
