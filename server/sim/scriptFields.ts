// Fields that hand scripts and their faults are made of. An error names the field; what stands there stays out of it.
import { z } from 'zod';
import { type Card, duplicateCard, parseCards } from '../engine/card.ts';
import type { Zone } from './felt.ts';

const ZONE = /^(?:(?:seat|up):(?:[1-9]|10)|board(?::[1-5]|-[1-3])?|muck)$/;

/** 'seat:5' or, as people write it, 'seat5'. */
export const zone = z
  .string()
  .transform((text) => text.replace(/^(seat|up|board)(\d)/, '$1:$2'))
  .pipe(z.custom<Zone>((value) => typeof value === 'string' && ZONE.test(value), 'not a zone'));

/** '7h4c' as cards. */
export const cards = z.string().transform((text, ctx): readonly Card[] => {
  const read = parseCards(text);
  if (read !== null && duplicateCard(read) === null) return read;
  ctx.addIssue({ code: 'custom', message: 'not a list of different cards', input: '' });
  return z.NEVER;
});

export const oneCard = z.string().transform((text, ctx): Card => {
  const [card, more] = parseCards(text) ?? [];
  if (card !== undefined && more === undefined) return card;
  ctx.addIssue({ code: 'custom', message: 'not a card', input: '' });
  return z.NEVER;
});
