// The console's end of the server: commands that are sent until they are answered, under one id. No state comes back.
import type {
  ConsoleAmendment,
  ConsoleCommand,
  ConsoleControl,
  ConsolePreview,
  ConsoleReply,
} from '../../server/console/view.ts';

export type Refused = Extract<ConsoleReply, { readonly ok: false }>;
export type Answer = { readonly ok: true } | Refused;

export interface ConsoleLink {
  /** `clientId`: UUIDv7; the same one twice is the same command */
  command(clientId: string, command: ConsoleCommand): Promise<Answer>;
  control(control: ConsoleControl): Promise<Answer>;
  preview(amendment: ConsoleAmendment): Promise<ConsolePreview>;
  /** who this console is by its token */
  me(): Promise<Me | null>;
}

export interface Me {
  readonly actor: string;
  readonly role: string;
}

export function refused(code: string): Refused {
  return { ok: false, code, clause: '', params: {} };
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
export async function untilAnswered(send: () => Promise<Answer>, how: Sending): Promise<Answer> {
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
