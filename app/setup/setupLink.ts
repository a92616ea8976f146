// The set-up pages' end of the server: what they may ask. A lost line and a refused token are answers, never exceptions.
import type { TablePlan } from '../../server/setup/plan/view.ts';
import type { ReissuePagesReply, ReissueReply } from '../../server/setup/reissue/view.ts';
import type { GrantWish, InvitedReply, StaffDoneReply, StaffOverview } from '../../server/setup/staff/view.ts';
import type {
  AddressReply,
  AddressWish,
  CheckReply,
  CreateReply,
  DoneReply,
  NamedReply,
  PlanReply,
  SetupOverview,
  TableReply,
} from '../../server/setup/view.ts';

/** The call itself failed: `reason` in kebab words, `connection-lost` when the line broke. */
export interface Failed {
  readonly ok: false;
  readonly failed: true;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function failed(code: string): Failed {
  return { ok: false, failed: true, code, params: {} };
}

export function isFailed(value: object): value is Failed {
  return 'failed' in value;
}

export interface StaffLink {
  list(): Promise<StaffOverview | Failed>;
  add(name: string): Promise<InvitedReply | Failed>;
  grant(wish: GrantWish): Promise<StaffDoneReply | Failed>;
  take(grant: string): Promise<StaffDoneReply | Failed>;
  invite(person: string): Promise<InvitedReply | Failed>;
  reset(person: string): Promise<InvitedReply | Failed>;
  end(person: string): Promise<StaffDoneReply | Failed>;
  ownPassphrase(passphrase: string): Promise<StaffDoneReply | Failed>;
}

/** An address that has leaked. */
export interface ReissueLink {
  pages(table: string, token: string): Promise<ReissuePagesReply | Failed>;
  /** `page` null: none is ours */
  issue(table: string, token: string, page: string | null): Promise<ReissueReply | Failed>;
}

export interface SetupLink {
  readonly reissue: ReissueLink;
  readonly staff: StaffLink;
  overview(): Promise<SetupOverview | Failed>;
  /** `passphrase` '': none */
  nameAdmin(person: string, passphrase: string): Promise<NamedReply | Failed>;
  checkPlan(plan: TablePlan): Promise<CheckReply | Failed>;
  /** `clientId`: UUIDv7; the same one twice is the same table */
  createTable(clientId: string, plan: TablePlan): Promise<CreateReply | Failed>;
  finish(table: string): Promise<CreateReply | Failed>;
  table(table: string): Promise<TableReply | Failed>;
  planFrom(table: string): Promise<PlanReply | Failed>;
  address(table: string, wish: AddressWish): Promise<AddressReply | Failed>;
  revoke(token: string): Promise<DoneReply | Failed>;
  setCardDesk(table: string, on: boolean): Promise<DoneReply | Failed>;
}
