// What sockets reach when an address is issued anew: pages that stand there and wait, and the person who chooses among them.
// An interface alone, made in main; who asks has been checked by then.
import type { Principal } from '../../access/principal.ts';
import type { TableId } from '../../base/ids.ts';
import type {
  ReissueAddressesReply,
  ReissuePage,
  ReissuePagesReply,
  ReissueReply,
  ReissueWish,
  SuccessorStep,
} from './view.ts';

/** A page on its own socket. */
export interface StandingPage {
  /** by which it stands there now; null when that was taken away */
  principal(): Principal | null;
  seen(): Omit<ReissuePage, 'id'>;
  say(step: SuccessorStep): void;
  /** Until the returned function is called the socket is not closed for a token that has ended. */
  hold(): () => void;
  /** From now on it stands there by this. */
  carry(principal: Principal): void;
}

export interface Waiting {
  answer(offer: string, kept: boolean): void;
  leave(): void;
}

export interface Asker {
  readonly actor: string;
  /** where he is, for the audit log */
  readonly address: string;
  /** makes addresses anyway, so that he may see every one */
  readonly makesAddresses: boolean;
}

export interface ReissueOffice {
  enter(page: StandingPage): Waiting;
  addresses(table: TableId, canvas: string): Promise<ReissueAddressesReply>;
  pages(table: TableId, token: string): Promise<ReissuePagesReply>;
  issue(asker: Asker, table: TableId, wish: ReissueWish): Promise<ReissueReply>;
}
