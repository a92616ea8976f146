// Destroys the keys of hands, for ever. Whether their time has come is for whoever asks; a hand that runs is refused here.
import type { CardLogStore } from '../../db/cardLog.ts';
import type { Clock } from '../base/clock.ts';
import type { Logger } from '../base/logger.ts';
import type { VaultReply, VaultRequest } from './port.ts';
import { DONE, type Room, refusal } from './room.ts';
import type { RunningHands } from './runningHands.ts';

export interface ForgetRoom extends Pick<Room, 'cardLog' | 'audit'> {
  readonly running: Pick<RunningHands, 'among'>;
  readonly keys: Pick<CardLogStore, 'rewriteKeys'>;
  readonly clock: Clock;
  readonly logger: Logger;
}

type Ask = Extract<VaultRequest, { readonly do: 'forgetHands' }>;

/** Written down first: what cannot be recorded is not destroyed. */
export async function forgetHands(room: ForgetRoom, { table, hands, by }: Ask): Promise<VaultReply> {
  if (await room.running.among(table, hands)) return refusal('hand-running', 'hands');
  await room.audit.record({
    ...{ actor: by.actor, action: 'hand-keys-destroyed', subject: `table:${table}` },
    detail: { role: by.role, count: hands.length, hands: [...hands] },
  });
  await room.cardLog.forget(table, hands, Math.round(room.clock.wall()));
  await room.keys
    .rewriteKeys()
    .catch(() => room.logger.log('warn', 'old versions of destroyed keys still lie in the files of the database'));
  return DONE;
}
