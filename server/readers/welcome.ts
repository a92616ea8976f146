// What the server says first, on a socket and to a reader that asks for a nonce.
import { HEARTBEAT_MS, WINDOW } from './protocol/limits.ts';
import { LINK_VERSION, type ServerMessage } from './protocol.ts';

type Welcome = Extract<ServerMessage, { t: 'welcome' }>;

export function welcome(said: Pick<Welcome, 'session' | 'nonce' | 'now'>): Welcome {
  return { t: 'welcome', v: [LINK_VERSION], ...said, hbMs: HEARTBEAT_MS, window: WINDOW };
}
