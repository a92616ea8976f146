// The name by which a socket calls itself, for the log: whoever has not proven it may have put a tag there.
import { tagKey } from './protocol/tagKey.ts';

export function loggedName(reader: string): string {
  return tagKey(reader) === null ? reader : '***';
}
