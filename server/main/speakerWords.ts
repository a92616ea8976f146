// Who spoke, as the audit log says it beside the actor: role and address.
import type { Speaker } from '../http/hub.ts';

export function personOf({ role, address }: Speaker): { readonly role: string; readonly address?: string } {
  return address === undefined ? { role } : { role, address };
}
