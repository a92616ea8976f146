// What the id of a hand looks like. Pure.
const HAND = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isHandId(text: string): boolean {
  return HAND.test(text.trim());
}
