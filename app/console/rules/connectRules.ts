// The socket of the page of rules: asks for the rules and sends a change. No feed: they change seldom.
import type { RulesView } from '../../../server/console/rules/view.ts';
import type { ConsoleCommand, ConsoleReply } from '../../../server/console/view.ts';
import { type ConsoleAddress, openConsoleSocket, refusalOf, SENDING } from '../connectConsole.ts';
import { type Refused, untilAnswered } from '../consoleLink.ts';

export type RulesAnswer = { readonly ok: true; readonly rules: RulesView } | Refused;

export interface RulesLink {
  rules(): Promise<RulesAnswer>;
  /** `clientId`: UUIDv7; the same one twice is the same command */
  set(clientId: string, switches: SetSwitches['switches']): Promise<ConsoleReply>;
}

type SetSwitches = Extract<ConsoleCommand, { do: 'setSwitches' }>;

export interface RulesConnection extends RulesLink {
  close(): void;
}

export function connectRules({ table, token }: ConsoleAddress): RulesConnection {
  const { client, close } = openConsoleSocket(token);
  return {
    rules: () => client.rules.query({ table }).then((rules) => ({ ok: true as const, rules }), refusalOf),
    set: (clientId, switches) =>
      untilAnswered(
        () => client.command.mutate({ table, clientId, command: { do: 'setSwitches', switches: { ...switches } } }),
        SENDING,
      ),
    close,
  };
}
