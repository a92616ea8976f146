// What the vault hears after a commit: the deal is complete, the hand has ended, or goes on after all.
import type { Result } from '../base/result.ts';
import type { RuleViolation } from '../engine/violation.ts';
import type { TableState } from '../log/tableState.ts';
import { handRuns } from './decideInput.ts';
import type { VaultCalls } from './vaultCalls.ts';

/** Harmless when repeated; false: not heard, ask again. */
export async function tellVaultAfter(told: TableState, now: TableState, vault: VaultCalls): Promise<boolean> {
  const same = told.hand?.handId === now.hand?.handId;
  const heard: Result<null, RuleViolation>[] = [];
  if (!same && told.hand !== null && handRuns(told)) heard.push(await vault.endHand(told.hand.handId));
  if (now.hand === null) return heard.every(wasHeard);
  const { handId, dealComplete } = now.hand;
  if (dealComplete && !(same && told.hand?.dealComplete === true)) heard.push(await vault.dealComplete(handId));
  if (!handRuns(now) && !(same && !handRuns(told))) heard.push(await vault.endHand(handId));
  // after a start nobody knows what the vault has heard
  const mayRest = same ? !handRuns(told) : told.hand === null;
  if (handRuns(now) && mayRest) heard.push(await vault.resumeHand(handId));
  return heard.every(wasHeard);
}

function wasHeard(reply: Result<null, RuleViolation>): boolean {
  return reply.ok || reply.error.code !== 'vault-unavailable';
}
