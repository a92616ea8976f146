// What release itself has written into the audit log: facts of settings and hands, no card.
export interface ReleaseNote {
  readonly actor: string;
  /** kebab verb */
  readonly action: string;
  readonly detail: Readonly<Record<string, string | number | boolean | null | readonly string[]>>;
}

/** Written down when it resolves. */
export type Note = (note: ReleaseNote) => Promise<unknown>;
