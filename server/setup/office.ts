// What the set-up calls reach behind the edge. An interface alone, made in main; who asks has been checked by then.
import type { ClientId, TableId } from '../base/ids.ts';
import type { Admin } from './admin.ts';
import type { TablePlan } from './plan/view.ts';
import type { ReissueOffice } from './reissue/office.ts';
import type { StaffOffice } from './staff/office.ts';
import type {
  AddressReply,
  AddressWish,
  CheckReply,
  CreateReply,
  DoneReply,
  NamedReply,
  Naming,
  PlanReply,
  SetupOverview,
  TableReply,
} from './view.ts';

export interface SetupOffice {
  overview(admin: Admin): Promise<SetupOverview>;
  nameAdmin(admin: Admin, naming: Naming): Promise<NamedReply>;
  checkPlan(admin: Admin, plan: TablePlan): Promise<CheckReply>;
  createTable(admin: Admin, given: { readonly clientId: ClientId; readonly plan: TablePlan }): Promise<CreateReply>;
  finish(admin: Admin, table: TableId): Promise<CreateReply>;
  table(admin: Admin, table: TableId): Promise<TableReply>;
  planFrom(admin: Admin, table: TableId): Promise<PlanReply>;
  address(admin: Admin, table: TableId, wish: AddressWish): Promise<AddressReply>;
  revoke(admin: Admin, token: string): Promise<DoneReply>;
  setCardDesk(admin: Admin, table: TableId, on: boolean): Promise<DoneReply>;
  readonly staff: StaffOffice;
  readonly reissue: ReissueOffice;
}
