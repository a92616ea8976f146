// The vault in the process of the test, for a manual clock and injected randomness. The shipped server has no way to it.
import { openVault } from '../../server/main/openVault.ts';
import type { StartVault } from '../../server/main/vaultStart.ts';

export const insideVault: StartVault = (tools) => ({
  open: ({ database, ...place }) => openVault({ ...tools, ...place, db: database.db }),
  moved: () => undefined,
  drop: () => undefined,
});
