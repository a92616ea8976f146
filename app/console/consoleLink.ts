// The console's end of the server: commands that are sent until they are answered, under one id. No state comes back.
import type { PastHand, PastHandEntry } from '../../server/console/past/view.ts';
import type {
  ConsoleAmendment,
  ConsoleCommand,
  ConsoleControl,
  ConsolePreview,
  ConsoleReply,
} from '../../server/console/view.ts';

export type Refused = Extract<ConsoleReply, { readonly ok: false }>;
/** What may be looked at before it is entered: a correction of the log, or of a card that lies face up. */
export type Previewed = ConsoleAmendment | Extract<ConsoleCommand, { do: 'correctOpened' | 'correctBoard' }>;
/** `waits`: accepted, and takes effect when the hand is over; `asked`: taken down, and a second person must confirm it */
export type Answer = { readonly ok: true; readonly waits?: true; readonly asked?: true } | Refused;

export type PastHandsAnswer = { readonly ok: true; readonly hands: readonly PastHandEntry[] } | Refused;
export type PastHandAnswer = { readonly ok: true; readonly hand: PastHand } | Refused;

export interface ConsoleLink {
  /** `clientId`: UUIDv7; the same one twice is the same command */
  command(clientId: string, command: ConsoleCommand): Promise<ConsoleReply>;
  control(control: ConsoleControl): Promise<Answer>;
  preview(amendment: Previewed): Promise<ConsolePreview>;
  /** hands before the current one, newest first */
  pastHands(): Promise<PastHandsAnswer>;
  pastHand(hand: string): Promise<PastHandAnswer>;
  /** who this console is by its token */
  me(): Promise<Me | null>;
}

export interface Me {
  readonly actor: string;
  readonly role: string;
}

export function refused(code: string, params: Refused['params'] = {}): Refused {
  return { ok: false, code, clause: '', params };
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 2_000;
export const MOST_TRIES = 20;

export interface Sending {
  readonly wait: (ms: number) => Promise<void>;
  /** true for a lost connection, false for an answer that will not change */
  readonly mayRetry: (error: unknown) => boolean;
  readonly refusalOf: (error: unknown) => Refused;
}

/** Sends again while the line is down: the id makes a second arrival harmless. Never throws. */
export async function untilAnswered<A extends Answer>(send: () => Promise<A>, how: Sending): Promise<A | Refused> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      if (!how.mayRetry(error)) return how.refusalOf(error);
      if (tries >= MOST_TRIES) return refused('connection-lost');
      await how.wait(Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
    }
  }
}
