// Port for encrypting rows at rest. Made in main, one instance with its own key for each owner; the vault has another.
export interface Sealer {
  /** Encrypts `plain`, bound to `context` (opening with another context fails). */
  seal(plain: Uint8Array, context: string): Uint8Array;
  /** Throws when the key, the context or the bytes are wrong. */
  open(sealed: Uint8Array, context: string): Uint8Array;
}
