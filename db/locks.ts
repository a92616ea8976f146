// Advisory locks of PostgreSQL, by number; one list so that no two uses collide.
export const LOCKS = {
  /** Held by a process that migrates. */
  migrate: 748_001,
  /** Shared by every process that uses the private database; whoever gets it alone may stop it. */
  presence: 748_002,
  /** Held by `serve` on the private database. */
  server: 748_003,
} as const;
