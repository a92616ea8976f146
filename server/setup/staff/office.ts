// What the staff calls reach behind the edge. An interface alone, made in main; who asks is an administrator of every table.
import type { Admin } from '../admin.ts';
import type { GrantWish, InvitedReply, StaffDoneReply, StaffOverview } from './view.ts';

export interface StaffOffice {
  list(admin: Admin): Promise<StaffOverview>;
  /** With a one-time address for his passphrase. */
  add(admin: Admin, name: string): Promise<InvitedReply>;
  grant(admin: Admin, wish: GrantWish): Promise<StaffDoneReply>;
  take(admin: Admin, grant: string): Promise<StaffDoneReply>;
  /** Another one-time address for somebody without a passphrase. */
  invite(admin: Admin, person: string): Promise<InvitedReply>;
  /** His passphrase is forgotten and everything he has open closes. */
  reset(admin: Admin, person: string): Promise<InvitedReply>;
  end(admin: Admin, person: string): Promise<StaffDoneReply>;
  /** The administrator's own first one; another one is set on the sign-in page. */
  ownPassphrase(admin: Admin, passphrase: string): Promise<StaffDoneReply>;
}
