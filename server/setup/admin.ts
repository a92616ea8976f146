// Who asks the set-up: an administrator, checked by then.
import type { TableId } from '../base/ids.ts';

export interface Admin {
  readonly tokenId: string;
  readonly actor: string;
  /** id of the person, null for a token without a name */
  readonly person: string | null;
  /** the one table of this token, null for every table */
  readonly tableId: TableId | null;
  /** where he is, for the audit log */
  readonly address: string;
}
