// Who speaks to the vault.
/** Who asked, for the audit log. */
export interface VaultActor {
  readonly actor: string;
  readonly role: string;
  /** of his socket; absent for whatever comes by none */
  readonly address?: string | undefined;
}
