// Issuing an address anew, for whoever makes addresses or is responsible for what airs. A producer finds them by
// the canvas, since he knows no token.
import { may } from '../access/principal.ts';
import type { TableId } from '../base/ids.ts';
import type { Asker } from '../setup/reissue/office.ts';
import { allowed } from './allowed.ts';
import type { ReissueCalls } from './reissueRouter.ts';
import type { SetupCallsOptions } from './setupCalls.ts';
import type { Visitor } from './visitor.ts';

export function createReissueCalls({ setup: { reissue }, work }: SetupCallsOptions, visitor: Visitor): ReissueCalls {
  const asker = (table: TableId): Asker => {
    const caller = allowed(visitor, table, ['tokens:manage', 'release:control']);
    const { actor, address } = caller;
    return { actor, address, makesAddresses: may(caller, 'tokens:manage', table) };
  };
  return {
    async addresses(table, canvas) {
      asker(table);
      return reissue.addresses(table, canvas);
    },
    async pages(table, token) {
      asker(table);
      return reissue.pages(table, token);
    },
    issue(table, wish) {
      const by = asker(table);
      return work.run(() => reissue.issue(by, table, wish));
    },
  };
}
