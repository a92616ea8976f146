// What every word at the table's door is made of: seats, chips, hands, roles, cards, one line of text. A leaf like commands.ts.
import { z } from 'zod';
import { isPlainLine } from '../base/plainText.ts';
import { isCard } from '../engine/card.ts';
import { type Chips, chips, MAX_AMOUNT } from '../engine/chips.ts';
import { type HandId, handId } from '../engine/ids.ts';
import { ROLES } from '../engine/role.ts';
import { MAX_SEATS, type SeatNo, seatNo } from '../engine/seat.ts';

export const seat = z
  .int()
  .min(1)
  .max(MAX_SEATS)
  .transform((n): SeatNo => seatNo(n));
export const amount = z
  .int()
  .min(0)
  .max(MAX_AMOUNT)
  .transform((n): Chips => chips(n));
/** One hand has one spelling of its id. */
export const hand = z.uuid().transform((text): HandId => handId(text.toLowerCase()));
/** who declares it */
export const by = z.enum(ROLES);
export const card = z.string().refine(isCard, 'not-a-card');
export const line = z.string().refine(isPlainLine, 'not-plain-text');
/** of all pots together, per seat */
export const shares = z.array(z.object({ seat, amount })).min(1).max(MAX_SEATS);
