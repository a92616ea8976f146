'use client';
// The people of the house as React state: asked when the panel opens and after every change.
import { useCallback, useEffect, useState } from 'react';
import type { GrantWish, StaffInvitation, StaffOverview } from '../../../server/setup/staff/view.ts';
import { type Failed, isFailed, type SetupLink } from '../setupLink.ts';

export interface Refused {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface StaffDesk {
  /** null until the first answer */
  readonly staff: StaffOverview | null;
  readonly refused: Refused | null;
  /** shown once */
  readonly invitation: StaffInvitation | null;
  add(name: string): Promise<boolean>;
  grant(wish: GrantWish): Promise<boolean>;
  take(grant: string): Promise<boolean>;
  invite(person: string): Promise<boolean>;
  reset(person: string): Promise<boolean>;
  end(person: string): Promise<boolean>;
  ownPassphrase(passphrase: string): Promise<boolean>;
}

type Reply = { readonly ok: true; readonly invitation?: StaffInvitation } | (Refused & { readonly ok: false }) | Failed;

export function useStaff(server: SetupLink): StaffDesk {
  const [staff, setStaff] = useState<StaffOverview | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [invitation, setInvitation] = useState<StaffInvitation | null>(null);
  const look = useCallback(async () => {
    const answer = await server.staff.list();
    if (!isFailed(answer)) setStaff(answer);
  }, [server]);
  useEffect(() => void look(), [look]);
  const doing = async (ask: Promise<Reply>): Promise<boolean> => {
    const reply = await ask;
    setRefused(reply.ok ? null : reply);
    if (reply.ok && reply.invitation !== undefined) setInvitation(reply.invitation);
    await look();
    return reply.ok;
  };
  return {
    ...{ staff, refused, invitation },
    add: (name) => doing(server.staff.add(name)),
    grant: (wish) => doing(server.staff.grant(wish)),
    take: (grant) => doing(server.staff.take(grant)),
    invite: (person) => doing(server.staff.invite(person)),
    reset: (person) => doing(server.staff.reset(person)),
    end: (person) => doing(server.staff.end(person)),
    ownPassphrase: (passphrase) => doing(server.staff.ownPassphrase(passphrase)),
  };
}
