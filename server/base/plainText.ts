// Text that a screen shows as it was typed. No control characters or halves of one (the database keeps no NUL), no line
// breaks, and nothing that turns the direction of what stands beside it: one name would rewrite the next.
const UNSEEN = String.raw`\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`;
const LINE = new RegExp(`^[^${UNSEEN}]*$`, 'u');
const NOTE = new RegExp(`^(?:[^${UNSEEN}]|[\\n\\r\\t])*$`, 'u');
const EACH = new RegExp(`[${UNSEEN}]`, 'gu');

/** One line: a name, a sign of money. */
export function isPlainLine(text: string): boolean {
  return LINE.test(text);
}

/** Several lines: a note. */
export function isPlainNote(text: string): boolean {
  return NOTE.test(text);
}

/** What is left of a line that was pasted. */
export function plainLine(text: string): string {
  return text.normalize('NFC').replace(EACH, '').trim();
}
