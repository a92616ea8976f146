// Carries out what people ask of release: one line in the log each, and every console sees its effect at once.
import type { TableId } from '../base/ids.ts';
import type { Logger } from '../base/logger.ts';
import type { ControlCommand, ControlReply } from '../release/control.ts';
import type { ReleaseDesk } from '../release/desk.ts';

export async function controlled(
  at: {
    readonly id: TableId;
    readonly desk: ReleaseDesk;
    readonly console: { changed(): void };
    readonly logger: Logger;
  },
  given: { readonly actor: string; readonly command: ControlCommand },
): Promise<ControlReply> {
  const reply = await at.desk.control(given.actor, given.command);
  at.logger.log('info', 'release control', { table: at.id, do: given.command.do, ok: reply.ok });
  at.console.changed();
  return reply;
}
