// What each fault of the catalogue is, for the help of `feltcast sim`; its fields come from its own schema.
import { FAULT_IDS, type FaultId, faultFields } from '../../sim/faults.ts';

export const FAULT_WORDS: Readonly<Record<FaultId, string>> = {
  F01: 'one scan is missed',
  F02: 'an antenna flickers',
  F03: 'every other poll is in vain',
  F04: 'two cards lie on each other until a peek parts them',
  F05: 'two antennas hear each other, x relative to the true one',
  F06: 'a dealt card rests over another antenna on its way',
  F07: 'a folded hand is swept over another antenna',
  F08: 'a dead tag',
  F09: 'a weak tag',
  F10: 'a tag of no deck',
  F11: 'a phone or a key card',
  F12: 'the tag of a card is read at a second place',
  F13: 'this share of the cards is of another deck',
  F14: 'the reader is away; half: its socket stays open',
  F15: 'an antenna is broken',
  F16: 'the reader starts anew, or its clock leaps',
  F17: 'messages come twice',
  F18: 'messages overtake each other',
  F19: 'this share of the messages is lost',
  F20: 'a boxed card is put aside for the next',
  F21: 'an exposed card goes to the muck and is replaced',
  F22: 'a misdeal before any action',
  F23: 'a player holds his cards in the air',
  F24: 'a player draws his cards off the antenna',
  F25: 'metal lies on the cards',
  F26: 'the deck is washed over the whole table',
  F27: 'stub or muck lies too close',
  F28: 'the reader is slow',
  F29: 'noise on a serial line',
  F30: 'somebody else sends the same',
};

/** A line for each: number, what it is, what may be said of it. */
export function faultLines(): readonly string[] {
  return FAULT_IDS.map((id) => `  ${id}  ${FAULT_WORDS[id].padEnd(58)} ${faultFields(id).join(' ')}`.trimEnd());
}
